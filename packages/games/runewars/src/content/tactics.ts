/** The 50 Tactics cards of the base game, then those of Banners of War. */
import { BOW_TACTICS } from './bow/tactics.ts';
import type { Tactic, TacticTiming } from './card.ts';
import { CMD_TACTICS } from './cmd/tactics.ts';
import {
  type Condition,
  dial,
  either,
  flag,
  gain,
  hasInfluence,
  hurt,
  inBattle,
  lookUpTo,
  type Op,
  pay,
  pickArea,
  pickDial,
  pickPlayer,
  pickUnit,
  rout,
  someArea,
  someUnit,
  tactics,
  upTo,
  way,
} from './effect.ts';
import type { Provenance } from './provenance.ts';
import { RESOURCES } from './words.ts';

type Line = readonly [
  name: string,
  nameFrom: Provenance,
  textFrom: Provenance,
  copies: number,
  TacticTiming,
  effect: readonly Op[],
  ...needs: readonly Condition[],
];

const lostCity = { control: 'free', city: false, site: true, myHero: 'here' } as const;
const runeOfMyHero = { control: 'free', rune: 'some', myHero: 'here', runeCanGo: true } as const;
const nextToIt = { control: 'friendly-or-free', rune: 'none', nextTo: 'area' } as const;
const enemyNear = { control: 'enemy', myHero: 'within-1' } as const;
const myRouted = { of: 'mine', state: 'routed', bystanders: true } as const;
const myFirstRow = { of: 'mine', state: 'standing', initiativeIs: 1 } as const;
const sabotage = either(
  way('development', someArea({ ...enemyNear, development: true }), pickArea({ ...enemyNear, development: true }), {
    op: 'destroyDevelopment',
  }),
  way(
    'stronghold',
    someArea({ ...enemyNear, stronghold: 'undamaged' }),
    pickArea({ ...enemyNear, stronghold: 'undamaged' }),
    { op: 'damageStronghold' },
  ),
);
const envoys: readonly Op[] = [
  pickPlayer(),
  { op: 'pickAmount', from: 1, to: 4, asks: 'RNW-D46' },
  pay('n'),
  tactics('n'),
  tactics('n', 'picked'),
];

/** TA01..TA29. */
const LINES: readonly Line[] = [
  ['Tactical Retreat', 'public', 'public', 2, 'defence', [{ op: 'cancelBattle' }]],
  ['Summon Lightning', 'public', 'public', 2, 'defence', [{ op: 'damageBoth', n: 4 }]],
  ['Rally Cry', 'public', 'ours', 2, 'row', inBattle(upTo('standUpTo', 4, myRouted)), someUnit(myRouted)],
  [
    'Horrific Rumors',
    'public',
    'public',
    1,
    'turn',
    [pickPlayer(), pickArea({ control: 'not-picked', notActivated: 'picked' }), { op: 'activate', of: 'picked' }],
  ],
  [
    'Lost City',
    'public',
    'public',
    1,
    'turn',
    [pickArea(lostCity), { op: 'neutralsRetreat', by: 'left', routed: 'too' }, { op: 'buildDamaged' }],
    { if: 'unusedStronghold' },
  ],
  [
    'Raze a City',
    'public',
    'ours',
    1,
    'turn',
    [pickArea({ control: 'mine', city: true }), gain('printedInfluence'), { op: 'destroyCity' }],
  ],
  [
    'Mountain Pass',
    'public',
    'ours',
    2,
    'turn',
    [flag('ignoreMountains', 'turn')],
    { if: 'noFlag', flag: 'ignoreMountains' },
  ],
  [
    'Spy Guild',
    'public',
    'ours',
    2,
    'turn',
    [{ op: 'pickOrder', asks: 'RNW-D46' }, { op: 'takeBackOrder' }],
    { if: 'faceUpOrder' },
  ],
  ['To the Victor', 'public', 'ours', 1, 'attack', [{ op: 'spoilsOfVictory', tactics: 2, influence: 2 }]],
  ['Exchange of Envoys', 'public', 'inferred', 2, 'turn', envoys, hasInfluence(1)],
  ['Ambush', 'rulebook', 'ours', 2, 'questPhase', [hurt(2)]],
  [
    'Drive Off the Beasts',
    'public',
    'ours',
    2,
    'turn',
    [pickArea({ units: 'neutral' }), { op: 'neutralsRetreat', by: 'user', routed: 'destroyed' }],
  ],
  ['Forced March', 'ours', 'ours', 2, 'turn', [flag('forcedMarch', 'turn')], { if: 'activeOrder', of: 'movement' }],
  ['Night Assault', 'ours', 'ours', 2, 'attack', [{ op: 'strongholdStrength', n: -2 }], { if: 'opposingStronghold' }],
  ['Hold the Line', 'ours', 'ours', 2, 'defence', [{ op: 'strength', of: 'me', n: 2 }]],
  ['Ill Omens', 'ours', 'ours', 2, 'row', [{ op: 'fewerCards', n: 1 }]],
  [
    'Aimed Volley',
    'ours',
    'ours',
    2,
    'row',
    inBattle(pickUnit({ of: 'opponents' }), { op: 'damageUnit', n: 1 }),
    { if: 'row', number: 1 },
    someUnit(myFirstRow),
  ],
  ['War Horns', 'ours', 'ours', 2, 'row', [rout(2)], someUnit({ of: 'opponents', state: 'standing' })],
  ['Field Surgeons', 'ours', 'ours', 2, 'rowsOver', [{ op: 'joinRouted' }]],
  ['Bribed Scouts', 'ours', 'ours', 1, 'turn', [lookUpTo(3)]],
  ['Rune Thief', 'ours', 'ours', 2, 'turn', [pickArea(runeOfMyHero), pickArea(nextToIt, 'to'), { op: 'moveRune' }]],
  ['Tithe', 'ours', 'ours', 2, 'turn', [gain(2), gain('perCity')]],
  ['Bumper Crop', 'ours', 'ours', 2, 'turn', [pickDial('up', RESOURCES), dial('picked', 2)]],
  ['Sabotage', 'ours', 'ours', 2, 'turn', sabotage],
  [
    'Conscription',
    'ours',
    'ours',
    2,
    'turn',
    [{ op: 'recruitUpTo', shape: 'triangle', most: 2, asks: 'RNW-D46' }],
    someArea({ stronghold: 'mine' }),
  ],
  ['Poisoned Blade', 'ours', 'ours', 2, 'duel', [hurt(1, 'opposing'), { op: 'noArmor' }]],
  ['Omens of Fortune', 'ours', 'ours', 1, 'fate', [{ op: 'drawMore', n: 2 }]],
  ['Silver Tongue', 'ours', 'ours', 1, 'diplomacy', [{ op: 'silverAsGold' }]],
  [
    'Ice Bridge',
    'ours',
    'ours',
    1,
    'turn',
    [flag('ignoreWater', 'turn')],
    { if: 'noFlag', flag: 'ignoreWater' },
    { if: 'noIce' },
  ],
];

const BASE: readonly Tactic[] = LINES.map(([name, nameFrom, textFrom, copies, timing, effect, ...needs], i) => ({
  id: `TA${String(i + 1).padStart(2, '0')}`,
  name,
  nameFrom,
  textFrom,
  module: 'base',
  copies,
  timing,
  if: needs,
  effect,
}));

export const TACTICS: readonly Tactic[] = [...BASE, ...BOW_TACTICS, ...CMD_TACTICS];
