/**
 * Full states that agree with a view. What the rules hide from the viewer is dealt anew whatever the view says about
 * it, so a leak in the sights cannot reach a bot and shows up in the secrecy test.
 */
import { type Random, randomKey, type Seat, shuffled } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { belongsTo, CARDS, type Card } from './content/heroes.ts';
import { LEADERS, type Leader } from './content/leaders.ts';
import { performing } from './performing/performance.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { bitOf, cardsFor, clone, type PublicState, reask, type State } from './state.ts';

export function determinise(v: View, random: Random): State {
  const chance = { key: randomKey(random), drawn: 0, script: null };
  const leaders = leadersAnew(v, random);
  const cards = cardsAnew(v, shuffled(random, unknownCards(v)));
  const s = clone({ ...v, ...leaders, ...cards, secret: null, chance, ask: null, answers: [] });
  if (v.ask) {
    keepPromise(s, v);
    reask(s);
  }
  s.answers = v.answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === v.viewer ? v.answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

/** HDL-009, HDL-128: everybody knows the own Leader, at the end all. */
function leadersAnew(v: View, random: Random): Pick<State, 'leaders' | 'unused'> {
  const isOpen = (seat: Seat) => v.over || seat === v.viewer;
  const seen = v.leaders.filter((_, seat) => isOpen(seat));
  const rest = shuffled(
    random,
    LEADERS.filter(leader => !seen.includes(leader)),
  );
  const leaders = v.leaders.map((leader, seat): Leader => (isOpen(seat) ? leader! : rest.pop()!));
  return { leaders, unused: rest };
}

/** HDL-083, HDL-Q45, HDL-128: the own Hidden Heroes, those seen where they lie, at the end all. */
function isSeen(t: PublicState, viewer: Seat | null, seat: Seat, place: number): boolean {
  if (seat === viewer || t.over) return true;
  return t.memory === 'aid' && (t.known[seat]![place]! & bitOf(viewer)) !== 0;
}

const seesHeld = (t: PublicState, viewer: Seat | null): boolean => viewer === t.active || t.heldOpenly;

/** All cards of the game that do not lie before the viewer's eyes. */
function unknownCards(v: View): Card[] {
  const seen = new Array<boolean>(CARDS.length + 1).fill(false);
  const see = (card: Card | null) => {
    if (card !== null) seen[card] = true;
  };
  for (const list of [v.out, v.tavern, v.graveyard, v.aside, ...v.up]) for (const card of list) see(card);
  if (v.viewer !== null) v.hands[v.viewer]!.forEach(see);
  if (seesHeld(v, v.viewer)) v.held.forEach(see);
  v.down.forEach((cards, seat) => {
    cards.forEach((card, place) => {
      if (isSeen(v, v.viewer, seat, place)) see(card);
    });
  });
  return cardsFor(v.deck).filter(card => !seen[card]);
}

function cardsAnew(v: View, deck: Card[]): Pick<State, 'hands' | 'down' | 'held' | 'wilderness' | 'harbor'> {
  const next = () => deck.pop()!;
  const top = (size: number) => deck.splice(deck.length - size).reverse();
  return {
    hands: v.hands.map((cards, seat) => (seat === v.viewer ? (cards as Card[]) : cards.map(next))),
    down: v.down.map((cards, seat) => cards.map((card, place) => (isSeen(v, v.viewer, seat, place) ? card! : next()))),
    held: v.held.map(card => (seesHeld(v, v.viewer) ? card! : next())),
    wilderness: top(v.wilderness),
    harbor: top(v.harbor),
  };
}

/** Swaps a hand card of this seat for a card that the viewer cannot see either. */
function exchangeUnseen(s: State, viewer: Seat | null, seat: Seat, wanted: (card: Card) => boolean): void {
  const hand = s.hands[seat]!;
  for (const [list, i] of unseenCards(s, viewer)) {
    if (!wanted(list[i]!)) continue;
    [hand[0], list[i]] = [list[i]!, hand[0]!];
    return;
  }
}

function unseenCards(s: State, viewer: Seat | null): [list: Card[], index: number][] {
  const all = (list: Card[]) => list.map((_, i): [Card[], number] => [list, i]);
  return [
    ...all(s.harbor),
    ...all(s.wilderness),
    ...(seesHeld(s, viewer) ? [] : all(s.held)),
    ...s.hands.flatMap((cards, seat) => (seat === viewer ? [] : all(cards))),
    ...s.down.flatMap((cards, seat) => all(cards).filter(([, place]) => !isSeen(s, viewer, seat, place))),
  ];
}

/** HDL-D31 is asked only of a player who has a card of the named faction: make sure that he has one. */
function keepPromise(s: State, v: View): void {
  const l = v.ask!.id === ASK.revealFromHand ? performing(v.frames) : null;
  if (!l || l.player === v.viewer) return;
  const matches = (card: Card) => belongsTo(contentOf(s), card, l.faction);
  if (!s.hands[l.player!]!.some(matches)) exchangeUnseen(s, v.viewer, l.player!, matches);
}

/** A made-up world in which the seat holds this card, too. */
export function supposeInHand(s: State, viewer: Seat | null, seat: Seat, card: Card): void {
  exchangeUnseen(s, viewer, seat, other => other === card);
  reask(s);
}
