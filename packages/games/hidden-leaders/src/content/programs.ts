/** The program of every Hero, by card; the Buried Emperor has none (HDL-093). */
import { CARDS, heroId } from './heroes.ts';
import { hillTribes } from './hill-tribes.ts';
import { imperialArmy } from './imperial-army.ts';
import type { Program } from './program.ts';
import { undead } from './undead.ts';
import { waterFolk } from './water-folk.ts';

const byId: Readonly<Record<string, Program>> = { ...hillTribes, ...imperialArmy, ...undead, ...waterFolk };

export const PROGRAMS: readonly Program[] = [[], ...CARDS.map(card => byId[heroId(card)] ?? [])];
