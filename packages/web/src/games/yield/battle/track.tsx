/** The track with a pawn for each side, and the gap between the lowest and the highest total. */
import { Emblem } from '../houses/emblem.tsx';
import { membersOf, sidesOf } from '../state/reading.ts';
import css from './battle.module.css';
import type { TrackerProps } from './tracker.tsx';

/** Pawns on the same number stand side by side. */
export function Track({ view, battle }: TrackerProps) {
  const sides = sidesOf(battle).filter(side => battle.remaining & (1 << side));
  const totals = sides.map(side => battle.totals[side]!);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const first = Math.max(0, low - 4);
  const last = Math.max(high + 3, first + 12);
  const at = (total: number) => `${(100 * (total - first)) / (last - first)}%`;
  const marks = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(n => n % 5 === 0);
  return (
    <div className={css.track} aria-hidden="true">
      <span className={css.line} />
      <span className={css.gap} style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
      {marks.map(n => (
        <span key={n} className={css.mark} style={{ left: at(n) }}>
          {n}
        </span>
      ))}
      {sides.map((side, i) => {
        const before = sides.slice(0, i).filter(other => battle.totals[other] === battle.totals[side]).length;
        return (
          <span
            key={side}
            className={css.pawn}
            data-holder={battle.holder === side}
            style={{ left: at(battle.totals[side]!), '--aside': before }}
          >
            <Emblem seat={membersOf(view, battle, side)[0] ?? side} size={24} />
          </span>
        );
      })}
    </div>
  );
}
