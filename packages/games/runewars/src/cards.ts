/** Decks, hands and discard piles (RNW-355..RNW-360). Hands are kept in order of number: how they came about must not show. */

import { type Seat, sets, shuffle, shuffleOthers } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { tell, tellApart } from './events.ts';
import { questPlace, questThing, tacticsPlace, tacticsThing, unmark } from './knowledge.ts';
import { option } from './options.ts';
import { type Fate, NONE, type QuestCard, type TacticsCard } from './pieces.ts';
import { ASK } from './questions.ts';
import { call, procedure, type State } from './state.ts';

export const TACTICS_LIMIT = 10;
export const QUEST_LIMIT = 3;

const DECKS = ['fate', 'tactics', 'quest', 'reward'] as const;
type Deck = (typeof DECKS)[number];

const byNumber = (one: number, other: number): number => one - other;
export const sorted = (cards: readonly number[]): number[] => [...cards].sort(byNumber);
/** Without one copy of a card. */
export function without(cards: readonly number[], card: number): number[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : [...cards.slice(0, place), ...cards.slice(place + 1)];
}

/** RNW-165, RNW-360: a deck that has run out is rebuilt from its discards; `NONE` when both are empty. */
export function drawCard(s: State, deck: Deck): number {
  if (s[`${deck}Deck`].length === 0) shuffleDiscards(s, deck);
  const cards = s[`${deck}Deck`];
  if (cards.length === 0) return NONE;
  s[`${deck}Deck`] = cards.slice(0, -1);
  return cards[cards.length - 1]!;
}

/** RNW-035, RNW-360: the discards go into the deck. */
export function shuffleDiscards(s: State, deck: Deck): void {
  const all = [...s[`${deck}Deck`], ...s[`${deck}Discard`]].sort(byNumber);
  s[`${deck}Deck`] = shuffle(s.chance, all);
  s[`${deck}Discard`] = [];
}

/** Commanders that somebody saw go under their deck stay there (RNW-Q287). */
export function shuffleUndrawn(s: State): void {
  for (const deck of DECKS) s[`${deck}Deck`] = shuffle(s.chance, s[`${deck}Deck`].slice());
  s.heroDeck = shuffle(s.chance, s.heroDeck.slice());
  s.seasonDecks = s.seasonDecks.map(deck => shuffle(s.chance, deck.slice()));
  const { seen, deck } = s.cmdHidden;
  s.cmdHidden = { ...s.cmdHidden, deck: shuffleOthers(s.chance, deck, card => !sets.isEmpty(seen[card]!)) };
}

export const drawFate = (s: State): Fate => drawCard(s, 'fate');
export function discardFate(s: State, cards: readonly Fate[]): void {
  s.fateDiscard = [...s.fateDiscard, ...cards.filter(card => card !== NONE)];
}

/** Tactics cards laid down in a battle or duel (RNW-546). */
export const laidTactics = ({ battle, duel }: Pick<State, 'battle' | 'duel'>): TacticsCard[] => [
  ...(battle?.laid.flat() ?? []),
  ...(duel?.laid ?? []).filter(card => card !== NONE),
];

/** Procedures whose locals hold Fate cards that lie open (`cards`): diplomacy and tests. */
const OPEN_DRAWS: readonly string[] = ['diplomacy', 'test'];
/** Fate cards on the table outside battles. */
export const fateOnTable = (s: Pick<State, 'frames' | 'duel'>): Fate[] => [
  ...s.frames.flatMap(({ proc, locals }) => (OPEN_DRAWS.includes(proc) ? (locals as { cards: Fate[] }).cards : [])),
  ...(s.duel?.cards ?? []).filter(card => card !== NONE),
];

// --- hands -----------------------------------------------------------------------------------------------------------

/** Draws and applies the hand limit; what is drawn cannot be used this season (RNW-357). */
export function drawTactics(s: State, seat: Seat, n: number): void {
  if (n === 0) return;
  const cards: TacticsCard[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawCard(s, 'tactics');
    if (card !== NONE) cards.push(card);
  }
  receiveTactics(s, seat, cards);
  tellApart(
    [seat],
    { type: 'drewTactics', seat, n: cards.length, cards },
    { type: 'drewTactics', seat, n: cards.length, cards: null },
  );
}

