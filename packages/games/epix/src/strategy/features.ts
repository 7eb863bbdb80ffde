/** What counts in a position of Epix, as numbers for each seat. */
import { type Seat, sets } from '@interregnum/kernel';
import { KILIMANDJORA, landsOf } from '../content/board.ts';
import { type ActionCard, MOVE, RECRUITMENT, TAX, WINTER } from '../content/cards.ts';
import { bit, CAMP, CATAPULT, KNIGHT, SOLDIER } from '../content/units.ts';
import type { State } from '../state.ts';
import { incomeOf } from '../table.ts';
import { castleChances, type Potential, potentialOf } from './potential.ts';
import { defendersAt } from './roads.ts';

export const FEATURES = [
  'areas', 'ahead', 'coins', 'purse', 'hoard', 'income', 'soldiers', 'knights', 'camps', 'catapults', 'reserve',
  'slots', 'refill', 'spread', 'rides', 'strike', 'danger', 'prey', 'exposed', 'guards', 'mountain', 'aim',
  'move', 'moveSpread', 'moveRides', 'moveStrike', 'movePrey', 'moveAim', 'recruit', 'recruitRefill', 'recruitGold',
  'tax', 'last',
] as const; // biome-ignore format: a table

export type Feature = (typeof FEATURES)[number];
export const WIDTH = FEATURES.length;
const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
const MOST_SEATS = 4;
/** By seat and feature, for the position looked at last. */
export const features = new Float64Array(MOST_SEATS * WIDTH);
export const featureOf = (seat: Seat, name: Feature): number => features[seat * WIDTH + at[name]]!;

/** Draft, then for each season before and during the resolution of the Action cards. */
export const STAGES = 9;
export function stageOf(s: State): number {
  const frame = s.frames[1];
  if (!frame || frame.proc === 'draft') return 0;
  return 1 + 2 * Math.min(s.season, WINTER) + (resolving(s) ? 1 : 0);
}

/** The Special Ability cards a player has, or would have if the draft were over now. */
export function cardsOf(s: State, seat: Seat): number {
  let cards = s.abilities[seat]!;
  for (let i = 0; i < s.bidder.length; i++) if (s.bidder[i] === seat) cards = sets.with(cards, s.dealt[i]!);
  return cards;
}

const resolving = (s: State): boolean => s.frames.length > 2 && s.frames[2]!.proc === 'turn';

/** Fills `features`. */
export function measure(s: State): void {
  features.fill(0);
  for (let seat = 0; seat < s.seats; seat++) countPieces(s, seat);
  for (let seat = 0; seat < s.seats; seat++) lookAround(s, seat);
  for (let seat = 0; seat < s.seats; seat++) compare(s, seat);
  if (resolving(s)) for (let seat = 0; seat < s.seats; seat++) cardsToCome(s, seat);
}

function countPieces(s: State, seat: Seat): void {
  const o = seat * WIDTH;
  const gold = s.gold[seat]!;
  const { camps, marks, cards } = incomeOf(s, seat);
  features[o + at.coins] = Math.min(gold, 3);
  features[o + at.purse] = Math.min(Math.max(gold - 3, 0), 5);
  features[o + at.hoard] = Math.max(gold - 8, 0);
  features[o + at.income] = camps + marks + cards;
  features[o + at.camps] = camps;
  for (let area = 0; area < s.units.length; area++) {
    if (s.occupant[area] !== seat) continue;
    const units = s.units[area]!;
    features[o + at.areas]!++;
    if (units & bit(SOLDIER)) features[o + at.soldiers]!++;
    if (units & bit(KNIGHT)) features[o + at.knights]!++;
    if (units & bit(CATAPULT)) features[o + at.catapults]!++;
  }
  const supply = s.supply[4 * seat + SOLDIER]! + s.supply[4 * seat + CAMP]! + s.supply[4 * seat + CATAPULT]!;
  let slots = 0;
  for (const area of landsOf(seat)) if (s.occupant[area] === null) slots++;
  features[o + at.reserve] = Math.min(supply, 3);
  features[o + at.slots] = slots;
  features[o + at.refill] = Math.min(slots, supply, gold >> 1);
  features[o + at.guards] = defendersAt(s, seat);
  features[o + at.mountain] = s.occupant[KILIMANDJORA] === seat ? 1 : 0;
}

