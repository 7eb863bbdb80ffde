/** What grows, rises and stands on the land. */

import { areaId, isCastle } from '@interregnum/epix';
import { seatClass } from '../../../parts/seal.tsx';
import { Castle } from './castle.tsx';
import { Drawings } from './drawings.tsx';
import { Lake } from './lake.tsx';
import type { Layout } from './places.ts';
import { drawingsOf } from './terrain.ts';

export function Scenery({ layout }: { layout: Layout }) {
  const { areas, anchors } = layout.board;
  const drawings = areas.flatMap(area => drawingsOf(layout, area)).sort((a, b) => a.at[1] - b.at[1]);
  return (
    <>
      {areas.map(area => areaId(area) === 'mirelac' && <Lake key={area} {...anchors[area]!} />)}
      <Drawings of={drawings} />
      {areas.filter(isCastle).map(area => (
        <g key={area} className={seatClass(area)}>
          <Castle x={anchors[area]!.x} y={anchors[area]!.y - 4} />
        </g>
      ))}
    </>
  );
}
