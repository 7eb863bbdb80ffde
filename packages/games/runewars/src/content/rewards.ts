/** The 25 Rewards of the base game, one card each and four Timmorran Shards, then those of Banners of War. */
import { BOW_REWARDS } from './bow/rewards.ts';
import type { Reward, RewardEffect } from './card.ts';
import {
  type Condition,
  deal,
  discardThis,
  heal,
  hurt,
  inPile,
  type Op,
  pickArea,
  receiveRune,
  someArea,
  someUnit,
  tactics,
  upTo,
} from './effect.ts';
import type { Provenance } from './provenance.ts';

type Line = readonly [
  name: string,
  nameFrom: Provenance,
  textFrom: Provenance,
  kind: Reward['kind'],
  effect: RewardEffect,
  copies?: number,
];

/** A free action that uses the card up. */
const turn = (needs: readonly Condition[], ...effect: readonly Op[]): RewardEffect => ({
  at: 'turn',
  if: needs,
  effect: [discardThis, ...effect],
});
const special = (...effect: readonly Op[]): RewardEffect => ({ at: 'special', effect, test: null });
const more = (attribute: 'strength' | 'agility' | 'wisdom'): RewardEffect => ({ at: 'attribute', attribute, n: 1 });

const myRoutedHere = { of: 'mine', state: 'routed', in: { theHero: 'here' } } as const;
const nextDoor = { theHero: 'next', enterable: 'by-neutrals' } as const;
const standingNear = { theHero: 'here-or-next', units: 'standing' } as const;
const bombs: RewardEffect = { at: 'special', effect: [deal(3)], test: { attribute: 'agility', red: [hurt(1)] } };
const draught: RewardEffect = {
  at: 'turnOrQuestPhase',
  if: [{ if: 'heroNeedsCare' }],
  effect: [discardThis, heal('all'), { op: 'standHeroes', who: 'hero' }],
};

/** RW01..RW22. */
const LINES: readonly Line[] = [
  ['Timmorran Shard', 'public', 'public', 'other', turn([inPile('dragon')], receiveRune), 4],
  ['Soulbiter', 'public', 'public', 'weapon', special(deal(1), { op: 'healIfWon' })],
  ['Dwarven Fire Bombs', 'public', 'public', 'weapon', bombs],
  [
    'Flute of Possession',
    'public',
    'public',
    'other',
    turn([someArea({ theHero: 'here', units: 'neutral' }), someArea(nextDoor)], pickArea(nextDoor, 'to'), {
      op: 'neutralsMove',
    }),
  ],
  [
    'Staff of Light',
    'public',
    'ours',
    'other',
    turn([someUnit(myRoutedHere)], { op: 'standAll', units: myRoutedHere }),
  ],
  [
    'Ice Storm',
    'public',
    'ours',
    'other',
    turn(
      [someArea(standingNear)],
      pickArea(standingNear),
      upTo('routUpTo', 3, { of: 'anybody', state: 'standing', in: { picked: true } }),
    ),
  ],
  ['Tactical Map', 'public', 'ours', 'other', turn([], tactics(3))],
  ['Rune of Teleportation', 'public', 'ours', 'other', { at: 'teleport' }],
  [
    'Rune of Summoning',
    'public',
    'ours',
    'other',
    turn(
      [someArea({ theHero: 'here', control: 'mine', myUnits: 1 }), { if: 'neutralInSupply', what: 'any' }],
      { op: 'pickNeutral', shape: null, asks: 'RNW-D46' },
      { op: 'neutral', what: 'picked', n: 1, at: 'hero-area' },
    ),
  ],
  ['Ghost Armor', 'public', 'ours', 'armor', { at: 'armor', prevents: 1, rounds: [1, 3] }],
  ['Amulet of Shielding', 'public', 'ours', 'other', special({ op: 'prevent', n: 'all' })],
  ['Runeplate', 'public', 'ours', 'armor', { at: 'armor', prevents: 2, rounds: 'first' }],
  ['Blade of Kellos', 'ours', 'ours', 'weapon', special(deal(2))],
  ['Duskwood Bow', 'ours', 'ours', 'weapon', { at: 'duelStarts', effect: [deal(1)] }],
  ['Hammer of Thunder', 'ours', 'ours', 'weapon', special(deal(1), { op: 'skipNextCard' })],
  ['Boots of the Wind', 'ours', 'ours', 'other', { at: 'questMove', farther: 1 }],
  ['Cloak of Feathers', 'ours', 'ours', 'other', { at: 'flying' }],
  ['Gauntlets of Might', 'ours', 'ours', 'other', more('strength')],
  ['Ring of the Fox', 'ours', 'ours', 'other', more('agility')],
  ['Tome of the Orb', 'ours', 'ours', 'other', more('wisdom')],
  ['Draught of Life', 'ours', 'ours', 'other', draught],
  ['Horn of Banners', 'ours', 'ours', 'other', { at: 'support', cards: 2 }],
];

const BASE: readonly Reward[] = LINES.map(([name, nameFrom, textFrom, kind, effect, copies = 1], i) => ({
  id: `RW${String(i + 1).padStart(2, '0')}`,
  name,
  nameFrom,
  textFrom,
  module: 'base',
  copies,
  kind,
  effect,
}));

export const REWARDS: readonly Reward[] = [...BASE, ...BOW_REWARDS];
