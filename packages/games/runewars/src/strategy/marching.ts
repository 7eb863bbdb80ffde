/** Who marches (D11): the goal is the power that the activated area needs; what can be spared is brought until it is there. */
import { localsOf } from '@interregnum/kernel';
import { factionTypes } from '../in-play.ts';
import { isCommander } from '../modules/cmd/queries.ts';
import type { Option } from '../options.ts';
import { type March, march } from '../phases/march.ts';
import { type Area, isNeutral, NONE, type UnitType } from '../pieces.ts';
import { UNIT_LIMIT } from '../queries.ts';
import { standingAt, unitsAt } from '../table.ts';
import { defenceOf, forceFor, guardOf, type Judging } from './judging.ts';
import { threatTo } from './threat.ts';
import { dragonChance, isKept, powerOf } from './worth.ts';

const BATTLE = 2;
const ENOUGH = 60;
const SOME = 0.005;
/** An army that fights goes with its commander. */
const LED = 200;
/** Part of the defenders that a battle costs the attacker in units, so many more may come than can stay. */
const LOST = 0.5;

const isContested = ({ seat, land }: Judging, area: Area): boolean =>
  land.owner[area] !== seat && (land.units[area]! > 0 || land.owner[area] !== NONE);

/** The power that should come to an area. */
function needOf(j: Judging, area: Area): number {
  const { t, seat, land } = j;
  const owner = land.owner[area]!;
  const threat = 0.8 * threatTo(t, land, area, seat);
  const isDear = dragonChance(t, seat, area, j.mix) > 0.3;
  const toHold = isDear ? Math.max(1, threat) : Math.min(2, Math.max(1, threat));
  if (owner === seat) return Math.max(1, threat - land.power[area]!);
  if (land.units[area] === 0 && owner === NONE) return toHold;
  return BATTLE * defenceOf(j, area) + 1;
}

/** How many units may come without some being lost to the limit. */
const roomIn = (j: Judging, area: Area): number =>
  isContested(j, area)
    ? UNIT_LIMIT + Math.floor(LOST * j.land.units[area]!)
    : UNIT_LIMIT - (j.land.owner[area] === j.seat ? j.land.units[area]! : 0);

/** What has been named of an area, and in all. */
const namedPower = ({ t }: Judging, l: March): number =>
  l.units.reduce((sum, [, type, n]) => sum + n * powerOf(t, type), 0);
const namedFrom = ({ t }: Judging, l: March, area: Area): number =>
  l.units.reduce((sum, [from, type, n]) => (from === area ? sum + n * powerOf(t, type) : sum), 0);

export function moverWeights(j: Judging, options: readonly Option[]): number[] {
  const l = localsOf(j.t, march)!;
  const missing = Math.min(needOf(j, l.area), namedPower(j, l) + forceFor(j, l.area)) - namedPower(j, l);
  const room = roomIn(j, l.area) - l.units.reduce((sum, [, , n]) => sum + n, 0);
  const isFight = isContested(j, l.area);
  return options.map(o => {
    if (o.type === 'groupHero')
      return l.units.length === 0 ? SOME : isFight ? (isCommander(j.t, o.hero) ? LED : 4) : SOME;
    if (o.type === 'trade') return SOME;
    if (o.type === 'from') return fromWeight(j, l, o, missing, room);
    return missing > 0.5 && room > 0 ? 1 : ENOUGH;
  });
}

/** Neutral units alone do not hold an area: somebody of the faction stays. */
function ownLeft({ t, seat }: Judging, l: March, area: Area, type: UnitType): number {
  if (isNeutral(type) || isKept(t, seat, area)) return Number.POSITIVE_INFINITY;
  let own = -1;
  for (const other of factionTypes(t)) own += unitsAt(t, area, other);
  return l.units.reduce((left, [from, named, n]) => (from === area && !isNeutral(named) ? left - n : left), own);
}

/** The number that is missing, as far as it can be spared; the strongest first. */
function fromWeight(j: Judging, l: March, o: Extract<Option, { type: 'from' }>, missing: number, room: number): number {
  if (missing <= 0.5 || room <= 0) return SOME;
  const power = powerOf(j.t, o.unit);
  const left = j.land.power[o.area]! - guardOf(j, o.area) - namedFrom(j, l, o.area);
  const spared = Math.min(
    standingAt(j.t, o.area, o.unit),
    Math.floor((left + 0.01) / power),
    room,
    ownLeft(j, l, o.area, o.unit),
  );
  const count = Math.min(spared, Math.ceil(missing / power));
  return o.count === count ? ENOUGH * power : SOME / (1 + Math.abs(o.count - count));
}
