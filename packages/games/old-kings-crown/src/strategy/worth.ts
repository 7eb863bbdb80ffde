/** What things are worth, in Influence. */
import { type Seat, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import {
  type Card,
  isAsBuiltIn,
  type Kingdom,
  kingdomSource,
  type LocationNumber,
  locationData,
  locationsOf,
  type Party,
  type RegionNumber,
  TRAIT,
} from '../pieces.ts';
import type { Question } from '../questions.ts';
import type { PublicState } from '../state.ts';
import { isFortifiedAgainst, isPillage, ownerOf, thresholdOf } from '../table.ts';

/** What a seat judges by: the table and its own secrets; a state has more than that and is asked for no more. */
export interface Known extends PublicState {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly down: readonly (Card | null)[];
  readonly ask: { readonly id: Question } | null;
}

// --- how long the game will last ---------------------------------------------------------------------------------------

/** What the leader gains in a Round, by the number of seats. */
const PACE = [0, 4, 3.6, 3, 2.8] as const;
const FEWEST_ROUNDS = 0.5;

/** Rounds after this one, more or less. */
export function roundsLeft(t: PublicState): number {
  let best = 0;
  for (const party of t.order) best = Math.max(best, t.influence[party]!);
  const byInfluence = (thresholdOf(t) - best) / PACE[t.seats as 1 | 2 | 3 | 4];
  return Math.max(FEWEST_ROUNDS, Math.min(byInfluence, t.maxRounds - t.round));
}

// --- cards -------------------------------------------------------------------------------------------------------------

/** Cards that do more, or less, than their Strength says. */
const AS_STRENGTH: Readonly<Partial<Record<(typeof TRAIT)[number], number>>> = {
  agent: 7,
  ruse: 6,
  decree: 6,
  ritual: 6,
  cavalry: 5,
  heir: 10.5,
};

/** What a card is worth in a Clash, as a Strength. */
const forcesIn = workedOut((content: CrownContent): readonly number[] =>
  content.strength.map((strength, card) => AS_STRENGTH[TRAIT[card]!] ?? strength),
);
export const forceOf = (t: WithContent, card: Card): number => forcesIn(contentOf(t))[card]!;

/** What a player gives up with a card that stays away for long. */
export const cardCost = (t: WithContent, card: Card): number =>
  0.11 * forceOf(t, card) + (TRAIT[card] === 'heir' ? 0.8 : 0);

// --- Kingdom Cards -----------------------------------------------------------------------------------------------------

/** What a Kingdom Card is worth at once, and in every further Round. */
type KingdomWorth = readonly [once: number, eachRound: number];

// biome-ignore format: a table
const WORTH_OF_KINGDOM: Readonly<Record<string, KingdomWorth>> = {
  K01: [0.6, 0.1], K02: [0, 0.35], K03: [0, 0.1], K04: [0, 0.25], K05: [0, 0.3], K06: [0, 0.15], K07: [0, 0.25],
  K08: [0, 0.2], K09: [0.4, 0.35], K10: [0, 0.3], K11: [0, 0.2], K12: [0, 0.25], K13: [0, 0.1], K14: [0, 0.15],
  K15: [0, 0.15], K16: [0, 0.25], K17: [0, 0.15], K18: [0, 0.6], K19: [0, 0.7], K20: [0, 0.02], K21: [1, 0],
  K22: [0, 0.4], K23: [0.2, 0.05], K24: [0, 0.4], K25: [0, 0.1], K26: [0.3, 0], K27: [0, 0.3], K28: [0, 0.2],
  K29: [0.2, 0], K30: [0, 0.1], K31: [0, 0.3], K32: [0, 0.05], K33: [0.7, 0], K34: [0, 0.2], K35: [0, 0.05],
  K36: [0, 0.25], K37: [0.5, 0], K38: [0, 0.25], K39: [1, 0], K40: [0, 0.9], K41: [0, 0.7], K42: [0, 0.1],
  K43: [0, 0.7], K44: [0.8, 0], K45: [0, 0.4], K46: [0, 0.1], K47: [0, 0.15], K48: [0, 0.35], K49: [0, 0.3],
  K50: [0, 0.05], K51: [0, 0.3], K52: [0, 0.8], K53: [0, 0.3], K54: [0, 0.4], K55: [0.8, 0],
};
/** A card from the Kingdom Deck that nobody has seen, or one that does something of its own. */
const UNKNOWN: KingdomWorth = [0.15, 0.22];
const worthsIn = workedOut((content: CrownContent): readonly KingdomWorth[] =>
  KINGDOM_CARDS.map(({ id }, kingdom) =>
    isAsBuiltIn(content, kingdomSource(kingdom)) ? WORTH_OF_KINGDOM[id]! : UNKNOWN,
  ),
);

const worthFor = ([once, eachRound]: KingdomWorth, rounds: number): number => once + eachRound * Math.min(rounds, 5);
export const kingdomWorth = (t: WithContent, kingdom: Kingdom, rounds: number): number =>
  worthFor(worthsIn(contentOf(t))[kingdom]!, rounds);
export const unseenKingdomWorth = (rounds: number): number => worthFor(UNKNOWN, rounds);

// --- Locations ---------------------------------------------------------------------------------------------------------

const HELD = 0.7;

const courtOf = (t: PublicState, party: Party): number => {
  let sum = 0;
  for (const card of t.court) if (ownerOf(t, card) === party) sum += contentOf(t).authority[card]!;
  return sum;
};

/** The Castle: what the Court pays from now on, and what somebody else no longer gets. */
function courtWorth(t: PublicState, seat: Seat, rounds: number): number {
  const stay = HELD * Math.min(rounds, 3);
  const own = courtOf(t, seat) > 0 ? 0.1 : 0.8 * stay;
  let others = 0;
  for (const party of t.order) if (party !== seat) others += courtOf(t, party);
  return own + (0.8 * others * stay) / Math.max(1, t.seats - 1);
}

function questWorth(t: PublicState, seat: Seat, rounds: number): number {
  let quest = 0;
  for (const card of t.sites[seat]!) quest += contentOf(t).quest[card]!;
  return (quest > 0 ? 0.9 : 0.4) * Math.min(1, rounds / 2);
}

function rewardWorth(t: PublicState, seat: Seat, location: LocationNumber, rounds: number): number {
  switch (locationData(t, location).reward.kind) {
    case 'court':
      return courtWorth(t, seat, rounds);
    case 'quest':
      return questWorth(t, seat, rounds);
    case 'battlefield':
      return t.seats === 2 ? 0.9 : 0.7;
    case 'shrine':
      return 0.35 * Math.min(1, rounds / 2);
    case 'necropolis':
      return 0.4 * Math.min(1, rounds / 2);
    case 'none':
      return 0;
  }
}

function heraldWorth(t: PublicState, seat: Seat, location: LocationNumber): number {
  if (t.heralds[seat] !== location) return 0;
  let worth = 1;
  for (const party of t.order)
    if (party !== seat && t.heralds[party] === location && t.influence[party]! > 0) worth += 1 + 1 / t.seats;
  return worth;
}

/** What a claim brings; `null` where none is possible. */
export function locationWorth(t: PublicState, seat: Seat, location: LocationNumber, rounds: number): number | null {
  if (isPillage(t, t.blockades[location]!)) return null;
  const herald = heraldWorth(t, seat, location);
  if (isFortifiedAgainst(t, seat, location)) return herald + 0.2; // OKC-214
  return locationData(t, location).influence + herald + rewardWorth(t, seat, location, rounds);
}

/** What winning a Region brings. */
export function regionWorth(t: PublicState, seat: Seat, region: RegionNumber, rounds: number): number {
  let best = 0;
  for (const location of locationsOf(region)) best = Math.max(best, locationWorth(t, seat, location, rounds) ?? 0);
  return best;
}
