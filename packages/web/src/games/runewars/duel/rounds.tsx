/** The four rounds of a duel. */
import type { Text } from '../state/props.ts';
import css from './duel.module.css';

const ROUNDS = [1, 2, 3, 4];

export const Rounds = ({ now, text }: { now: number; text: Text }) => (
  <ol className={css.rounds} aria-label={text('runewars.duel.round', { n: now })}>
    {ROUNDS.map(round => (
      <li key={round} data-now={round === now} data-done={round < now}>
        {round}
      </li>
    ))}
  </ol>
);
