/** Tactics cards that change the land: TB04, TB05, TB06, TB08. */
import type { Tactic } from '../card.ts';
import { type Condition, type Op, pickArea } from '../effect.ts';
import { cleanse, desolate, freeze } from './ops.ts';

const card = (id: string, name: string, copies: number, effect: readonly Op[], ...needs: Condition[]): Tactic => ({
  id,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'bow',
  copies,
  timing: 'turn',
  if: needs,
  effect,
});

const ruins = { control: 'mine', citySpace: 'free' } as const;

export const LAND_TACTICS: readonly Tactic[] = [
  card('TB04', 'Rebuild the City', 1, [pickArea(ruins), { op: 'rebuildCity' }], { if: 'destroyedCity' }),
  card('TB05', 'Scorched Fields', 2, [desolate({ control: 'mine' })]),
  card('TB06', 'Frozen Ford', 2, [freeze({ near: 'mine' })]),
  card('TB08', 'Cleansing Rains', 1, [cleanse('any', 2, 'stop')]),
];
