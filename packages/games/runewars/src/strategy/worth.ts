/** What things are worth to a bot, in parts of an area, and the table as a seat knows it. */

import { type Frame, localsOf, type Seat, sets, type Viewers, type WithContent, workedOut } from '@interregnum/kernel';
import { type Board, boardOf } from '../board.ts';
import type { RunewarsContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { runeStock } from '../in-play.ts';
import { isWaste } from '../modules/bow/state.ts';
import { unusedPeasants } from '../modules/dev/queries.ts';
import { hasCityRune } from '../modules/free/queries.ts';
import type { Option } from '../options.ts';
import { drawing } from '../phases/battle/draws.ts';
import {
  AREA_COUNT,
  type Area,
  DRAGON_RUNE,
  type FactionNumber,
  factionOfType,
  HOME_OF,
  isNeutral,
  NONE,
  type RuneToken,
  type UnitType,
} from '../pieces.ts';
import { yieldSumOf } from '../printed.ts';
import { strongholdStrength } from '../queries.ts';
import type { Question } from '../questions.ts';
import type { PublicState } from '../state.ts';
import { controllerOf, heldBy, seatOf } from '../table.ts';

/** A state, or the view of the seat that judges: hidden things are `null` there. */
export interface Known extends PublicState {
  readonly explored: readonly (number | null)[];
  readonly runes: readonly (RuneToken | null)[];
  readonly runeKnown: readonly Viewers[];
  readonly quests: readonly (readonly (number | null)[])[];
  readonly frames: readonly Frame[];
  readonly ask: { readonly id: Question; readonly options: readonly (readonly Option[] | null)[] } | null;
}

/** The type that draws Fate cards; `NONE` while none does. */
export const drawerOf = (t: Known): UnitType => localsOf(t, drawing)?.type ?? NONE;

export const WORTH = {
  area: 0.8,
  yield: 0.35,
  rune: 6,
  city: 1.2,
  stronghold: 1.6,
  unit: 0.25,
} as const;

const SHAPES = {
  triangle: () => 1,
  circle: () => 1.3,
  rectangle: (health: number) => 1.3 + 0.35 * health,
  hexagon: (health: number) => 2 + 0.45 * health,
} as const;
/** By type: what a unit counts for in battles. */
const powers = workedOut(({ units }: RunewarsContent) => units.map(({ shape, health }) => SHAPES[shape](health)));
export const powersOf = (t: WithContent): readonly number[] => powers(contentOf(t));
export const powerOf = (t: WithContent, type: UnitType): number => powersOf(t)[type]!;

/** Who holds what, worked out once for a judgement. */
export interface Land {
  board: Board;
  /** By area. */
  readonly owner: Int8Array;
  /** What stands there, and what lies routed. */
  readonly power: Float64Array;
  readonly routed: Float64Array;
  readonly units: Uint8Array;
}

/** A land to be filled again and again: judgements are made by the thousand. */
export const emptyLand = (): Land => ({
  board: null as unknown as Board,
  owner: new Int8Array(AREA_COUNT),
  power: new Float64Array(AREA_COUNT),
  routed: new Float64Array(AREA_COUNT),
  units: new Uint8Array(AREA_COUNT),
});

/** By area: the faction that has units there. */
const FACTION = new Int8Array(AREA_COUNT);

/** Type by type, for most types stand in few areas. */
export function surveyed(t: PublicState, land: Land): Land {
  land.board = boardOf(t);
  land.power.fill(0);
  land.routed.fill(0);
  land.units.fill(0);
  FACTION.fill(NONE);
  for (let type = 0; type < t.standing.length; type++) countUnits(t, land, type);
  for (const area of land.board.areas) land.owner[area] = ownerOf(t, area, FACTION[area]!);
  return land;
}

function countUnits(t: PublicState, { board, power, routed, units }: Land, type: UnitType): void {
  const [standing, fallen, worth] = [t.standing[type]!, t.routed[type]!, powerOf(t, type)];
  const faction = isNeutral(type) ? NONE : factionOfType(type);
  for (const area of board.areas) {
    const n = standing[area]! + fallen[area]!;
    if (n === 0) continue;
    power[area]! += standing[area]! * worth;
    routed[area]! += fallen[area]! * worth;
    units[area]! += n;
    if (faction !== NONE) FACTION[area] = faction;
  }
}

function ownerOf(t: PublicState, area: Area, faction: FactionNumber): Seat {
  if (t.strongholds[area] !== NONE || t.battle?.area === area) return controllerOf(t, area);
  return faction === NONE ? heldBy(t, area) : seatOf(t, faction);
}

/** What a stronghold adds to the defence of its area. */
export const wallsOf = (t: PublicState, area: Area): number =>
  t.strongholds[area] === NONE ? 0 : strongholdStrength(t, area);

/** How likely an attacker of this power wins against this defence; who is equal has not won. */
export const chanceOf = (attack: number, defence: number): number => {
  const [a, d] = [attack ** 2.5, (defence + 0.3) ** 2.5];
  return attack <= 0 ? 0 : a / (a + d);
};

/** The part of dragon runes among the tokens that a seat does not know. */
export function mixOf(t: Known, seat: Seat): number {
  let [dragons, all] = [0, 0];
  for (const [kind, n] of runeStock(t).entries()) {
    const out = n - t.runePiles[kind]!;
    all += out;
    if (kind === DRAGON_RUNE) dragons += out;
  }
  for (const [area, rune] of t.runes.entries()) {
    if (rune === NONE || rune === null || !sets.has(t.runeKnown[area]!, seat)) continue;
    all--;
    if (rune === DRAGON_RUNE) dragons--;
  }
  return all > 0 ? dragons / all : 0;
}

/** How likely a dragon rune lies in an area, as far as a seat knows. */
export function dragonChance(t: Known, seat: Seat, area: Area, mix: number): number {
  const rune = t.runes[area] ?? null;
  if (rune === NONE) return 0;
  if (rune !== null && sets.has(t.runeKnown[area]!, seat)) return rune === DRAGON_RUNE ? 1 : 0;
  return mix;
}

/** What an area gives to whoever controls it, runes left out. */
export const landWorth = (t: PublicState, area: Area): number =>
  WORTH.area +
  (isWaste(t, area) ? 0 : WORTH.yield * yieldSumOf(t, area)) +
  (hasCityRune(t, area) ? WORTH.rune : 0) +
  (t.cities[area] === NONE ? 0 : WORTH.city) +
  (t.strongholds[area] === NONE ? 0 : WORTH.stronghold);

/** An area stays one's own when all units leave it. */
export const isKept = (t: PublicState, seat: Seat, area: Area): boolean =>
  t.strongholds[area] === seat || HOME_OF[area] === t.factions[seat] || unusedPeasants(t, seat) > 0;
