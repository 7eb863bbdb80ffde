/** The 30 Fate cards (FATE-DECK). */
import type { FateCard, FateFace } from './card.ts';
import type { Provenance } from './provenance.ts';
import type { Destiny, Shape } from './words.ts';

export const fateProvenance: Provenance = 'public';

/** Sections in this order: `-` blank, `s` special, `r2` two routs, `d1` one damage. */
const SECTIONS: readonly Shape[] = ['triangle', 'rectangle', 'hexagon', 'circle'];

const LINES: readonly (readonly [faces: string, Destiny])[] = [
  ['- r2 d2 s', 'red'],
  ['- r2 d1 s', 'red'],
  ['- s d1 s', 'silver'],
  ['- s - s', 'silver'],
  ['r1 - - d1', 'gold'],
  ['r1 - s d1', 'red'],
  ['r1 - s -', 'gold'],
  ['r1 r1 d3 -', 'red'],
  ['s r1 d3 -', 'red'],
  ['s r1 d2 -', 'red'],
  ['- d2 d2 s', 'red'],
  ['- d2 d1 s', 'red'],
  ['- s d1 s', 'silver'],
  ['- s d1 s', 'silver'],
  ['d1 - - r1', 'silver'],
  ['d1 - s r1', 'red'],
  ['d1 - s -', 'gold'],
  ['d1 d1 d3 -', 'red'],
  ['s d1 - -', 'red'],
  ['s d1 d2 -', 'red'],
  ['- d2 r2 s', 'red'],
  ['- d2 r2 s', 'red'],
  ['- s r1 s', 'silver'],
  ['- s - s', 'silver'],
  ['d1 - - d1', 'silver'],
  ['d1 - s d1', 'red'],
  ['d1 - s -', 'gold'],
  ['d1 d1 r2 -', 'red'],
  ['s d1 r2 -', 'red'],
  ['s d1 r2 -', 'red'],
];

function face(printed: string): FateFace {
  if (printed === '-') return { icon: 'blank' };
  if (printed === 's') return { icon: 'special' };
  return { icon: printed.startsWith('r') ? 'rout' : 'damage', n: Number(printed.slice(1)) };
}

/** Four sections as they are written here. */
export function facesOf(sections: string): FateCard['faces'] {
  const printed = sections.split(' ').map(face);
  const bySection = SECTIONS.map((shape, section) => [shape, printed[section]] as const);
  return Object.fromEntries(bySection) as FateCard['faces'];
}

export const FATE: readonly FateCard[] = LINES.map(([sections, destiny], i) => ({
  number: i + 1,
  faces: facesOf(sections),
  destiny,
}));
