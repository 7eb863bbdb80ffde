/** Rewards that change the land: RB4, RB5, RB9. */
import type { Reward, RewardEffect } from '../card.ts';
import { type Condition, discardThis, type Op } from '../effect.ts';
import { freeze } from './ops.ts';

const turn = (needs: readonly Condition[], ...effect: readonly Op[]): RewardEffect => ({
  at: 'turn',
  if: needs,
  effect: [discardThis, ...effect],
});

const card = (id: string, name: string, effect: RewardEffect): Reward => ({
  id,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'bow',
  copies: 1,
  kind: 'other',
  effect,
});

export const LAND_REWARDS: readonly Reward[] = [
  card('RB4', 'Frost Wand', turn([], freeze({ theHero: 'here-or-next' }))),
  card('RB5', 'Sandglass of Al-Kalim', turn([{ if: 'sandglass' }], { op: 'sandglass' })),
  card('RB9', 'Map of the Lost City', turn([{ if: 'atLostCity' }], { op: 'lostCity', map: true })),
];
