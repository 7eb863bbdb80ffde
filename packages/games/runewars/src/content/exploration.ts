/** The exploration tokens (EX-TOKENS): 35, and 8 more with Banners of War. */
import type { ExplorationKind, ExplorationToken } from './card.ts';
import type { Module } from './modules.ts';
import type { Provenance } from './provenance.ts';

/** With the back "1", with the back "2+". The kinds are the rulebook's; `Provenance` is said of the numbers. */
type Line = readonly [ExplorationKind, ExplorationToken['type'], one: number, twoPlus: number, Provenance];

const BASE: readonly Line[] = [
  ['dragon-throne', 'destructible', 0, 2, 'public'],
  ['dungeon', 'location', 0, 4, 'public'],
  ['hall-of-kellos', 'location', 1, 1, 'ours'],
  ['magic-portal', 'destructible', 2, 3, 'ours'],
  ['raiding-party', 'event', 3, 3, 'ours'],
  ['scroll-of-sight', 'event', 2, 1, 'ours'],
  ['temple', 'location', 1, 1, 'ours'],
  ['traveling-merchant', 'event', 1, 2, 'ours'],
  ['training', 'event', 3, 2, 'ours'],
  ['village-food', 'destructible', 1, 0, 'ours'],
  ['village-wood', 'destructible', 1, 0, 'ours'],
  ['village-ore', 'destructible', 1, 0, 'ours'],
];
const BOW: readonly Line[] = [
  ['defensible-area', 'destructible', 2, 2, 'ours'],
  ['flooded-area', 'location', 0, 4, 'ours'],
];

const tokens = (module: Module, lines: readonly Line[]): readonly ExplorationToken[] =>
  lines.map(([kind, type, one, twoPlus, from]) => ({ kind, type, module, backs: [one, twoPlus], from }));

export const EXPLORATION_TOKENS: readonly ExplorationToken[] = [...tokens('base', BASE), ...tokens('bow', BOW)];
