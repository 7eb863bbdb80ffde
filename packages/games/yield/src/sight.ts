/** What a seat of Yield may know, field by field (section by section of YLD-051, YLD-029, YLD-030). */
import { flowSights, look, nobody, open, type Seat, type Seen, type Sights } from '@interregnum/kernel';
import { type Army, bitOf, ownerOf } from './content/armies.ts';
import { KIND_COUNT, type Kind, STRATEGY_CARDS, type StrategyCard } from './content/cards.ts';
import { shownAt } from './knowledge.ts';
import { ASK } from './questions.ts';
import { type Battle, type PublicState, SEASONS, type State, YEARS } from './state.ts';

/** YLD-051, YLD-147: the own dials, and those that lie open in the battle under way. */
export const dialIsOpen = (t: Pick<PublicState, 'battle'>, viewer: Seat | null, army: Army): boolean =>
  ownerOf(army) === viewer || (t.battle !== null && (t.battle.armies & bitOf(army)) !== 0);

const units = (dials: readonly number[], viewer: Seat | null, s: State): (number | null)[] =>
  dials.map((dial, army) => (dialIsOpen(s, viewer, army) ? dial : null));

/** YLD-030: Battle cards are their owner's; how many there are is in `handSize` and, face down in a battle, in its plays. */
const ownCards = (counts: readonly number[], viewer: Seat | null): (number | null)[] =>
  counts.map((count, i) => (Math.floor(i / KIND_COUNT) === viewer ? count : null));

/** YLD-061, YLD-063: the own Strategy cards and those that lie face up; one left face down is never shown. */
export const strategyIsOpen = (t: Pick<PublicState, 'faceUp'>, viewer: Seat | null, slot: number): boolean =>
  Math.floor(slot / SEASONS) === viewer || t.faceUp[slot]!;

const laid = (cards: readonly (StrategyCard | null)[], viewer: Seat | null, s: State): (StrategyCard | null)[] =>
  cards.map((card, slot) => (strategyIsOpen(s, viewer, slot) ? card : null));

/** YLD-030: the size of the deck is public. */
const size = (cards: readonly Kind[]): number => cards.length;

export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  content: open<State['content']>,
  teams: open<boolean>,
  leaders: open<PublicState['leaders']>,
  startingPlayer: open<PublicState['startingPlayer']>,
  singleChase: open<boolean>,
  teamWhispers: open<boolean>,
  eitherAlly: open<boolean>,
  halvedRecruits: open<boolean>,
  phase: open<PublicState['phase']>,
  year: open<number>,
  season: open<number>,
  marker: open<Seat>,
  markerLocked: open<boolean>,
  first: open<Seat>,
  leader: open<PublicState['leader']>,
  ability: open<PublicState['ability']>,
  champion: open<Army | null>,
  start: open<PublicState['start']>,
  stacks: open<string[]>,
  supply: open<number[]>,
  neutralSupply: open<number>,
  extraNeutral: open<number>,
  at: open<PublicState['at']>,
  fielded: open<number>,
  inactive: open<number>,
  handSize: open<number[]>,
  discard: open<number[]>,
  revealed: open<Kind[]>,
  faceUp: open<boolean[]>,
  recruits: open<readonly number[]>,
  shownFirst: open<readonly number[]>,
  shownLast: open<readonly number[]>,
  stolen: open<readonly number[]>,
  lacks: open<readonly number[]>,
  battle: open<Battle | null>,
  destroyer: open<Seat | null>,
  over: open<boolean>,
  units,
  hands: ownCards, // YLD-319
  covered: ownCards,
  laid,
  given: ownCards,
  deck: size,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Seat | null): View => look(sights, s, seat);

// --- what follows from public facts --------------------------------------------------------------------------------

/** YLD-224: whether the recruits of a Year are on the dials; while the question is open they are not. */
export const recruitsJoined = (t: PublicState, year: number): boolean =>
  t.recruits[year - 1]! > 0 && (year < t.year || t.revealed.length === 0);

/** A dial as everybody saw it last. */
export interface LastSeen {
  units: number;
  year: number;
  /** Units were recruited since; the Army may have grown. */
  stale: boolean;
}

/** `null` for an Army whose dial nobody has seen yet. */
export function lastSeen(t: PublicState, army: Army): LastSeen | null {
  for (let year = Math.min(t.year, YEARS); year >= 1; year--) {
    const dial = t.shownLast[shownAt(t, year, army)]!;
    if (dial === 0) continue;
    const later = Array.from({ length: YEARS - year + 1 }, (_, i) => year + i);
    return { units: dial, year, stale: later.some(y => recruitsJoined(t, y)) };
  }
  return null;
}

/** YLD-061: whether a Strategy card lies in this slot (`SEASONS * seat + season - 1`), face up or face down. */
export function slotIsFilled(t: PublicState & { ask: { id: string } | null }, slot: number): boolean {
  const season = (slot % SEASONS) + 1;
  return t.phase === 'strategy' && (season < t.season || (season === t.season && t.ask?.id !== ASK.strategyCard));
}

/** YLD-064: the Strategy cards that a seat has in hand or face down, as everybody can tell. */
export function notYetShown(v: Pick<View, 'laid' | 'faceUp'>, seat: Seat): StrategyCard[] {
  const shown = v.laid.filter((_, slot) => Math.floor(slot / SEASONS) === seat && v.faceUp[slot]);
  return STRATEGY_CARDS.filter(card => !shown.includes(card));
}
