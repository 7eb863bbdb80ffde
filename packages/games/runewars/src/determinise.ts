/**
 * Full states that agree with a view. What the rules hide from the viewer is dealt anew, whatever the view says about it,
 * so a leak in the sights cannot reach a bot and shows up in the secrecy test.
 */

import {
  bigSets,
  type KnownMark,
  localsOf,
  type Random,
  randomKey,
  type Seat,
  sets,
  shuffled,
  viewers,
} from '@interregnum/kernel';
import { fateOnTable, laidTactics, sorted } from './cards.ts';
import { CM, COMMANDERS } from './content/cmd/commanders.ts';
import { contentOf } from './content/contents.ts';
import { FATE } from './content/fate.ts';
import { heroesIn, objectiveCards, questCards, rewardCards, runeStock, seasonDeck, tacticsCards } from './in-play.ts';
import {
  explorationPlace,
  explorationThing,
  fallenPlace,
  heroPlace,
  lookAround,
  questPlace,
  questThing,
  rewardThing,
  SPOILS_PLACE,
  tacticsPlace,
  tacticsThing,
} from './knowledge.ts';
import { RALLY_COMMANDERS } from './modules/cmd/handles.ts';
import { commandersInPlay, commanderWith } from './modules/cmd/queries.ts';
import { tacticsInPlay } from './modules/cmd/setup.ts';
import { NO_CMD_HIDDEN } from './modules/cmd/state.ts';
import { isControlOpen } from './modules/dev/handles.ts';
import { backOf, explorationStock } from './modules/explore/tokens.ts';
import { mixRunes } from './phases/orders/fortify.ts';
import { areasForRune } from './phases/runes.ts';
import { setupRuneAreas } from './phases/setup/build.ts';
import { revealingSeat } from './phases/winning.ts';
import { type Area, DRAGON_RUNE, FALSE_RUNE, NONE } from './pieces.ts';
import { runes, runesNeeded } from './queries.ts';
import type { View } from './sight.ts';
import { clone, NO_SPOILS, reask, type State } from './state.ts';

/** What is left of a deck when cards are taken out, one copy each. */
function remaining(deck: readonly number[], ...out: readonly (readonly number[])[]): number[] {
  const left = [...deck];
  for (const cards of out)
    for (const card of cards) {
      const place = left.indexOf(card);
      if (place >= 0) left.splice(place, 1);
    }
  return left;
}

/** Things that the viewer has marked at a place. */
const markedAt = (marks: readonly KnownMark[], place: number, first: number): number[] =>
  marks.filter(mark => mark.place === place && !mark.loose).map(mark => mark.thing - first);

/** A stock of unseen cards in random order. */
class Stock {
  readonly cards: number[];
  constructor(random: Random, cards: readonly number[]) {
    this.cards = shuffled(random, cards);
  }
  take(n: number): number[] {
    return this.cards.splice(0, n);
  }
}

// --- hands and piles -------------------------------------------------------------------------------------------------------

interface Hidden {
  /** What the viewer knows to lie there, and how many cards there are. */
  readonly known: readonly number[];
  readonly size: number;
}

/** Fills hidden places from what is left; the rest is the deck. */
function dealOut(random: Random, deck: readonly number[], seen: readonly number[], places: readonly Hidden[]) {
  const stock = new Stock(random, remaining(deck, seen, ...places.map(({ known }) => known)));
  const dealt = places.map(({ known, size }) => sorted([...known, ...stock.take(size - known.length)]));
  return { dealt, deck: stock.cards };
}

const own = (v: View, seat: Seat): boolean => seat === v.viewer;

/** At least so many cards of somebody else were drawn this season. */
const newOf = (v: View, seat: Seat): number => Math.max(0, v.tactics[seat]!.length - v.tacticsAtStart[seat]!);

function dealTactics(v: View, s: State, random: Random): void {
  const places = v.tactics.map((hand, seat) => ({
    known: own(v, seat) ? (hand as number[]) : markedAt(v.marks, tacticsPlace(seat), tacticsThing(0)),
    size: hand.length,
  }));
  const seen = [...v.tacticsDiscard, ...laidTactics(v), ...tacticsInPlay(v)];
  const { dealt, deck } = dealOut(random, tacticsCards(v), seen, places);
  s.tactics = dealt;
  s.tacticsDeck = v.tacticsDeck === 0 ? [] : deck;
  s.fresh = v.fresh.map((cards, seat) => cards ?? sorted(shuffled(random, dealt[seat]!).slice(0, newOf(v, seat))));
}

