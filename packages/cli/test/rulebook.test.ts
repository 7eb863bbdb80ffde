/** Where rules are found in sources, and what carries them out: what the steps and the sights of a game reach. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Place, placesOf } from '../src/rulebook/places.ts';
import { temporaryFolder } from './binary.ts';

const RULES = `/** The chapter (XYZ-001..XYZ-009). */
import { PRICES } from './prices.ts';
import { option } from './options.ts';
import * as roads from './roads.ts';

// --- the march (XYZ-001) -----------------------------------------------------------------------------------------

/** XYZ-012. */
export const march = procedure<{ seat: number }>('march', {
  // XYZ-002
  begin: s => pay(s, PRICES),
  fight: {
    who: (_, l) => l.seat,
    options: s => [...canWin(s), ...roads.open(s), option.flee],
    then: (s, l, a) => win(s, l, a), // XYZ-003
  },
});

/** XYZ-004: two
 * lines, XYZ-005. */
export function win(s: State): void {
  s.won = true;
  if (s.late) throw new Error('XYZ-006'); // XYZ-Q01
}

/** XYZ-007. */
const canWin = (s: State): boolean => s.strong;

/** XYZ-008. */
interface March {
  seat: number; // XYZ-009
}

const OPS: PlainOps = {
  /** XYZ-010. */
  rout: s => s.rout(),
};
const performing = programs<State>(flow, { ops: { ...OPS } });

export const sights = {
  hand: own, // XYZ-011
} satisfies Sights<State>;
`;
const FILES: Readonly<Record<string, string>> = {
  'rules.ts': RULES,
  'prices.ts': `/** XYZ-020. */\nexport let PRICES: readonly number[];\nfollow(x => x.list, known);\n\n/** XYZ-021. */\nfunction known(): void {}\n`,
  'roads.ts': `/** XYZ-022. */\nexport const open = (s: State): Option[] => [];\n`,
  'options.ts': `/** XYZ-023. */\nexport const option = { flee: 1 };\n`,
  'refusals.ts': `import { canWin } from './rules.ts';\n/** XYZ-024. */\nexport const refused = (v: View) => because('XYZ-025', canWin(v));\n`,
  'texts/en.ts': `/** XYZ-026. */\nexport const en = {};\n`,
};

function places(): (id: string) => Pick<Place, 'line' | 'kind' | 'name'>[] {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'texts'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const known = Array.from({ length: 30 }, (_, i) => `XYZ-${String(i).padStart(3, '0')}`);
  const found = placesOf(folder, [...known, 'XYZ-Q01']);
  const inFiles = (id: string) => found.get(id)!.filter(({ name }) => name !== null);
  return id => inFiles(id).map(({ line, kind, name }) => ({ line, kind, name }));
}

const found = places();

test.each([
  ['XYZ-001', []],
  ['XYZ-012', [{ line: 8, kind: 'step', name: 'march' }]],
  ['XYZ-002', [{ line: 10, kind: 'step', name: 'march.begin' }]],
  ['XYZ-003', [{ line: 15, kind: 'step', name: 'march.fight' }]],
  ['XYZ-004', [{ line: 19, kind: 'step', name: 'win, for march.fight' }]],
  ['XYZ-005', [{ line: 20, kind: 'step', name: 'win, for march.fight' }]],
  ['XYZ-006', [{ line: 23, kind: 'step', name: 'win, for march.fight' }]],
  ['XYZ-Q01', [{ line: 23, kind: 'step', name: 'win, for march.fight' }]],
  ['XYZ-007', [{ line: 26, kind: 'query', name: 'canWin, for march.fight' }]],
  ['XYZ-008', [{ line: 29, kind: 'words', name: 'March' }]],
  ['XYZ-009', [{ line: 31, kind: 'words', name: 'March.seat' }]],
  ['XYZ-010', [{ line: 35, kind: 'op', name: 'OPS.rout, for performing' }]],
  ['XYZ-011', [{ line: 41, kind: 'sight', name: 'sights.hand' }]],
  ['XYZ-020', [{ line: 1, kind: 'table', name: 'PRICES, for march.begin' }]],
  ['XYZ-021', [{ line: 5, kind: 'step', name: 'known, for march.begin' }]],
  ['XYZ-022', [{ line: 1, kind: 'query', name: 'open, for march.fight' }]],
  ['XYZ-023', [{ line: 1, kind: 'words', name: 'option' }]],
  ['XYZ-024', [{ line: 2, kind: 'words', name: 'refused' }]],
  ['XYZ-025', [{ line: 3, kind: 'words', name: 'refused' }]],
  ['XYZ-026', []],
])('%s stands where it is carried out', (id, expected) => {
  expect(found(id)).toEqual(expected);
});
