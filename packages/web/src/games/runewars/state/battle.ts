/** A battle as the panel shows it: rows by initiative, cards on the table, strength with its parts. */
import { sets } from '@interregnum/kernel';
import {
  type Battle,
  FATE,
  type FateFace,
  type Group,
  NONE,
  SHAPE,
  type Side,
  strongholdStrength,
  UNITS,
  type View,
} from '@interregnum/runewars';

export const ROWS: readonly number[] = [1, 2, 3, 4, 5];

/** Who of a side fights in a row. */
export const inRow = (battle: Battle, side: Side, row: number): readonly Group[] =>
  battle.lines[side].filter(({ type }) => UNITS[type]!.initiative === row);

/** A card before a side; `face` is the section of those who drew it, `null` while it is hidden. */
export interface Drawn {
  key: string;
  face: FateFace | null;
  isUp: boolean;
}

export function drawnBy(view: View, battle: Battle, side: Side): Drawn[] {
  const type = battle.drawers[side];
  return (view.drawn[side] ?? []).map((card, i) => ({
    key: card === null ? `back ${i}` : String(card),
    face: card === null || type === NONE ? null : FATE[card]!.faces[SHAPE[type]!],
    isUp: card !== null && sets.has(view.drawnUp, card),
  }));
}

export interface Strength {
  units: number;
  stronghold: number;
  more: number;
  all: number;
}

const DEFENDER: Side = 1;

/** RNW-147, RNW-148: as it would be counted now. */
export function strengthNow(view: View, battle: Battle, side: Side): Strength {
  const counted = battle.lines[side].filter(({ type, routed }) => !routed || SHAPE[type] === 'hexagon');
  const units = counted.reduce((sum, { n }) => sum + n, 0);
  const stronghold =
    side === DEFENDER && !battle.isAgainstNeutrals
      ? Math.max(0, strongholdStrength(view, battle.area) - battle.strongholdLess)
      : 0;
  const more = battle.strength[side];
  return { units, stronghold, more, all: units + stronghold + more };
}
