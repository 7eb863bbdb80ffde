/** What each Order card promises a seat now (D07). */

import type { Seat } from '@interregnum/kernel';
import { bigSets, sets } from '@interregnum/kernel';
import { ORDERS } from '../content/words.ts';
import { STRONGHOLDS } from '../figures.ts';
import { iconsOf, unitImages } from '../phases/setup/deploy.ts';
import { DIALS, NONE, ORE, type OrderNumber, WOOD } from '../pieces.ts';
import { INFLUENCE_ICON, TACTICS_ICON, yieldsOf } from '../printed.ts';
import { dialOf, strongholdsOf } from '../table.ts';
import { garrisonWorth } from './bow.ts';
import { bestProfit } from './developments.ts';
import { type Judging, wanted } from './judging.ts';
import { powerOf, WORTH } from './worth.ts';

type Promise = (j: Judging, hasBonus: boolean) => number;

const countOf = (j: Judging, test: (area: number) => boolean): number => {
  let n = 0;
  for (const area of j.land.board.areas) if (j.land.owner[area] === j.seat && test(area)) n++;
  return n;
};

/** Empty areas next to one's own that could be walked into. */
function freeLand(j: Judging): number {
  const { land, seat } = j;
  let best = 0;
  for (const area of land.board.areas) {
    if (land.owner[area] !== NONE || land.units[area]! > 0) continue;
    const isNear = land.board.neighbours[area]!.some(
      next => land.owner[next] === seat && land.units[next]! > 1 && !bigSets.has(j.t.activated[seat]!, next),
    );
    if (isNear) best += Math.min(2, wanted(j, area));
  }
  return best;
}

function harvestWorth({ t, seat, land }: Judging): number {
  let sum = 0;
  for (const dial of DIALS) {
    let yields = 0;
    for (const area of land.board.areas) if (land.owner[area] === seat) yields += yieldsOf(t, area)[dial]!;
    sum += Math.min(8, yields) - dialOf(t, seat, dial);
  }
  return 0.3 * sum;
}

/** What a dial would bring, by the units on it that are unused. */
export function dialPower({ t, seat }: Judging, dial: number): number {
  let sum = 0;
  for (const [type, n] of unitImages(t, t.factions[seat]!, seat, dial))
    sum += Math.min(n, t.supply[type]!) * powerOf(t, type);
  return sum;
}

function recruitWorth(j: Judging, hasBonus: boolean): number {
  if (strongholdsOf(j.t, j.seat).length === 0) return -1;
  const [first, second] = DIALS.map(dial => dialPower(j, dial)).sort((a, b) => b - a);
  return WORTH.unit * (first! + (hasBonus ? second! : 0));
}

const canBuild = ({ t, seat }: Judging): boolean =>
  dialOf(t, seat, WOOD) > 0 && dialOf(t, seat, ORE) > 0 && strongholdsOf(t, seat).length < STRONGHOLDS;

const PROMISES: Readonly<Record<(typeof ORDERS)[number], Promise>> = {
  garrison: garrisonWorth,
  strategize: (j, hasBonus) =>
    0.6 * Math.min(4, freeLand(j)) + (hasBonus ? 0.4 * iconsOf(j.t, j.seat, TACTICS_ICON) : 0),
  mobilize: (j, hasBonus) => j.best * (hasBonus ? 1.3 : 0.9),
  conquer: (j, hasBonus) => j.best + (hasBonus ? 0.3 : 0),
  harvest: (j, hasBonus) => harvestWorth(j) + (hasBonus ? 0.6 + bestProfit(j.t, j.seat) : 0),
  recruit: recruitWorth,
  'rally-support': (j, hasBonus) =>
    0.9 * countOf(j, area => j.t.cities[area] !== NONE) + (hasBonus && j.t.influence[j.seat]! > 1 ? 0.6 : 0),
  'acquire-power': (j, hasBonus) => {
    const gain = iconsOf(j.t, j.seat, INFLUENCE_ICON);
    const left = j.t.influence[j.seat]! + gain;
    const isToBeHad = j.t.titleInfluence.some((n, title) => left > n && j.t.titleSeat[title] !== j.seat);
    return 0.32 * gain + (hasBonus && isToBeHad ? 1 : 0);
  },
  fortify: j => (canBuild(j) && countOf(j, area => j.t.strongholds[area] === NONE) > 0 ? 1.3 : 0.2),
};

/** Numbers that leave room for more bonuses this year are better early. */
const haste = (season: number, order: OrderNumber): number => -0.12 * Math.max(0, order - 2 * season - 2);

export const hasBonus = (t: Judging['t'], seat: Seat, order: OrderNumber): boolean => order >= t.highest[seat]!;

export function orderWorth(j: Judging, order: OrderNumber): number {
  if (sets.has(j.t.ordersUsed[j.seat]!, order)) return -5;
  return PROMISES[ORDERS[order]!](j, hasBonus(j.t, j.seat, order)) + haste(j.t.season, order);
}
