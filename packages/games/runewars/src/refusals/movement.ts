/** Why figures cannot move so: Strategize, Mobilize, Conquer (RNW-080..RNW-092, RNW-421). */
import { because, bigSets, localsOf, type Refusal, type Seat, sets } from '@interregnum/kernel';
import { heroFlies } from '../heroes.ts';
import { areaTerm, heroTerm, unitTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { keepsWay, meetingOf } from '../phases/heroes/trade-on-march.ts';
import { type March, march } from '../phases/march.ts';
import { type Group, group } from '../phases/orders/strategize.ts';
import { type Area, type HeroNumber, isNeutral, NONE, type UnitType } from '../pieces.ts';
import { canPass, hasLasting, isFlying, UNIT_LIMIT } from '../queries.ts';
import type { View } from '../sight.ts';
import { controllerOf, ownTypes, standingAt, unitsAt } from '../table.ts';
import { commanderAlone, commanderBound } from './cmd.ts';
import {
  heroNotAt,
  heroRouted,
  notNextTo,
  notOnBoard,
  notOpen,
  notYourHero,
  notYours,
  otherStep,
  type Reason,
  reasons,
} from './reason.ts';
import { heldBy, trade, tradedOrNone } from './turn.ts';

type Move = Extract<Option, { type: 'move' }>;

/** Units that start where their player's token lies are bound (RNW-085). */
const isActivated = (v: View, seat: Seat, area: Area): boolean => bigSets.has(v.activated[seat]!, area);
const bound = (v: View, seat: Seat, area: Area): Refusal | null =>
  isActivated(v, seat, area) ? because('RNW-085', 'bound', { area: areaTerm(area) }) : null;

/** So many standing units of a type that belong to the player. */
function notStanding(v: View, seat: Seat, area: Area, type: UnitType, n: number): Refusal | null {
  const args = { unit: unitTerm(type), area: areaTerm(area) };
  if (!ownTypes(v, seat).includes(type) || unitsAt(v, area, type) < n) return because('RNW-082', 'notSoMany', args);
  return standingAt(v, area, type) < n ? because('RNW-086', 'routed', args) : null;
}
const neutralsAlone = (type: UnitType): Refusal => because('RNW-091', 'neutralsAlone', { unit: unitTerm(type) });
/** RNW-504. */
const held = (v: View, hero: HeroNumber): Refusal | null =>
  v.lasting.some(effect => effect.kind === 'held' && effect.n === hero)
    ? because('RNW-504', 'held', { hero: heroTerm(hero) })
    : null;

// --- D09 -------------------------------------------------------------------------------------------------------------------

function step(v: View, seat: Seat, { area, to }: Move): Refusal {
  const away = notOnBoard(v, area) ?? notOnBoard(v, to) ?? notNextTo(v, area, to, 'RNW-081');
  if (away) return away;
  if (!canPass(v, seat, to)) return because('RNW-081', 'notFriendlyOrEmpty', { area: areaTerm(to) });
  const types = ownTypes(v, seat).filter(type => standingAt(v, area, type) > 0);
  const mine = controllerOf(v, area) === seat ? types : [];
  if (mine.length > 0) {
    const stuck =
      bound(v, seat, area) ??
      notOpen(
        v,
        seat,
        area,
        to,
        mine.some(type => isFlying(v, type)),
      );
    if (stuck) return stuck;
  }
  return because('RNW-081', 'nothingToMove', { area: areaTerm(area) });
}

const groupOf = (v: View): Group => localsOf(v, group)!;

function groupUnits(v: View, seat: Seat, { unit, count }: { unit: UnitType; count: number }): Refusal {
  const { from, to, units } = groupOf(v);
  const away = notStanding(v, seat, from, unit, count);
  if (away) return away;
  if (units.some(([type]) => type === unit)) return because('RNW-Q16', 'namedAlready', { unit: unitTerm(unit) });
  const leads = controllerOf(v, to) === seat || units.some(([type]) => !isNeutral(type));
  if (isNeutral(unit) && !leads) return neutralsAlone(unit);
  return (
    notOpen(v, seat, from, to, isFlying(v, unit)) ??
    bound(v, seat, from) ??
    because('RNW-Q16', 'movedAlready', { unit: unitTerm(unit) })
  );
}

function groupHero(v: View, seat: Seat, hero: HeroNumber): Refusal {
  const { from, to, heroes } = groupOf(v);
  return (
    notYourHero(v, seat, hero, 'RNW-090') ??
    heroNotAt(v, hero, from, 'RNW-081') ??
    heroRouted(v, hero, 'RNW-086') ??
    held(v, hero) ??
    commanderBound(v, hero) ??
    (sets.has(heroes, hero) ? because('RNW-Q16', 'heroNamed', { hero: heroTerm(hero) }) : null) ??
    notOpen(v, seat, from, to, false) ??
    because('RNW-Q16', 'heroMoved', { hero: heroTerm(hero) })
  );
}

export const strategize: Reason = reasons({
  trade: (v, seat, a) =>
    localsOf(v, group) ? because('RNW-Q16', 'groupOpen') : trade(v, seat, a.hero, a.slot, a.toHero),
  move: (v, seat, a) => (localsOf(v, group) ? because('RNW-Q16', 'groupOpen') : step(v, seat, a)),
  group: (v, seat, a) => (localsOf(v, group) ? groupUnits(v, seat, a) : because('RNW-Q16', 'groupFirst')),
  groupHero: (v, seat, a) => (localsOf(v, group) ? groupHero(v, seat, a.hero) : because('RNW-Q16', 'groupFirst')),
  go: v => because('RNW-Q16', localsOf(v, group) ? 'emptyGroup' : 'groupFirst'),
  done: () => because('RNW-Q16', 'groupOpen'),
});

// --- D10, D11, D15 ---------------------------------------------------------------------------------------------------------

export const activate: Reason = reasons({
  activate: (v, seat, a) =>
    notOnBoard(v, a.area) ??
    (isActivated(v, seat, a.area) ? because('RNW-084', 'activated', { area: areaTerm(a.area) }) : otherStep(v)),
});

const marchOf = (v: View): March => localsOf(v, march)!;

/** RNW-421, RNW-Q110, WI8: units may not be moved in. */
function mayNotEnter(v: View, seat: Seat, area: Area): Refusal | null {
  if (canPass(v, seat, area)) return null;
  if (controllerOf(v, area) !== NONE && hasLasting(v, 'truce'))
    return because('WI8', 'truce', { area: areaTerm(area) });
  if (!v.fought) return null;
  if (controllerOf(v, area) !== NONE) return because('RNW-421', 'secondBattle');
  return v.influence[seat] === 0 ? because('RNW-Q110', 'secondBattle') : null;
}

type From = Extract<Option, { type: 'from' }>;
function fromArea(v: View, seat: Seat, { area, unit, count }: From): Refusal {
  const { area: to, units } = marchOf(v);
  const args = { unit: unitTerm(unit), area: areaTerm(area) };
  const away = notYours(v, seat, area, 'RNW-082') ?? notStanding(v, seat, area, unit, count);
  if (away) return away;
  if (area === to) return because('RNW-082', 'alreadyThere', args);
  const stuck = bound(v, seat, area) ?? mayNotEnter(v, seat, to);
  if (stuck) return stuck;
  if (units.some(([where, type]) => where === area && type === unit)) return because('RNW-Q116', 'namedAlready', args);
  const leads = controllerOf(v, to) === seat || units.some(([, type]) => !isNeutral(type));
  if (isNeutral(unit) && !leads) return neutralsAlone(unit);
  const coming = units.reduce((sum, [, , n]) => sum + n, count);
  return v.fought && !canPass(v, seat, to) && coming > UNIT_LIMIT
    ? because('RNW-Q110', 'tooManyToTalk', { n: UNIT_LIMIT })
    : because('RNW-082', 'tooFar', args);
}

type Trade = Extract<Option, { type: 'trade' }>;
/** RNW-Q133. */
function tradeOnMarch(v: View, seat: Seat, { hero, slot, toHero }: Trade): Refusal {
  const l = marchOf(v);
  const away = notYourHero(v, seat, hero, 'RNW-288') ?? notYourHero(v, seat, toHero, 'RNW-Q69');
  if (away) return away;
  const meets = (one: HeroNumber, other: HeroNumber): boolean =>
    meetingOf(v, l, one, other, heroFlies(v, one)) !== NONE;
  if (!meets(hero, toHero) && !meets(toHero, hero))
    return because('RNW-Q133', 'notMeeting', { hero: heroTerm(hero), to: heroTerm(toHero) });
  const card = heldBy(v, hero)[slot];
  return card !== undefined && !keepsWay(v, l, hero, card)
    ? because('RNW-Q133', 'wingsNeeded', { hero: heroTerm(hero) })
    : tradedOrNone(v, hero, slot, toHero);
}

export const movers: Reason = reasons({
  trade: tradeOnMarch,
  from: fromArea,
  groupHero: (v, seat, { hero }) => {
    const { area, heroes, units } = marchOf(v);
    return (
      notYourHero(v, seat, hero, 'RNW-090') ??
      heroRouted(v, hero, 'RNW-086') ??
      held(v, hero) ??
      commanderBound(v, hero) ??
      (v.heroArea[hero] === area ? because('RNW-082', 'heroAlreadyThere', { hero: heroTerm(hero) }) : null) ??
      (sets.has(heroes, hero) ? because('RNW-Q116', 'heroNamed', { hero: heroTerm(hero) }) : null) ??
      commanderAlone(v, seat, hero, area, units.length) ??
      because('RNW-082', 'heroTooFar', { hero: heroTerm(hero) })
    );
  },
});
