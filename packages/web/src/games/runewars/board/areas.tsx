/** The areas as things to press, focus and walk over; those that answer the question glow, those that are held wear colours. */
import { AREA_IDS, type Area } from '@interregnum/runewars';
import { useMemo } from 'react';
import { useAreaButtons } from '../../../table/kit/map/area-buttons.ts';
import { previewAt, type Targets } from '../../../table/kit/map/area-targets.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { type Layout, useLayout } from '../map/layout.ts';
import { patternOf } from '../peoples/patterns.tsx';
import { ownerClass, peoplesOf } from '../peoples/peoples.ts';
import { isTaken } from '../state/changes.ts';
import { tollAt } from '../state/clicks.ts';
import type { Option, Props } from '../state/props.ts';
import { frontierOf, realmsOf } from '../state/realms.ts';
import { lookedAt } from '../state/selection.ts';
import { areaInWords } from '../state/words.ts';
import css from './areas.module.css';

/** A little inside of the border. */
const inset = ({ anchors }: Layout, area: Area, scale: number): string => {
  const { x, y } = anchors[area]!;
  return `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`;
};

/** Who holds what, as on a map of countries: a colour and a pattern, and a band inside of the frontier. */
export function Realms({ view, before }: Pick<Props, 'view' | 'before'>) {
  const layout = useLayout();
  const peoples = peoplesOf(view);
  return (
    <g {...DECORATION}>
      {realmsOf(view, layout.areas).map(({ seat, areas }) => {
        const land = areas.map(area => layout.curves.outlines[area]).join('');
        const name = `runewars-realm-${seat}`;
        return (
          <g key={seat} className={ownerClass(seat)} clipPath={`url(#${name})`}>
            <clipPath id={name}>
              <path d={land} />
            </clipPath>
            <path className={css.realm} d={land} />
            <path d={land} fill={patternOf(peoples[seat]!, 'land')} />
            <path className={css.march} d={frontierOf(layout, areas)} />
            <path className={css.frontier} d={frontierOf(layout, areas)} />
            {areas.map(
              area =>
                isTaken(before, view, area) && (
                  <path key={area} className={css.taken} data-taken="true" d={layout.curves.outlines[area]} />
                ),
            )}
          </g>
        );
      })}
    </g>
  );
}

interface AreasProps extends Props {
  targets: Targets<Option>;
  selected: Area | null;
  onArea(area: Area): void;
  onInspect(area: Area): void;
  /** For areas whose army can be dragged now. */
  handleOf(area: Area): object | null;
}

/** That it can be chosen, and what that costs. */
function targetInWords({ view, text }: Props, offered: readonly Option[]): string[] {
  if (offered.length === 0) return [];
  const toll = tollAt(view, offered);
  return [text('runewars.target'), ...(toll > 0 ? [`${text('runewars.portal', { n: toll })}.`] : [])];
}

export function Areas({ targets, selected, onArea, onInspect, handleOf, ...props }: AreasProps) {
  const { view, text, seatNames, hovered } = props;
  const layout = useLayout();
  const look = (area: Area | null) => {
    lookedAt.set(area);
    previewAt(targets, hovered, area);
  };
  const labels = useMemo(
    () => layout.areas.map(area => areaInWords(view, text, seatNames, area)),
    [layout, view, text, seatNames],
  );
  const buttonFor = useAreaButtons(layout, { onArea, onLook: look, onInspect });
  const many = targets.size > layout.areas.length / 3;
  return layout.areas.map((area, nth) => {
    const offered = targets.get(area) ?? [];
    return (
      <g
        key={area}
        className={css.area}
        data-target={offered.length === 0 ? undefined : many ? 'many' : 'few'}
        data-selected={selected === area}
      >
        <path
          className={css.cell}
          d={layout.curves.outlines[area]}
          data-area={area}
          data-spot={`area.${AREA_IDS[area]}`}
          data-offer={offered.length > 0 ? 'area' : undefined}
          aria-label={[labels[nth], ...targetInWords(props, offered)].join(' ')}
          {...buttonFor(area)}
          {...handleOf(area)}
        />
        <path
          {...DECORATION}
          className={css.ring}
          d={layout.curves.outlines[area]}
          transform={inset(layout, area, 0.9)}
        />
      </g>
    );
  });
}
