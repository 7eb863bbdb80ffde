/** How well each seat stands: the points it may expect at the end, turned into a chance to win. */
import { type Seat, sets } from '@interregnum/kernel';
import { has } from '../abilities.ts';
import { bitOf, ownerOf, PIECES_EACH } from '../content/armies.ts';
import { boardOf } from '../content/contents.ts';
import { DESTROYER, SPREAD_POWER, UNDEAD_ARMIES } from '../content/leaders.ts';
import { LOCATION_COUNT, type Location } from '../content/locations.ts';
import { outcome } from '../phases/end.ts';
import { battlesOf } from '../phases/participation.ts';
import { SEASONS, type Side, type State, YEARS } from '../state.ts';
import { controllerOf, fortressValue, isFortress, sideOf, sideOfArmy } from '../table.ts';
import { destroyerOf, doomInBattle, doomInMeeting, doomNearby } from './destroyer.ts';
import { distances } from './distances.ts';
import { oddsOfBattle, oddsOfMeeting, winChance } from './odds.ts';

const MOST_SEATS = 5;
const MOST_ARMIES = 20;

/** Years that will still be played after this one, and how much of this one is left, 1 to 0. */
interface Time {
  years: number;
  year: number;
  /** How surely an Army that stands on a Fortress now will conquer it. */
  conquest: number;
}

function timeOf(s: State): Time {
  const years = YEARS - s.year;
  switch (s.phase) {
    case 'setup':
      return { years, year: 1, conquest: 0.3 };
    case 'strategy':
      return { years, year: 1 - (s.season - 1) / SEASONS, conquest: 0.55 + 0.1 * s.season };
    case 'battle':
    case 'conquer':
      return { years, year: 0, conquest: 1 };
    case 'recovery':
      return { years, year: 0, conquest: 0.35 };
  }
}

/** The chance of every seat to win; the members of a side share it. */
export function values(s: State): number[] {
  if (s.over) {
    const { winners } = outcome(s)!;
    return s.handSize.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  }
  const time = timeOf(s);
  if (s.battle !== null && s.battle.winner === null && !s.battle.drawn) return inBattle(s, time);
  const doom = presenceOutsideBattle(s, time);
  return endedByDestroyer(s, chancesOf(s, time), doom);
}

/** YLD-242, YLD-263: with this chance the Destroyer wins at once. */
function endedByDestroyer(s: State, chances: readonly number[], doom: number): number[] {
  const hunter = destroyerOf(s);
  if (hunter === null) return [...chances];
  return chances.map((chance, seat) => (1 - doom) * chance + (sideOf(s, seat) === sideOf(s, hunter) ? doom : 0));
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat]!;

// --- where Armies will stand ---------------------------------------------------------------------------------------

/** By Army: how surely it stands where it is when Fortresses are conquered. */
const presence = new Float64Array(MOST_ARMIES);

/** Returns the chance that the Destroyer wins at once. */
function presenceOutsideBattle(s: State, time: Time): number {
  presence.fill(1);
  const hunter = destroyerOf(s);
  const left = Math.min(1, time.years + time.year);
  let spared = hunter === null ? 1 : 1 - left * doomNearby(s, hunter);
  if (s.phase === 'conquer' || s.phase === 'recovery') return 1 - spared;
  const active = s.fielded & ~s.inactive;
  const near = Math.max(0.35, 1 - time.year);
  for (const battle of battlesOf(s, active)) {
    oddsOfMeeting(s, battle, null);
    holdGround(s, battle, near);
    if (hunter !== null && (battle & (15 << (PIECES_EACH * hunter))) !== 0)
      spared *= 1 - near * winChance[sideOf(s, hunter)]! * doomInMeeting(s, battle, hunter);
  }
  return 1 - spared;
}

/** `near`: how surely the battle is fought as the Armies stand. */
function holdGround(s: State, battle: number, near: number): void {
  for (let army = 0; army < s.at.length; army++) {
    if ((battle & bitOf(army)) !== 0) presence[army] = 1 - near * (1 - winChance[sideOfArmy(s, army)]!);
  }
}

/** A battle is worth what each of its ends is worth: the losers leave and lose Units. */
function inBattle(s: State, time: Time): number[] {
  const b = s.battle!;
  oddsOfBattle(s);
  const odds = winChance.slice();
  const sum = new Array<number>(s.seats).fill(0);
  for (let side = 0; side < MOST_SEATS; side++) {
    if (!sets.has(b.remaining, side) || odds[side]! < 0.02) continue;
    presenceOutsideBattle(s, time);
    const worth = endedByDestroyer(s, endingWith(s, time, side), doomInBattle(s, side));
    for (let seat = 0; seat < s.seats; seat++) sum[seat]! += odds[side]! * worth[seat]!;
  }
  const total = odds.reduce((a, chance) => a + (chance < 0.02 ? 0 : chance), 0);
  return sum.map(value => value / total);
}

const unitsLost = new Float64Array(MOST_ARMIES);

