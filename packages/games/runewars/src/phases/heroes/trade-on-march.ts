/** Rewards change hands on the march: with a hero who is passed, and in the target before a battle (RNW-288, RNW-Q133). */
import { type Seat, sets } from '@interregnum/kernel';
import { heroFlies, ignoresBorders, isWing } from '../../heroes.ts';
import { hasOpenLinks } from '../../moves.ts';
import { type Option, option } from '../../options.ts';
import { type Area, type HeroNumber, NONE, type RewardCard } from '../../pieces.ts';
import { canPass } from '../../queries.ts';
import { leadsBy, passageOf, rangeOf, stepsTo, type Ways } from '../../reach.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import { showFlight } from './rewards.ts';
import { type Counted, free, hasLeft, trade } from './trade.ts';

/** Of a march: its target, who was named, and where on the way they have met somebody. */
export interface Marchers {
  seat: Seat;
  area: Area;
  heroes: number;
  stops: [hero: HeroNumber, area: Area][];
}

type Trading = Ways & Counted;

const stopOf = (l: Marchers, hero: HeroNumber): Area => l.stops.find(([one]) => one === hero)?.[1] ?? NONE;
const comesTo = (s: Ways, l: Marchers, hero: HeroNumber): Area =>
  sets.has(l.heroes, hero) ? l.area : s.heroArea[hero]!;

/** Whether a legal way takes a hero past an area to the target; `NONE`: straight to the target. */
function isOnWay(s: Ways, { seat, area }: Marchers, hero: HeroNumber, by: Area, flies: boolean): boolean {
  const from = s.heroArea[hero]!;
  const mover = { flies, passes: passageOf(s, hero), links: hasOpenLinks(s, seat) };
  const range = rangeOf(s, false);
  if (by !== NONE) return leadsBy(s, seat, { from, by, to: area }, range, mover);
  const steps = stepsTo(s, seat, area, mover)[from]!;
  return steps > 0 && steps <= range;
}

/**
 * Where a named hero meets another one: before a battle in the target or, once on his way, where the other stays;
 * `NONE`: nowhere. Where they stand together before or after the march they trade then (RNW-Q120).
 */
export function meetingOf(s: Ways, l: Marchers, hero: HeroNumber, other: HeroNumber, flies: boolean): Area {
  if (!sets.has(l.heroes, hero) || hero === other) return NONE;
  const area = comesTo(s, l, other);
  if (area === l.area) return canPass(s, l.seat, area) ? NONE : area;
  if (area === s.heroArea[hero]) return NONE;
  const stop = stopOf(l, hero);
  return (stop === NONE || stop === area) && isOnWay(s, l, hero, area, flies) ? area : NONE;
}

/** Whoever gives his wings away must get there without them. */
export function keepsWay(s: Ways, l: Marchers, hero: HeroNumber, card: RewardCard | null): boolean {
  if (!sets.has(l.heroes, hero) || !isWing(s, card) || ignoresBorders(s, hero)) return true;
  return isOnWay(s, l, hero, stopOf(l, hero), false);
}

const pairsOf = (s: Ways, { seat, heroes }: Marchers): [HeroNumber, HeroNumber][] =>
  sets.members(heroes).flatMap(hero => heroesOf(s, seat).map((other): [HeroNumber, HeroNumber] => [hero, other]));

/** From open facts, whatever lies facedown: somebody is met, and one of the two has a Reward that has not changed hands. */
export const mayTradeOnMarch = (s: Trading, l: Marchers): boolean =>
  pairsOf(s, l).some(
    ([hero, other]) =>
      (hasLeft(s, hero) || hasLeft(s, other)) &&
      meetingOf(s, l, hero, other, heroFlies(s, hero) || s.rewardsDown[hero]!.length > 0) !== NONE,
  );

const gifts = (s: State, l: Marchers, from: HeroNumber, to: HeroNumber): Option[] =>
  free(s, from)
    .filter(({ card }) => keepsWay(s, l, from, card))
    .map(({ slot }) => option.trade(from, slot, to));

/** RNW-Q133: with heroes who are met in passing. */
export function tradesOnMarch(s: State, l: Marchers): Option[] {
  if (!mayTradeOnMarch(s, l)) return [];
  return pairsOf(s, l).flatMap(([hero, other]) => {
    if (meetingOf(s, l, hero, other, heroFlies(s, hero)) === NONE) return [];
    return [...gifts(s, l, hero, other), ...(sets.has(l.heroes, other) ? [] : gifts(s, l, other, hero))];
  });
}

/** RNW-Q129: a detour over a border shows the wings that it needs. */
export function tradeOnMarch(s: State, l: Marchers, from: HeroNumber, slot: number, to: HeroNumber): void {
  const [hero, other] = sets.has(l.heroes, from) ? [from, to] : [to, from];
  const area = meetingOf(s, l, hero, other, heroFlies(s, hero));
  if (area !== l.area && stopOf(l, hero) === NONE) {
    if (!isOnWay(s, l, hero, area, false)) showFlight(s, hero);
    l.stops.push([hero, area]);
  }
  trade(s, from, slot, to);
}
