/** Tactics cards of one's turn and Rewards that are used up (RNW-357, RNW-359, RNW-287, RNW-C3, D08). */

import type { Seat } from '@interregnum/kernel';
import { hasTactics, playTactics, usableTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import type { AskingOp, Condition, Op } from '../../content/effect.ts';
import { hasAreaOfChoice } from '../../effects/areas.ts';
import { ASKING_OPS } from '../../effects/asking-ops.ts';
import { allHold, holds } from '../../effects/conditions.ts';
import { type Performance, performance } from '../../effects/performance.ts';
import { perform, performTactics } from '../../effects/performing.ts';
import { rewardsOf } from '../../heroes.ts';
import { type Option, option } from '../../options.ts';
import type { HeroNumber, RewardCard, TacticsCard } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import type { FreeAction } from './action.ts';

interface Asks {
  options(s: State, l: Performance, step: AskingOp, seat: Seat): readonly Option[];
}

/** RNW-C3: what would ask for a target and finds none is not offered. */
function hasTarget(s: State, l: Performance, ops: readonly Op[]): boolean {
  const first = ops.find(op => op.op !== 'discardThis');
  if (first === undefined || !(first.op in ASKING_OPS)) return true;
  const step = first as AskingOp;
  if (step.op === 'pickArea') return hasAreaOfChoice(s, l, step.from);
  if (step.op === 'either') return step.ways.some(({ needs }) => needs === null || holds(s, l, needs));
  return (ASKING_OPS[step.op] as unknown as Asks).options(s, l, step, l.seat).some(({ type }) => type !== 'stop');
}

const isUseful = (s: State, l: Performance, needs: readonly Condition[], ops: readonly Op[]): boolean =>
  allHold(s, l, needs) && hasTarget(s, l, ops);

function isPlayable(s: State, seat: Seat, card: TacticsCard): boolean {
  const { timing, if: needs, effect } = contentOf(s).tactics[card]!;
  return timing === 'turn' && isUseful(s, performance({ kind: 'tactics', number: card }, seat), needs, effect);
}

export const tacticsAction: FreeAction = {
  answers: 'play',
  isAsked: (s, seat) => hasTactics(s, seat),
  options: (s, seat) =>
    usableTactics(s, seat)
      .filter(card => isPlayable(s, seat, card))
      .map(option.play),
  perform: (s, seat, answer) => {
    if (answer.type !== 'play') return;
    playTactics(s, seat, answer.tactics);
    performTactics(s, seat, answer.tactics);
  },
};

function isUsable(s: State, seat: Seat, hero: HeroNumber, card: RewardCard): boolean {
  const { effect } = contentOf(s).rewards[card]!;
  if (effect.at !== 'turn' && effect.at !== 'turnOrQuestPhase') return false;
  return isUseful(s, performance({ kind: 'reward', number: card }, seat, { hero }), effect.if, effect.effect);
}

const eachOnce = (cards: readonly RewardCard[]): readonly RewardCard[] =>
  cards.length < 2 ? cards : [...new Set(cards)];

export const rewardAction: FreeAction = {
  answers: 'useReward',
  isAsked: (s, seat) => heroesOf(s, seat).some(hero => rewardsOf(s, hero).length > 0),
  options: (s, seat) =>
    heroesOf(s, seat).flatMap(hero =>
      eachOnce(rewardsOf(s, hero))
        .filter(card => isUsable(s, seat, hero, card))
        .map(card => option.useReward(hero, card)),
    ),
  perform: (s, seat, answer) => {
    if (answer.type === 'useReward') perform(s, { kind: 'reward', number: answer.reward }, seat, { hero: answer.hero });
  },
};
