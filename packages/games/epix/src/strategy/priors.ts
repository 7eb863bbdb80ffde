/** How likely a player of sense is to take each option. */
import type { Seat } from '@interregnum/kernel';
import { costOf, guessesOfGarrison } from '../abilities.ts';
import { castleOf, isCastle, KILIMANDJORA, landsOf } from '../content/board.ts';
import { type ActionCards, MOVE, RECRUITMENT, TAX, WINTER } from '../content/cards.ts';
import { boardOf, contentOf, isMarked } from '../content/contents.ts';
import { bit, CAMP, CATAPULT, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import type { DraftBid, Guess, Option, Recruit } from '../options.ts';
import { currentFight, firstDefender, guessesAgainst, guessesAgainstShot } from '../phases/fight.ts';
import { isAutomatic, rangeOf } from '../phases/move-and-attack.ts';
import { choices } from '../phases/season.ts';
import { ASK, type Question } from '../questions.ts';
import type { State } from '../state.ts';
import { canAttack, canEnter, inSupply } from '../table.ts';
import { chances } from './chances.ts';
import { featureOf, measure } from './features.ts';
import { clearChance, equilibrium, stormChance } from './fights.ts';
import { continued, planOf } from './plan.ts';
import { defendersAt, doublesAt } from './roads.ts';

/** Nothing that is allowed is out of the question. */
const LEAST = 0.002;

type Weigh = (s: State, seat: Seat, options: readonly Option[]) => number[];

const each =
  (weigh: (s: State, seat: Seat, o: Option) => number): Weigh =>
  (s, seat, options) =>
    options.map(o => Math.max(LEAST, weigh(s, seat, o)));

const WEIGHERS: Readonly<Record<Question, Weigh>> = {
  [ASK.draft]: each((s, seat, o) =>
    o.type === 'recruit' ? draftRecruit(s, seat, o) : o.type === 'draftBid' ? draftBid(s, seat, o) : draftPass(s, seat),
  ),
  [ASK.auction]: each((_s, _seat, o) => (o.type === 'bid' ? 0.6 ** o.amount : 0)),
  [ASK.firstPlayer]: each((_s, seat, o) => (o.type === 'first' && o.seat === seat ? 1 : 0.5)),
  [ASK.actionCard]: chooseCards,
  [ASK.spy]: each((_s, _seat, o) => (o.type === 'look' ? 1 : 0.1)),
  [ASK.changeCard]: changeCards,
  [ASK.cardOrder]: each((_s, _seat, o) => (o.type === 'order' && o.first === TAX ? 3 : 1)),
  [ASK.recruit]: each((s, seat, o) => (o.type === 'recruit' ? recruit(s, seat, o) : done(s, seat))),
  [ASK.unit]: each((s, seat, o) => (o.type === 'use' ? use(s, seat, o.unit, o.area) : 0.6)),
  [ASK.soldierStep]: each(step),
  [ASK.knightStep]: each(step),
  [ASK.catapultTarget]: each(step),
  [ASK.fightBid]: bids,
  [ASK.informers]: each((_s, _seat, o) => (o.type === 'ask' ? 4 : 1)),
  [ASK.guess]: guesses,
  [ASK.fightOn]: goOn,
  [ASK.surgeons]: each((_s, _seat, o) => (o.type === 'save' ? 1 : 0)),
};

/** The weights of a seat's options at the open question; what others keep hidden is not looked at. */
export function weigh(s: State, seat: Seat): number[] {
  return WEIGHERS[s.ask!.id]!(s, seat, s.ask!.options[seat]!);
}

// --- draft -------------------------------------------------------------------------------------------------------

function draftRecruit(s: State, seat: Seat, { unit, area }: Recruit): number {
  const left = s.gold[seat]! - costOf(s, seat, unit);
  const fresh = s.units[area] === 0;
  const thrift = left < 3 ? 0.2 : left < 5 ? 0.6 : 1;
  if (unit === SOLDIER) return thrift * (fresh ? 3 : 2);
  if (unit === CAMP) return thrift * (fresh ? 3 : 1.5);
  if (unit === KNIGHT) return thrift * (left >= 4 ? 1 : 0.5);
  return 0.15;
}

function draftBid(s: State, seat: Seat, { card, amount, marker }: DraftBid): number {
  const i = s.dealt.indexOf(card);
  const worth = contentOf(s).prices[card]! + 1 - amount;
  if (worth <= 0 || s.bidder[i] === seat) return 0;
  if (marker !== null && marker !== usualMarker(s, seat)) return 0;
  return 0.3 * worth * 0.5 ** (amount - s.bidAmount[i]! - 1);
}

/** EPX-Q09. */
function usualMarker(s: State, seat: Seat): Unit {
  let best = CAMP;
  for (const unit of [SOLDIER, CATAPULT, KNIGHT]) if (inSupply(s, seat, unit) > inSupply(s, seat, best)) best = unit;
  return best;
}

const draftPass = (s: State, seat: Seat): number => (s.gold[seat]! >= 10 ? 0.2 : s.gold[seat]! >= 8 ? 1 : 3);

// --- cards -------------------------------------------------------------------------------------------------------

function cardWeights(s: State, seat: Seat): (cards: ActionCards) => number {
  measure(s);
  const gold = s.gold[seat]!;
  const tax = gold <= 2 ? 2 : gold <= 4 ? 1 : 0.4;
  const recruitment = gold < 2 ? 0.05 : 0.4 + 0.8 * featureOf(seat, 'refill') + 0.05 * gold;
  const move =
    0.4 +
    0.5 * (featureOf(seat, 'spread') + featureOf(seat, 'rides')) +
    6 * featureOf(seat, 'strike') +
    (gold >= 4 ? 0.3 * featureOf(seat, 'prey') : 0);
  return cards => (cards & TAX ? tax : 1) * (cards & RECRUITMENT ? recruitment : 1) * (cards & MOVE ? move : 1);
}

function chooseCards(s: State, seat: Seat, options: readonly Option[]): number[] {
  const weight = cardWeights(s, seat);
  return options.map(o => (o.type === 'choose' ? Math.max(0.05, weight(o.cards)) : LEAST));
}

function changeCards(s: State, seat: Seat, options: readonly Option[]): number[] {
  const weight = cardWeights(s, seat);
  const kept = s.chosen[seat]!;
  return options.map(o => Math.max(0.05, o.type === 'change' ? weight(o.cards) : 2 * weight(kept)));
}

// --- recruitment -------------------------------------------------------------------------------------------------

function recruit(s: State, seat: Seat, { unit, area }: Recruit): number {
  const gold = s.gold[seat]!;
  const fresh = s.units[area] === 0;
  const late = s.season === WINTER;
  const left = gold - costOf(s, seat, unit);
  if (fresh) {
    if (unit === SOLDIER) return 4;
    if (unit === CAMP) return late ? 3 : 4;
    return unit === CATAPULT ? 1 : left >= 3 ? 1 : 0.3;
  }
  const thrift = late || left >= 4 ? 1 : 0.3;
  if (unit === SOLDIER) return thrift * 1.2;
  if (unit === CAMP) return late ? 0.02 : thrift * 1.2;
  if (unit === KNIGHT) return thrift * (left >= 3 ? 0.8 : 0.4);
  return thrift * (late ? 0.8 : 0.3);
}

function done(s: State, seat: Seat): number {
  const gold = s.gold[seat]!;
  for (const area of landsOf(seat)) if (s.units[area] === 0 && gold >= 2) return 0.5;
  return gold < 4 ? 3 : 1.5;
}

// --- Move & Attack -----------------------------------------------------------------------------------------------

function use(s: State, seat: Seat, unit: Unit, from: number): number {
  let best = 0;
  if (unit === CATAPULT) {
    for (const to of rangeOf(s, seat, from)) {
      const owner = s.occupant[to]!;
      if (owner !== null && owner !== seat && to !== KILIMANDJORA) best = Math.max(best, shoot(s, seat, to));
    }
    return best;
  }
  for (const to of boardOf(s).borders[from]!) {
    if (canEnter(s, seat, unit, to)) best = Math.max(best, moveTo(s, seat, unit, from, to));
    else if (s.gold[seat]! > 0 && canAttack(s, seat, unit, to))
      best = Math.max(best, strikeAt(s, seat, unit, from, to));
  }
  return best;
}

function step(s: State, seat: Seat, o: Option): number {
  if (o.type === 'move') return moveTo(s, seat, o.unit, o.from, o.to);
  if (o.type === 'attack') return o.unit === CATAPULT ? shoot(s, seat, o.to) : strikeAt(s, seat, o.unit, o.from, o.to);
  return o.type === 'back' ? 0.05 : 1;
}

/** What is lost when this Unit leaves an area for good. */
function leaving(s: State, unit: Unit, from: number, seat: Seat): number {
  if (s.units[from] !== bit(unit)) return 0;
  return from === castleOf(seat) || landsOf(seat).includes(from) ? 0.8 : 1 + (isMarked(s, from) ? 0.2 : 0);
}

function moveTo(s: State, seat: Seat, unit: Unit, from: number, to: number): number {
  const gain = s.occupant[to] === seat ? 0 : s.occupant[to] !== null ? 2.5 : 1 + (isMarked(s, to) ? 0.2 : 0);
  return Math.exp(1.6 * (gain - leaving(s, unit, from, seat)) - 0.3);
}

function strikeAt(s: State, seat: Seat, unit: Unit, from: number, to: number): number {
  const gold = s.gold[seat]!;
  const target = firstDefender(s, to)!;
  if (gold <= guessesAgainst(s, seat, unit, target, to)) return 0;
  const defenders = defendersAt(s, to);
  if (isCastle(to)) {
    return 12 * stormChance(0, defenders, guessesOfGarrison(s, to), gold);
  }
  const doubles = doublesAt(s, s.occupant[to]!, to);
  const chance = clearChance(defenders - doubles, doubles, gold);
  const gain =
    chance * (2 - leaving(s, unit, from, seat)) -
    (1 - chance) * (leaving(s, unit, from, seat) + (unit === KNIGHT ? 0.8 : 0.3));
  return Math.exp(1.6 * gain - 0.5);
}

function shoot(s: State, seat: Seat, to: number): number {
  if (isAutomatic(s, to)) return 3;
  const gold = s.gold[seat]!;
  const chance = 1 - guessesAgainstShot(s, seat, to) / gold;
  return chance <= 0 ? 0 : chance * (0.5 + defendersAt(s, to)) ** 1.3;
}

// --- fights ------------------------------------------------------------------------------------------------------

function bids(s: State, _seat: Seat, options: readonly Option[]): number[] {
  const plan = planOf(s, currentFight(s.frames)!);
  return options.map((_, i) => Math.max(LEAST, plan.bids[i]!));
}

function guesses(s: State, _seat: Seat, options: readonly Option[]): number[] {
  const { cover } = planOf(s, currentFight(s.frames)!);
  return setsFor(s.odd === null ? cover : coverOf(cover, s.odd, (options[0] as Guess).numbers.length), options);
}

/** The guesses moved to the bids that the Informers leave. */
function coverOf(cover: readonly number[], odd: boolean, count: number): number[] {
  const possible = cover.map((_, i) => (i % 2 === 0) === odd);
  const size = possible.filter(Boolean).length;
  if (size <= count) return cover.map((_, i) => (possible[i] ? 1 : (count - size) / (cover.length - size)));
  const even = equilibrium(
    count,
    cover.filter((_, i) => possible[i]).map(q => 0.2 + q),
    new Array<number>(size).fill(0),
  ).cover;
  let next = 0;
  return possible.map(fits => (fits ? even[next++]! : 0));
}

/**
 * Sets of guesses in which each number appears as often as it should: the numbers are laid end to end, each as long
 * as it is likely, and a comb with teeth one apart picks a set wherever it is put down.
 */
function setsFor(cover: readonly number[], options: readonly Option[]): number[] {
  const count = (options[0] as Guess).numbers.length;
  if (count === 1) return cover.map(q => Math.max(LEAST, q));
  const ends: number[] = [];
  let sum = 0;
  for (const q of cover) {
    sum += q;
    ends.push(sum);
  }
  const cuts = [0, 1, ...ends.map(end => end - Math.floor(end))].sort((a, b) => a - b);
  const weights = new Array<number>(options.length).fill(LEAST / options.length);
  for (let i = 1; i < cuts.length; i++) {
    const width = cuts[i]! - cuts[i - 1]!;
    if (width < 1e-9) continue;
    const tooth = (cuts[i]! + cuts[i - 1]!) / 2;
    const numbers: number[] = [];
    for (let j = 0; j < count; j++) numbers.push(1 + ends.findIndex(end => end > tooth + j));
    const at = rank(numbers, cover.length);
    if (at >= 0) weights[at]! += width;
  }
  return weights;
}

/** The place of a set in the list of all sets of its size from 1 to `most`; -1 if it is none. */
function rank(numbers: readonly number[], most: number): number {
  let index = 0;
  let from = 1;
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i]!;
    if (n < from) return -1;
    for (let skipped = from; skipped < n; skipped++) index += choose(most - skipped, numbers.length - 1 - i);
    from = n + 1;
  }
  return index;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : k === 1 ? n : (n * (n - 1)) / 2);

function goOn(s: State, seat: Seat, options: readonly Option[]): number[] {
  const better = planOf(s, continued(s, currentFight(s.frames)!)).value - chances(s)[seat]!;
  const share = 1 / (1 + Math.exp(-25 * better));
  return options.map(o => Math.max(LEAST, o.type === 'continue' ? share : 1 - share));
}

// --- what is hidden ----------------------------------------------------------------------------------------------

/** How well the made-up Action cards of the others, and a made-up bid, fit the position, against the best fit. */
export function likelihood(s: State, viewer: Seat): number {
  let likely = bidLikelihood(s, viewer);
  for (let seat = 0; seat < s.seats; seat++) {
    const cards = s.chosen[seat]!;
    if (seat === viewer || cards === null || s.revealed[seat]) continue;
    const weight = cardWeights(s, seat);
    const all = choices(s).map(weight);
    likely *= weight(cards) / Math.max(...all);
  }
  return likely;
}

function bidLikelihood(s: State, viewer: Seat): number {
  const fight = currentFight(s.frames);
  if (!fight || s.fist === null || fight.attacker === viewer) return 1;
  const { bids } = planOf(s, fight);
  return Math.max(LEAST, bids[s.fist - 1]!) / Math.max(...bids);
}
