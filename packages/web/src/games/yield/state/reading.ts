/** What the parts of Yield read from a view. */

import type { Seat } from '@interregnum/kernel';
import {
  type Actions,
  type Army,
  armiesIn,
  armyOf,
  type Battle,
  type BattlePhase,
  battlesOf,
  bitOf,
  boardOf,
  controllerOf,
  isFielded,
  isFighting,
  KIND_COUNT,
  KINDS,
  type Kind,
  type LastSeen,
  type Location,
  lastSeen,
  ownerOf,
  PIECES,
  type PublicState,
  SEASONS,
  type Side,
  STRATEGY_CARDS,
  type StrategyCard,
  sideOf,
  sideOfArmy,
  type View,
  valueInBattle,
  valueOfCard,
} from '@interregnum/yield';

export const armiesAt = (t: Pick<PublicState, 'at'>, location: Location): Army[] =>
  t.at.flatMap((at, army) => (at === location ? [army] : []));

export const armiesOf = (t: PublicState, seat: Seat): Army[] =>
  PIECES.map(piece => armyOf(seat, piece)).filter(army => isFielded(t, army));

/** What the viewer may know of a dial: what it shows now, or what it showed last. */
export interface DialSight {
  units: number | null;
  seen: LastSeen | null;
}

export const dialOf = (view: View, army: Army): DialSight => {
  const units = view.units[army] ?? null;
  return { units: units === 0 ? null : units, seen: units === null ? lastSeen(view, army) : null };
};

/** What is left of the card that is being performed. */
export function actionsUnderWay(view: View): Actions | null {
  const frame = view.frames.findLast(one => one.proc === 'actions');
  return frame ? (frame.locals as Actions) : null;
}

/** Where an Army of this side would stand next to an enemy. */
export function meetsEnemy(t: PublicState, side: Side, location: Location): boolean {
  const { neighbours } = boardOf(t);
  return t.at.some((at, army) => at !== null && sideOfArmy(t, army) !== side && neighbours[location]!.includes(at));
}

/** The Streets between enemies: where a battle follows if nothing changes. */
export function frontLines(t: PublicState): [Location, Location][] {
  const { locations, neighbours } = boardOf(t);
  const side = (location: Location): Side | null => {
    const army = t.at.indexOf(location);
    return army < 0 ? null : sideOfArmy(t, army);
  };
  return locations.flatMap(a =>
    neighbours[a]!.filter(b => b > a && side(a) !== null && side(b) !== null && side(a) !== side(b)).map(
      (b): [Location, Location] => [a, b],
    ),
  );
}

/** The battles of the Battle phase that are still to be fought, each as a set of Armies. */
export function battlesAhead(view: View): readonly number[] {
  const frame = view.frames.find(one => one.proc === 'battlePhase');
  return frame ? (frame.locals as BattlePhase).battles : [];
}

/** The battle that an Ambush with this Army would start. */
export const ambushBattle = (view: View, army: Army): number =>
  battlesOf(view, ~0).find(battle => battle & bitOf(army)) ?? 0;

export const placesOfArmies = (t: Pick<PublicState, 'at'>, armies: number): Location[] => [
  ...new Set(armiesIn(armies).flatMap(army => t.at[army] ?? [])),
];

// --- cards ---------------------------------------------------------------------------------------------------------

/** One card of a hand; alike cards are told apart by `nth`. */
export interface HandCard {
  id: string;
  kind: Kind;
}

function cardsIn(counts: readonly (number | null)[], seat: Seat): HandCard[] {
  return KINDS.flatMap(kind =>
    Array.from({ length: counts[KIND_COUNT * seat + kind] ?? 0 }, (_, nth) => ({ id: `${kind}.${nth}`, kind })),
  );
}

/** Sorted by colour, then value. */
export const handOf = (view: View, seat: Seat): HandCard[] => cardsIn(view.hands, seat);
/** Cards of the viewer that lie face down before them. */
export const coveredOf = (view: View, seat: Seat): HandCard[] => cardsIn(view.covered, seat);

export const slotOf = (seat: Seat, season: number): number => SEASONS * seat + season - 1;
/** The viewer's own card of this Season. */
export const ownLaid = (view: View): StrategyCard | null =>
  view.viewer === null ? null : (view.laid[slotOf(view.viewer, view.season)] ?? null);

/** The Strategy cards a seat has not laid this Year, as far as the viewer can tell. */
export function strategyHand(view: View, seat: Seat): StrategyCard[] {
  const laid = view.laid.slice(SEASONS * seat, SEASONS * (seat + 1));
  return STRATEGY_CARDS.filter(card => !laid.includes(card));
}

// --- battles -------------------------------------------------------------------------------------------------------

type Stage = 'fight' | 'losses' | 'upgrade' | 'retreat' | 'chase';

/** What is being done in the battle. */
export function stageOf(view: View, battle: Battle): Stage {
  const proc = view.frames.at(-1)?.proc ?? '';
  if (proc === 'yielding') return 'losses';
  if (proc === 'freeUpgrade') return 'upgrade';
  if (proc === 'retreat' || proc === 'follow') return 'retreat';
  if (proc === 'chase' || proc === 'chaseWith') return 'chase';
  return isFighting(battle) ? 'fight' : 'retreat';
}

export const sidesOf = (battle: Battle): Side[] => armiesIn(battle.sides);
export const armiesOfSide = (t: PublicState, armies: number, side: Side): Army[] =>
  armiesIn(armies).filter(army => sideOfArmy(t, army) === side);
export const membersOf = (t: PublicState, battle: Battle, side: Side): Seat[] => [
  ...new Set(armiesOfSide(t, battle.armies, side).map(ownerOf)),
];

/** Whether somebody's Army stands on a Fortress that is not theirs: it changes hands in the Conquer phase. */
export function conquerorOf(t: PublicState, location: Location): Seat | null {
  const army = armiesAt(t, location)[0];
  if (army === undefined || t.stacks[location] === '') return null;
  const holder = controllerOf(t, location);
  return holder !== null && sideOf(t, holder) === sideOfArmy(t, army) ? null : ownerOf(army);
}

/** YLD-254: what the Champion adds to a card played face up. */
export const championBonus = (view: View, seat: Seat, kind: Kind): number =>
  view.battle ? valueInBattle(view, view.battle, seat, kind, true) - valueOfCard(kind) : 0;

/** The sides that have Armies in a set. */
export const sidesIn = (t: PublicState, armies: number): Side[] => [
  ...new Set(armiesIn(armies).map(army => sideOfArmy(t, army))),
];
