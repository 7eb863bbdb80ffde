/** A battle as the panel shows it: rows by initiative, cards on the table, strength with its parts. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  type Battle,
  contentOf,
  type FateFace,
  type Group,
  initiative,
  NONE,
  type RunewarsEvent,
  routedAt,
  type Side,
  shapeOf,
  standingAt,
  strengthBesides,
  strongholdStrength,
  TACTICS,
  type UnitType,
  unitTypes,
  type View,
} from '@interregnum/runewars';

export const ROWS: readonly number[] = [1, 2, 3, 4, 5];

/** Who of a side fights in a row. */
export const inRow = (
  view: Pick<View, 'dev' | 'content'>,
  { lines }: Pick<Battle, 'lines'>,
  side: Side,
  row: number,
): readonly Group[] => lines[side].filter(({ type }) => initiative(view, type) === row);

type Lines = Battle['lines'];

/** So many more of a type and condition, without damage; never fewer than none. */
function withMore(line: readonly Group[], type: UnitType, routed: boolean, n: number): readonly Group[] {
  const like = line.find(group => group.type === type && group.routed === routed);
  const others = line.filter(group => group !== like);
  const left = (like?.n ?? 0) + n;
  return left > 0 ? [...others, { type, routed, damage: like?.damage ?? 0, n: left }] : others;
}

type Told = readonly RunewarsEvent[];

/** The lines as they were before some of what was told: taken back from the last event to the first. */
export const linesBefore = (lines: Lines, told: Told, attacker: Seat): Lines =>
  linesAcross(lines, told.toReversed(), attacker, 1);

/** The lines as they are after what was told. */
export const linesAfter = (lines: Lines, told: Told, attacker: Seat): Lines => linesAcross(lines, told, attacker, -1);

function linesAcross(lines: Lines, told: Told, attacker: Seat, way: 1 | -1): Lines {
  const now = [lines[0], lines[1]];
  const more = (side: number, type: UnitType, routed: boolean, n: number) => {
    now[side] = withMore(now[side]!, type, routed, way * n);
  };
  for (const e of told) {
    if (e.type === 'destroyed' && e.why === 'battle') {
      const side = e.seat === attacker ? 0 : 1;
      const standing = now[side]!.some(({ type, routed }) => type === e.unit && !routed);
      more(side, e.unit, way < 0 && !standing, e.n);
    }
    if (e.type === 'joined') more(e.side, e.unit, false, -e.n);
    if (e.type !== 'routed' && e.type !== 'stoodUp') continue;
    more(e.side, e.unit, e.type === 'routed', -1);
    more(e.side, e.unit, e.type === 'stoodUp', 1);
  }
  return [now[0]!, now[1]!];
}

/** Who met, from the table before it happened: those who were on their way, and those who were there. */
function linesAtMeeting(before: View, told: Told, { area }: Meeting): Lines {
  const gone = before.army?.area === area ? before.army.units : [];
  const marched = told.flatMap(e => (e.type === 'moved' && e.to === area ? e.units : []));
  const coming = [...gone.map((n, unit) => ({ unit, n })), ...marched];
  const attackers = coming.reduce<readonly Group[]>((line, { unit, n }) => withMore(line, unit, false, n), []);
  const there = (routed: boolean): Group[] =>
    unitTypes(before).map(type => ({
      type,
      routed,
      damage: 0,
      n: (routed ? routedAt : standingAt)(before, area, type),
    }));
  return [attackers, [...there(false), ...there(true)].filter(({ n }) => n > 0)];
}

type Meeting = Extract<RunewarsEvent, { type: 'battle' }>;
export type Fighting = Pick<Battle, 'lines' | 'isAgainstNeutrals' | 'area' | 'strength' | 'strongholdLess'>;

const NOTHING_MORE: Pick<Battle, 'strength' | 'strongholdLess'> = { strength: [0, 0], strongholdLess: 0 };

/** What abilities and cards have added. */
const strengthAfter = (strength: Battle['strength'], told: Told): Battle['strength'] => {
  const added = (side: Side) =>
    told.reduce((sum, e) => (e.type === 'strength' && e.side === side ? sum + e.n : sum), 0);
  return [strength[0] + added(0), strength[1] + added(1)];
};

/**
 * The battle as it stood after a part of the news, though it may have left the table since: from the view before them,
 * and from those who met when it began with them. `null`: nobody knows.
 */
export function battleThen(before: View | null, told: Told): Fighting | null {
  if (!before) return null;
  const start = told.findLastIndex(({ type }) => type === 'battle');
  const meeting = told[start];
  if (meeting?.type === 'battle') {
    const lines = linesAtMeeting(before, told.slice(0, start), meeting);
    const fought = told.slice(start);
    const isAgainstNeutrals = meeting.defender === null;
    const strength = strengthAfter(NOTHING_MORE.strength, fought);
    const now = linesAfter(lines, fought, meeting.attacker);
    return { ...NOTHING_MORE, lines: now, isAgainstNeutrals, area: meeting.area, strength };
  }
  const { battle } = before;
  if (!battle) return null;
  return {
    ...battle,
    lines: linesAfter(battle.lines, told, battle.seats[0]),
    strength: strengthAfter(battle.strength, told),
  };
}

/** A card before a side; `face` is the section of those who drew it, `null` while it is hidden. */
export interface Drawn {
  key: string;
  face: FateFace | null;
  isUp: boolean;
}

export function drawnBy(view: View, battle: Battle, side: Side): Drawn[] {
  const type = battle.drawers[side];
  const drawn = (view.drawn[side] ?? []).map((card, i) => ({
    key: card === null ? `back ${i}` : String(card),
    face: card === null || type === NONE ? null : contentOf(view).fate[card]!.faces[shapeOf(view, type)],
    isUp: card !== null && sets.has(view.drawnUp, card),
  }));
  const laid = battle.laid[side].map(card => ({
    key: TACTICS[card]!.id,
    face: type === NONE ? null : (contentOf(view).tactics[card]!.faces?.[shapeOf(view, type)] ?? null),
    isUp: true,
  }));
  return [...laid, ...drawn];
}

export interface Strength {
  units: number;
  stronghold: number;
  more: number;
  all: number;
}

const DEFENDER: Side = 1;

/** RNW-147, RNW-148: as it would be counted now. */
export function strengthNow(view: View, battle: Fighting, side: Side): Strength {
  const counted = battle.lines[side].filter(({ type, routed }) => !routed || shapeOf(view, type) === 'hexagon');
  const units = counted.reduce((sum, { n }) => sum + n, 0);
  const stronghold =
    side === DEFENDER && !battle.isAgainstNeutrals
      ? Math.max(0, strongholdStrength(view, battle.area) - battle.strongholdLess)
      : 0;
  const isOnTable = view.battle?.area === battle.area;
  const more = battle.strength[side] + (isOnTable ? strengthBesides(view, side) : 0);
  return { units, stronghold, more, all: units + stronghold + more };
}