function dealQuests(v: View, s: State, random: Random): void {
  const places = v.quests.map((hand, seat) => ({
    known: own(v, seat) ? (hand as number[]) : markedAt(v.marks, questPlace(seat), questThing(0)),
    size: hand.length,
  }));
  const { dealt, deck } = dealOut(random, questCards(v), [...v.questDiscard, ...v.questsGone], places);
  s.quests = dealt;
  s.questDeck = v.questDeck === 0 ? [] : deck;
}

function dealRewards(v: View, s: State, random: Random): void {
  const heroes = v.rewardsDown.map((cards, hero) => ({
    known:
      v.heroSeat[hero] === v.viewer && v.viewer !== null
        ? (cards as number[])
        : markedAt(v.marks, heroPlace(hero), rewardThing(0)),
    size: cards.length,
  }));
  const fallen = v.fallen.map(({ down }, i) => ({
    known: markedAt(v.marks, fallenPlace(i), rewardThing(0)),
    size: down.length,
  }));
  const isWinner = v.viewer !== null && v.heroSeat[v.spoils.winner] === v.viewer;
  const spoils = {
    known: isWinner ? (v.spoils.down as number[]) : markedAt(v.marks, SPOILS_PLACE, rewardThing(0)),
    size: v.spoils.down.length,
  };
  const seen = [...v.rewardDiscard, ...v.rewardsUp.flat(), ...v.fallen.flatMap(({ up }) => up), ...v.spoils.up];
  const { dealt, deck } = dealOut(random, rewardCards(v), seen, [...heroes, ...fallen, spoils]);
  s.rewardsDown = dealt.slice(0, heroes.length);
  s.fallen = v.fallen.map(({ area, up }, i) => ({ area, up, down: dealt[heroes.length + i]! }));
  s.spoils = { ...v.spoils, down: isWinner ? spoils.known : shuffled(random, dealt.at(-1)!) };
  s.rewardDeck = v.rewardDeck === 0 ? [] : deck;
  s.received = v.received.map((cards, hero) =>
    v.heroSeat[hero] === v.viewer && v.viewer !== null
      ? (cards as number[])
      : sorted(shuffled(random, [...s.rewardsDown[hero]!, ...s.rewardsUp[hero]!]).slice(0, cards.length)),
  );
}

function dealFate(v: View, s: State, random: Random): void {
  const isSeen = (card: number | null, side: number): card is number =>
    card !== null && (sets.has(v.drawnUp, card) || (v.viewer !== null && v.battle?.seats[side] === v.viewer));
  const seen = v.drawn.flatMap((cards, side) => cards.filter((card): card is number => isSeen(card, side)));
  const stock = new Stock(random, remaining([...FATE.keys()], v.fateDiscard, seen, fateOnTable(v)));
  s.drawn = v.drawn.map((cards, side) => sorted(cards.map(card => (isSeen(card, side) ? card : stock.take(1)[0]!))));
  s.fateDeck = v.fateDeck === 0 ? [] : stock.cards;
}

function dealHeroes(v: View, s: State, random: Random): void {
  const isFree = (hero: number): boolean => v.heroSeat[hero] === NONE && !sets.has(v.heroesGone, hero);
  const known = v.turn === v.viewer ? (v.heroesOffered as number[]) : [];
  const stock = new Stock(random, remaining(heroesIn(v).filter(isFree), known));
  s.heroesOffered = known.length > 0 ? known : sorted(stock.take(v.heroesOffered.length));
  s.heroDeck = v.heroDeck === 0 ? [] : stock.cards;
}

const ALIGNMENTS = ['good', 'evil'] as const;

