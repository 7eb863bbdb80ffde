/** What exploration tokens change about the values of the base game (RNW-503, RNW-504, RNW-507, RNW-512). */
import { bigSets, type Seat } from '@interregnum/kernel';
import { DEFENDER, type Side } from '../../battle.ts';
import { boardOf } from '../../board.ts';
import type { ExplorationKind } from '../../content/card.ts';
import { type Area, type Dial, NONE } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { controllerOf } from '../../table.ts';
import { kindOf } from './tokens.ts';

/** The faces of faceup tokens are open, so that states and views answer alike. */
export type Explored = PublicState & { readonly explored: readonly (number | null)[] };

export const faceUpAt = (t: Explored, area: Area): ExplorationKind | null => {
  if (!t.terms.explore || !bigSets.has(t.exploredUp, area)) return null;
  return kindOf(t.explored[area]!);
};

const VILLAGES: readonly ExplorationKind[] = ['village-food', 'village-wood', 'village-ore'];

/** RNW-512. */
export const withVillage = (n: number, t: Explored, area: Area, dial: Dial): number =>
  n + (faceUpAt(t, area) === VILLAGES[dial] ? 1 : 0);

/**
 * RNW-503, RNW-Q76: Thrones count as dragon runes that are revealed; no tokens (RNW-Q205), waste or not (RNW-Q333), and
 * besides tokens and cities there (RNW-Q339).
 */
export const withThrones = (n: number, t: Explored, seat: Seat): number => n + thronesOf(t, seat).length;
export const thronesOf = (t: Explored, seat: Seat): readonly Area[] =>
  !t.terms.explore
    ? NO_AREAS
    : boardOf(t).areas.filter(area => faceUpAt(t, area) === 'dragon-throne' && controllerOf(t, area) === seat);

/** RNW-507: with one portal there is no link. */
export function portals(t: Explored): readonly Area[] {
  if (!t.terms.explore) return NO_AREAS;
  const found = boardOf(t).areas.filter(area => faceUpAt(t, area) === 'magic-portal');
  return found.length > 1 ? found : NO_AREAS;
}
const NO_AREAS: readonly Area[] = [];
export const withPortals = (areas: readonly Area[], t: Explored): readonly Area[] =>
  t.terms.explore ? [...areas, ...portals(t)] : areas;

/** RNW-514: who defends there has 1 strength more. */
export const withDefensibleArea = (n: number, t: Explored, side: Side): number =>
  side === DEFENDER && t.battle !== null && faceUpAt(t, t.battle.area) === 'defensible-area' ? n + 1 : n;

export const isDungeon = (t: Explored, area: Area): boolean => area !== NONE && faceUpAt(t, area) === 'dungeon';