function endingWith(s: State, time: Time, winner: Side): number[] {
  const b = s.battle!;
  for (let army = 0; army < s.at.length; army++) {
    if ((b.armies & bitOf(army)) === 0) continue;
    const side = sideOfArmy(s, army);
    presence[army] = side === winner ? 1 : 0;
    const behind = Math.max(1, b.totals[winner]! - b.totals[side]!);
    if (side !== winner) unitsLost[army] = Math.min(s.units[army]!, behind) / 2;
  }
  const worth = chancesOf(s, time);
  unitsLost.fill(0);
  return worth;
}

// --- what that is worth --------------------------------------------------------------------------------------------

/** Worth in points of things that are no points yet; times the years left where they matter later only. */
const UNIT = 0.1;
const CARD = 0.22;
const UPGRADES = 0.8;
const REACH = [0, 0.34, 0.16, 0.07];
const HOLDING = 0.25;
/** What the Destroyer may still do to Armies that are not near him yet. */
const THREAT = 0.3;

const points = new Float64Array(MOST_SEATS);

function chancesOf(s: State, time: Time): number[] {
  points.fill(0);
  const { locations } = boardOf(s);
  for (let i = 0; i < locations.length; i++) if (isFortress(s, locations[i]!)) addFortress(s, locations[i]!, time);
  const left = time.years + time.year;
  for (let seat = 0; seat < s.seats; seat++) addMeans(s, seat, time, left);
  return shares(s, 0.8 + 1.1 * left);
}

/** Who will have a Fortress: its controller, an Army on it, or somebody who may come. */
function addFortress(s: State, location: Location, time: Time): void {
  const controller = controllerOf(s, location);
  const value = fortressValue(s, location);
  let taken = 0;
  for (let army = 0; army < s.at.length; army++) {
    if (s.at[army] !== location) continue;
    const owner = ownerOf(army);
    if (controller !== null && sideOf(s, owner) === sideOf(s, controller)) {
      points[owner]! += HOLDING * presence[army]! * (time.years + time.year);
      continue;
    }
    const chance = time.conquest * presence[army]! * (1 - taken);
    taken += chance;
    points[owner]! += chance * (value + 1);
  }
  if (time.year > 0 || time.years > 0) taken += reachedByOthers(s, location, controller, value, time, taken);
  if (controller !== null) points[controller]! += value * (1 - Math.min(1, taken));
}

/** Armies nearby; the nearest of each side counts. Returns how likely the controller loses it to them. */
function reachedByOthers(s: State, at: Location, owner: Seat | null, value: number, time: Time, taken: number): number {
  const from = distances(s);
  const chances = time.year > 0 ? 1 : 0.6;
  let lost = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (owner !== null && sideOf(s, seat) === sideOf(s, owner)) continue;
    const steps = nearest(s, seat, at, from);
    if (steps === 0 || steps >= REACH.length) continue;
    const chance = REACH[steps]! * chances * (1 - taken) * (guarded(s, at, seat) ? 0.4 : 1);
    points[seat]! += chance * (value + 1);
    if (chance > lost) lost = chance;
  }
  return lost;
}

function nearest(s: State, seat: Seat, to: Location, from: Uint8Array): number {
  let best = 99;
  for (let army = 4 * seat; army < 4 * seat + 4; army++) {
    const at = s.at[army] ?? null;
    if (at !== null) best = Math.min(best, from[LOCATION_COUNT * at + to]!);
  }
  return best;
}

function guarded(s: State, location: Location, seat: Seat): boolean {
  for (let army = 0; army < s.at.length; army++) {
    if (s.at[army] === location && sideOfArmy(s, army) !== sideOf(s, seat)) return true;
  }
  return false;
}

/** Units, cards and Upgrades to come. */
function addMeans(s: State, seat: Seat, time: Time, left: number): void {
  let units = 0;
  for (let army = 4 * seat; army < 4 * seat + 4; army++) {
    const onMap = s.at[army] === null ? 0.6 : 1;
    units += onMap * (s.units[army]! - (has(s, seat, UNDEAD_ARMIES) ? 0 : unitsLost[army]!));
  }
  const need = Math.min(1, left);
  points[seat]! += UNIT * units * Math.min(left, 1.5) + CARD * Math.min(s.handSize[seat]!, 10) * need;
  const fortresses = countFortresses(s, seat);
  const places = has(s, seat, SPREAD_POWER) ? 2 : Math.min(2, fortresses);
  points[seat]! += UPGRADES * places * time.years;
  if (has(s, seat, DESTROYER)) points[seat]! += THREAT * left;
}

function countFortresses(s: State, seat: Seat): number {
  const { locations } = boardOf(s);
  let count = 0;
  for (let i = 0; i < locations.length; i++) if (controllerOf(s, locations[i]!) === seat) count++;
  return count;
}

/** `spread`: how far expected points are from being decided. */
function shares(s: State, spread: number): number[] {
  const bySide = new Float64Array(MOST_SEATS);
  for (let seat = 0; seat < s.seats; seat++) bySide[sideOf(s, seat)]! += points[seat]!;
  const sides = s.teams ? 2 : s.seats;
  let highest = -Infinity;
  for (let side = 0; side < sides; side++) highest = Math.max(highest, bySide[side]!);
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    bySide[side] = Math.exp((bySide[side]! - highest) / spread);
    sum += bySide[side]!;
  }
  return s.handSize.map((_, seat) => bySide[sideOf(s, seat)]! / sum);
}
