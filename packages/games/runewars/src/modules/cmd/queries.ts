/** What commanders change about the values of the base game (RNW-651, RNW-652, V.4, VIII.5). */

import { bigSets, type Seat, sets, type WithContent } from '@interregnum/kernel';
import { ATTACKER, type Battle, DEFENDER, type Side } from '../../battle.ts';
import { CM } from '../../content/cmd/commanders.ts';
import { contentOf } from '../../content/contents.ts';
import { type Option, option } from '../../options.ts';
import type { Dealt } from '../../phases/battle/assign.ts';
import type { RetreatTerms } from '../../phases/retreats.ts';
import { type Area, type HeroNumber, isNeutral, NONE, type TacticsCard, type UnitType } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import type { PublicState, State } from '../../state.ts';
import type { Command, CommanderCard } from './state.ts';

/** Two at the beginning, one of them commands (RNW-650). */
export const withSecondHero = (n: number, t: PublicState): number => (t.terms.cmd ? n + 1 : n);

// --- commanders as heroes ------------------------------------------------------------------------------------------------

type Commanded = Pick<PublicState, 'cmd'>;

/** The card beside a hero; `NONE` beside others. */
export const cardOf = ({ cmd }: Commanded, hero: HeroNumber): CommanderCard =>
  cmd.commands.find(one => one.hero === hero)?.card ?? NONE;
export const isCommander = (t: Commanded, hero: HeroNumber): boolean => cardOf(t, hero) !== NONE;
export const commandsOf = (t: Commanded & Pick<PublicState, 'heroSeat'>, seat: Seat): readonly Command[] =>
  t.cmd.commands.filter(({ hero }) => t.heroSeat[hero] === seat);
/** Beside heroes, or before players. */
export const commandersInPlay = ({ cmd }: Commanded): CommanderCard[] =>
  [...cmd.commands, ...cmd.dealt].map(({ card }) => card);
/** The card before a player, who is to name a hero; `NONE` for none. */
export const dealtTo = ({ cmd }: Commanded, seat: Seat): CommanderCard =>
  cmd.dealt.find(one => one.seat === seat)?.card ?? NONE;
/** Who has this card beside him; `NONE` while nobody has. */
export const commanderWith = ({ cmd }: Commanded, card: CommanderCard): HeroNumber =>
  cmd.commands.find(one => one.card === card)?.hero ?? NONE;

/** RNW-651, RNW-Q290. */
export const normalHeroes = (heroes: HeroNumber[], t: PublicState): HeroNumber[] =>
  t.cmd.commands.length === 0 ? heroes : heroes.filter(hero => !isCommander(t, hero));
export const unlessCommander = (may: boolean, t: PublicState, hero: HeroNumber): boolean =>
  may && !isCommander(t, hero);

/** What binds a hero is open. */
export type Bound = Pick<PublicState, 'cmd' | 'heroSeat' | 'heroArea' | 'activated'>;
/** RNW-652, RNW-Q291: not out of an area with an activation token of his player. */
export const unlessBound = (can: boolean, t: Bound, hero: HeroNumber): boolean =>
  can && !(isCommander(t, hero) && bigSets.has(t.activated[t.heroSeat[hero]!]!, t.heroArea[hero]!));
export const orCommander = (does: boolean, t: PublicState, hero: HeroNumber): boolean => does || isCommander(t, hero);

/** RNW-Q283. */
export const withCommanders = (heroes: HeroNumber[], t: PublicState, seat: Seat, area: Area): HeroNumber[] => [
  ...heroes,
  ...t.cmd.commands.flatMap(({ hero }) => (t.heroSeat[hero] === seat && t.heroArea[hero] === area ? [hero] : [])),
];

// --- in a battle -----------------------------------------------------------------------------------------------------------

/** RNW-655: the commander of a side whose card this is and whose ability is in force; `NONE` for none. */
export function leaderWith(t: Pick<PublicState, 'cmd' | 'heroSeat'>, side: Side, card: CommanderCard): HeroNumber {
  const hero = commanderWith(t, card);
  const isLeading = hero !== NONE && t.cmd.battle?.leaders[side].includes(hero) && t.heroSeat[hero] !== NONE;
  return isLeading ? hero : NONE;
}
export const hasLeader = (t: Pick<PublicState, 'cmd' | 'heroSeat'>, side: Side, card: CommanderCard): boolean =>
  t.cmd.battle !== null && leaderWith(t, side, card) !== NONE;
