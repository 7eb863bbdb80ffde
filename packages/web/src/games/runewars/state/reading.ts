/** What the parts of Runewars read from a view. */
import { bigSets, type Seat } from '@interregnum/kernel';
import {
  type Area,
  areasOf,
  controllerOf,
  DRAGON_RUNE,
  type Group,
  isNeutral,
  NONE,
  routedAt,
  standingAt,
  thronesOf,
  type UnitType,
  unitTypes,
  type View,
  withCityRunes,
} from '@interregnum/runewars';

/** Units that are alike. */
export interface Units {
  type: UnitType;
  n: number;
  routed: boolean;
  damage: number;
  /** Allied neutrals: with whom; else `NONE`. */
  ally: Seat;
}

const group = (type: UnitType, n: number, routed: boolean, damage: number, ally: Seat): Units[] =>
  n === 0 ? [] : [{ type, n, routed, damage, ally: isNeutral(type) ? ally : NONE }];

/** Who fights at an area, a side each; nobody elsewhere. */
export function fightersAt({ battle }: View, area: Area): readonly [Units[], Units[]] | null {
  if (battle?.area !== area) return null;
  const side = (groups: readonly Group[], seat: Seat): Units[] =>
    groups.flatMap(({ type, n, routed, damage }) => group(type, n, routed, damage, seat));
  return [
    side(battle.lines[0], battle.seats[0]),
    side(battle.lines[1], battle.isAgainstNeutrals ? NONE : battle.seats[1]),
  ];
}

/** All units that are there: first those that stay, then those that are about to arrive. */
export function unitsAt(view: View, area: Area): Units[] {
  const controller = controllerOf(view, area);
  const staying = unitTypes(view).flatMap(type => [
    ...group(type, standingAt(view, area, type), false, 0, controller),
    ...group(type, routedAt(view, area, type), true, 0, controller),
  ]);
  const { army } = view;
  const arriving =
    army?.area === area && view.battle === null
      ? army.units.flatMap((n, type) => group(type, n, false, 0, army.seat))
      : [];
  return [...staying, ...arriving, ...(fightersAt(view, area)?.flat() ?? [])];
}

export const countOf = (units: readonly Units[]): number => units.reduce((sum, { n }) => sum + n, 0);

/** What the viewer knows of the token in an area; `null`: there is none. */
export type RuneSight = 'dragon' | 'false' | 'hidden';
export function runeAt(view: View, area: Area): { sight: RuneSight; faceup: boolean } | null {
  const rune = view.runes[area];
  if (rune === NONE || rune === undefined) return null;
  const sight = rune === null ? 'hidden' : rune === DRAGON_RUNE ? 'dragon' : 'false';
  return { sight, faceup: bigSets.has(view.runesUp, area) };
}

/** Runes that are no tokens: of Thrones and of cities. */
const openRunesOf = (view: View, seat: Seat): number => thronesOf(view, seat).length + withCityRunes(0, view, seat);

/** How many dragon runes a seat controls: those the viewer knows of, and how many there could be at most. */
export function runesOf(view: View, seat: Seat): { least: number; most: number } {
  const seen = areasOf(view, seat).flatMap(area => runeAt(view, area)?.sight ?? []);
  const least = seen.filter(sight => sight === 'dragon').length + openRunesOf(view, seat);
  return { least, most: least + seen.filter(sight => sight === 'hidden').length };
}

/** "4", or "2–5" where the viewer does not know all. */
export const inRange = ({ least, most }: { least: number; most: number }): string =>
  least === most ? String(least) : `${least}–${most}`;

/** Seats with an activation token in an area. */
export const activatorsOf = (view: View, area: Area): Seat[] =>
  view.activated.flatMap((areas, seat) => (bigSets.has(areas, area) ? [seat] : []));
