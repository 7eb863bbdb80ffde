/** A draw that lies open: what each of its cards brings, the destinies of the discard pile, and those that may still come. */
import { ASK, contentOf, DESTINIES } from '@interregnum/runewars';
import type { ChipLook } from '../../../table/kit/chips.tsx';
import { destiniesOf } from '../state/fate.ts';
import type { Option, Props } from '../state/props.ts';
import { Answers } from './answers.tsx';
import css from './controls.module.css';
import { lookOf } from './look.tsx';

/** Only the destiny counts; in talks it is known what it brings, for a test its card says so. */
function lookOfDraw(props: Props): (option: Option) => ChipLook {
  const look = lookOf(props);
  const { view, text } = props;
  return option => {
    if (option.type !== 'fate') return look(option);
    const { destiny } = contentOf(view).fate[option.fate]!;
    const small = view.ask?.id === ASK.destiny ? text(`runewars.talks.${destiny}`) : undefined;
    return { ...look(option), words: text(`runewars.fate.${destiny}`), small };
  };
}

export function FateChoice(props: Props) {
  return (
    <div className={css.draw}>
      <Answers {...props} look={lookOfDraw(props)} />
      <FateLeft {...props} />
    </div>
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
