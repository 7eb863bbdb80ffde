/** The pattern of each colour, for tokens and occupied areas: lines, dots, diagonals, a hatch. */
import { seatClass } from '../../../parts/seal.tsx';
import css from './units.module.css';

export const PATTERN_TILES = [
  { size: 7, d: 'M0 3.5h7' },
  { size: 8, d: 'M4 4h.01' },
  { size: 7, d: 'M-1 1l2-2M0 7l7-7M6 8l2-2' },
  { size: 8, d: 'M0 8l8-8M0 0l8 8' },
];

export function Patterns() {
  return (
    <defs>
      {PATTERN_TILES.map(({ size, d }, seat) => (
        <pattern key={d} id={`epix-pattern-${seat}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path className={`${css.pattern} ${seat === 1 ? css.dots : ''}`} d={d} />
        </pattern>
      ))}
      {PATTERN_TILES.map(({ size, d }, seat) => (
        <pattern
          key={d}
          id={`epix-field-${seat}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.6)"
        >
          <path className={`${css.fieldPattern} ${seatClass(seat)} ${seat === 1 ? css.dots : ''}`} d={d} />
        </pattern>
      ))}
    </defs>
  );
}
