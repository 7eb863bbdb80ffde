/** What can be asked of the table: who owns, controls, stands where. */
import { type Seat, sets, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from './content/built-in.ts';
import { FACTION_CARDS } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import type { Effect } from './content/effect.ts';
import type { Faction } from './content/factions.ts';
import {
  CARDS,
  type Card,
  isValue,
  type LocationNumber,
  locationsOf,
  NONE,
  type Party,
  REGION_NUMBERS,
  type RegionNumber,
  regionOf,
  SIMULACRUM,
  type Tile,
  textIn,
} from './pieces.ts';
import { at, type Cards, type Controlled, type PublicState, type State } from './state.ts';

// --- players ---------------------------------------------------------------------------------------------------------

export const isSeat = (t: Pick<PublicState, 'seats'>, party: Party): party is Seat => party < t.seats;

/** The seat that plays a faction; `NONE` when nobody does. */
export const seatOf = (t: Pick<PublicState, 'factions'>, faction: Faction): Seat => t.factions.indexOf(faction);

/** OKC-294: cards always belong to their faction. */
export const ownerOf = (t: Pick<PublicState, 'factions'>, card: Card): Party =>
  isValue(card) ? SIMULACRUM : seatOf(t, FACTION_OF[card]!);
const FACTION_OF: readonly Faction[] = FACTION_CARDS.map(card => card.faction);

/** Seats in order (OKC-013), without the Simulacrum (OKC-Q92). */
export const seatsInOrder = (t: Pick<PublicState, 'order' | 'seats'>): readonly Seat[] =>
  t.seats === 1 ? t.order.filter(party => isSeat(t, party)) : t.order;
export function opponentsOf(t: Pick<PublicState, 'order'>, party: Party): Party[] {
  const opponents: Party[] = [];
  for (const other of t.order) if (other !== party) opponents.push(other);
  return opponents;
}

/** OKC-196. */
export const thresholdOf = (t: Pick<PublicState, 'content' | 'seats'>): number => contentOf(t).thresholds[t.seats]!;

// --- tiles and Kingdom Cards -----------------------------------------------------------------------------------------

export const isReady = (t: Pick<PublicState, 'ready'>, tile: Tile): boolean => sets.has(t.ready, tile);

export const controllerOf = (t: Pick<PublicState, 'controlled'>, kingdom: number): Seat =>
  t.controlled.findIndex(list => list.some(one => one.kingdom === kingdom));

export const controlledBy = (t: Pick<PublicState, 'controlled'>, party: Party): readonly Controlled[] =>
  t.controlled[party] ?? NO_KINGDOMS;
const NO_KINGDOMS: readonly Controlled[] = [];

// --- the map ---------------------------------------------------------------------------------------------------------

export const revealedAt = (t: Pick<PublicState, 'up' | 'seats'>, region: RegionNumber, party: Party): Cards =>
  t.up[at(t, region, party)]!;

/** Own Revealed cards: next to Regions, and those kept after a Bid (OKC-004, OKC-005, OKC-Q51, OKC-Q53, OKC-Q88). */
export function revealedOf(t: Pick<PublicState, 'up' | 'seats' | 'kept'>, party: Party): Card[] {
  const cards: Card[] = [];
  for (const region of REGION_NUMBERS) for (const card of revealedAt(t, region, party)) cards.push(card);
  const kept = t.kept[party];
  if (kept !== undefined) for (const card of kept) cards.push(card);
  return cards;
}

export const downAt = (s: Pick<State, 'down' | 'seats'>, region: RegionNumber, party: Party): Card =>
  s.down[at(s, region, party)]!;

export const heraldRegion = (t: Pick<PublicState, 'heralds'>, party: Party): RegionNumber =>
  t.heralds[party] === NONE ? NONE : regionOf(t.heralds[party]!);

/** Cards that say so Pillage; whatever else lies on a Location Fortifies it. */
export const isPillage = (t: WithContent, card: Card): boolean => card !== NONE && pillaging(contentOf(t)).has(card);
const pillages = (effect: Effect): boolean =>
  effect.mode !== 'static' && effect.do.some(op => op.op === 'place' && op.as === 'pillage');
const pillaging = workedOut(
  (content: CrownContent): ReadonlySet<Card> => new Set(CARDS.filter(card => textIn(content, card).some(pillages))),
);

/** OKC-010, OKC-Q28: a card may be laid where none lies. */
export const availableIn = (t: Pick<PublicState, 'blockades'>, region: RegionNumber): LocationNumber[] =>
  locationsOf(region).filter(location => t.blockades[location] === NONE);
/** OKC-098, OKC-223: Heralds and claims stay away from Pillage cards. */
export const isOpen = (t: Pick<PublicState, 'content' | 'blockades'>, location: LocationNumber): boolean =>
  !isPillage(t, t.blockades[location]!);

/** OKC-Q31: somebody else's Fortify card, unless its owner Retreated or placed no card; before the result, as if he lost. */
export function isFortifiedAgainst(
  t: Pick<PublicState, 'content' | 'blockades' | 'factions' | 'results' | 'seats'>,
  party: Party,
  location: LocationNumber,
): boolean {
  const card = t.blockades[location]!;
  if (card === NONE || isPillage(t, card) || ownerOf(t, card) === party) return false;
  const result = resultOf(t, regionOf(location), ownerOf(t, card));
  return result === null || result === 'loss';
}

export const resultOf = (t: Pick<PublicState, 'results' | 'seats'>, region: RegionNumber, party: Party) =>
  t.results[at(t, region, party)]!;
export const isDone = (t: Pick<PublicState, 'results' | 'seats'>, region: RegionNumber): boolean =>
  t.results[at(t, region, 0)] !== null;
