/** A battle as the panel shows it: rows by initiative, cards on the table, strength with its parts. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  type Battle,
  FATE,
  type FateFace,
  type Group,
  NONE,
  type RunewarsEvent,
  SHAPE,
  type Side,
  strongholdStrength,
  UNITS,
  type UnitType,
  type View,
} from '@interregnum/runewars';

export const ROWS: readonly number[] = [1, 2, 3, 4, 5];

/** Who of a side fights in a row. */
export const inRow = ({ lines }: Pick<Battle, 'lines'>, side: Side, row: number): readonly Group[] =>
  lines[side].filter(({ type }) => UNITS[type]!.initiative === row);

type Lines = Battle['lines'];

/** So many more of a type and condition, without damage; never fewer than none. */
function withMore(line: readonly Group[], type: UnitType, routed: boolean, n: number): readonly Group[] {
  const like = line.find(group => group.type === type && group.routed === routed);
  const others = line.filter(group => group !== like);
  const left = (like?.n ?? 0) + n;
  return left > 0 ? [...others, { type, routed, damage: like?.damage ?? 0, n: left }] : others;
}

/** The lines as they were before some of what was told: taken back from the last event to the first. */
export function linesBefore(lines: Lines, told: readonly RunewarsEvent[], attacker: Seat): Lines {
  const now = [lines[0], lines[1]];
  const more = (side: number, type: UnitType, routed: boolean, n: number) => {
    now[side] = withMore(now[side]!, type, routed, n);
  };
  for (const e of told.toReversed()) {
    if (e.type === 'destroyed' && e.why === 'battle') more(e.seat === attacker ? 0 : 1, e.unit, false, e.n);
    if (e.type === 'joined') more(e.side, e.unit, false, -e.n);
    if (e.type !== 'routed' && e.type !== 'stoodUp') continue;
    more(e.side, e.unit, e.type === 'routed', -1);
    more(e.side, e.unit, e.type === 'stoodUp', 1);
  }
  return [now[0]!, now[1]!];
}

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