export const isSpent = (t: Pick<PublicState, 'cmd'>, card: CommanderCard): boolean =>
  sets.has(t.cmd.battle?.spent ?? sets.NONE, card);

/** CM02: triangle types of the first row; what is due may be replaced (RNW-Q345). */
export const withArchers = (n: number, t: PublicState, _standing: number, seat: Seat, type: UnitType): number => {
  if (t.cmd.battle === null || n === 0) return n;
  const side = t.battle?.seats[ATTACKER] === seat ? ATTACKER : DEFENDER;
  const isFirst = shapeOf(t, type) === 'triangle' && contentOf(t).units[type]!.initiative === 1;
  return isFirst && hasLeader(t, side, CM.ARCHERS) ? n + 1 : n;
};

/** CM03: besides support. */
export const withCavalry = (n: number, t: PublicState, side: Side, type: UnitType): number =>
  shapeOf(t, type) === 'rectangle' && hasLeader(t, side, CM.CAVALRY) ? n + 1 : n;

/** CM12: those who count by their shape count once. */
const tamed = (t: WithContent, { lines }: Battle, side: Side): number =>
  lines[side].reduce(
    (sum, { type, routed, n }) => (routed && isNeutral(type) && shapeOf(t, type) !== 'hexagon' ? sum + n : sum),
    0,
  );
/** CM04, CM12. */
export function withCommand(n: number, s: PublicState, side: Side): number {
  if (s.cmd.battle === null) return n;
  const shields = side === DEFENDER && hasLeader(s, side, CM.SHIELDS) ? 1 : 0;
  return n + shields + (hasLeader(s, side, CM.BEAST_TAMER) ? tamed(s, s.battle!, side) : 0);
}

/** CM11. */
export const unlessSabotaged = (may: boolean, s: State): boolean => may && !hasLeader(s, ATTACKER, CM.SABOTEUR);

const QUARTERMASTER = 2;
const MOST = 8;
/** CM13: in the area where he stands. */
export function withQuartermaster(n: number, t: PublicState, seat: Seat, area: Area): number {
  const hero = commanderWith(t, CM.QUARTERMASTER);
  if (hero === NONE || t.heroSeat[hero] !== seat || t.heroArea[hero] !== area) return n;
  return sets.has(t.heroesRouted, hero) ? n : Math.min(MOST, n + QUARTERMASTER);
}

/** CM10: of two alike one may be used. */
export function unlessSpied(may: boolean, s: State, seat: Seat, card: TacticsCard): boolean {
  if (s.cmdHidden.spied !== card || s.cmd.battle === null) return may;
  const side = s.battle!.seats[ATTACKER] === seat ? ATTACKER : DEFENDER;
  if (!hasLeader(s, side === ATTACKER ? DEFENDER : ATTACKER, CM.SPYMASTER)) return may;
  const count = (cards: readonly TacticsCard[]): number => cards.filter(one => one === card).length;
  const old = count(s.tactics[seat]!) - count(s.fresh[seat]!);
  return may && old > (s.cmdHidden.isSpiedNew ? 0 : 1);
}

/** RNW-656, RNW-Q282: they go as units do; CM15 keeps one unit on its feet. */
export function withLeaders(terms: RetreatTerms, s: State, side: Side): RetreatTerms {
  const { battle } = s.cmd;
  if (battle === null) return terms;
  const companions = battle.leaders[side].filter(hero => isCommander(s, hero) && s.heroSeat[hero] !== NONE);
  return {
    ...terms,
    companions: [...terms.companions, ...companions],
    heroes: terms.heroes.filter(hero => !companions.includes(hero)),
    upright: battle.stubborn === NONE ? terms.upright : [...terms.upright, battle.stubborn],
  };
}

const MOST_GUARDED = 2;
/** CM09: he may bear what units would bear; no other commander is ever a target (RNW-656). */
export function orBodyguard(targets: readonly Option[], s: State, { side, kind }: Dealt): readonly Option[] {
  if (s.cmd.battle === null || targets.length === 0 || (kind !== 'damage' && kind !== 'burn')) return targets;
  const hero = leaderWith(s, side, CM.BODYGUARD);
  return hero === NONE || s.cmd.battle.guarded >= MOST_GUARDED ? targets : [...targets, option.hero(hero)];
}
