/** The areas as things to click, focus and walk over with the arrow keys. */

import { areaId } from '@interregnum/epix';
import { useAreaButtons } from '../../../table/kit/map/area-buttons.ts';
import { previewAt, type Targets } from '../../../table/kit/map/area-targets.ts';
import { useLayout } from '../map/places.ts';
import type { Option, Props } from '../state/props.ts';
import { areaInWords } from '../state/words.ts';
import css from './board.module.css';

interface AreasProps extends Props {
  targets: Targets<Option>;
  selected: number | null;
  onArea(area: number): void;
  onLook(area: number | null): void;
  onInspect(area: number): void;
}

export function Areas({ targets, selected, onArea, onLook, onInspect, ...props }: AreasProps) {
  const { view, text, seatNames } = props;
  const { board, curves } = useLayout();
  const look = (area: number | null) => {
    onLook(area);
    previewAt(targets, props.hovered, area);
  };

  const buttonFor = useAreaButtons(board, { onArea, onLook: look, onInspect });

  return board.areas.map(area => {
    const kind = targets.get(area)?.at(0)?.type ?? null;
    return (
      <path
        key={area}
        d={curves.outlines[area]}
        className={`${css.area} ${kind ? css.target : ''} ${selected === area ? css.selected : ''}`}
        data-area={area}
        data-spot={`area.${areaId(area)}`}
        data-kind={kind ?? 'none'}
        data-offer={kind ?? undefined}
        aria-label={[areaInWords(view, text, seatNames, area), kind && text(`epix.target.${kind}`)]
          .filter(Boolean)
          .join(' ')}
        {...buttonFor(area)}
      />
    );
  });
}
