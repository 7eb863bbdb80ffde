/** A stack on the map: one badge with its count, which opens into all of its pieces. */
import type { KeyboardEvent, SVGProps } from 'react';
import { Sheet } from '../../../parts/sheet.tsx';
import { useText } from '../../../texts/texts.ts';
import type { Listed } from './counted.ts';
import { PieceList } from './piece-list.tsx';
import css from './pieces.module.css';

interface StackBadgeProps {
  x: number;
  y: number;
  count: number;
  /** Where it stands. */
  place: string;
  onOpen(): void;
}

/** Drawn in the units of the map. */
export function StackBadge({ x, y, count, place, onOpen }: StackBadgeProps) {
  const t = useText();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  const button: SVGProps<SVGGElement> = {
    role: 'button',
    tabIndex: -1,
    'aria-label': t('stack.open', { place, count }),
    onClick: onOpen,
    onKeyDown: press,
  };
  return (
    <g className={css.badge} transform={`translate(${x} ${y})`} data-stack="" {...button}>
      <circle r={20} />
      <g className={css.grown} data-grows="">
        <circle className={css.disc} r={10} />
        <text y={4.6}>{count}</text>
      </g>
    </g>
  );
}

interface StackSheetProps {
  place: string;
  pieces: readonly Listed[];
  onClose(): void;
}

export function StackSheet({ place, pieces, onClose }: StackSheetProps) {
  const t = useText();
  return (
    <Sheet title={place} onClose={onClose}>
      {pieces.length === 0 ? <p className={css.none}>{t('stack.empty')}</p> : <PieceList of={pieces} />}
    </Sheet>
  );
}
