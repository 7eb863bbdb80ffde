/** Where the chosen Unit may go: green arrows for moves, red ones for attacks with the order of defence. */

import { CATAPULT, type Unit, type View } from '@interregnum/epix';
import { Arrow } from '../../../table/kit/map/arrows.tsx';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { GuessShield } from '../map/badges.tsx';
import { unitPlace, useLayout } from '../map/places.ts';
import { defenceOf, type Reach } from '../state/reading.ts';
import { SILHOUETTES } from '../units/silhouettes.ts';
import css from './arrows.module.css';

type Spot = readonly [number, number];

/** From beside the Unit to short of the middle of the target, bent a little; a shot flies in an arc. */
export function arrowPath([ax, ay]: Spot, [bx, by]: Spot, flying: boolean): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const start: Spot = [ax + ux * 24, ay + uy * 24];
  const end: Spot = [bx - ux * 30, by - uy * 30];
  const bend = flying ? -Math.min(90, length * 0.4) : -length * 0.08;
  const sideways: Spot = flying ? [0, bend] : [-uy * bend, ux * bend];
  const mid: Spot = [(start[0] + end[0]) / 2 + sideways[0], (start[1] + end[1]) / 2 + sideways[1]];
  return `M${start.map(Math.round).join(' ')}Q${mid.map(Math.round).join(' ')} ${end.map(Math.round).join(' ')}`;
}

interface ArrowsProps {
  view: View;
  seat: number;
  unit: Unit;
  from: number;
  reach: readonly Reach[];
  /** The target under pointer or focus. */
  hot: number | null;
  faint?: boolean;
}

export function Arrows({ view, seat, unit, from, reach, hot, faint = false }: ArrowsProps) {
  const layout = useLayout();
  const start = unitPlace(layout, unit, from);
  return (
    <g {...DECORATION} className={faint ? css.faint : undefined}>
      {reach.map(({ to, attack }) => {
        const { x, y } = layout.board.anchors[to]!;
        const path = arrowPath(start, [x, y], unit === CATAPULT);
        return <Arrow key={`${to}${attack}`} path={path} tone={attack ? 'bad' : 'good'} hot={hot === to} />;
      })}
      {reach
        .filter(({ attack }) => attack)
        .map(({ to }) => (
          <DefenceOrder key={to} view={view} seat={seat} unit={unit} area={to} />
        ))}
    </g>
  );
}

/** The defenders in the order in which they must be beaten, each with its number of guesses. */
function DefenceOrder({ view, seat, unit, area }: { view: View; seat: number; unit: Unit; area: number }) {
  const { x, y } = useLayout().board.anchors[area]!;
  const { order, guesses } = defenceOf(view, seat, unit, area);
  if (order.length === 0) return null;
  const width = 27 * order.length + 8;
  return (
    <g transform={`translate(${x} ${y - 58})`}>
      <rect className={css.plate} x={-width / 2} y={-14} width={width} height={28} rx={8} />
      {order.map((target, i) => (
        <g key={target} transform={`translate(${(i - (order.length - 1) / 2) * 27} 0)`}>
          <path className={css.defender} d={SILHOUETTES[target]} transform="translate(-5 0) scale(.62)" />
          <g transform="translate(7 2) scale(.62)">
            <GuessShield guesses={guesses[i] ?? guesses[0]!} />
          </g>
        </g>
      ))}
    </g>
  );
}
