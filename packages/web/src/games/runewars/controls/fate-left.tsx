/** What a draw may bring: the destinies of the open discard pile, and those that are not in it. */
import { DESTINIES } from '@interregnum/runewars';
import { destiniesOf } from '../state/fate.ts';
import type { Props } from '../state/props.ts';
import { Answers } from './answers.tsx';
import css from './controls.module.css';

export function FateChoice(props: Props) {
  return (
    <>
      <Answers {...props} />
      <FateLeft {...props} />
    </>
  );
}

export function FateLeft({ view, text }: Props) {
  const piles = destiniesOf(view);
  return (
    <div className={css.piles}>
      {(['discarded', 'left'] as const).map(pile => (
        <p key={pile} className={css.left} data-pile={pile}>
          {text(`runewars.fate.${pile}`)}
          {DESTINIES.map(destiny => (
            <span key={destiny}>
              <i className={css.gem} data-destiny={destiny} /> <b>{piles[pile][destiny]}</b>
              <span className="visually-hidden">{text(`destiny.${destiny}`)}</span>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