/** Cards come into a hand, new this season. */
export function receiveTactics(s: State, seat: Seat, cards: readonly TacticsCard[]): void {
  s.tactics[seat] = sorted([...s.tactics[seat]!, ...cards]);
  s.fresh[seat] = sorted([...s.fresh[seat]!, ...cards]);
  applyHandLimits(s, seat);
}

export function drawQuests(s: State, seat: Seat, n: number): void {
  const cards: QuestCard[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawCard(s, 'quest');
    if (card !== NONE) cards.push(card);
  }
  s.quests[seat] = sorted([...s.quests[seat]!, ...cards]);
  tellApart(
    [seat],
    { type: 'drewQuests', seat, n: cards.length, cards },
    { type: 'drewQuests', seat, n: cards.length, cards: null },
  );
  applyHandLimits(s, seat);
}

export const copiesOf = (cards: readonly number[], card: number): number => cards.filter(one => one === card).length;

/** The cards of a hand that may be used this season, each title once. */
export function usableTactics(s: Pick<State, 'tactics' | 'fresh'>, seat: Seat): TacticsCard[] {
  const [hand, fresh] = [s.tactics[seat]!, s.fresh[seat]!];
  const old = fresh.length === 0 ? hand : hand.filter(card => copiesOf(hand, card) > copiesOf(fresh, card));
  return [...new Set(old)];
}

/** Takes a card out of a hand: an old copy to use it, the newest to be rid of it. */
export function takeTactics(s: State, seat: Seat, card: TacticsCard, which: 'old' | 'new'): void {
  const isAllFresh = copiesOf(s.tactics[seat]!, card) === copiesOf(s.fresh[seat]!, card);
  if (which === 'new' || isAllFresh) s.fresh[seat] = without(s.fresh[seat]!, card);
  s.tactics[seat] = without(s.tactics[seat]!, card);
  unmark(s, tacticsThing(card), tacticsPlace(seat));
}

export function discardTactics(s: State, seat: Seat, card: TacticsCard, which: 'old' | 'new' = 'new'): void {
  takeTactics(s, seat, card, which);
  s.tacticsDiscard = [...s.tacticsDiscard, card];
  tell({ type: 'discardedTactics', seat, card });
}

/** A card is shown, discarded unless it stays in play, and about to work. */
export function playTactics(s: State, seat: Seat, card: TacticsCard): void {
  tell({ type: 'played', seat, card });
  if (contentOf(s).tactics[card]!.stays) takeTactics(s, seat, card, 'old');
  else discardTactics(s, seat, card, 'old');
}

export function discardQuest(s: State, seat: Seat, card: QuestCard): void {
  s.quests[seat] = without(s.quests[seat]!, card);
  s.questDiscard = [...s.questDiscard, card];
  unmark(s, questThing(card), questPlace(seat));
  tell({ type: 'discardedQuest', seat, card });
}

/** RNW-F9: he held Tactics cards when this season began and holds one now; open to everybody. */
export const hasTactics = (
  s: { readonly tacticsAtStart: readonly number[]; readonly tactics: readonly (readonly unknown[])[] },
  seat: Seat,
): boolean => s.tacticsAtStart[seat]! > 0 && s.tactics[seat]!.length > 0;

// --- hand limits (RNW-262, RNW-358) ------------------------------------------------------------------------------------

const isOverLimit = (s: State, seat: Seat): boolean =>
  s.tactics[seat]!.length > TACTICS_LIMIT || s.quests[seat]!.length > QUEST_LIMIT;

export const handLimits = procedure<{ seat: Seat }>('handLimits', {
  // RNW-358
  tactics: {
    question: ASK.handLimit,
    while: (s, { seat }) => s.tactics[seat]!.length > TACTICS_LIMIT,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...new Set(s.tactics[seat])].map(option.discardTactics),
    then: (s, _, answer, seat) => {
      if (answer.type === 'discardTactics') discardTactics(s, seat, answer.tactics);
    },
  },
  // RNW-262
  quests: {
    question: ASK.handLimit,
    while: (s, { seat }) => s.quests[seat]!.length > QUEST_LIMIT,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => s.quests[seat]!.map(option.discardQuest),
    then: (s, _, answer, seat) => {
      if (answer.type === 'discardQuest') discardQuest(s, seat, answer.quest);
    },
  },
});

export function applyHandLimits(s: State, seat: Seat): void {
  if (isOverLimit(s, seat)) call(s, handLimits, { seat });
}
