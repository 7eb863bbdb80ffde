/** Epix on the shelf: its cover and its seals. */
import Castle from 'icon:game-icons/castle';
import Fist from 'icon:game-icons/mailed-fist';
import { CoverFrame } from '../../parts/cover-frame.tsx';
import type { ShelfFace } from '../../shelf/face.ts';
import { EPIX_SEALS } from './seals.ts';

const PROVINCES =
  'M58 150C80 128 112 136 128 118S176 92 196 112 246 122 250 152 236 190 246 214 232 262 206 262 168 284 140 272 90 284 72 258 44 236 54 212 40 172 58 150Z';

function Cover({ title }: { title: string }) {
  const castles = [
    [78, 152, '#0072b2'],
    [198, 126, '#c99b05'],
    [208, 214, '#b83a4c'],
    [74, 216, '#128074'],
  ] as const;
  return (
    <CoverFrame
      id="epix"
      title={title}
      palette={{ top: '#7fa7a5', bottom: '#3f6d72', ink: '#fdf6e3', gilt: '#efd9a0' }}
    >
      <g fill="none" stroke="#dfeee6" strokeOpacity="0.35">
        {[22, 14, 7].map(width => (
          <path key={width} d={PROVINCES} strokeWidth={width} strokeLinejoin="round" strokeOpacity="0.16" />
        ))}
        <path d="M40 60Q52 52 64 60T88 60M210 50Q222 42 234 50T258 50M34 316Q46 308 58 316T82 316M222 312Q234 304 246 312T270 312" />
      </g>
      <path d={PROVINCES} fill="#ecdfbd" stroke="#5b4527" strokeWidth="2.5" />
      <path
        d="M128 118C140 150 120 170 132 196S120 250 140 272M132 196C160 184 186 196 246 214M132 196C100 190 80 200 54 212M128 150C160 146 200 160 250 152"
        fill="none"
        stroke="#7d6340"
        strokeWidth="1.8"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d="M150 188 166 160 176 174 184 164 200 190Z" fill="#b9ad9b" stroke="#5b4527" strokeWidth="1.6" />
      <path d="M160 170 166 160 172 168Z" fill="#fff" />
      {castles.map(([x, y, colour]) => (
        <Castle key={colour} x={x} y={y} width="30" height="30" color={colour} />
      ))}
      <Fist x="92" y="206" width="116" height="116" color="#3a2a17" />
      <g stroke="#7a5610" strokeWidth="1.5" fill="#f0c75a">
        <circle cx="150" cy="74" r="13" />
        <circle cx="122" cy="86" r="9" />
        <circle cx="180" cy="88" r="10" />
      </g>
    </CoverFrame>
  );
}

export const face: ShelfFace = { Cover, seals: EPIX_SEALS };
