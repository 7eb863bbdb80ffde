/** The Tactics cards of Banners of War: TB01, TB02, … and the Tactical Fate cards TF01..TF16. */
import type { Tactic, TacticTiming } from '../card.ts';
import {
  type AreaSet,
  type Condition,
  damage,
  dial,
  gain,
  hurt,
  inBattle,
  type Op,
  pickArea,
  pickUnit,
  someUnit,
  tactics,
  when,
} from '../effect.ts';
import { facesOf } from '../fate.ts';
import type { Provenance } from '../provenance.ts';
import type { Resource } from '../words.ts';
import { LAND_TACTICS } from './land-tactics.ts';

type Line = readonly [
  id: string,
  name: string,
  nameFrom: Provenance,
  copies: number,
  TacticTiming,
  effect: readonly Op[],
  ...needs: readonly Condition[],
];

const asks = 'RNW-D46' as const;
const inBattleOnce = (flag: 'noSupport' | 'feigned' | 'rearguard', of: 'me' | 'opponent'): readonly Op[] => [
  { op: 'battleFlag', flag, of },
];

const reveal = (from: AreaSet): Op => ({ op: 'pickArea', from, as: 'area', by: 'me', asks: 'RNW-D64' });

const NORMAL: readonly Line[] = [
  ['TB01', 'Intrigue and Subterfuge', 'public', 2, 'bid', [{ op: 'excludeFromBid' }]],
  [
    'TB02',
    'Game of Power',
    'public',
    2,
    'turn',
    [
      reveal({ control: 'mine', rune: 'facedown' }),
      { op: 'revealRune' },
      gain(3),
      ...when({ if: 'dragonPicked' }, gain(2)),
    ],
  ],
  [
    'TB07',
    'Rune Ward',
    'ours',
    2,
    'turn',
    [reveal({ control: 'mine', rune: 'dragon' }), { op: 'revealRune' }, { op: 'ward' }],
  ],
  ['TB09', 'Feigned Flight', 'ours', 2, 'attack', inBattleOnce('feigned', 'me')],
  ['TB10', 'Merchants’ Favor', 'ours', 1, 'turn', [{ op: 'setDials', asks }]],
];

type FateLine = readonly [
  name: string,
  TacticTiming,
  effect: readonly Op[],
  sections: string,
  ...needs: readonly Condition[],
];

const standing = { of: 'opponents', state: 'standing' } as const;
const fallen = { of: 'mine', state: 'routed' } as const;
const resting = { ...fallen, bystanders: true } as const;
const raise = (res: Resource): readonly [readonly Op[], Condition] => [[dial(res, 1)], { if: 'dialCanRise', res }];
const [[food, foodCanRise], [wood, woodCanRise], [ore, oreCanRise]] = [raise('food'), raise('wood'), raise('ore')];
const whisper: readonly Op[] = [pickArea({ rune: 'facedown' }), { op: 'look', areas: { picked: true } }];

/** TF01..TF16; sections as on Fate cards: triangle, rectangle, hexagon, circle. */
const FATE_LINES: readonly FateLine[] = [
  ['Heroic Charge', 'row', inBattle(pickUnit(standing), { op: 'routUnit' }), 'd1 d2 d2 s', someUnit(standing)],
  ['Storm of Arrows', 'row', [damage(1)], 'd1 d1 d1 d1'],
  ['Blood Oath', 'turn', [{ op: 'giveUpUnit', asks }, tactics(2)], 's d2 d3 s'],
  [
    'Battle Trance',
    'row',
    inBattle({ op: 'pickRowType', asks }, { op: 'moreCards', for: 'picked' }),
    's s s s',
    { if: 'typeInRow', of: 'mine' },
  ],
  ['Shield Wall', 'defence', [{ op: 'strength', of: 'me', n: 1 }], 'r1 r2 r2 r1'],
  ['Cunning Feint', 'attack', inBattleOnce('noSupport', 'opponent'), 'r1 r1 r2 r1', { if: 'opposingSupport' }],
  ['Old Maps', 'turn', [{ op: 'heroesStep', asks }], '- s d2 s'],
  ['Forager Bands', 'turn', food, 'd1 d1 d2 -', foodCanRise],
  ['Timber Rights', 'turn', wood, 'd1 r1 d1 r1', woodCanRise],
  ['Deep Veins', 'turn', ore, 's d1 d3 -', oreCanRise],
  ['Whisper Network', 'turn', whisper, 's s - s'],
  ['Bargain', 'turn', [gain(2)], '- r2 r2 d1'],
  ['Second Wind', 'row', inBattle(pickUnit(fallen), { op: 'standUnit' }), 'd1 s d2 s', someUnit(fallen)],
  ['Marked for Death', 'duel', [hurt(1, 'opposing')], 's d2 d2 d1'],
  ['Rearguard', 'defence', inBattleOnce('rearguard', 'me'), 'r1 d1 r1 r1', { if: 'someBystander', units: resting }],
  ['Fury of the Wild', 'row', [{ op: 'moreCards', for: 'allied' }], 'd1 d2 d3 s', { if: 'typeInRow', of: 'allied' }],
];

const OTHERS: readonly Tactic[] = [
  ...NORMAL.map(
    ([id, name, nameFrom, copies, timing, effect, ...needs]): Tactic => ({
      id,
      name,
      nameFrom,
      textFrom: 'ours',
      module: 'bow',
      copies,
      timing,
      if: needs,
      effect,
    }),
  ),
  ...FATE_LINES.map(
    ([name, timing, effect, sections, ...needs], i): Tactic => ({
      id: `TF${String(i + 1).padStart(2, '0')}`,
      name,
      nameFrom: 'ours',
      textFrom: 'ours',
      module: 'bow',
      copies: 1,
      timing,
      if: needs,
      effect,
      faces: facesOf(sections),
    }),
  ),
];

export const BOW_TACTICS: readonly Tactic[] = [...OTHERS, ...LAND_TACTICS].sort((a, b) => (a.id < b.id ? -1 : 1));
