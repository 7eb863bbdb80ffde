/** How well a seat stands, by the features of section 10: runes and whether they hold, land, armies, dials, cards. */

import { type Seat, sets, workedOut } from '@interregnum/kernel';
import { SIDES } from '../battle.ts';
import type { RunewarsContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { trainingOf } from '../heroes.ts';
import { heroesIn } from '../in-play.ts';
import { isWaste } from '../modules/bow/state.ts';
import { isCommander } from '../modules/cmd/queries.ts';
import { hasCityRune } from '../modules/free/queries.ts';
import { isGoalMet } from '../phases/actions/objective.ts';
import {
  ATTRIBUTES_OF_HERO,
  DIALS,
  DRAGON_RUNE,
  FOOD,
  type HeroNumber,
  LAST_SEASON,
  LAST_YEAR,
  NONE,
  type UnitType,
} from '../pieces.ts';
import { yieldsOf } from '../printed.ts';
import { runes, runesNeeded } from '../queries.ts';
import type { State } from '../state.ts';
import { developmentsAt, dialOf } from '../table.ts';
import { commandWorth } from './commanders.ts';
import { developedWorth } from './developments.ts';
import { stepsToQuest } from './heroes.ts';
import { riskOf } from './threat.ts';
import { emptyLand, type Land, powerOf, surveyed, WORTH } from './worth.ts';

const ALSO = {
  dial: 0.25,
  /** What winter lets live, besides what the dial recruits. */
  food: 0.3,
  deficit: 0.5,
  /** The first points are worth more than those of a hoard. */
  influence: 1.2,
  tactics: 0.4,
  quest: 0.4,
  hero: 2,
  damage: 0.12,
  training: 0.3,
  /** A hero who stands where a quest of his can be attempted. */
  way: 0.5,
  reward: 1,
  title: 1.2,
  objective: 8,
  nearly: 4,
  enough: 8,
  claim: 6,
  bonus: 0.25,
  /** Part of a dragon rune. */
  shard: 0.85,
} as const;
/** By season: what a unit beyond the food costs; winter thins stacks as it begins. */
const HUNGRY: readonly number[] = [0.25, 0.35, 0.55, 0.15];

const YEAR = LAST_SEASON + 1;
/** From 0 at the beginning to 1 at the last season. */
const timeOf = (s: State): number => Math.min(1, ((s.year - 1) * YEAR + s.season) / (LAST_YEAR * YEAR - 1));

interface Account {
  /** What counts at the end, and what helps to get there. */
  runes: number;
  means: number;
}

// --- land ----------------------------------------------------------------------------------------------------------

/** Runes by whether they will be held; land, armies, and stacks that winter would thin. */
function landAccounts(s: State, land: Land): Account[] {
  const accounts = s.answers.map((): Account => ({ runes: 0, means: 0 }));
  for (const area of land.board.areas) {
    const seat = land.owner[area]!;
    if (seat === NONE) continue;
    const one = accounts[seat]!;
    if (s.runes[area] === DRAGON_RUNE) one.runes += 1 - riskOf(s, land, area, seat);
    if (hasCityRune(s, area)) one.runes += 1 - riskOf(s, land, area, seat);
    one.means += WORTH.area + (s.cities[area] === NONE ? 0 : WORTH.city);
    if (s.strongholds[area] === seat) one.means += WORTH.stronghold - 0.5 * s.damaged[area]!;
    one.means += 0.5 * developmentsAt(s, area).length;
    one.means += WORTH.unit * (land.power[area]! + 0.7 * land.routed[area]!);
    const food = dialOf(s, seat, FOOD);
    if (land.units[area]! > food) one.means -= HUNGRY[s.season]! * (land.units[area]! - food);
  }
  return accounts;
}

const production = [0, 0, 0];
/** What the dials show, and what the land would yield beyond that. */
function dialWorth(s: State, land: Land, seat: Seat): number {
  production.fill(0);
  for (const area of land.board.areas) {
    if (land.owner[area] !== seat || isWaste(s, area)) continue;
    const yields = yieldsOf(s, area);
    for (const dial of DIALS) production[dial]! += yields[dial]!;
  }
  let sum = ALSO.food * dialOf(s, seat, FOOD);
  for (const dial of DIALS) {
    const shown = dialOf(s, seat, dial);
    sum += ALSO.dial * shown + ALSO.deficit * Math.min(8, production[dial]!);
  }
  return sum;
}

/** Units on the march or in a battle. */
function armiesWorth(s: State, accounts: readonly Account[]): void {
  const add = (seat: Seat, type: UnitType, n: number) => {
    accounts[seat]!.means += WORTH.unit * n * powerOf(s, type);
  };
  if (s.army) for (const [type, n] of s.army.units.entries()) if (n > 0) add(s.army.seat, type, n);
  if (!s.battle) return;
  for (const side of SIDES) {
    if (side === 1 && s.battle.isAgainstNeutrals) continue;
    for (const { type, n, routed } of s.battle.lines[side]) add(s.battle.seats[side], type, routed ? 0.7 * n : n);
  }
}

// --- people and cards ----------------------------------------------------------------------------------------------

const shards = workedOut(({ rewards }: RunewarsContent) =>
  rewards.map(
    ({ effect }) => effect.at === 'turn' && effect.effect.some(step => step.op === 'receiveRune' && step.of === 'me'),
  ),
);
/** Rewards that become dragon runes, as long as there is a turn left for it. */
function shardsOf(s: State, hero: HeroNumber): number {
  if (s.year === LAST_YEAR && s.season === LAST_SEASON) return 0;
  const isShard = shards(contentOf(s));
  let n = 0;
  for (const card of s.rewardsDown[hero]!) if (isShard[card]) n++;
  for (const card of s.rewardsUp[hero]!) if (isShard[card]) n++;
  return Math.min(n, s.runePiles[DRAGON_RUNE]!);
}

function heroWorth(s: State, land: Land, accounts: readonly Account[]): void {
  for (const hero of heroesIn(s)) {
    const seat = s.heroSeat[hero]!;
    if (seat === NONE || s.heroArea[hero] === NONE) continue;
    let sum = ALSO.hero - ALSO.damage * s.heroDamage[hero]!;
    sum += ALSO.reward * (s.rewardsDown[hero]!.length + s.rewardsUp[hero]!.length);
    for (let i = 0; i < ATTRIBUTES_OF_HERO; i++) sum += ALSO.training * trainingOf(s, hero, i);
    if (isCommander(s, hero)) sum += commandWorth(s, land, hero);
    else if (s.quests[seat]!.length > 0) sum += ALSO.way / (1 + stepsToQuest(s, seat, s.heroArea[hero]!));
    accounts[seat]!.means += sum;
    accounts[seat]!.runes += ALSO.shard * shardsOf(s, hero);
  }
}

/** How many of the seasons left this year can still have their bonus. */
function bonusesLeft(s: State, seat: Seat): number {
  const above = 9 - Math.max(1, s.highest[seat]!);
  return Math.min(YEAR - s.season, above);
}

function cardWorth(s: State, seat: Seat): number {
  let sum = ALSO.influence * Math.sqrt(s.influence[seat]!) + ALSO.tactics * s.tactics[seat]!.length;
  sum += ALSO.quest * s.quests[seat]!.length + ALSO.bonus * bonusesLeft(s, seat);
  sum += developedWorth(s, seat);
  for (const holder of s.titleSeat) if (holder === seat) sum += ALSO.title;
  const objective = s.objective[seat]!;
  if (
    objective !== NONE &&
    s.runePiles[DRAGON_RUNE]! > 0 &&
    isGoalMet(s, seat, contentOf(s).objectives[objective]!.goal)
  )
    sum += ALSO.objective;
  return sum;
}

/** Near enough to a claim, able to, or waiting for its year to pass. */
function claimWorth(s: State, seat: Seat): number {
  const held = runes(s, seat);
  const needed = runesNeeded(s);
  if (held < needed - 1) return 0;
  if (held < needed) return ALSO.nearly;
  return ALSO.enough + (s.claims.some(claim => claim?.seat === seat) ? ALSO.claim : 0);
}

// --- all of it -----------------------------------------------------------------------------------------------------

const SHARPNESS = 0.1;
const LAND = emptyLand();

/** Early on means count almost as they are; in the end only runes do. */
function worthOf(s: State, seat: Seat, { runes: held, means }: Account, time: number): number {
  const more = s.year === LAST_YEAR ? 0 : claimWorth(s, seat);
  return WORTH.rune * held * (0.8 + 3 * time ** 3) + more + means * (1 - 0.85 * time ** 3);
}

/** By seat: how likely each is to win. */
export function values(s: State): number[] {
  if (s.ending) return s.answers.map((_, seat) => (s.ending!.places[0] === seat ? 1 : 0));
  if (s.year === 0) return s.answers.map(() => 1 / s.seats);
  const land = surveyed(s, LAND);
  const accounts = landAccounts(s, land);
  armiesWorth(s, accounts);
  heroWorth(s, land, accounts);
  const time = timeOf(s);
  const weights = accounts.map((account, seat) => {
    if (!sets.has(s.alive, seat)) return 0;
    account.means += dialWorth(s, land, seat) + cardWorth(s, seat);
    return Math.exp(SHARPNESS * worthOf(s, seat, account, time));
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(one => one / sum);
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat] ?? NONE;
