/** How likely each side is to win a battle, from totals and the cards behind them. */
import { type Seat, sets } from '@interregnum/kernel';
import { amountOf, has } from '../abilities.ts';
import { bitOf, ownerOf, PIECES_EACH } from '../content/armies.ts';
import { AMBUSH_BONUS, colourOf, KIND_COUNT, valueOfCard } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { ALL_REGION_FIGHTER, CHAMPION } from '../content/leaders.ts';
import { type State, YEARS } from '../state.ts';
import { sideOf, sideOfArmy } from '../table.ts';

const MOST_SIDES = 5;
/** By side: the chance to win the battle looked at last. */
export const winChance = new Float64Array(MOST_SIDES);
const strength = new Float64Array(MOST_SIDES);

/** How much of what a hand could add is really spent; players keep something back, but not in the last battles. */
const SPENT = 0.55;
const SPENT_AT_LAST = 0.85;
/** Battle cards are of no use after these battles. */
export const isLastStand = (s: State): boolean => s.year === YEARS && s.phase === 'battle';
/** How much more strength makes a side e times as likely to win. */
const SCALE = 4;

/** What a hand could add to a total with these colours. */
export function reserve(s: State, seat: Seat, colours: number, champion: boolean): number {
  const covered = amountOf(s, seat, ALL_REGION_FIGHTER, 1);
  const bonus = champion ? amountOf(s, seat, CHAMPION, 0) : 0;
  let sum = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = s.hands[KIND_COUNT * seat + kind]!;
    if (count === 0) continue;
    const open = sets.has(colours, colourOf(kind)) ? valueOfCard(kind) + bonus : 0;
    sum += count * Math.max(open, covered);
  }
  return sum;
}

const coloursOf = new Int32Array(MOST_SIDES);

/** The odds of a battle that has not begun yet, among these Armies. */
export function oddsOfMeeting(s: State, armies: number, ambusher: Seat | null): void {
  const { regions } = boardOf(s);
  strength.fill(0);
  coloursOf.fill(0);
  for (let army = 0; army < s.at.length; army++) {
    if ((armies & bitOf(army)) === 0) continue;
    strength[sideOfArmy(s, army)]! += s.units[army]!;
    coloursOf[ownerOf(army)]! |= 1 << regions[s.at[army]!]!;
  }
  if (ambusher !== null) strength[sideOf(s, ambusher)]! += AMBUSH_BONUS;
  addReserves(s, armies, coloursOf);
  shareOut(sidesIn(s, armies));
}

/** The odds of the battle under way. */
export function oddsOfBattle(s: State): void {
  const b = s.battle!;
  strength.fill(0);
  for (let side = 0; side < b.totals.length; side++) strength[side] = b.totals[side]!;
  addReserves(s, b.armies, b.colours);
  shareOut(b.remaining);
}

function sidesIn(s: State, armies: number): number {
  let sides = 0;
  for (let army = 0; army < s.at.length; army++)
    if ((armies & bitOf(army)) !== 0) sides = sets.with(sides, sideOfArmy(s, army));
  return sides;
}

function addReserves(s: State, armies: number, colours: ArrayLike<number>): void {
  const spent = isLastStand(s) ? SPENT_AT_LAST : SPENT;
  for (let seat = 0; seat < s.seats; seat++) {
    if ((armies & (15 << (PIECES_EACH * seat))) === 0) continue;
    const champion = s.champion !== null && has(s, seat, CHAMPION) && (armies & bitOf(s.champion)) !== 0;
    strength[sideOf(s, seat)]! += spent * reserve(s, seat, colours[seat]!, champion);
  }
}

function shareOut(sides: number): void {
  let highest = -1;
  for (let side = 0; side < MOST_SIDES; side++) {
    if (sets.has(sides, side) && strength[side]! > highest) highest = strength[side]!;
  }
  let sum = 0;
  for (let side = 0; side < MOST_SIDES; side++) {
    winChance[side] = sets.has(sides, side) ? Math.exp((strength[side]! - highest) / SCALE) : 0;
    sum += winChance[side]!;
  }
  for (let side = 0; side < MOST_SIDES; side++) winChance[side]! /= sum;
}
