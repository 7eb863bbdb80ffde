/** Small things that all parts of the notation share. */

import { FACTION_CARDS } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import type { State } from '../state.ts';

/** A view has no random stream. */
export const isView = (s: State): boolean => s.chance === null;
export const byId = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
/** Where cards of several factions lie together they are written by id. */
export const alphabetical = (list: readonly Card[]): Card[] =>
  [...list].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
const idOf = (one: Card): string => FACTION_CARDS[one]?.id ?? '';
export const asList = <T>(value: readonly T[]): T[] => [...value];
