/** The Quests: of the base game a Setup Quest for each tile and 15 others, then those of Banners of War. All are ours. */
import { BOW_QUESTS } from './bow/quests.ts';
import type { Attempt, Quest } from './card.ts';
import {
  dial,
  either,
  gain,
  hasInfluence,
  heal,
  hurt,
  may,
  type Op,
  pay,
  pickArea,
  pickAttribute,
  pickPlayer,
  quest,
  receiveReward,
  someArea,
  tactics,
  train,
  way,
} from './effect.ts';
import type { Attribute, NeutralUnit } from './words.ts';

type Line = readonly [name: string, areas: string, Attempt];

/** What gold brings besides the Reward, and what red does; silver brings the Reward alone. */
const test = (attribute: Attribute, bonus: readonly Op[], ...red: readonly Op[]): Attempt => ({
  kind: 'test',
  attribute,
  gold: [...bonus, receiveReward],
  silver: [receiveReward],
  red,
});
const twoRewards = (attribute: Attribute, ...red: readonly Op[]): Attempt => ({
  kind: 'test',
  attribute,
  gold: [receiveReward, { op: 'reward', n: 1 }],
  silver: [receiveReward],
  red,
});
const duel = (units: readonly NeutralUnit[], ...won: readonly Op[]): Attempt => ({ kind: 'duel', units, won });

const routHero: Op = { op: 'routHero' };
const runeNear = { control: 'free', rune: 'some', theHero: 'within-2', runeCanGo: true } as const;
const nextToIt = { control: 'friendly-or-free', rune: 'none', nextTo: 'area' } as const;
const ransom: Attempt = {
  kind: 'test',
  attribute: 'wisdom',
  gold: [gain(3), receiveReward],
  silver: [gain(1), receiveReward],
  red: [],
};
const debt: Attempt = {
  kind: 'price',
  needs: [hasInfluence(2), { if: 'hasTactics' }],
  effect: [
    ...either(
      way('pay', hasInfluence(2), pay(2)),
      way('discard', { if: 'hasTactics' }, { op: 'pickTactics', from: 'hand', asks: 'RNW-D46' }),
    ),
    receiveReward,
  ],
};

/** QS1..QS9. */
const SETUP: readonly Line[] = [
  ['The Razor Nests', '1A', test('agility', [gain(1)], hurt(1))],
  ['Stones of the Giant Kings', '2A', test('strength', [tactics(1)], hurt(1))],
  ['The Sunken Library', '3B', test('wisdom', [tactics(1)])],
  ['Hounds of the Black Gate', '4A', duel(['hellhound'], receiveReward)],
  ["Wyrm's Toll", '5D', twoRewards('wisdom', hurt(2))],
  ['The Toppled Colossus', '6D', test('strength', [gain(2)], hurt(1))],
  ['Shrine in the Clouds', '7C', test('agility', [heal('all')], hurt(1))],
  ['Heart of the Old Forest', '8A', test('wisdom', [dial('wood', 1)], routHero)],
  ["The Dragon's Doorstep", '9A', twoRewards('agility', hurt(2))],
];

/** Q10..Q24. */
const STANDARD: readonly Line[] = [
  ["Shepherds' Plea", '1B 1C', duel(['beastman'], gain(1), receiveReward)],
  ['The Lighthouse Keeper', '1A', test('wisdom', [], { op: 'discardQuest' }, quest(1))],
  ['Mine of Echoes', '2A 2B', test('strength', [dial('ore', 1)], hurt(1))],
  ['A Debt in the Free City', '2C', debt],
  ["Warlock's Apprentice", '3A', test('wisdom', [train('wisdom', 1)])],
  [
    "The Giant's Wager",
    '3C',
    test('strength', [{ op: 'neutral', what: 'giant', n: 1, at: 'nearest-stronghold' }], hurt(2)),
  ],
  [
    'Road of Thieves',
    '4B',
    test('agility', [pickPlayer('with-tactics'), { op: 'stealTactics', from: 'picked' }], gain(-1)),
  ],
  ['Ashes of the Nest', '4C', duel(['razorwing', 'hellhound'], receiveReward, { op: 'reward', n: 1 })],
  ["The Baron's Ransom", '5B', ransom],
  ['Beast Trails', '5A 5E', duel(['beastman'], pickAttribute, train('picked', 1), receiveReward)],
  ['The Pale Choir', '6E', duel(['sorcerer'], tactics(1), receiveReward)],
  ['Bridge over the Frost', '6C', test('agility', [{ op: 'look', areas: { theHero: 'next' } }], hurt(1))],
  ['Oath at the Standing Stones', '7A 7D', test('strength', [], routHero)],
  [
    'Rune of the River Lords',
    '8C 8F',
    test('agility', may(someArea(runeNear), pickArea(runeNear), pickArea(nextToIt, 'to'), { op: 'moveRune' }), hurt(1)),
  ],
  ['The Lonely Peak', '9B', test('strength', [train('strength', 1)], hurt(1))],
];

const card = (id: string, tile: string | null, [name, areas, attempt]: Line): Quest => ({
  id,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'base',
  tile,
  areas: areas.split(' '),
  attempt,
});

export const QUESTS: readonly Quest[] = [
  ...SETUP.map((line, i) => card(`QS${i + 1}`, String(i + 1), line)),
  ...STANDARD.map((line, i) => card(`Q${i + 10}`, null, line)),
  ...BOW_QUESTS,
];
