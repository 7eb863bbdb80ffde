/** What a draw may bring: the destinies that are not in the open discard pile. */
import { DESTINIES } from '@interregnum/runewars';
import { destiniesLeft } from '../state/fate.ts';
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
  const left = destiniesLeft(view);
  return (
    <p className={css.left}>
      {text('runewars.fate.left')}
      {DESTINIES.map(destiny => (
        <span key={destiny}>
          <i className={css.gem} data-destiny={destiny} /> <b>{left[destiny]}</b>
          <span className="visually-hidden">{text(`destiny.${destiny}`)}</span>
        </span>
      ))}
    </p>
  );
}
