/** The interpreter of effects: one procedure for all cards, abilities, Rewards, quests and Titles. */
import { programs, type Seat } from '@interregnum/kernel';
import type { Side } from '../battle.ts';
import type { Op } from '../content/effect.ts';
import { tell } from '../events.ts';
import type { Option } from '../options.ts';
import { deciderOf, isNobodys } from '../phases/battle/sides.ts';
import { NONE, type TacticsCard, type UnitType } from '../pieces.ts';
import { abilityOf } from '../queries.ts';
import { ASK, type Question } from '../questions.ts';
import { runewarsFlow, type State } from '../state.ts';
import { ASKING_OPS } from './asking-ops.ts';
import { BATTLE_OPS } from './battle-ops.ts';
import { BOW_OPS } from './bow-ops.ts';
import { FLOW_OPS } from './flow-ops.ts';
import { HERO_OPS } from './hero-ops.ts';
import { type About, EFFECT, type Performance, performance, programOf, type Source } from './performance.ts';
import { REALM_OPS } from './realm-ops.ts';

export const performing = programs<State, Option, Performance, Op, Question>(runewarsFlow, {
  name: EFFECT.name,
  program: programOf,
  actor: (_, l) => l.seat,
  ops: { ...FLOW_OPS, ...REALM_OPS, ...BATTLE_OPS, ...HERO_OPS, ...ASKING_OPS, ...BOW_OPS },
  questions: {
    [ASK.seasonCard]: { name: 'seasonTarget' },
    [ASK.ability]: { name: 'abilityTarget' },
    [ASK.neutralSide]: { name: 'neutralTarget' },
    [ASK.target]: { name: 'target' },
    [ASK.waste]: { name: 'waste' },
    [ASK.cleanse]: { name: 'cleanse' },
    [ASK.revealRune]: { name: 'revealTarget', ask: 'always' }, // RNW-F9: how many dragon runes he has is nobody's business
  },
});

/** Carries an effect out; the running procedure goes on when it is done. */
export const perform = (s: State, source: Source, seat: Seat, about: About = {}): void =>
  performing.perform(s, performance(source, seat, about));

/** RNW-031: the Season card on top of the pile. */
export function performSeasonCard(s: State): void {
  perform(s, { kind: 'season', number: s.seasonDiscard[s.seasonDiscard.length - 1]! }, s.first);
}

export const performTactics = (s: State, seat: Seat, card: TacticsCard, about: About = {}): void =>
  perform(s, { kind: 'tactics', number: card }, seat, about);

/** RNW-162: the ability of a type, for the side whose units have it. */
export function performAbility(s: State, side: Side, type: UnitType): void {
  tell({ type: 'ability', side, unit: type });
  const source: Source = isNobodys(s, side) ? { kind: 'neutralAbility', number: type } : abilityOf(s, type);
  perform(s, source, deciderOf(s, side), { side });
}

export const performFortification = (s: State, seat: Seat): void =>
  perform(s, { kind: 'fortification', number: s.factions[seat]! }, seat, { side: 1 });

/** TI3: after a stronghold was razed; after the primary ability of Conquer. */
export const performMarshal = (s: State, seat: Seat, kind: 'razing' | 'conquer'): void =>
  perform(s, { kind, number: NONE }, seat);
