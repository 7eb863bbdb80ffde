/** The table as one seat judges it, and what it would like to have: areas, and what it can spare for them. */
import { bigSets, type Seat } from '@interregnum/kernel';
import { SIEGE } from '../battle.ts';
import type { Option } from '../options.ts';
import { AREA_COUNT, type Area, NONE } from '../pieces.ts';
import { bordersOf, closedBorders, hasLasting } from '../queries.ts';
import { threatTo } from './threat.ts';
import {
  chanceOf,
  dragonChance,
  emptyLand,
  isKept,
  type Known,
  type Land,
  landWorth,
  mixOf,
  surveyed,
  WORTH,
  wallsOf,
} from './worth.ts';

/** Made for one question and dropped; the land, which all share, is surveyed when it is first asked for. */
export class Judging {
  readonly t: Known;
  readonly seat: Seat;
  private surveyedLand: Land | null = null;
  private knownMix = Number.NaN;
  private bestKnown = Number.NaN;

  constructor(t: Known, seat: Seat) {
    this.t = t;
    this.seat = seat;
  }

  get land(): Land {
    this.surveyedLand ??= this.survey();
    return this.surveyedLand;
  }

  private survey(): Land {
    SPARED.fill(Number.NaN);
    return surveyed(this.t, LAND);
  }

  /** The part of dragons among the runes that the seat does not know. */
  get mix(): number {
    if (Number.isNaN(this.knownMix)) this.knownMix = mixOf(this.t, this.seat);
    return this.knownMix;
  }

  /** What the best target of a march is worth. */
  get best(): number {
    if (Number.isNaN(this.bestKnown)) this.bestKnown = bestTarget(this);
    return this.bestKnown;
  }
}
/** How likely a player of sense takes an option, beside the others. */
export type Weight = (j: Judging, o: Option) => number;

const LAND = emptyLand();
/** By area: what can leave it; not a number until it is asked for. */
const SPARED = new Float64Array(AREA_COUNT);

/** What controlling an area is worth to the seat. */
export const wanted = ({ t, seat, mix }: Judging, area: Area): number =>
  landWorth(t, area) + WORTH.rune * dragonChance(t, seat, area, mix);

/** Power that should stay in an area of the seat: against what threatens it, as far as it is worth it. */
export function guardOf(j: Judging, area: Area): number {
  const { t, seat, land } = j;
  const least = isKept(t, seat, area) ? 0 : 1;
  const isDear = dragonChance(t, seat, area, j.mix) > 0.5 || t.strongholds[area] === seat;
  if (!isDear) return least;
  return Math.max(least, 0.6 * threatTo(t, land, area, seat) - wallsOf(t, area));
}

/** Power that can leave an area. */
export function sparedBy(j: Judging, area: Area): number {
  const power = j.land.power[area]!;
  if (power === 0) return 0;
  if (Number.isNaN(SPARED[area]!)) SPARED[area] = Math.max(0, power - guardOf(j, area));
  return SPARED[area]!;
}

// --- where armies come from ----------------------------------------------------------------------------------------

const isPassable = ({ seat, land }: Judging, area: Area): boolean =>
  land.owner[area] === seat || (land.owner[area] === NONE && land.units[area] === 0);

const SEEN = new Uint8Array(AREA_COUNT);
const STEPS = 2;

/** What could be spared for an area from at most two steps away, over open borders. */
export function forceFor(j: Judging, target: Area): number {
  SEEN.fill(0);
  SEEN[target] = 1;
  return forceAround(j, target, bordersOf(j.t), closedBorders(j.t, j.seat), 1);
}

function forceAround(
  j: Judging,
  from: Area,
  borders: readonly (readonly number[])[],
  closed: number,
  steps: number,
): number {
  const { board, owner } = j.land;
  const near = board.neighbours[from]!;
  let sum = 0;
  for (let i = 0; i < near.length; i++) {
    const next = near[i]!;
    if ((borders[from]![i]! & closed) !== 0) continue;
    if (SEEN[next] === 0) {
      SEEN[next] = 1;
      if (owner[next] === j.seat && !bigSets.has(j.t.activated[j.seat]!, next)) sum += sparedBy(j, next);
    }
    if (steps < STEPS && isPassable(j, next)) sum += forceAround(j, next, borders, closed, steps + 1);
  }
  return sum;
}

// --- targets -------------------------------------------------------------------------------------------------------

/** What must be overcome in an area that is not the seat's own. */
export const defenceOf = ({ t, seat, land }: Judging, area: Area): number =>
  land.power[area]! + Math.max(0, wallsOf(t, area) - (hasLasting(t, 'siege', seat) ? SIEGE : 0));

/** Silver and gold among a few Fate cards: the neutral units give way or join. */
const TALKS = 0.4;
const COST = 0.32;
function talksWorth({ t, seat }: Judging, gain: number): number {
  const most = Math.min(3, t.influence[seat]!);
  return most === 0 ? -1 : (1 - (1 - TALKS) ** most) * gain - COST * most;
}

/** What it is worth to activate an area and bring what can be spared. */
export function targetWorth(j: Judging, area: Area): number {
  const { t, seat, land } = j;
  const force = forceFor(j, area);
  if (force <= 0) return -0.5;
  const owner = land.owner[area]!;
  if (owner === seat) return reinforceWorth(j, area, force);
  const gain = wanted(j, area);
  if (owner === NONE && land.units[area] === 0) return gain - 0.2;
  const defence = defenceOf(j, area);
  const chance = t.fought ? 0 : chanceOf(force, defence);
  const losses = WORTH.unit * 0.5 * Math.min(force, defence);
  if (owner === NONE) return Math.max(chance * gain - losses - (1 - chance) * WORTH.unit * force, talksWorth(j, gain));
  const takenFrom = gain * (1 + 1 / (t.seats - 1));
  return chance * (takenFrom + 0.5 * WORTH.unit * defence) - losses - (1 - chance) * 0.6 * WORTH.unit * force;
}

/** Only where something dear is in danger. */
function reinforceWorth({ t, seat, land, mix }: Judging, area: Area, force: number): number {
  const threat = threatTo(t, land, area, seat);
  const before = chanceOf(threat, land.power[area]! + wallsOf(t, area));
  const after = chanceOf(threat, land.power[area]! + force + wallsOf(t, area));
  const dear = landWorth(t, area) + WORTH.rune * dragonChance(t, seat, area, mix);
  return 0.4 * (before - after) * dear - 0.3;
}

const bestTarget = (j: Judging): number => {
  let best = 0;
  for (const area of j.land.board.areas)
    if (!bigSets.has(j.t.activated[j.seat]!, area)) best = Math.max(best, targetWorth(j, area));
  return best;
};
