/** The Locations as things to click, focus and walk over; those that answer the question glow. */
import Swords from 'icon:game-icons/crossed-swords';
import { type Location, locationId, sideOf } from '@interregnum/yield';
import { useMemo } from 'react';
import { useAreaButtons } from '../../../table/kit/map/area-buttons.ts';
import { previewAt, type Targets } from '../../../table/kit/map/area-targets.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { NODE_SHAPES } from '../map/node.tsx';
import { useLayout } from '../map/places.ts';
import type { Option, Props } from '../state/props.ts';
import { meetsEnemy } from '../state/reading.ts';
import { lookedAt } from '../state/selection.ts';
import { locationInWords } from '../state/words.ts';
import css from './locations.module.css';

interface LocationsProps extends Props {
  targets: Targets<Option>;
  selected: Location | null;
  onLocation(location: Location): void;
  onInspect(location: Location): void;
}

export function Locations({ targets, selected, onLocation, onInspect, ...props }: LocationsProps) {
  const { view, text, seatNames, hovered } = props;
  const layout = useLayout();
  const look = (location: Location | null) => {
    lookedAt.set(location);
    previewAt(targets, hovered, location);
  };
  const labels = useMemo(
    () => layout.areas.map(location => locationInWords(view, text, seatNames, location)),
    [layout, view, text, seatNames],
  );
  const buttonFor = useAreaButtons(layout, { onArea: onLocation, onLook: look, onInspect });
  return layout.areas.map((location, nth) => {
    const kind = targets.get(location)?.[0]?.type ?? null;
    const { x, y } = layout.anchors[location]!;
    return (
      <g key={location} className={css.location} data-kind={kind ?? 'none'} data-selected={selected === location}>
        <path
          className={css.cell}
          d={layout.curves.outlines[location]}
          data-area={location}
          data-spot={`location.${view.seats}.${locationId(location)}`}
          data-offer={kind ?? undefined}
          aria-label={[labels[nth], kind && text(`yield.target.${kind}`)].filter(Boolean).join(' ')}
          {...buttonFor(location)}
        />
        <path
          {...DECORATION}
          className={css.ring}
          d={NODE_SHAPES[layout.regions[location]!]}
          transform={`translate(${x} ${y}) scale(1.26)`}
        />
      </g>
    );
  });
}

/** Crossed swords where a step would lead next to an enemy: a battle follows there if nothing changes. */
export function StepDangers({ view, targets }: Pick<LocationsProps, 'view' | 'targets'>) {
  const { anchors } = useLayout();
  const { viewer } = view;
  if (viewer === null) return null;
  const steps = [...targets].filter(([, options]) => options.some(option => option.type === 'step'));
  return (
    <g {...DECORATION}>
      {steps
        .filter(([location]) => meetsEnemy(view, sideOf(view, viewer), location))
        .map(([location]) => (
          <SwordsBadge key={location} x={anchors[location]!.x + 27} y={anchors[location]!.y - 29} />
        ))}
    </g>
  );
}

export function SwordsBadge({ x, y, faint = false }: { x: number; y: number; faint?: boolean }) {
  return (
    <g className={css.swords} data-faint={faint} transform={`translate(${x} ${y})`}>
      <circle r={12} />
      <Swords x={-8.5} y={-8.5} width={17} height={17} />
    </g>
  );
}
