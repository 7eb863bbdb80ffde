/** What counts in a position of Epix, as numbers for each seat. */
import { isCastle, KILIMANDJORA, landsOf } from '../content/board.ts';
import { type ActionCard, GUIDE_PRICE, MOVE, RECRUITMENT, TAX, TREBUCHETS, WINTER } from '../content/cards.ts';
import { bit, CATAPULT, KNIGHT, SOLDIER } from '../content/units.ts';
import type { State } from '../state.ts';
import { boardOf, incomeOf, owns } from '../table.ts';
import { castleChance, defendersAt, ride, toll } from './roads.ts';

export const FEATURES = [
  'areas', 'ahead', 'coins', 'purse', 'hoard', 'income', 'soldiers', 'knights', 'camps', 'catapults', 'slots',
  'refill', 'spread', 'rides', 'strike', 'danger', 'prey', 'exposed', 'guards', 'mountain', 'aim',
  'moveSpread', 'moveRides', 'moveStrike', 'movePrey', 'moveAim', 'move', 'recruitRefill', 'recruit', 'tax', 'last',
  'cards',
] as const; // biome-ignore format: a table

export type Feature = (typeof FEATURES)[number];
export const WIDTH = FEATURES.length;
const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
const MOST_SEATS = 4;
/** By seat and feature, for the position looked at last. */
export const features = new Float64Array(MOST_SEATS * WIDTH);

/** Draft, then for each season before and during the resolution of the Action cards. */
export const STAGES = 9;
export function stageOf(s: State): number {
  const frame = s.frames[1];
  if (!frame || frame.proc === 'draft') return 0;
  return 1 + 2 * Math.min(s.season, WINTER) + (resolving(s) ? 1 : 0);
}

const resolving = (s: State): boolean => s.frames.length > 2 && s.frames[2]!.proc === 'turn';

export function measure(s: State): void {
  features.fill(0);
  for (let seat = 0; seat < s.seats; seat++) countPieces(s, seat);
  for (let seat = 0; seat < s.seats; seat++) lookAround(s, seat);
  for (let seat = 0; seat < s.seats; seat++) compare(s, seat);
  if (resolving(s)) for (let seat = 0; seat < s.seats; seat++) cardsToCome(s, seat);
}

function countPieces(s: State, seat: number): void {
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
  let slots = 0;
  for (const area of landsOf(seat)) if (s.occupant[area] === null) slots++;
  features[o + at.slots] = slots;
  features[o + at.refill] = Math.min(slots, gold >> 1);
  features[o + at.guards] = defendersAt(s, seat);
  for (let rest = s.abilities[seat]!, card = 0; rest; rest >>= 1, card++) {
    if (rest & 1) features[o + at.cards]! += GUIDE_PRICE[card]!;
  }
}

/** What a player's Units could do: go to empty areas, take Castles, beat lone defenders, shoot at stacks. */
function lookAround(s: State, seat: number): void {
  const o = seat * WIDTH;
  const board = boardOf(s);
  const rides = ride(s, board, seat);
  let taken = 0;
  for (const area of board.areas) {
    const units = s.units[area]!;
    if (s.occupant[area] !== seat) {
      if (units !== 0 && !isCastle(area)) lookAtPrey(s, seat, area, rides);
      continue;
    }
    if (area === KILIMANDJORA) features[o + at.mountain] = 1;
    if (units & bit(CATAPULT)) lookThroughSights(s, seat, area);
    const shared = (units & (units - 1)) !== 0;
    if (units & bit(SOLDIER) && shared) {
      for (const to of board.borders[area]!) {
        if (s.occupant[to] !== null || isCastle(to) || taken & (1 << to)) continue;
        taken |= 1 << to;
        features[o + at.spread]!++;
        break;
      }
    }
    if (units & bit(KNIGHT) && shared && !(units & bit(SOLDIER) && units === (bit(SOLDIER) | bit(KNIGHT)))) {
      features[o + at.rides]!++;
    }
  }
  if (rides) features[o + at.rides] = Math.min(features[o + at.rides]!, openAreas(s));
  for (let castle = 0; castle < s.seats; castle++) {
    if (castle === seat) continue;
    const chance = castleChance(s, board, seat, castle, s.gold[seat]!, rides);
    const d = castle * WIDTH + at.danger;
    if (chance > features[o + at.strike]!) features[o + at.strike] = chance;
    if (chance > features[d]!) features[d] = chance;
  }
}

/** Empty areas that a Knight reaches without a fight. */
function openAreas(s: State): number {
  let count = 0;
  for (let area = MOST_SEATS; area < s.units.length; area++) if (toll[area] === 0 && s.units[area] === 0) count++;
  return count;
}

/** An enemy Province that one won fight would empty. */
function lookAtPrey(s: State, seat: number, area: number, rides: boolean): void {
  if (defendersAt(s, area) > 1) return;
  let within = rides && toll[area]! <= 1;
  if (!within) {
    for (const near of boardOf(s).borders[area]!) {
      if (s.occupant[near] === seat && s.units[near]! & bit(SOLDIER)) within = true;
    }
  }
  if (!within) return;
  features[seat * WIDTH + at.prey]!++;
  features[s.occupant[area]! * WIDTH + at.exposed]!++;
}

/** The biggest stack within range of a Catapult. */
function lookThroughSights(s: State, seat: number, area: number): void {
  const board = boardOf(s);
  const range = area === KILIMANDJORA || owns(s, seat, TREBUCHETS) ? board.withinTwo[area]! : board.borders[area]!;
  const a = seat * WIDTH + at.aim;
  for (const to of range) {
    const owner = s.occupant[to]!;
    if (owner === null || owner === seat || to === KILIMANDJORA) continue;
    const stack = defendersAt(s, to) + (s.units[to]! & bit(CATAPULT) ? 1 : 0);
    if (stack > features[a]!) features[a] = stack;
  }
}

/** Whether a player would win if Winter were over, by areas and then Gold: 1, 0.5 when shared, 0. */
function compare(s: State, seat: number): void {
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
function cardsToCome(s: State, seat: number): void {
  const o = seat * WIDTH;
  const move = likelyToCome(s, seat, MOVE);
  const recruit = likelyToCome(s, seat, RECRUITMENT);
  features[o + at.move] = move;
  features[o + at.recruit] = recruit;
  features[o + at.tax] = likelyToCome(s, seat, TAX);
  features[o + at.moveSpread] = move * features[o + at.spread]!;
  features[o + at.moveRides] = move * features[o + at.rides]!;
  features[o + at.moveStrike] = move * features[o + at.strike]!;
  features[o + at.movePrey] = move * features[o + at.prey]!;
  features[o + at.moveAim] = move * features[o + at.aim]!;
  features[o + at.recruitRefill] = recruit * features[o + at.refill]!;
  features[o + at.last] = move + recruit > 0 && lastToAct(s) === seat ? 1 : 0;
}

function likelyToCome(s: State, seat: number, card: ActionCard): number {
  const turn = s.frames[2]!;
  const { seat: acting, first, second } = turn.locals as { seat: number; first: ActionCard; second: ActionCard };
  if (acting === seat && first !== 0) return turn.step === 'second' && second === card ? 1 : 0;
  if (acting !== seat && s.revealed[seat]) return 0;
  const cards = s.chosen[seat]!;
  if (cards === null) return s.season === WINTER ? 2 / 3 : 1 / 3;
  return cards & card ? 1 : 0;
}

/** The season has gone on to its next step when the last turn is under way. */
const lastToAct = (s: State): number =>
  s.frames[1]!.items?.[s.seats - 1] ?? (s.frames[2]!.locals as { seat: number }).seat;