function dealObjectives(v: View, s: State, random: Random): void {
  const left: number[] = [];
  for (const alignment of ALIGNMENTS) {
    const all = objectiveCards(v).filter(card => contentOf(v).objectives[card]!.alignment === alignment);
    const mine = v.viewer === null ? NONE : v.objective[v.viewer]!;
    const stock = new Stock(random, remaining(all, v.objectivesShown, [mine]));
    for (const [seat, card] of v.objective.entries()) {
      if (own(v, seat)) s.objective[seat] = mine;
      else if (card === NONE) s.objective[seat] = NONE;
      else if (contentOf(s).sheets[v.factions[seat]!]?.alignment === alignment) s.objective[seat] = stock.take(1)[0]!;
    }
    left.push(...stock.cards);
  }
  s.objectivesLeft = v.objectivesLeft === 0 ? [] : sorted(left);
}

function dealSeasons(v: View, s: State, random: Random): void {
  s.seasonDecks = v.seasonDecks.map((size, season) =>
    size === 0 ? [] : shuffled(random, remaining(seasonDeck(v, season), v.seasonDiscard)),
  );
}

// --- rune tokens -------------------------------------------------------------------------------------------------------------

/** So often tokens are laid anew at most until whoever reveals dragon runes has enough of them. */
const MOST_LAID = 1000;

function dealRunes(v: View, s: State, random: Random): void {
  const revealing = v.frames.map(revealingSeat).find(seat => seat !== null) ?? null;
  s.runeKnown = v.runeKnown.map(known => sets.intersect(known, viewers(v.viewer)));
  let laid = 0;
  do layRunes(v, s, random);
  while (revealing !== null && runes(s, revealing) < runesNeeded(s) && ++laid < MOST_LAID);
  if (!isControlOpen(v)) lookAround(s);
}

/** Unknown tokens: pairs are one of each, the others make up the numbers that are open. */
function layRunes(v: View, s: State, random: Random): void {
  const mine = viewers(v.viewer);
  const isKnown = (area: Area): boolean => !sets.isEmpty(sets.intersect(v.runeKnown[area] ?? mine, mine));
  s.runes = v.runes.map((rune, area) => (rune === NONE || isKnown(area) ? rune! : FALSE_RUNE));
  const hidden = v.runes.flatMap((rune, area) => (rune === NONE || isKnown(area) ? [] : [area]));
  const open = new Set(hidden);
  let dragons = runeStock(v)[DRAGON_RUNE]! - v.runePiles[DRAGON_RUNE]!;
  for (const [area, rune] of v.runes.entries()) if (rune === DRAGON_RUNE && isKnown(area)) dragons--;
  for (const area of hidden) {
    const pair = v.pairs[area]!;
    if (pair === NONE || !open.has(area)) continue;
    const other = v.pairs.findIndex((one, where) => one === pair && where !== area);
    const isDragon = isKnown(other) ? v.runes[other] === FALSE_RUNE : random.below(2) === 0;
    s.runes[area] = isDragon ? DRAGON_RUNE : FALSE_RUNE;
    if (!isKnown(other)) s.runes[other] = isDragon ? FALSE_RUNE : DRAGON_RUNE;
    dragons -= isKnown(other) ? Number(isDragon) : 1;
    open.delete(area);
    open.delete(other);
  }
  for (const area of shuffled(random, [...open]).slice(0, dragons)) s.runes[area] = DRAGON_RUNE;
}

/** What lies in the hand of somebody else who is placing tokens. */
function dealPending(v: View, s: State, random: Random): void {
  const isMine = v.viewer !== null && (v.ask?.seats.includes(v.viewer) ?? false);
  const mixing = localsOf(v, mixRunes);
  if (isMine) {
    s.pendingRune = v.pendingRune!;
    s.takenRunes = v.takenRunes as number[];
    return;
  }
  s.pendingRune = NONE;
  s.takenRunes = [];
  if (v.takenRunes.length > 0 && mixing) {
    const tokens = [mixing.one, mixing.other].map(area => s.runes[area]!).filter(rune => rune !== NONE);
    s.takenRunes = shuffled(random, tokens);
  }
  if (v.pendingRune !== NONE) {
    const seat = v.ask!.seats[0]!;
    const areas = v.year === 0 ? setupRuneAreas(s) : areasForRune(s, seat);
    s.pendingRune = areas[random.below(areas.length)]!;
  }
}

// --- exploration tokens --------------------------------------------------------------------------------------------------------

