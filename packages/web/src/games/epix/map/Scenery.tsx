/** What grows, rises and stands on the land. */
import { areaId, isCastle } from '@interregnum/epix';
import { seatClass } from '../units/livery.ts';
import { Castle } from './Castle.tsx';
import { Lake } from './Lake.tsx';
import type { Layout } from './places.ts';
import { drawingsOf } from './terrain.ts';

export function Scenery({ layout }: { layout: Layout }) {
  const { board } = layout;
  return board.areas.map(area => {
    const anchor = board.anchors[area]!;
    return (
      <g key={area} className={isCastle(area) ? seatClass(area) : undefined}>
        {areaId(area) === 'mirelac' && <Lake {...anchor} />}
        {drawingsOf(layout, area).map(({ symbol, scale, at: [x, y] }) => (
          <use
            key={`${symbol}${x}`}
            href={`#epix-${symbol}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}
          />
        ))}
        {isCastle(area) && <Castle x={anchor.x} y={anchor.y - 4} />}
      </g>
    );
  });
}
