/** Armies on the march: companies that travel over the map to where they now are. */
import { NONE } from '@interregnum/runewars';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useStaged } from '../../../table/kit/stage/staged.ts';
import { Pawn } from '../heroes/portrait.tsx';
import { type Layout, useLayout } from '../map/layout.ts';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPiece, wearerOf } from '../peoples/units.tsx';
import { type Journey, partedByBattle, partedByPortals, routeOf } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import css from './armies.module.css';
import { Count } from './armies.tsx';

/** So many beats for the whole way, within bounds. */
const BEATS = 2;
const LONGEST = 900;

/** Counts up whenever there are other news; 0 for those that were there on arrival. */
function useNth(news: Props['news']): number {
  const [seen, setSeen] = useState({ news, nth: 0 });
  if (seen.news !== news) setSeen({ news, nth: seen.nth + 1 });
  return seen.nth;
}

export function Marching({ view, news, beat }: Props) {
  const layout = useLayout();
  const nth = useNth(news);
  const staged = useStaged();
  const { marches, retreats } = useMemo(() => partedByBattle(news), [news]);
  const journeys = staged ? marches : [...marches, ...retreats];
  if (nth === 0 || beat === 0) return null;
  return (
    <g {...DECORATION} data-grows="">
      {journeys.map(journey => (
        <Company
          key={`${nth} ${journey.key}`}
          view={view}
          journey={journey}
          layout={layout}
          time={Math.min(LONGEST, beat * BEATS)}
        />
      ))}
    </g>
  );
}

interface CompanyProps extends Pick<Props, 'view'> {
  journey: Journey;
  layout: Layout;
  time: number;
}

const at = ({ anchors }: Layout, area: number): string =>
  `translate(${anchors[area]!.x}px, ${anchors[area]!.y + 12}px)`;

/** Over the areas; between two portals they vanish in one and come out of the other. */
function framesOf(view: Props['view'], layout: Layout, way: readonly number[]): Keyframe[] {
  const parts = partedByPortals(view, way);
  const gone = (area: number): Keyframe => ({ transform: `${at(layout, area)} scale(0.2)`, opacity: 0 });
  return parts.flatMap((part, nth) => [
    ...(nth > 0 ? [gone(part[0]!)] : []),
    ...part.map(area => ({ transform: `${at(layout, area)} scale(1)`, opacity: 1 })),
    ...(nth < parts.length - 1 ? [gone(part.at(-1)!)] : []),
  ]);
}

function Company({ view, journey, layout, time }: CompanyProps) {
  const { from, to, units, heroes } = journey;
  const company = useRef<SVGGElement>(null);
  const [{ way }] = useState(() => ({ way: framesOf(view, layout, routeOf(view, from, to)) }));
  useLayoutEffect(() => {
    const element = company.current;
    if (!element) return;
    const travel = element.animate(way, { duration: time, easing: 'ease-in-out', fill: 'both' });
    const there = element.ownerSVGElement?.querySelector(`[data-army="${to}"]`);
    const hidden = there?.animate({ opacity: [0.2, 0.2] }, { duration: time });
    const end = element.animate({ opacity: [1, 0] }, { delay: time, duration: 160, fill: 'forwards' });
    return () => {
      for (const animation of [travel, hidden, end]) animation?.cancel();
    };
  }, [way, to, time]);
  return (
    <g ref={company} data-marching={journey.key}>
      {units.map(({ unit, n }, i) => (
        <g
          key={unit}
          className={`${ownerClass(wearerOf(view, unit))} ${css.stack}`}
          transform={`translate(${(i - (units.length - 1) / 2) * 30} 0)`}
        >
          <g className={css.piece}>
            <UnitPiece type={unit} ally={NONE} />
          </g>
          <Count n={n} x={15} y={15} />
        </g>
      ))}
      {heroes.map((hero, i) => (
        <g key={hero} className={css.pawn} transform={`translate(${(i - (heroes.length - 1) / 2) * 36} 36)`}>
          <Pawn view={view} hero={hero} />
        </g>
      ))}
    </g>
  );
}