function dealTokens(v: View, s: State, random: Random): void {
  if (!v.terms.explore) return;
  const isSeen = (token: number | null, area: Area): token is number =>
    token !== null &&
    (token === NONE ||
      bigSets.has(v.exploredUp, area) ||
      v.marks.some(mark => mark.place === explorationPlace(area) && mark.thing === explorationThing(token)));
  const seen = v.explored.filter((token, area): token is number => isSeen(token, area) && token !== NONE);
  const stock = shuffled(random, remaining(explorationStock(v), v.exploredGone, seen));
  const draw = (back: number): number =>
    stock.splice(
      stock.findIndex(token => backOf(token) === back),
      1,
    )[0]!;
  s.explored = v.explored.map((token, area) => (isSeen(token, area) ? token : draw(v.exploreBacks[area]! - 1)));
  s.exploreLeft = v.exploreLeft === 0 ? [] : sorted(stock);
}

// --- commanders ------------------------------------------------------------------------------------------------------------------

/** Whose hand was spied on. */
const spiedSeat = (v: View): Seat =>
  v.battle!.seats[v.cmd.battle!.leaders[0].includes(commanderWith(v, CM.SPYMASTER)) ? 1 : 0]!;

/** Cards whose place in the deck he knows stay there; a card that others have seen is any of that hand. */
function dealCommanders(v: View, s: State, random: Random): void {
  if (!v.terms.cmd) return;
  const { deck, seen, offered, spied, isSpiedNew } = v.cmdHidden;
  const isKnown = (card: number | null): card is number => card !== null && !sets.isEmpty(seen[card]!);
  const isMine = v.turn === v.viewer;
  const chosen = localsOf(v, RALLY_COMMANDERS)?.kept ?? NONE;
  const kept = isMine ? (offered as number[]) : chosen === NONE ? [] : [chosen]; // he has shown what he keeps
  const out = [...commandersInPlay(v), ...v.cmd.discard, ...deck.filter(isKnown), ...kept];
  const stock = new Stock(random, remaining([...COMMANDERS.keys()], out));
  const hand = spied === NONE ? [] : s.tactics[spiedSeat(v)]!;
  const isFighting = v.viewer !== null && (v.battle?.seats.includes(v.viewer) ?? false);
  s.cmdHidden = {
    seen,
    offered: [...kept, ...stock.take(offered.length - kept.length)],
    deck: deck.map(card => (isKnown(card) ? card : stock.take(1)[0]!)),
    spied: spied === NONE || isFighting ? spied! : hand[random.below(hand.length)]!,
    isSpiedNew,
  };
}

/** What the view says without hiding; what it hides is dealt afterwards. */
const openPart = (v: View, random: Random): State =>
  clone({
    ...v,
    tactics: [],
    fresh: [],
    quests: [],
    objective: v.objective.map(() => NONE),
    fateDeck: [],
    tacticsDeck: [],
    questDeck: [],
    rewardDeck: [],
    heroDeck: [],
    seasonDecks: [],
    objectivesLeft: [],
    rewardsDown: [],
    fallen: [],
    spoils: NO_SPOILS,
    received: [],
    runes: [],
    runeKnown: [],
    pendingRune: NONE,
    takenRunes: [],
    drawn: [],
    heroesOffered: [],
    explored: v.explored.map(() => NONE),
    exploreLeft: [],
    cmdHidden: NO_CMD_HIDDEN,
    marks: v.marks.map(mark => ({ ...mark, viewers: viewers(v.viewer) })),
    chance: { key: randomKey(random), drawn: 0, script: null },
    ask: null,
    answers: [],
  });

export function determinise(v: View, random: Random): State {
  const s = openPart(v, random);
  for (const deal of DEALS) deal(v, s, random);
  if (v.ask) reask(s);
  s.answers = v.answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === v.viewer ? v.answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

const DEALS: readonly ((v: View, s: State, random: Random) => void)[] = [
  dealTactics,
  dealQuests,
  dealRewards,
  dealFate,
  dealHeroes,
  dealObjectives,
  dealSeasons,
  dealTokens,
  dealRunes, // after tokens: a Dragon Throne counts as a rune
  dealPending,
  dealCommanders,
];
