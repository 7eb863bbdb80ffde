/** Where a march leads, who comes along, and who could. */
import { bigSets, type Seat } from '@interregnum/kernel';
import {
  type Area,
  areasOf,
  controllerOf,
  hasLinks,
  isFast,
  isFlying,
  NONE,
  type Option,
  rangeOf,
  standingAt,
  stepsTo,
  typesOf,
  UNIT_LIMIT,
  type UnitType,
  type View,
  wayTo,
} from '@interregnum/runewars';
import { countOf, unitsAt } from './reading.ts';
import { brought, type Picked } from './selection.ts';
import { type Counts, mostOf, type UnitGroup, unitGroupsOf } from './unit-groups.ts';

/** What the procedures of marches have named. */
interface Named {
  area?: Area;
  from?: Area;
  to?: Area;
  units?: readonly (readonly number[])[];
}

/** RNW-082, RNW-081: where those who are named now will go. */
export function destinationOf(view: View): Area | null {
  const frame = view.frames.findLast(({ proc }) => proc === 'march' || proc === 'group');
  const named = frame?.locals as Named | undefined;
  const to = named?.to ?? named?.area ?? NONE;
  return to === NONE ? null : to;
}

/** How many more it can take. */
export function roomAt(view: View): number {
  const to = destinationOf(view);
  if (to === null || controllerOf(view, to) !== view.viewer) return UNIT_LIMIT;
  return Math.max(0, UNIT_LIMIT - countOf(unitsAt(view, to)));
}

/** Those who were set, or were dragged here before. */
export function countsOf(view: View, groups: readonly UnitGroup[], picked: Picked): Counts {
  if (picked.counts) return picked.counts;
  const who = brought.get();
  if (!who || who.to !== destinationOf(view)) return {};
  return mostOf(
    groups.filter(({ area }) => area === who.from),
    roomAt(view),
  );
}

export interface Source {
  area: Area;
  way: readonly Area[];
  /** How many of them were counted. */
  n: number;
}

/** RNW-507: on foot or in the air where that is near enough, else through portals; `null` when neither is. */
function nearestWay(view: View, seat: Seat, from: Area, to: Area, type: UnitType): readonly Area[] | null {
  const passages = hasLinks(view, seat, 0) ? [false, true] : [false];
  for (const links of passages) {
    const mover = { flies: isFlying(view, type), passes: 'unit', links } as const;
    const steps = stepsTo(view, seat, to, mover)[from]!;
    if (steps > 0 && steps <= rangeOf(view, isFast(view, type))) return wayTo(view, seat, from, to, mover);
  }
  return null;
}

/** The way of units that may come, those of a Forced March included. */
export const wayOfUnits = (view: View, seat: Seat, from: Area, to: Area, type: UnitType): readonly Area[] =>
  nearestWay(view, seat, from, to, type) ??
  wayTo(view, seat, from, to, { flies: isFlying(view, type), passes: 'unit', links: hasLinks(view, seat, 0) });

/** D11: from where somebody can come, by which way. */
export function sourcesOf(view: View, options: readonly Option[], picked: Picked): Source[] {
  const to = destinationOf(view);
  const groups = unitGroupsOf(options).filter(({ area }) => area !== null);
  if (to === null || view.viewer === null) return [];
  const counts = countsOf(view, groups, picked);
  return [...new Set(groups.map(({ area }) => area!))].map(area => {
    const here = groups.filter(group => group.area === area);
    const type = (here.find(group => !isFlying(view, group.type)) ?? here[0]!).type;
    return {
      area,
      way: wayOfUnits(view, view.viewer!, area, to, type),
      n: here.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0),
    };
  });
}

/** RNW-085: areas whose units are free to go. */
export const unboundOf = (view: View): Area[] => {
  const seat = view.viewer;
  if (seat === null) return [];
  const hasUnits = (area: Area) => typesOf(view, view.factions[seat]!).some(type => standingAt(view, area, type) > 0);
  return areasOf(view, seat).filter(area => !bigSets.has(view.activated[seat]!, area) && hasUnits(area));
};

/** D10: who could come to an area if it were activated: armies that are not bound and near enough. */
export function reachersOf(view: View, to: Area): Source[] {
  const seat = view.viewer;
  if (seat === null) return [];
  return unboundOf(view).flatMap(area => {
    if (area === to) return [];
    const types = typesOf(view, view.factions[seat]!).filter(type => standingAt(view, area, type) > 0);
    for (const type of types) {
      const way = nearestWay(view, seat, area, to, type);
      if (way) return [{ area, way, n: 0 }];
    }
    return [];
  });
}
