/** An Army as a piece: on the map around its foot, and as a picture for panels and buttons. */

import type { Seat } from '@interregnum/kernel';
import { type Army, ownerOf, type Piece, pieceOf } from '@interregnum/yield';
import { EmblemFigure } from './emblem.tsx';
import css from './houses.module.css';
import { ownerClass } from './houses.ts';
import { MEEPLES } from './meeples.ts';

/** The caller sets the colours of the House. */
export function Meeple({ seat, piece, champion = false }: { seat: Seat; piece: Piece; champion?: boolean }) {
  const { body, gear, lines, emblem } = MEEPLES[piece]!;
  return (
    <>
      <ellipse className={css.shade} cx={1} cy={0.5} rx={17} ry={5} />
      <path className={css.body} d={body} />
      <path className={css.gear} d={gear} />
      <path className={css.lines} d={lines} />
      {champion && <path className={css.crest} d="M-6-39l1.5-8 4.5 4 4.5-4L6-39z" />}
      <g transform={`translate(${emblem[0]} ${emblem[1]})`}>
        <EmblemFigure seat={seat} scale={0.55} />
      </g>
    </>
  );
}

interface PictureProps {
  army: Army;
  size?: number;
  champion?: boolean;
}

export function ArmyPicture({ army, size = 34, champion = false }: PictureProps) {
  const [seat, piece] = [ownerOf(army), pieceOf(army)];
  return (
    <svg className={ownerClass(seat)} viewBox="-20 -49 46 56" width={size * 0.82} height={size} aria-hidden="true">
      <Meeple seat={seat} piece={piece} champion={champion} />
    </svg>
  );
}
