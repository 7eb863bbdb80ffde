/** Yield on the shelf: its cover and its seals. */
import Banner from 'icon:game-icons/tattered-banner';
import Tower from 'icon:game-icons/white-tower';
import { CoverFrame } from '../../parts/cover-frame.tsx';
import type { ShelfFace } from '../../shelf/face.ts';
import { YIELD_HOUSES, YIELD_ORDER } from './seals.ts';

function Cover({ title }: { title: string }) {
  const towers = [
    [54, 96, 42],
    [206, 84, 46],
    [62, 222, 40],
    [204, 220, 44],
  ] as const;
  return (
    <CoverFrame id="yld" title={title} palette={{ top: '#d9a441', bottom: '#9a5a22', ink: '#fff5de', gilt: '#f6dfa6' }}>
      <g fill="none" stroke="#fff2cf" strokeOpacity="0.55" strokeWidth="3" strokeDasharray="8 6" strokeLinecap="round">
        <path d="M75 120 150 170 228 108M82 242 150 170 226 242M75 120 82 242M228 108 226 242" />
      </g>
      {towers.map(([x, y, size]) => (
        <Tower key={`${x} ${y}`} x={x} y={y} width={size} height={size} color="#5f3512" />
      ))}
      <Banner x="84" y="86" width="132" height="170" color="#1f6a68" />
    </CoverFrame>
  );
}

export const face: ShelfFace = {
  Cover,
  seals: YIELD_ORDER.map(house => YIELD_HOUSES[house]!),
  fixedColours: ({ leaders }) => leaders !== 'off', // YLD-Q12: the colour follows the Leader
};