const potential: Potential = { spread: 0, rides: 0, strike: 0, prey: 0, aim: 0 };

function lookAround(s: State, seat: Seat): void {
  const o = seat * WIDTH;
  potentialOf(s, seat, null, potential);
  features[o + at.spread] = potential.spread;
  features[o + at.rides] = potential.rides;
  features[o + at.strike] = potential.strike;
  features[o + at.aim] = potential.aim;
  for (let rest = potential.prey; rest; rest = sets.rest(rest)) {
    features[o + at.prey]!++;
    features[s.occupant[sets.first(rest)]! * WIDTH + at.exposed]!++;
  }
  for (let castle = 0; castle < s.seats; castle++) {
    const d = castle * WIDTH + at.danger;
    if (castleChances[castle]! > features[d]!) features[d] = castleChances[castle]!;
  }
}

/** Whether a player would win if Winter were over, by areas and then Gold: 1, 0.5 when shared, 0. */
function compare(s: State, seat: Seat): void {
  let result = 1;
  const areas = features[seat * WIDTH + at.areas]!;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const more = features[other * WIDTH + at.areas]! - areas || s.gold[other]! - s.gold[seat]!;
    if (more > 0) result = 0;
    else if (more === 0) result = Math.min(result, 0.5);
  }
  features[seat * WIDTH + at.ahead] = result;
}

/** The Action cards that a player has still to carry out this season, as far as they are known. */
function cardsToCome(s: State, seat: Seat): void {
  const o = seat * WIDTH;
  const move = likelyToCome(s, seat, MOVE);
  const recruit = likelyToCome(s, seat, RECRUITMENT);
  features[o + at.move] = move;
  features[o + at.recruit] = recruit;
  features[o + at.tax] = likelyToCome(s, seat, TAX);
  features[o + at.recruitRefill] = recruit * features[o + at.refill]!;
  features[o + at.recruitGold] = recruit * Math.min(s.gold[seat]!, 8);
  features[o + at.last] = move + recruit > 0 && lastToAct(s) === seat ? 1 : 0;
  if (move > 0) moveToCome(s, seat, move);
}

function moveToCome(s: State, seat: Seat, move: number): void {
  const o = seat * WIDTH;
  potentialOf(s, seat, isUnderWay(s, seat, 'moveAndAttack') ? usedUp(s) : null, potential);
  features[o + at.moveSpread] = move * potential.spread;
  features[o + at.moveRides] = move * potential.rides;
  features[o + at.moveStrike] = move * potential.strike;
  features[o + at.moveAim] = move * potential.aim;
  for (let rest = potential.prey; rest; rest = sets.rest(rest)) features[o + at.movePrey]! += move;
}

const acting = (s: State): Seat => (s.frames[2]!.locals as { seat: Seat }).seat;
const isUnderWay = (s: State, seat: Seat, proc: string): boolean => acting(s) === seat && s.frames[3]?.proc === proc;

/** A riding Knight may go on. */
function usedUp(s: State): readonly number[] {
  if (s.riding === null || s.frames[4]?.proc !== 'knight') return s.used;
  const used = s.used.slice();
  used[s.riding]! &= ~bit(KNIGHT);
  return used;
}

function likelyToCome(s: State, seat: Seat, card: ActionCard): number {
  const turn = s.frames[2]!;
  const { first, second } = turn.locals as { first: ActionCard; second: ActionCard };
  if (acting(s) === seat && first !== 0) {
    const underWay = s.frames[3] ? (turn.step === 'second' ? first : second) : 0;
    return underWay === card || (turn.step === 'second' && second === card) ? 1 : 0;
  }
  if (acting(s) !== seat && s.revealed[seat]) return 0;
  const cards = s.chosen[seat]!;
  if (cards === null) return s.season === WINTER ? 2 / 3 : 1 / 3;
  return cards & card ? 1 : 0;
}

/** The season has gone on to its next step when the last turn is under way. */
const lastToAct = (s: State): Seat => s.frames[1]!.items?.[s.seats - 1] ?? acting(s);
