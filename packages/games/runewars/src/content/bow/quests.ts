/** The Quests of Banners of War: Setup Quests of tiles 10 to 12, and six others. All of them are ours. */
import type { Attempt, Quest } from '../card.ts';
import { gain, hasInfluence, hurt, type Op, pay, receiveReward, tactics, train } from '../effect.ts';
import type { Attribute, NeutralUnit } from '../words.ts';
import { cleanse, freeze, lostCity } from './ops.ts';

type Line = readonly [name: string, areas: string, Attempt];

/** What gold and silver bring besides the Reward, and what red does. */
const test = (attribute: Attribute, gold: readonly Op[], silver: readonly Op[], ...red: readonly Op[]): Attempt => ({
  kind: 'test',
  attribute,
  gold: [...gold, receiveReward],
  silver: [...silver, receiveReward],
  red,
});
const duel = (unit: NeutralUnit, ...won: readonly Op[]): Attempt => ({ kind: 'duel', units: [unit], won });

/** QS10..QS12. */
const SETUP: readonly Line[] = [
  ['The Frozen Tribunal', '10C', test('wisdom', [tactics(1)], [], hurt(1))],
  ['Tracks in the Mud', '11A', duel('beastman', receiveReward)],
  ['City beneath the Sands', '12A', test('wisdom', [lostCity], [], hurt(1))],
];

const smugglers: Attempt = { kind: 'price', needs: [hasInfluence(2)], effect: [pay(2), receiveReward] };

/** QB4..QB9. */
const STANDARD: readonly Line[] = [
  ['Voices of the Old Kings', '12A', test('strength', [lostCity], [lostCity])],
  ['The Smuggler Queen', '11B', smugglers],
  ['Embers of the Pack', '10B', duel('hellhound', gain(1), receiveReward)],
  ['Grave of the Frost Mage', '10A 10D', test('wisdom', [freeze({})], [])],
  ['Wings over the Marsh', '11C 11D', test('agility', [train('agility', 1)], [], hurt(1))],
  ['The Dry Well', '10D', test('strength', [cleanse('desolation', 1, 'food')], [])],
];

const card = (id: string, tile: string | null, [name, areas, attempt]: Line): Quest => ({
  id,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'bow',
  tile,
  areas: areas.split(' '),
  attempt,
});

export const BOW_QUESTS: readonly Quest[] = [
  ...SETUP.map((line, i) => card(`QS${i + 10}`, String(i + 10), line)),
  ...STANDARD.map((line, i) => card(`QB${i + 4}`, null, line)),
];
