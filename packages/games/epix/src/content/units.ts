/** The Units: names, numbers, costs (EPX-012, EPX-080, EPX-Q04). */

export const UNIT_IDS = ['soldier', 'knight', 'camp', 'catapult'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** The number of a Unit type, its place in `UNIT_IDS`; Soldier, Knight, Camp is also the order of defence. */
export type Unit = number;

export const SOLDIER: Unit = 0;
export const KNIGHT: Unit = 1;
export const CAMP: Unit = 2;
export const CATAPULT: Unit = 3;
export const UNITS: readonly Unit[] = [SOLDIER, KNIGHT, CAMP, CATAPULT];
export const DEFENDERS: readonly Unit[] = [SOLDIER, KNIGHT, CAMP];

/** What stands last in a Castle; not a Unit (EPX-110). */
export const GARRISON = 4;

/** The bit of a Unit in the set of Units of an area. */
export const bit = (unit: Unit): number => 1 << unit;
export const DEFENDING = bit(SOLDIER) | bit(KNIGHT) | bit(CAMP);

/** EPX-012, EPX-Q04. */
export const PER_PLAYER: readonly number[] = [3, 2, 3, 2];
export const COST: readonly number[] = [2, 6, 2, 2];
export const START_GOLD = 15;
export const TAX_GOLD = 3;

export const unitNumber = (id: string): Unit => UNIT_IDS.indexOf(id as UnitId);
export const unitId = (unit: Unit): UnitId => UNIT_IDS[unit]!;
