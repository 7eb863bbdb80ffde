/** The areas as things to click, focus and walk over with the arrow keys. */
import { type KeyboardEvent, type SVGProps, useRef, useState } from 'react';
import { useLayout } from '../map/layout-context.ts';
import type { Layout } from '../map/places.ts';
import type { EpixChoice, Props } from '../state/props.ts';
import { areaInWords } from '../state/words.ts';
import css from './board.module.css';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour that lies best in a direction. */
export function neighbourTowards({ board }: Layout, area: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const { anchors, borders } = board;
  const from = anchors[area]!;
  let best: number | null = null;
  let bestFit = 0.25;
  for (const to of borders[area]!) {
    const [dx, dy] = [anchors[to]!.x - from.x, anchors[to]!.y - from.y];
    const fit = (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy);
    if (fit > bestFit) [best, bestFit] = [to, fit];
  }
  return best;
}

interface AreasProps extends Props {
  targets: ReadonlyMap<number, readonly EpixChoice[]>;
  selected: number | null;
  onArea(area: number): void;
  onLook(area: number | null): void;
}

export function Areas({ targets, selected, onArea, onLook, ...props }: AreasProps) {
  const { view, text, seatNames } = props;
  const layout = useLayout();
  const { board, curves } = layout;
  const [walker, setWalker] = useState(board.areas[0]!);
  const elements = useRef(new Map<number, SVGPathElement>());

  const onKey = (e: KeyboardEvent, area: number) => {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      onArea(area);
      return;
    }
    const next = neighbourTowards(layout, area, e.key);
    if (next === null) return;
    e.preventDefault();
    setWalker(next);
    elements.current.get(next)?.focus();
  };

  /** An area behind which there is only one option previews it. */
  const look = (area: number | null) => {
    onLook(area);
    const options = area === null ? [] : (targets.get(area) ?? []);
    props.setHovered(options.length === 1 ? options[0]!.index : null);
  };

  const buttonFor = (area: number, kind: string | null): SVGProps<SVGPathElement> => ({
    role: 'button',
    tabIndex: area === walker ? 0 : -1,
    'aria-label': [areaInWords(view, text, seatNames, area), kind && text(`epix.target.${kind}`)]
      .filter(Boolean)
      .join(' '),
    onClick: () => onArea(area),
    onKeyDown: e => onKey(e, area),
    onPointerEnter: () => look(area),
    onPointerLeave: () => look(null),
    onFocus: () => {
      setWalker(area);
      look(area);
    },
    onBlur: () => look(null),
  });

  return board.areas.map(area => {
    const kind = targets.get(area)?.at(0)?.option.type ?? null;
    return (
      <path
        key={area}
        ref={element => {
          if (element) elements.current.set(area, element);
        }}
        d={curves.outlines[area]}
        className={`${css.area} ${kind ? css.target : ''} ${selected === area ? css.selected : ''}`}
        data-area={area}
        data-kind={kind ?? 'none'}
        {...buttonFor(area, kind)}
      />
    );
  });
}
