/** A fight on the map: the two areas, the way of the shot, the Unit that is attacked. */

import { CATAPULT, type Fight, firstDefender, GARRISON, type View } from '@interregnum/epix';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { unitPlace, useLayout } from '../map/places.ts';
import { arrowPath } from './arrows.tsx';
import css from './clash.module.css';

export function ClashGround({ fight }: { fight: Fight }) {
  const { outlines } = useLayout().curves;
  return (
    <g {...DECORATION}>
      <path className={css.from} d={outlines[fight.from]} />
      <path className={css.to} d={outlines[fight.to]} />
    </g>
  );
}

/** Who is fought, or would be next after a victory. */
const targetOf = (view: View, fight: Fight): number | null =>
  fight.won && fight.target !== null ? firstDefender(view, fight.to) : fight.target;

export function ClashMarks({ view, fight }: { view: View; fight: Fight }) {
  const layout = useLayout();
  const target = targetOf(view, fight);
  const { x, y } = layout.board.anchors[fight.to]!;
  const aimed = target !== null && target !== GARRISON;
  const [tx, ty] = aimed ? unitPlace(layout, target, fight.to) : [x, y];
  return (
    <g {...DECORATION}>
      {fight.unit === CATAPULT && (
        <path
          className={css.flight}
          d={arrowPath(unitPlace(layout, CATAPULT, fight.from), [x, y], true)}
          markerEnd="url(#epix-head-attack)"
        />
      )}
      <circle className={css.aim} cx={tx} cy={ty} r={aimed ? 28 : 54} />
    </g>
  );
}
