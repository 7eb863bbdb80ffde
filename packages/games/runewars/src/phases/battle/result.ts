/** The end of a battle: fortification, tally, retreat, stronghold, return (RNW-146..RNW-154, RNW-Q14, RNW-Q119). */

import { query, type Seat, sets } from '@interregnum/kernel';
import { ATTACKER, DEFENDER, type Group, otherSide, type Side } from '../../battle.ts';
import { drawTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { DEVELOPMENTS } from '../../content/words.ts';
import { performFortification, performMarshal } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import {
  addUnits,
  applyUnitLimit,
  buildStronghold,
  changeInfluence,
  destroyDevelopment,
  destroyStronghold,
  destroyUnits,
  removeUnits,
  setDamaged,
  unitOptions,
} from '../../figures.ts';
import { unitTypes } from '../../in-play.ts';
import { lookAround } from '../../knowledge.ts';
import { withDefence, withSupporters } from '../../modules/bow/battle.ts';
import { unlessSabotaged, withCommand, withLeaders } from '../../modules/cmd/queries.ts';
import { type Explored, withDefensibleArea } from '../../modules/explore/queries.ts';
import { battleGone } from '../../modules/gone.ts';
import { probed } from '../../modules/probe.ts';
import { option } from '../../options.ts';
import { type Area, NONE } from '../../pieces.ts';
import { place } from '../../places.ts';
import { hasLasting, isUsedTitle, MARSHAL, strongholdStrength, strongholdTokens, UNIT_LIMIT } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { developmentsAt, holderOf, routedAt, unitsOf } from '../../table.ts';
import { type RetreatTerms, retreat, retreatOf } from '../retreats.ts';
import { hasUnusedStronghold } from '../strongholds.ts';
import { battleOf, countedIn, deciderOf, lineOf, playerOf, setLine, standingIn, strongholdCounts } from './sides.ts';

// --- RNW-146: fortification ----------------------------------------------------------------------------------------------------

const DEFENSIVE = DEVELOPMENTS.indexOf('defensive');
/** RNW-146: whether the defender may use what he has built there. */
const isFortified = probed(
  'fortification',
  query((s: State): boolean => developmentsAt(s, battleOf(s).area).includes(DEFENSIVE), [unlessSabotaged]),
);

export const fortification = procedure<{ isOver: boolean }>('fortification', {
  use: {
    question: ASK.fortification,
    while: (s, l) => !l.isOver && isFortified(s),
    who: s => deciderOf(s, DEFENDER),
    options: () => [option.use, option.no],
    then: (s, l, answer, seat) => {
      l.isOver = true;
      if (answer.type === 'use') useFortification(s, seat);
    },
  },
});

function useFortification(s: State, seat: Seat): void {
  const { area } = battleOf(s);
  tell({ type: 'fortification', seat, area });
  performFortification(s, seat);
  if (contentOf(s).sheets[s.factions[seat]!]!.isFortificationSpent) destroyDevelopment(s, area, DEFENSIVE);
}

// --- RNW-147..RNW-150: tally -----------------------------------------------------------------------------------------------------

function baseStrength(s: State, side: Side): number {
  const { strength, area } = battleOf(s);
  const stronghold = side === DEFENDER ? strongholdCounts(s, strongholdStrength(s, area)) : 0;
  return countedIn(s, side) + strength[side] + stronghold;
}
/** What modules add to a side (VIII.5). */
const BESIDES: readonly ((n: number, t: Explored, side: Side) => number)[] = [
  withDefensibleArea,
  withSupporters,
  withDefence,
  withCommand,
];
export const strengthOf = probed('strength', query(baseStrength, BESIDES));
/** What modules add to a side of the battle on the table, besides what cards and abilities have added. */
export const strengthBesides = (t: Explored, side: Side): number =>
  t.battle === null ? 0 : BESIDES.reduce((n, add) => add(n, t, side), 0);

/** What is left of a battle when its lines are gone. */
export interface Result {
  area: Area;
  attacker: Seat;
  /** `NONE`: unallied neutral units. */
  defender: Seat;
  winner: Side;
  /** The attacker has removed an enemy stronghold. */
  isRazed: boolean;
  /** He has not yet said whether he puts his own there. */
  mayReplace: boolean;
  spoils: { tactics: number; influence: number } | null;
}

function tally(s: State, l: Result): void {
  const { area } = l;
  const strength: [number, number] = [strengthOf(s, ATTACKER), strengthOf(s, DEFENDER)]; // RNW-Q08
  if (s.strongholds[area] !== NONE && standingIn(s, ATTACKER) > 0) setDamaged(s, area, true); // RNW-149, RNW-Q117
  l.winner = strength[ATTACKER] > strength[DEFENDER] ? ATTACKER : DEFENDER; // RNW-150, RNW-Q119: also without a unit
  tell({ type: 'battleOver', area, winner: l.winner, strength });
}

// --- RNW-151, RNW-154: the loser goes ----------------------------------------------------------------------------------------------

/** RNW-141, RNW-151: units that were routed before the battle are destroyed. */
function destroyBystanders(s: State, area: Area): void {
  for (const type of unitTypes(s)) {
    const n = routedAt(s, area, type);
    if (n > 0) destroyUnits(s, area, type, n, 'routed', 'battle');
  }
}

/** RNW-153: without damage. */
const healed = (line: readonly Group[]): Group[] => line.map(group => ({ ...group, damage: 0 }));

/** Who goes along, and whether they are routed by it (RNW-154, RNW-243). */
function supportersRetreat(s: State, side: Side): RetreatTerms {
  const heroes = battleOf(s).supports[side].map(({ hero }) => hero);
  const isRouting = !hasLasting(s, 'feigned', deciderOf(s, side));
  return { heroes, isRouting, companions: [], upright: [] };
}
const retreatTerms = probed('battle.retreat', query(supportersRetreat, [withLeaders]));

/** RNW-151. */
function loserLeaves(s: State, side: Side): void {
  const { area } = battleOf(s);
  if (side === DEFENDER) destroyBystanders(s, area); // RNW-Q41: a winner's stay
  const units = healed(lineOf(s, side));
  setLine(s, side, []);
  retreat(s, retreatOf(playerOf(s, side) ?? NONE, deciderOf(s, side), area, units, retreatTerms(s, side)));
}

// --- RNW-152: the stronghold ---------------------------------------------------------------------------------------------------------

function razeStronghold(s: State, l: Result): void {
  if (l.winner !== ATTACKER || s.strongholds[l.area] === NONE) return;
  destroyStronghold(s, l.area);
  s.razers = sets.with(s.razers, l.attacker);
  l.isRazed = true;
  l.mayReplace = true;
}

/** With all of his own on the board he may give one up (RNW-152). */
const replacements = (s: State, seat: Seat) =>
  hasUnusedStronghold(s, seat) ? [option.replace] : strongholdTokens(s, seat).map(option.destroyAt);

// --- RNW-153: the winner returns -------------------------------------------------------------------------------------------------------

/** Lines go back to the area; the battle is over. */
export function returnLines(s: State): void {
  const { area, lines } = battleOf(s);
  s.battle = null;
  battleGone(s);
  for (const { type, routed, n } of lines.flat()) addUnits(s, area, type, n, routed ? 'routed' : 'standing');
  lookAround(s);
}

/** RNW-089, RNW-Q14: the attacker's units beyond 8 retreat to one area. */
export const excess = procedure<{ seat: Seat; area: Area; units: Group[] }>('excess', {
  pick: {
    question: ASK.retreat,
    ask: 'forced',
    while: (s, { seat, area }) => unitsOf(s, seat, area) > UNIT_LIMIT,
    who: (_, { seat }) => seat,
    options: (s, { area }, seat) => unitOptions(s, seat, area),
    then: (s, l, answer) => {
      if (answer.type !== 'unitIn') return;
      removeUnits(s, l.area, answer.unit, 1, answer.state);
      l.units.push({ type: answer.unit, damage: 0, routed: answer.state === 'routed', n: 1 });
    },
  },
  go: (s, { seat, area, units }) => retreat(s, retreatOf(seat, seat, area, units)),
});

// --- what follows ------------------------------------------------------------------------------------------------------------------------

/** TI3: once per year. */
function rewardMarshal(s: State, { isRazed, attacker }: Result): void {
  if (isRazed && holderOf(s, MARSHAL) === attacker && !isUsedTitle(s, MARSHAL)) performMarshal(s, attacker, 'razing');
}

/** `NONE`: unallied neutral units. */
const winnerOf = ({ winner, attacker, defender }: Pick<Result, 'winner' | 'attacker' | 'defender'>): Seat =>
  winner === ATTACKER ? attacker : defender;

/** TA09. */
function payVictor(s: State, { winner, attacker, defender, spoils }: Result): void {
  const seat = winnerOf({ winner, attacker, defender });
  if (!spoils || seat === NONE) return;
  changeInfluence(s, seat, spoils.influence);
  drawTactics(s, seat, spoils.tactics);
}

export const settling = procedure<Result>('settle', {
  tally: (s, l) => tally(s, l),
  won: (s, { area, winner }) => place(s, 'battle.won', { area, side: winner }),
  losing: (s, { area, winner }) => place(s, 'battle.retreat', { side: otherSide(winner), area }),
  retreat: (s, { winner }) => loserLeaves(s, otherSide(winner)),
  raze: (s, l) => razeStronghold(s, l),
  replace: {
    question: ASK.retreat,
    while: (_, { mayReplace }) => mayReplace,
    who: (_, { attacker }) => attacker,
    options: (s, _, seat) => [...replacements(s, seat), option.no],
    then: (s, l, answer, seat) => {
      l.mayReplace = false;
      if (answer.type === 'no') return;
      if (answer.type === 'destroyAt') destroyStronghold(s, answer.area);
      buildStronghold(s, seat, l.area, true);
    },
  },
  stronghold: (s, { area }) => place(s, 'battle.stronghold', { area }),
  return: s => returnLines(s),
  limit: (s, { winner, attacker, defender, area }) => {
    if (winner === ATTACKER) call(s, excess, { seat: attacker, area, units: [] });
    else if (defender !== NONE) applyUnitLimit(s, defender, area);
  },
  marshal: (s, l) => rewardMarshal(s, l),
  spoils: (s, l) => payVictor(s, l),
  over: (s, l) => place(s, 'battle.over', { area: l.area, winner: winnerOf(l), side: l.winner }),
});
