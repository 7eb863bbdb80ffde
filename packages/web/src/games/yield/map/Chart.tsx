/** All of the map that never changes during a game; drawn once. */
import { boardFor, locationId } from '@interregnum/yield';
import { memo } from 'react';
import { Drawings } from '../../../parts/map/Drawings.tsx';
import { DECORATION } from '../../../parts/map/decoration.ts';
import { Ground, GroundPaint, Roads } from './Ground.tsx';
import css from './map.module.css';
import { Node } from './Node.tsx';
import type { Layout } from './places.ts';
import { sceneryOf } from './scenery.ts';
import { SYMBOLS } from './symbols.ts';

export const Chart = memo(function Chart({ layout }: { layout: Layout }) {
  const scenery = layout.areas.flatMap(location => sceneryOf(layout, location)).sort((a, b) => a.at[1] - b.at[1]);
  return (
    <g {...DECORATION}>
      <defs>
        <GroundPaint layout={layout} />
      </defs>
      <Ground layout={layout} />
      <Drawings symbols={SYMBOLS} of={scenery} />
      <Roads layout={layout} />
      {layout.areas.map(location => (
        <Node key={location} location={location} region={layout.regions[location]!} {...layout.anchors[location]!} />
      ))}
    </g>
  );
});

export const Names = memo(function Names({ layout }: { layout: Layout }) {
  const { names } = boardFor(layout.seats);
  return (
    <g {...DECORATION} data-grows="">
      {layout.areas.map(location => (
        <text key={location} className={css.name} x={layout.names[location]![0]} y={layout.names[location]![1]}>
          <tspan className={css.id}>{locationId(location)}</tspan>
          <tspan className={css.word} dx={5}>
            {names[location]}
          </tspan>
        </text>
      ))}
    </g>
  );
});
