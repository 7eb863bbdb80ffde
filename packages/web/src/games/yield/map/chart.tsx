/** All of the map that never changes during a game; drawn once. */
import { boardFor, locationId } from '@interregnum/yield';
import { memo } from 'react';
import { DECORATION, PAINTED } from '../../../table/kit/map/decoration.ts';
import { Ground, GroundPaint, Roads } from './ground.tsx';
import css from './map.module.css';
import { Node } from './node.tsx';
import type { Layout } from './places.ts';
import { Scenery } from './scenery.tsx';

export const Chart = memo(function Chart({ layout }: { layout: Layout }) {
  return (
    <g {...PAINTED}>
      <defs>
        <GroundPaint layout={layout} />
      </defs>
      <Ground layout={layout} />
      <Scenery layout={layout} />
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
