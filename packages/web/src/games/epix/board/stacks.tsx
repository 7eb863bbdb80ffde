/** Areas with several Units: a badge with their number, and the inspector that it opens. */
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import { StackBadge, StackSheet } from '../../../table/kit/pieces/stack.tsx';
import { useLayout } from '../map/places.ts';
import { areaName, type Props, unitName } from '../state/props.ts';
import { readinessOf, unitsAt } from '../state/reading.ts';
import { occupantInWords } from '../state/words.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { epixClass } from '../units/livery.ts';

const SEVERAL = 2;

interface StacksProps extends Props {
  onOpen(area: number): void;
}

export function StackBadges({ view, text, onOpen }: StacksProps) {
  const { board } = useLayout();
  return board.areas
    .filter(area => unitsAt(view, area).length >= SEVERAL)
    .map(area => (
      <StackBadge
        key={area}
        x={board.anchors[area]!.x}
        y={board.anchors[area]!.y - 44}
        count={unitsAt(view, area).length}
        place={areaName(text, area)}
        onOpen={() => onOpen(area)}
      />
    ));
}

export function StackInspector({ area, onClose, ...props }: Props & { area: number; onClose(): void }) {
  const { view, text, seatNames } = props;
  const pieces = piecesAt(props, area);
  const rest = pieces.length === 0 ? [{ words: occupantInWords(view, text, seatNames, area) }] : pieces;
  return <StackSheet place={areaName(text, area)} pieces={rest} onClose={onClose} />;
}

function piecesAt({ view, options, text, seatNames }: Props, area: number): Listed[] {
  const holder = view.occupant[area] ?? null;
  if (holder === null) return [];
  return unitsAt(view, area).map(unit => ({
    words: unitName(text, unit),
    small: [seatNames[holder]!, stateOf(text, readinessOf(view, options, unit, area))].filter(Boolean).join(' · '),
    picture: (
      <span className={epixClass}>
        <UnitPicture seat={holder} unit={unit} size={40} />
      </span>
    ),
  }));
}

const stateOf = (text: Props['text'], readiness: string): string =>
  readiness === 'used' || readiness === 'ready' ? text(`epix.stack.${readiness}`) : '';
