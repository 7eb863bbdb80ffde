/** Waste tokens of Banners of War: desolated land is hatched brown, frozen land lies under pale ice with its tokens. */
import Snow from 'icon:game-icons/snowflake-2';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { useLayout } from '../map/layout.ts';
import type { Props } from '../state/props.ts';
import { wasteAt } from '../state/waste.ts';
import css from './waste.module.css';

export const WastePatterns = () => (
  <pattern id="runewars-desolation" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path className={css.hatch} d="M0 0V14M7 0V14" />
  </pattern>
);

/** Below the realms, so that one still sees whose it is. */
export function WasteGround({ view }: Pick<Props, 'view'>) {
  const { areas, curves } = useLayout();
  return (
    <g {...DECORATION}>
      {areas.map(area => {
        const waste = wasteAt(view, area);
        if (!waste) return null;
        return (
          <g key={area} data-waste={waste.kind}>
            <path className={css.ground} data-waste={waste.kind} d={curves.outlines[area]} />
            {waste.kind === 'desolation' && <path d={curves.outlines[area]} fill="url(#runewars-desolation)" />}
          </g>
        );
      })}
    </g>
  );
}

export function WasteTokens({ view }: Pick<Props, 'view'>) {
  const { areas, anchors } = useLayout();
  return (
    <g {...DECORATION}>
      {areas.map(area => {
        const waste = wasteAt(view, area);
        if (waste?.kind !== 'cryomancy') return null;
        return (
          <g
            key={area}
            className={css.token}
            transform={`translate(${anchors[area]!.x + 34} ${anchors[area]!.y + 46})`}
          >
            <circle r={15} />
            <Snow x={-11} y={-11} width={22} height={22} />
            {waste.n > 1 && (
              <text x={13} y={13}>
                {waste.n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
