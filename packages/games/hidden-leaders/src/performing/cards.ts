/** What the steps of a Hero's program do with cards (HDL-057..HDL-066). */
import { draw, type Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import type { Factions } from '../content/factions.ts';
import { belongsTo, type Card } from '../content/heroes.ts';
import type { CardStep, OnlyIf, Pile, Step, Zone } from '../content/program.ts';
import { type Exchanged, tell, tellApart } from '../events.ts';
import { bitOf, EVERYBODY, type State, TAVERN_SLOTS } from '../state.ts';
import {
  cardAt,
  drawFromHarbor,
  exchange,
  factionsAmong,
  find,
  heraldEnd,
  hiddenSpot,
  isHiddenRef,
  leadingMarker,
  lift,
  putDown,
  type Ref,
  type Spot,
  turnOver,
} from '../table.ts';
import { found, keepInMind, type Performance } from './performance.ts';
import { countIn } from './picks.ts';

/** HDL-069: where a count is printed, larger ones are cut. */
const MOST_X = 3;

type Op<K extends Step['op']> = Extract<Step, { op: K }>;

/** Whether the rest of the program is carried out (HDL-Q12, HDL-Q20, HDL-Q32, HDL-Q43). */
export function holds(s: State, l: Performance, step: OnlyIf): boolean {
  for (const zone of step.some) if (countIn(s, l, zone) === 0) return false;
  if (step.leading && leadingMarker(s) === null) return false;
  if (step.found === null) return true;
  const ref = found(s, l, step.found);
  if (ref === null) return false;
  if (step.belongs !== null) return belongsTo(contentOf(s), ref, step.belongs === 'named' ? l.faction : step.belongs);
  return step.belongsNot === null || !belongsTo(contentOf(s), ref, step.belongsNot);
}

type CardOp = (s: State, ref: Ref, l: Performance, step: CardStep) => void;

const CARD_OPS: Readonly<Record<CardStep['op'], CardOp>> = {
  bury,
  discard: dismiss,
  hide,
  show,
  take: (s, ref, _l, step) => take(s, ref, step.card === 'secret'),
  turn: (s, ref, l, step) => keepInMind(s, l, step.card, turnOver(s, find(s, ref))),
  look: (s, ref) => look(s, hiddenSpot(ref)),
  handOver: (s, ref, l) => handOver(s, l.player!, ref),
  // HDL-Q17
  aside: (s, ref) => {
    lift(s, find(s, ref));
    s.aside.push(ref);
  },
  give: (s, ref, l) => give(s, ref, l.player!),
  holder: (s, ref, l) => {
    l.player = find(s, ref).seat;
  },
};

/** HDL-053, HDL-Q21: without a card the step is left out. */
export function handle(s: State, l: Performance, step: CardStep): void {
  const ref = found(s, l, step.card);
  if (ref !== null) CARD_OPS[step.op](s, ref, l, step);
}

/** HDL-057: face up on top of the Graveyard. */
function bury(s: State, ref: Ref): void {
  const where = find(s, ref);
  const card = lift(s, where);
  s.graveyard.push(card);
  tell({ type: 'buried', seat: where.seat, card, wasHidden: isHiddenRef(ref) });
}

/** HDL-058: an open card face down on top of the Wilderness. */
function dismiss(s: State, ref: Ref): void {
  const where = find(s, ref);
  const card = lift(s, where);
  s.wilderness.push(card);
  tell({ type: 'dismissed', seat: where.seat, card });
}

/** To the end of the actor's stack; who knows the card depends on where it comes from (HDL-Q27, spec section 6). */
function hide(s: State, ref: Ref): void {
  const seat = s.active;
  const where = find(s, ref);
  const onlyOne = where.at === 'held' && s.heldOpenly && s.held.length === 1;
  const card = lift(s, where);
  s.secret = null;
  if (where.at === 'hand' && where.seat !== seat) {
    putDown(s, seat, card, bitOf(where.seat));
    tellRobbed(seat, where.seat!, card, true);
  } else if (where.at === 'aside' || onlyOne) {
    putDown(s, seat, card, EVERYBODY);
    tell({ type: 'hid', seat, card });
  } else {
    putDown(s, seat, card, 0);
    tellApart([seat], { type: 'hid', seat, card }, { type: 'hid', seat, card: null });
  }
}

const tellRobbed = (seat: Seat, from: Seat, card: Card, hidden: boolean): void =>
  tellApart(
    [seat, from],
    { type: 'robbed', seat, from, card, hidden },
    { type: 'robbed', seat, from, card: null, hidden },
  );

/** HDL-060. */
function show(s: State, ref: Ref): void {
  const card = lift(s, find(s, ref));
  s.up[s.active]!.push(card);
  tell({ type: 'placed', seat: s.active, card });
  heraldEnd(s, s.active);
}

/** HDL-064: into the actor's hand; a card out of a hand is seen by the two players concerned only. */
function take(s: State, ref: Ref, secretly: boolean): void {
  const seat = s.active;
  const where = find(s, ref);
  s.secret = null;
  const card = lift(s, where);
  s.hands[seat]!.push(card);
  if (secretly) tellRobbed(seat, where.seat!, card, false);
  else tell({ type: 'took', seat, card, from: where.seat });
}

/** HDL-Q35: everybody sees the card. */
function handOver(s: State, from: Seat, card: Card): void {
  lift(s, find(s, card));
  s.secret = null;
  s.hands[s.active]!.push(card);
  tell({ type: 'handedOver', seat: s.active, from, card });
}

/** HDL-065. */
function look(s: State, where: Spot): void {
  const seat = s.active;
  const at = where.seat!;
  s.known[at]![where.place]! |= bitOf(seat);
  const event = { type: 'looked', seat, at, place: where.place } as const;
  tellApart([seat], { ...event, card: cardAt(s, where) }, { ...event, card: null });
}

function give(s: State, ref: Ref, to: Seat): void {
  const where = find(s, ref);
  const card = lift(s, where);
  s.up[to]!.push(card);
  tell({ type: 'gave', seat: s.active, card, from: where.seat!, to });
  heraldEnd(s, to);
}

/** HDL-059: both cards must be there. */
export function swap(s: State, one: Ref | null, other: Ref | null): void {
  if (one === null || other === null) return;
  const [a, b] = [find(s, one), find(s, other)];
  const [first, second] = [named(s, a), named(s, b)];
  exchange(s, a, b);
  if (b.at === 'held') s.held.unshift(...s.held.splice(b.place, 1)); // HDL-H79: it will lie on top
  s.secret = null;
  const event = { type: 'exchanged', seat: s.active } as const;
  if (a.at !== 'down') {
    tell({ ...event, one: first, other: second });
    return;
  }
  const insiders = b.at === 'down' ? [a.seat!, b.seat!] : [a.seat!];
  tellApart(
    insiders,
    { ...event, one: first, other: second },
    { ...event, one: { ...first, card: null }, other: { ...second, card: null } },
  );
}

/** Where a card is kept in a hand, or lay among those drawn, is nobody's business. */
const named = (s: State, where: Spot): Exchanged => ({
  at: where.at,
  seat: where.seat,
  place: where.at === 'hand' || where.at === 'held' ? 0 : where.place,
  card: cardAt(s, where),
});

/** HDL-062: each card is equally likely. */
export function pickAtRandom(s: State, l: Performance, step: Op<'random'>): void {
  const cards = l.player === null ? [] : (step.at === 'hand' ? s.hands : s.up)[l.player]!;
  const card = cards.length === 0 ? null : cards[draw(s.chance, cards.length)]!;
  keepInMind(s, l, step.as, card);
  if (card !== null && step.at === 'up') tell({ type: 'chosenByLot', seat: l.player!, card });
}

export function count(s: State, l: Performance, zone: Zone): void {
  l.x = Math.min(MOST_X, countIn(s, l, zone));
}

export function countFactions(s: State, l: Performance, not: Factions): void {
  l.x = factionsAmong(s, s.up[s.active]!, not);
}

/** HDL-Q13, HDL-Q37: slot by slot, so the highest slot ends on top. X is the number of cards discarded. */
export function discardAll(s: State, l: Performance, only: Factions): void {
  l.x = 0;
  for (let slot = 0; slot < TAVERN_SLOTS; slot++) {
    const card = s.tavern[slot]!;
    if (card === null || !belongsTo(contentOf(s), card, only)) continue;
    s.tavern[slot] = null;
    s.wilderness.push(card);
    l.x++;
    tell({ type: 'dismissed', seat: null, card });
  }
}

/** HDL-066, HDL-Q24: everybody sees the card; it stays where it is. */
export function revealTop(s: State, l: Performance, step: Op<'revealTop'>): void {
  const card = s.wilderness[s.wilderness.length - 1] ?? null;
  keepInMind(s, l, step.as, card);
  if (card !== null) tell({ type: 'revealed', seat: s.active, card });
}

export function topOfGraveyard(s: State, l: Performance, step: Op<'top'>): void {
  keepInMind(s, l, step.as, s.graveyard[s.graveyard.length - 1] ?? null);
}

function drawOne(s: State, from: Pile): Card | null {
  if (from === 'harbor') return drawFromHarbor(s);
  if (from !== 'tavern') return s[from].pop() ?? null;
  const slot = s.tavern.findIndex(card => card !== null);
  const card = s.tavern[slot] ?? null;
  if (slot >= 0) s.tavern[slot] = null;
  return card;
}

/** HDL-061, HDL-Q22, HDL-Q28: one by one from the top, as far as there are cards. */
export function drawCards(s: State, { cards, from }: Op<'draw'>): void {
  for (let i = 0; i < cards; i++) {
    const card = drawOne(s, from);
    if (card !== null) s.held.push(card);
  }
  if (s.held.length === 0) return;
  const seat = s.active;
  s.heldOpenly = from === 'tavern' || from === 'graveyard';
  const closed = { type: 'held', seat, from, cards: s.held.slice() } as const;
  if (s.heldOpenly) tell(closed);
  else tellApart([seat], closed, { ...closed, cards: s.held.map(() => null) });
}

/** HDL-Q29: both from one pile. */
export function drawToHand(s: State, l: Performance, cards: number): void {
  const from = l.pile;
  const seat = s.active;
  for (let i = 0; from !== null && i < cards; i++) {
    const card = s[from].pop() ?? null;
    if (card === null) return;
    s.hands[seat]!.push(card);
    if (from === 'graveyard') tell({ type: 'drew', seat, from, card });
    else tellApart([seat], { type: 'drew', seat, from, card }, { type: 'drew', seat, from, card: null });
  }
}

/** HDL-Q13, HDL-Q23: what was drawn and not hidden. */
export function assignRest(s: State, to: Op<'rest'>['to']): void {
  const seat = s.active;
  if (to === 'back') s.held.reverse();
  for (const card of s.held) {
    if (to === 'hand') s.hands[seat]!.push(card);
    else s.wilderness.push(card);
    const type = to === 'hand' ? 'kept' : to === 'back' ? 'putBack' : 'discarded';
    tellApart([seat], { type, seat, card }, { type, seat, card: null });
  }
  s.held.length = 0;
  s.heldOpenly = false;
}
