/** Deals the Battle cards that a viewer cannot see, in agreement with what he knows of them. */
import { type Random, type Seat, sets, shuffled } from '@interregnum/kernel';
import { has } from './abilities.ts';
import { COLOURS, colourOf, KIND_COUNT, KINDS, type Kind } from './content/cards.ts';
import { contentOf } from './content/contents.ts';
import { battleCardsIn } from './content/deck.ts';
import { REINFORCEMENTS } from './content/leaders.ts';
import type { Stealing } from './phases/extras.ts';
import { firstCards } from './phases/setup.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import type { State } from './state.ts';
import { playKind, playSeat } from './table.ts';

const ALL_COLOURS = 7;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const row = (counts: readonly (number | null)[], seat: Seat): number[] =>
  KINDS.map(kind => counts[KIND_COUNT * seat + kind] ?? 0);

function kindsOf(counts: readonly number[]): Kind[] {
  const kinds: Kind[] = [];
  for (const kind of KINDS) for (let i = counts[kind]!; i > 0; i--) kinds.push(kind);
  return kinds;
}

/** Battle cards that lie face down before a seat; how many they are is public. */
export function coveredSize(v: View, seat: Seat): number {
  if (v.battle) return v.battle.plays.filter(play => playSeat(play) === seat && playKind(play) === null).length;
  if (v.phase === 'setup') return v.handSize[seat]! > 0 ? firstCards(v, seat).drawn - v.handSize[seat]! : 0;
  const keeping = v.frames.find(frame => frame.proc === 'keepSome')?.locals as { seat: Seat } | undefined;
  const elsewhere = v.deck + sum(v.discard) + v.revealed.length + sum(v.handSize);
  return keeping?.seat === seat ? battleCardsIn(contentOf(v)).length - elsewhere : 0;
}

/** Everything that does not lie before the viewer's eyes, shuffled. */
function unseenCards(v: View, random: Random): Kind[] {
  const { copies } = contentOf(v);
  const left = v.discard.map((count, kind) => copies[kind]! - count);
  for (const kind of v.revealed) left[kind]!--;
  for (const play of v.battle?.plays ?? []) {
    const kind = playKind(play);
    if (kind !== null) left[kind]!--;
  }
  const own = (kind: Kind): number => {
    const i = KIND_COUNT * v.viewer! + kind;
    return v.hands[i]! + v.covered[i]!;
  };
  return shuffled(random, kindsOf(v.viewer === null ? left : left.map((count, kind) => count - own(kind))));
}

/** A hand that is dealt anew: what it holds so far, how many cards it has, and which colours it may have. */
interface Hand {
  seat: Seat;
  cards: Kind[];
  size: number;
  colours: number;
}

/** Takes a card that suits out of the pile; `false` when there is none or the hand is full. */
function take(hand: Hand, pile: Kind[], suits: (kind: Kind) => boolean): boolean {
  const i = hand.cards.length < hand.size ? pile.findIndex(suits) : -1;
  if (i >= 0) hand.cards.push(...pile.splice(i, 1));
  return i >= 0;
}

/** YLD-269: what the thief is known to hold, in hand or face down, by those who gave it and by all. */
function keepStolen(v: View, thief: Hand, pile: Kind[]): void {
  const known = v.viewer === null ? [] : kindsOf(row(v.given, v.viewer));
  for (const kind of known) take(thief, pile, one => one === kind);
  for (const colour of COLOURS) {
    const missing = v.stolen[colour]! - thief.cards.filter(kind => colourOf(kind) === colour).length;
    for (let i = 0; i < missing; i++) take(thief, pile, kind => colourOf(kind) === colour);
  }
}

/** YLD-D18 is asked only of a player who has a card of the named colour. */
function keepPromise(v: View, hands: readonly Hand[], pile: Kind[]): void {
  if (v.ask?.id !== ASK.giveToThief) return;
  const { from, colour } = v.frames.at(-1)!.locals as Stealing;
  const victim = hands.find(hand => hand.seat === from);
  if (victim) take(victim, pile, kind => colourOf(kind) === colour);
}

