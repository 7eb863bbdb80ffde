/** RNW-507: while a way is chosen, dotted arcs link the portals that lie open, and places that need them show their price. */
import Portal from 'icon:game-icons/magic-portal';
import { portals } from '@interregnum/runewars';
import type { Targets } from '../../../table/kit/map/area-targets.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useLayout } from '../map/layout.ts';
import { tollAt } from '../state/clicks.ts';
import type { Option, Props } from '../state/props.ts';
import { leapOf } from './routes.tsx';
import css from './ways.module.css';

const GOES: ReadonlySet<Option['type']> = new Set(['activate', 'from', 'move', 'group', 'groupHero', 'step', 'go']);

export function PortalLinks({ view, options }: Props) {
  const layout = useLayout();
  if (!options.some(({ type }) => GOES.has(type))) return null;
  const open = portals(view);
  return (
    <g {...DECORATION} data-portals={open.length}>
      {open.flatMap((from, nth) =>
        open
          .slice(nth + 1)
          .map(to => <path key={`${from} ${to}`} className={css.portal} d={leapOf(layout, from, to)} />),
      )}
    </g>
  );
}

/** D56: beside the name of the area, in influence. */
export function Tolls({ view, targets }: Pick<Props, 'view'> & { targets: Targets<Option> }) {
  const { anchors } = useLayout();
  return (
    <g {...DECORATION} data-grows="">
      {[...targets].map(([area, offered]) => {
        const toll = tollAt(view, offered);
        return (
          toll > 0 && (
            <g key={area} data-toll={toll} transform={`translate(${anchors[area]!.x + 34} ${anchors[area]!.y + 52})`}>
              <g className={css.toll}>
                <rect x={-20} y={-12} width={40} height={24} rx={12} />
                <Portal x={-17} y={-9} width={18} height={18} />
                <text x={9} y={6}>
                  {toll}
                </text>
              </g>
            </g>
          )
        );
      })}
    </g>
  );
}
