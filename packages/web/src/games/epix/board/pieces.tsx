/** The Units on the map: they glide, arrive, change hands and leave. */

import { CATAPULT, type View } from '@interregnum/epix';
import type { KeyboardEvent, SVGProps } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import { borderPlace, type Layout, unitPlace, useLayout } from '../map/places.ts';
import { isMovable } from '../state/clicks.ts';
import { shotIn } from '../state/happenings.ts';
import type { Piece } from '../state/pieces.ts';
import { areaName, type Props, unitName } from '../state/props.ts';
import { fightOf, type Readiness, readinessOf, unitInUse } from '../state/reading.ts';
import { pick } from '../state/selection.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { epixClass } from '../units/livery.ts';
import { Token } from '../units/token.tsx';
import css from './pieces.module.css';

interface PiecesProps extends Props {
  pieces: readonly Piece[];
  onUnit(unit: number, area: number): void;
  onDrop(piece: Piece, area: number): void;
}

export function Pieces({ pieces, onUnit, onDrop, ...props }: PiecesProps) {
  const { view, options } = props;
  const layout = useLayout();
  const unit = unitInUse(view);
  const shot = shotIn(props.news, pieces);
  const choosing = options.some(o => o.type === 'use' || o.type === 'back');
  const { handle, ghost } = useDragging<Piece>({
    place: 'data-area',
    onLift: ({ unit: lifted, area }) => pick(props.question, { unit: lifted, area }),
    onBack: () => pick(props.question, {}),
    onDrop: (piece, area) => onDrop(piece, Number(area)),
    draw: piece => (
      <span className={epixClass}>
        <UnitPicture seat={piece.seat} unit={piece.unit} size={52} />
      </span>
    ),
  });
  const isOwn = (piece: Piece) => choosing && piece.seat === view.viewer && piece.mood !== 'leaving';
  const tokens = pieces.map(piece => (
    <PieceToken
      key={piece.id}
      piece={piece}
      place={placeOf(layout, view, piece)}
      readiness={readinessOf(view, options, piece.unit, piece.area)}
      inUse={piece.mood !== 'leaving' && piece.area === view.riding && piece.unit === unit}
      hit={piece.mood === 'leaving' && shot?.to === piece.area}
      button={
        isOwn(piece)
          ? {
              ...buttonFor(props, piece, onUnit),
              ...(isMovable(view, options, piece.unit, piece.area) && handle(piece)),
            }
          : null
      }
    />
  ));
  return (
    <>
      {tokens}
      {ghost}
    </>
  );
}

/** A leaving piece goes part of the way home while it fades; an attacker stands on the border. */
function placeOf(layout: Layout, view: View, { mood, seat, unit, area }: Piece): readonly [number, number] {
  const [x, y] = unitPlace(layout, unit, area);
  if (mood === 'leaving') {
    const home = layout.board.anchors[seat]!;
    return [x + (home.x - x) * 0.35, y + (home.y - y) * 0.35 - 24];
  }
  const fight = fightOf(view);
  const attacks = fight?.unit === unit && fight.from === area && unit !== CATAPULT;
  return attacks ? borderPlace(layout, fight.from, fight.to) : [x, y];
}

/** While Units are being chosen every own one is a button; one that cannot act says why. */
function buttonFor(props: Props, { unit, area }: Piece, onUnit: PiecesProps['onUnit']): SVGProps<SVGGElement> {
  const { options, hovered, text } = props;
  const use = options.find(o => o.type === 'use' && o.unit === unit && o.area === area);
  const hover = (on: boolean) => () => hovered.set(on && use ? use.code : null);
  return {
    role: 'button',
    tabIndex: use ? 0 : -1,
    'aria-disabled': use === undefined,
    ...(use && { 'data-code': use.code }),
    'aria-label': text('epix.unit.use', { unit: unitName(text, unit), area: areaName(text, area) }),
    onClick: () => onUnit(unit, area),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      onUnit(unit, area);
    },
    onPointerEnter: hover(true),
    onPointerLeave: hover(false),
    onFocus: hover(true),
    onBlur: hover(false),
  };
}

interface PieceTokenProps {
  piece: Piece;
  place: readonly [number, number];
  readiness: Readiness;
  inUse: boolean;
  hit: boolean;
  button: SVGProps<SVGGElement> | null;
}

function PieceToken({
  piece: { id, seat, unit, mood },
  place: [x, y],
  readiness,
  inUse,
  hit,
  button,
}: PieceTokenProps) {
  return (
    <g
      className={`${css.piece} ${seatClass(seat)} ${css[mood]} ${hit ? css.hit : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={id}
      data-offer={button?.['aria-disabled'] === false ? 'use' : undefined}
      {...button}
    >
      <g className={`${css.body} ${css[readiness]} ${inUse ? css.inUse : ''}`}>
        {(readiness === 'ready' || inUse) && <circle className={css.halo} r={26} />}
        <Token seat={seat} unit={unit} />
        {readiness === 'locked' && <Padlock />}
      </g>
    </g>
  );
}

function Padlock() {
  return (
    <g transform="translate(13 12)" className={css.padlock}>
      <path d="M-4-1v-3c0-5 8-5 8 0v3" className={css.shackle} />
      <rect x={-6.5} y={-2} width={13} height={10} rx={2} />
    </g>
  );
}
