/** Short shows on the map: a stone in flight, coins that rise. Gone by themselves. */
import { Burst, Rising, Shows } from '../../../table/kit/map/shows.tsx';
import { CoinBadge } from '../map/badges.tsx';
import { unitPlace, useLayout } from '../map/places.ts';
import { paymentsIn, type Shot, shotIn } from '../state/happenings.ts';
import type { Piece } from '../state/pieces.ts';
import type { Props } from '../state/props.ts';
import css from './effects.module.css';

/** When the stone has come down, in milliseconds. */
const LANDED = 600;

export function Effects({ news, view, pieces, reducedMotion }: Props & { pieces: readonly Piece[] }) {
  const { anchors } = useLayout().board;
  const shot = shotIn(news, pieces);
  return (
    <Shows news={news} reducedMotion={reducedMotion}>
      {shot && <Stone {...shot} />}
      {paymentsIn(news, view).map(({ area, gold }) => (
        <Rising key={area} x={anchors[area]!.x} y={anchors[area]!.y}>
          <CoinBadge gold={gold} />
        </Rising>
      ))}
    </Shows>
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
      <Burst x={bx} y={by} delay={LANDED} dull={!hit} />
    </>
  );
}
