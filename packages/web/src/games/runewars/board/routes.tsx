/** A way on the map: walked parts as arrows, and the leap from one portal to the other (RNW-507). */
import Portal from 'icon:game-icons/magic-portal';
import type { Area, View } from '@interregnum/runewars';
import { Arrow, type ArrowTone } from '../../../table/kit/map/arrows.tsx';
import { type Layout, TOKEN_SPOT, useLayout } from '../map/layout.ts';
import { partedByPortals } from '../state/journeys.ts';
import css from './routes.module.css';

interface Spot {
  x: number;
  y: number;
}

const portalAt = ({ anchors }: Layout, area: Area): Spot => ({
  x: anchors[area]!.x + TOKEN_SPOT.x,
  y: anchors[area]!.y + TOKEN_SPOT.y,
});

/** Bent to the side, so that it is no border. */
export function leapOf(layout: Layout, from: Area, to: Area): string {
  const [a, b] = [portalAt(layout, from), portalAt(layout, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - dy * 0.22} ${(a.y + b.y) / 2 + dx * 0.22} ${b.x} ${b.y}`;
}

const off = (a: Spot, b: Spot, by: number): Spot => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: a.x + ((b.x - a.x) * by) / length, y: a.y + ((b.y - a.y) * by) / length };
};

/** Through all spots, from beside the first to beside the last; between two it is bent a little. */
function curveOf(points: readonly Spot[], [before, after]: readonly [number, number]): string {
  const [from, to] = [points[0]!, points.at(-1)!];
  const [start, end] = [off(from, points[1]!, before), off(to, points.at(-2)!, after)];
  if (points.length === 2) {
    const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
    const length = Math.hypot(dx, dy);
    return `M${start.x} ${start.y}Q${from.x + dx - (dy * 18) / length} ${from.y + dy + (dx * 18) / length} ${end.x} ${end.y}`;
  }
  const bends = points.slice(1, -1).map((at, i) => {
    const next = points[i + 2]!;
    const goal = i === points.length - 3 ? end : { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 };
    return `Q${at.x} ${at.y} ${goal.x} ${goal.y}`;
  });
  return `M${start.x} ${start.y}${bends.join('')}`;
}

/** How far arrows keep from armies, and from portals. */
const CLEAR = { army: 34, goal: 40, portal: 18 };

/** What is walked of a way: to the portal, and on from the other one. */
function walksOf(layout: Layout, parts: readonly (readonly Area[])[]): string[] {
  return parts.flatMap((part, nth) => {
    const [isFirst, isLast] = [nth === 0, nth === parts.length - 1];
    const middles = part.map(area => layout.anchors[area]!);
    const points = [
      ...(isFirst ? [] : [portalAt(layout, part[0]!)]),
      ...middles.slice(isFirst ? 0 : 1, isLast ? undefined : -1),
      ...(isLast ? [] : [portalAt(layout, part.at(-1)!)]),
    ];
    const clear = [isFirst ? CLEAR.army : CLEAR.portal, isLast ? CLEAR.goal : CLEAR.portal] as const;
    return points.length > 1 ? [curveOf(points, clear)] : [];
  });
}

/** From one portal to the next. */
const leapsBetween = (parts: readonly (readonly Area[])[]): [Area, Area][] =>
  parts.slice(1).map((part, nth) => [parts[nth]!.at(-1)!, part[0]!]);

interface RouteProps {
  view: View;
  way: readonly Area[];
  tone: ArrowTone;
  hot: boolean;
}

export function Route({ view, way, tone, hot }: RouteProps) {
  const layout = useLayout();
  const parts = partedByPortals(view, way);
  return (
    <>
      {leapsBetween(parts).map(([from, to]) => (
        <g key={`${from} ${to}`} className={css.leap} data-leap={`${from} ${to}`} data-hot={hot}>
          <path className={css.edge} d={leapOf(layout, from, to)} />
          <path className={css.path} d={leapOf(layout, from, to)} />
          <Gate {...portalAt(layout, from)} />
          <Gate {...portalAt(layout, to)} />
        </g>
      ))}
      {walksOf(layout, parts).map(path => (
        <Arrow key={path} path={path} tone={tone} hot={hot} />
      ))}
    </>
  );
}

const Gate = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={css.gate}>
      <circle r={17} />
      <Portal x={-12} y={-12} width={24} height={24} />
    </g>
  </g>
);
