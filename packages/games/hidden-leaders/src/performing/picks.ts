/** Which cards, players and piles a step of a Hero's program offers, in the order of the decision table. */
import type { Seat } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { BURIED_EMPEROR, type Card } from '../content/heroes.ts';
import type { PickCard, PickPlayer, Verb, Whose, Zone } from '../content/program.ts';
import { type Option, option, type PileOption, type PlayerOption } from '../options.ts';
import type { State } from '../state.ts';
import { hiddenRef, holderOf, nextSeat } from '../table.ts';
import { chainOf, found, type Performance } from './performance.ts';

/** HDL-055. */
function isMeant(s: State, whose: Whose, seat: Seat, player: Seat | null): boolean {
  if (whose === 'any') return true;
  if (whose === 'other') return seat !== s.active;
  return seat === (whose === 'self' ? s.active : whose === 'next' ? nextSeat(s, s.active) : player);
}

/** HDL-091, HDL-Q14, HDL-Q51: the Emperor belongs to every faction, so it passes every `only` and no `not`. */
function fits(s: State, content: HeroContent, zone: Zone, card: Card, l: Performance): boolean {
  const factions = content.factions[card]!;
  if ((factions & (zone.only === 'named' ? l.faction : zone.only)) === 0 || (factions & zone.not) !== 0) return false;
  return zone.fit !== 'copyable' || isCopyable(s, content, card);
}

/** HDL-Q15. */
const isCopyable = (s: State, { granny }: HeroContent, card: Card): boolean =>
  card !== BURIED_EMPEROR && (card !== granny || !chainOf(s.frames).granny);

/** HDL-Q34: with two players only the own Heroes can go to somebody else. */
const canBeSent = (s: State, seat: Seat): boolean => seat === s.active || s.seats > 2;

function addFrom(
  s: State,
  l: Performance,
  zone: Zone,
  cards: readonly (Card | null)[],
  verb: Verb,
  out: Option[],
): void {
  const content = contentOf(s);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card !== null && fits(s, content, zone, card, l)) out.push(option.hero(verb, card));
  }
}

/** HDL-Q31: the same one not twice; the own ones are a way out where the question is HDL-D23. */
function addHidden(s: State, l: Performance, step: PickCard, seat: Seat, verb: Verb, out: Option[]): void {
  const places = s.down[seat]!.length;
  if (step.asks === 'HDL-D23' && seat === s.active) {
    if (places > 0) out.push(option.lookOwn);
    return;
  }
  const before = step.except === null ? null : found(s, l, step.except);
  for (let i = 0; i < places; i++) if (hiddenRef(seat, i) !== before) out.push(option.hidden(verb, seat, i));
}

/** By seat: the party or hand of everybody who is meant, from the actor on. */
function addFromSeats(s: State, l: Performance, step: PickCard, zone: Zone, verb: Verb, out: Option[]): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (!isMeant(s, zone.of, seat, l.player)) continue;
    if (zone.fit === 'sendable' && !canBeSent(s, seat)) continue;
    if (zone.at === 'down') addHidden(s, l, step, seat, verb, out);
    else addFrom(s, l, zone, zone.at === 'up' ? s.up[seat]! : s.hands[seat]!, verb, out);
  }
}

function addTopFirst(cards: readonly Card[], verb: Verb, out: Option[]): void {
  for (let i = cards.length - 1; i >= 0; i--) out.push(option.hero(verb, cards[i]!));
}

/** HDL-054, HDL-Q39: all legal cards; the word that declines comes last, and only beside a card. */
export function cardsOffered(s: State, l: Performance, step: PickCard): Option[] {
  const out: Option[] = [];
  if (step.by === 'player' && l.player === null) return out;
  for (const { zone, verb } of step.offers) {
    if (zone.at === 'tavern') addFrom(s, l, zone, s.tavern, verb, out);
    else if (zone.at === 'held') addFrom(s, l, zone, s.held, verb, out);
    else if (zone.at === 'graveyard') addTopFirst(s.graveyard, verb, out);
    else addFromSeats(s, l, step, zone, verb, out);
  }
  if (step.may !== null && out.length > 0) out.push(step.may === 'no' ? option.no : option.stop);
  return out;
}

/** HDL-087: how many cards a zone has; abilities ask for no more than whether or how many. */
export function countIn(s: State, l: Performance, zone: Zone): number {
  if (zone.at === 'graveyard') return s.graveyard.length;
  if (zone.at === 'tavern') return countFitting(s, s.tavern, zone, l);
  if (zone.at === 'held') return s.held.length;
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isMeant(s, zone.of, seat, l.player)) continue;
    if (zone.at === 'up') count += countFitting(s, s.up[seat]!, zone, l);
    else count += zone.at === 'down' ? s.down[seat]!.length : s.hands[seat]!.length;
  }
  return count;
}

function countFitting(s: State, cards: readonly (Card | null)[], zone: Zone, l: Performance): number {
  const content = contentOf(s);
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== null && fits(s, content, zone, cards[i]!, l)) count++;
  return count;
}

/** HDL-056, HDL-Q07, HDL-Q08, HDL-Q34, HDL-Q50: players in turn order from the actor. */
export function playersOffered(s: State, l: Performance, step: PickPlayer): PlayerOption[] {
  const out: PlayerOption[] = [];
  const holder = step.notHolder && l.a !== null ? holderOf(s, l.a) : null;
  for (let i = step.from === 'any' ? 0 : 1; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (seat === holder) continue;
    if (step.with === null || (step.with === 'up' ? s.up : s.hands)[seat]!.length > 0) out.push(option.player(seat));
  }
  return out;
}

/** HDL-Q29. */
export function pilesOffered(s: State): PileOption[] {
  const out: PileOption[] = [];
  if (s.wilderness.length > 0) out.push(option.pile('wilderness'));
  if (s.graveyard.length > 0) out.push(option.pile('graveyard'));
  return out;
}
