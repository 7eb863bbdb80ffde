/** What the module of Development cards keeps: all of it is open, and replaced as a whole. */
import { type BigSetOf, bigSets, type Id, type SetOf, sets } from '@interregnum/kernel';
import { DEVELOPMENT_CARDS } from '../../content/dev/cards.ts';
import type { Area } from '../../pieces.ts';

/** 0 to 31: eight for each faction, in the order of the factions. */
export type DevelopmentCardNumber = Id<'developmentCard'>;

export interface DevState {
  /** Cards that were bought (RNW-601). */
  readonly cards: SetOf<DevelopmentCardNumber>;
  /** Areas whose stronghold is a capital (RNW-602), and those with a peasant (RNW-607). */
  readonly capitals: BigSetOf<Area>;
  readonly peasants: BigSetOf<Area>;
}

export const NO_DEV: DevState = { cards: sets.NONE, capitals: bigSets.NONE, peasants: bigSets.NONE };

/** RNW-605, RNW-Q94: whatever stands there next is a stronghold, also who has conquered it may build one. */
export function forgetCapital(s: { dev: DevState }, area: Area): void {
  if (bigSets.has(s.dev.capitals, area)) s.dev = { ...s.dev, capitals: bigSets.without(s.dev.capitals, area) };
}

export const DEVELOPMENT_CARD_NUMBERS: readonly DevelopmentCardNumber[] = [...DEVELOPMENT_CARDS.keys()];
