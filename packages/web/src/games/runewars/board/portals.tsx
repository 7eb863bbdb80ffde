/** RNW-507: while a way is chosen, dotted arcs link the portals that lie open. */
import { portals } from '@interregnum/runewars';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { type Layout, useLayout } from '../map/layout.ts';
import type { Option, Props } from '../state/props.ts';
import css from './ways.module.css';

const GOES: ReadonlySet<Option['type']> = new Set(['activate', 'from', 'move', 'group', 'groupHero', 'step', 'go']);

/** Bent to the side, so that it is no border. */
function arcOf({ anchors }: Layout, from: number, to: number): string {
  const [a, b] = [anchors[from]!, anchors[to]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - dy * 0.22} ${(a.y + b.y) / 2 + dx * 0.22} ${b.x} ${b.y}`;
}

export function PortalLinks({ view, options }: Props) {
  const layout = useLayout();
  if (!options.some(({ type }) => GOES.has(type))) return null;
  const open = portals(view);
  return (
    <g {...DECORATION} data-portals={open.length}>
      {open.flatMap((from, nth) =>
        open
          .slice(nth + 1)
          .map(to => <path key={`${from} ${to}`} className={css.portal} d={arcOf(layout, from, to)} />),
      )}
    </g>
  );
}
