/** The Rewards of Banners of War: RB1, RB3..RB9; there is no RB2. */
import type { Reward, RewardEffect } from '../card.ts';
import { deal, discardThis, hurt, inPile, receiveRune } from '../effect.ts';
import type { Provenance } from '../provenance.ts';
import { LAND_REWARDS } from './land-rewards.ts';

type Line = readonly [
  id: string,
  name: string,
  nameFrom: Provenance,
  kind: Reward['kind'],
  effect: RewardEffect,
  copies?: number,
];

const shard: RewardEffect = { at: 'turn', if: [inPile('dragon')], effect: [discardThis, receiveRune] };

const LINES: readonly Line[] = [
  ['RB1', 'Timmorran Shard', 'public', 'other', shard, 2],
  ['RB3', 'Banner of the Fallen', 'ours', 'other', { at: 'banner', stands: 2 }],
  ['RB6', 'Axe of the Obscene', 'ours', 'weapon', { at: 'special', effect: [deal(2), hurt(1)], test: null }],
  ['RB7', 'Mirror Shield', 'ours', 'armor', { at: 'mirror' }],
  ['RB8', 'Circlet of Command', 'ours', 'other', { at: 'testAlone', cards: 1 }],
];

const OTHERS: readonly Reward[] = LINES.map(([id, name, nameFrom, kind, effect, copies = 1]) => ({
  id,
  name,
  nameFrom,
  textFrom: 'ours',
  module: 'bow',
  copies,
  kind,
  effect,
}));

export const BOW_REWARDS: readonly Reward[] = [...OTHERS, ...LAND_REWARDS].sort((a, b) => (a.id < b.id ? -1 : 1));
