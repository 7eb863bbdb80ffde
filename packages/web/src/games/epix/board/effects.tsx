/** Short shows on the map: a stone in flight, coins that rise. Gone by themselves. */

import type { EpixEvent } from '@interregnum/epix';
import { useState } from 'react';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { CoinBadge } from '../map/badges.tsx';
import { useLayout } from '../map/layout-context.ts';
import { unitPlace } from '../map/places.ts';
import { type Payment, paymentsIn, type Shot, shotIn } from '../state/happenings.ts';
import type { Piece } from '../state/pieces.ts';
import type { Props } from '../state/props.ts';
import css from './effects.module.css';

/** Counts the bundles of news, so that every show starts anew. */
function useBundle(news: readonly EpixEvent[]): number {
  const [memory, setMemory] = useState({ news, count: 0 });
  if (memory.news === news) return memory.count;
  setMemory({ news, count: memory.count + 1 });
  return memory.count + 1;
}

export function Effects({ news, view, pieces, reducedMotion }: Props & { pieces: readonly Piece[] }) {
  const bundle = useBundle(news);
  if (reducedMotion || bundle === 0) return null;
  const shot = shotIn(news, pieces);
  return (
    <g key={bundle} {...DECORATION}>
      {shot && <Stone {...shot} />}
      {paymentsIn(news, view).map(payment => (
        <Rising key={payment.area} {...payment} />
      ))}
    </g>
  );
}

function Stone({ from, to, hit }: Shot) {
  const layout = useLayout();
  const [ax, ay] = unitPlace(layout, 3, from);
  const { x: bx, y: by } = layout.board.anchors[to]!;
  const [mx, my] = [(ax + bx) / 2, Math.min(ay, by) - 0.45 * Math.hypot(bx - ax, by - ay)];
  const path = `path("M${ax} ${ay}Q${mx} ${my} ${bx} ${by}")`;
  return (
    <>
      <g className={css.stone} style={{ offsetPath: path }}>
        <circle r={8} />
        <circle r={3} cx={-2} cy={-2} className={css.light} />
      </g>
      <g transform={`translate(${bx} ${by})`}>
        <path
          className={hit ? css.burst : css.miss}
          d="M0-46L9-17 37-33 21-8 52 0 21 8 37 33 9 17 0 46-9 17-37 33-21 8-52 0-21-8-37-33-9-17z"
        />
      </g>
    </>
  );
}

function Rising({ area, gold }: Payment) {
  const { x, y } = useLayout().board.anchors[area]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={css.rising}>
        <CoinBadge gold={gold} />
      </g>
    </g>
  );
}
