/** The last scene of a title that counts: what each player has grows, then the crown falls. */
import Crown from 'icon:game-icons/crown';
import type { Outcome, Phrase } from '@interregnum/kernel';
import { Seal, useSeatColours } from '../../../parts/seal.tsx';
import { type Act, hasCome } from './scene.ts';
import css from './tally.module.css';

interface TallyProps {
  outcome: Outcome | null;
  act: Act;
  /** What is counted. */
  unit: string;
  seatNames: readonly string[];
  say(p: Phrase): string;
}

export function Tally({ outcome, act, unit, seatNames, say }: TallyProps) {
  const colours = useSeatColours();
  if (!outcome) return null;
  const counted = hasCome('reveal', act);
  const decided = hasCome('consequence', act);
  const most = Math.max(1, ...outcome.standings.map(({ score }) => score));
  const inOrder = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return (
    <section className={css.tally} aria-label={unit}>
      <h2>{unit}</h2>
      <ul>
        {inOrder.map(({ seat, score }) => (
          <li key={seat} style={{ '--seat': colours(seat).fill }} data-won={decided && outcome.winners.includes(seat)}>
            <span className={css.name}>
              <Seal seat={seat} size={20} />
              {seatNames[seat]}
            </span>
            <span className={css.room}>
              <span className={css.bar} style={{ width: `${counted ? (100 * score) / most : 0}%` }} />
            </span>
            <b data-counted={counted}>{score}</b>
            <span className={css.crown}>{decided && outcome.winners.includes(seat) && <Crown />}</span>
          </li>
        ))}
      </ul>
      <p data-told={decided}>{say(outcome.reason)}</p>
    </section>
  );
}