/** Whether the pile has enough cards of the right colours for what all hands still need. */
function suffices(pile: readonly Kind[], hands: readonly Hand[]): boolean {
  for (let set = 1; set < ALL_COLOURS; set++) {
    const there = pile.filter(kind => sets.has(set, colourOf(kind))).length;
    const needed = hands.filter(hand => (hand.colours & ~set) === 0);
    if (sum(needed.map(hand => hand.size - hand.cards.length)) > there) return false;
  }
  return true;
}

/** YLD-Q31: hands that are known to lack a colour come first, and no card is taken that another of them needs. */
function fillRestricted(hands: readonly Hand[], pile: Kind[]): void {
  const restricted = hands.filter(hand => hand.colours !== ALL_COLOURS);
  for (const hand of restricted) {
    while (
      take(hand, pile, kind => {
        if (!sets.has(hand.colours, colourOf(kind))) return false;
        const i = pile.indexOf(kind);
        const others = restricted.map(one => (one === hand ? { ...one, size: one.size - 1 } : one));
        return suffices(pile.toSpliced(i, 1), others);
      })
    );
  }
}

export function dealBattleCards(s: State, v: View, random: Random): void {
  const pile = unseenCards(v, random);
  const hands = v.handSize.flatMap((size, seat): Hand[] =>
    seat === v.viewer
      ? []
      : [{ seat, cards: [], size: size + coveredSize(v, seat), colours: ALL_COLOURS & ~v.lacks[seat]! }],
  );
  const thief = hands.find(hand => has(v, hand.seat, REINFORCEMENTS));
  if (thief) keepStolen(v, thief, pile);
  keepPromise(v, hands, pile);
  fillRestricted(hands, pile);
  for (const hand of hands) while (hand.cards.length < hand.size) hand.cards.push(pile.pop()!);
  for (const hand of hands) layHand(s, v, hand, random);
  s.deck = pile;
  if (v.viewer === null) return;
  copyRow(s.hands, v.hands, v.viewer);
  copyRow(s.covered, v.covered, v.viewer);
  copyRow(s.given, v.given, v.viewer);
}

function copyRow(to: number[], from: readonly (number | null)[], seat: Seat): void {
  for (const kind of KINDS) to[KIND_COUNT * seat + kind] = from[KIND_COUNT * seat + kind]!;
}

function layHand(s: State, v: View, { seat, cards }: Hand, random: Random): void {
  const size = v.handSize[seat]!;
  const order = cards.length > size ? shuffled(random, cards) : cards;
  order.forEach((kind, i) => {
    (i < size ? s.hands : s.covered)[KIND_COUNT * seat + kind]!++;
  });
}

/** A made-up world in which the seat holds a card of this kind, too: it is swapped for one that nobody has seen. */
export function supposeCard(s: State, viewer: Seat | null, seat: Seat, list: 'hands' | 'covered', kind: Kind): void {
  const own = s[list];
  const old = KINDS.find(one => own[KIND_COUNT * seat + one]! > 0);
  if (old === undefined || seat === viewer || !giveUp(s, viewer, seat, kind, old)) return;
  own[KIND_COUNT * seat + old]!--;
  own[KIND_COUNT * seat + kind]!++;
}

/** Finds the wanted kind in the deck or in a hand that the viewer cannot see, and puts the old one in its place. */
function giveUp(s: State, viewer: Seat | null, seat: Seat, wanted: Kind, old: Kind): boolean {
  const i = s.deck.indexOf(wanted);
  if (i >= 0) {
    s.deck[i] = old;
    return true;
  }
  const other = s.handSize.findIndex((_, x) => x !== seat && x !== viewer && s.hands[KIND_COUNT * x + wanted]! > 0);
  if (other < 0) return false;
  s.hands[KIND_COUNT * other + wanted]!--;
  s.hands[KIND_COUNT * other + old]!++;
  return true;
}
