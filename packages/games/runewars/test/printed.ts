/** Which modules are complete: everything of theirs must have a scenario and come up in random games. */
import { CITIES } from '../src/content/cities.ts';
import { COMMANDERS } from '../src/content/cmd/commanders.ts';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { HEROES } from '../src/content/heroes.ts';
import type { Module } from '../src/content/modules.ts';
import { OBJECTIVES } from '../src/content/objectives.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TITLES } from '../src/content/titles.ts';
import { UNITS } from '../src/content/units.ts';

const WHOLE: readonly Module[] = ['base', 'bow', 'dev', 'cmd', 'free'];
export const isWhole = ({ module }: { readonly module: Module }): boolean => WHOLE.includes(module);

export const unitRule = (id: string): string => `U-${id.toUpperCase()}`;
const CARDS = [
  SEASON_CARDS,
  OBJECTIVES,
  CITIES,
  TACTICS,
  HEROES,
  QUESTS,
  REWARDS,
  TITLES,
  DEVELOPMENT_CARDS,
  COMMANDERS,
].flat();
/** The ids of what is printed, in modules that are whole or in the others. */
export const printedIds = (whole: boolean): string[] => [
  ...CARDS.filter(card => isWhole(card) === whole).map(card => card.id),
  ...UNITS.filter(unit => isWhole(unit) === whole).map(unit => unitRule(unit.id)),
];
/** RNW-540 and what follows it, and its rulings, belong to Banners of War and its parts. */
export const isBaseRule = (id: string): boolean => {
  const [, letter, number] = /^RNW-(Q?)(\d+)$/.exec(id) ?? [];
  const n = Number(number);
  if (number === undefined) return true;
  return letter === 'Q' ? (n < 80 && n !== 73 && n !== 78) || (n >= 110 && n < 200) : n < 513;
};

/** The numbers of rules and rulings of parts that are complete, from and to. */
const WHOLE_RULES: Readonly<Record<'' | 'Q', readonly (readonly [number, number])[]>> = {
  '': [
    [513, 514],
    [540, 554],
    [600, 609],
    [640, 658],
    [690, 699],
    [700, 701],
  ],
  Q: [
    [73, 73],
    [78, 78],
    [80, 94],
    [100, 102],
    [200, 221],
    [250, 294],
    [310, 336],
    [338, 343],
    [348, 348],
    [354, 355],
  ],
};
/** Whether a rule needs a scenario. */
export function isDue(id: string): boolean {
  const [, letter, number] = /^RNW-(Q?)(\d+)$/.exec(id) ?? [];
  const ranges = WHOLE_RULES[letter as '' | 'Q'] ?? [];
  return isBaseRule(id) || ranges.some(([from, to]) => Number(number) >= from && Number(number) <= to);
}
