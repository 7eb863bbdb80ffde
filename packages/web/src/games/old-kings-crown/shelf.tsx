/** The Old King’s Crown on the shelf: its cover and its seals. */
import Crown from 'icon:game-icons/crown';
import { CoverFrame } from '../../parts/cover-frame.tsx';
import type { ShelfFace } from '../../shelf/face.ts';
import { FACTION_SEALS } from './seals.ts';

function Cover({ title }: { title: string }) {
  return (
    <CoverFrame id="okc" title={title} palette={{ top: '#cfc9bb', bottom: '#7d7f7c', ink: '#1f1e1b', gilt: '#5b5548' }}>
      <g fill="#fff">
        <circle cx="150" cy="150" r="98" opacity="0.28" />
        <ellipse cx="90" cy="262" rx="110" ry="20" opacity="0.34" />
        <ellipse cx="214" cy="240" rx="90" ry="16" opacity="0.3" />
      </g>
      <g stroke="#2b2a27" strokeWidth="2.2" fill="none" strokeLinecap="round" opacity="0.75">
        <path d="M24 250C52 232 58 204 50 176M50 206C62 196 66 186 66 174M44 226C36 214 34 206 34 196" />
        <path d="M276 246C250 230 244 204 252 170M250 200C238 190 236 182 236 168M258 222C266 212 268 202 268 192" />
      </g>
      <Crown x="70" y="76" width="160" height="160" color="#25221d" />
      <g fill="#b48a2c">
        <circle cx="120" cy="183" r="7" />
        <circle cx="161" cy="183" r="7" />
        <circle cx="79" cy="170" r="6" />
        <circle cx="213" cy="166" r="6" />
      </g>
    </CoverFrame>
  );
}

export const face: ShelfFace = {
  Cover,
  seals: FACTION_SEALS,
  fixedColours: () => true, // the colour is the faction's
};
