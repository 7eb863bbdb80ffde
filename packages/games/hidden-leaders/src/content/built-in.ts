/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { type Factions, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './factions.ts';
import { HEROES, type Hero, IN_THE_BOX } from './hero-table.ts';
import { hillTribes } from './hill-tribes.ts';
import { imperialArmy } from './imperial-army.ts';
import type { Program } from './program.ts';
import { promos } from './promos.ts';
import { undead } from './undead.ts';
import { waterFolk } from './water-folk.ts';

export interface HeroContent extends Content {
  /** HDL-H01 to HDL-H85, in order. */
  readonly heroes: readonly Hero[];
  /** By card: what it does; the Buried Emperor does nothing (HDL-093). */
  readonly programs: readonly Program[];
  /** By card: its factions. */
  readonly factions: readonly Factions[];
  /** HDL-022, HDL-Q42: the cards that the beginner game leaves out. */
  readonly advanced: readonly number[];
  /** The card of the Hero that copies face-up Heroes of its party (HDL-Q16); 0 if there is none. */
  readonly granny: number;
  /** HDL-001: by Leader, in the order of their numbers. */
  readonly leaders: readonly Factions[];
  /** HDL-012. */
  readonly start: number;
  /** HDL-124: the first space of the dark area. */
  readonly darkFrom: number;
  /** HDL-120: by number of players. */
  readonly thresholds: readonly number[];
}

const programs: Readonly<Record<string, Program>> = {
  ...hillTribes,
  ...imperialArmy,
  ...undead,
  ...waterFolk,
  ...promos,
};

/** Of lists in the order of the cards; card 0 is none. */
export function contentOfHeroes(
  heroes: readonly Hero[],
  programs: readonly Program[],
): Pick<HeroContent, 'heroes' | 'programs' | 'factions' | 'advanced'> {
  return {
    heroes,
    programs: [[], ...programs],
    factions: [0, ...heroes.map(({ factions }) => factions)],
    advanced: heroes.slice(0, IN_THE_BOX).flatMap(({ advanced }, i) => (advanced ? [i + 1] : [])),
  };
}

export const builtIn: HeroContent = {
  words: {},
  ...contentOfHeroes(
    HEROES,
    HEROES.map(({ id }) => programs[id] ?? []),
  ),
  granny: 1 + HEROES.findIndex(({ id }) => id === 'ghastly-granny'),
  leaders: [
    WATER_FOLK | HILL_TRIBES,
    IMPERIAL_ARMY | WATER_FOLK,
    UNDEAD | HILL_TRIBES,
    IMPERIAL_ARMY | UNDEAD,
    IMPERIAL_ARMY | HILL_TRIBES,
    UNDEAD | WATER_FOLK,
  ],
  start: 4,
  darkFrom: 9,
  thresholds: [0, 0, 8, 7, 7, 6, 5],
};
