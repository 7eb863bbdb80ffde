/** The units of the factions, the neutral ones and the reinforcements: what is printed on the sheets. */
import { BOW_UNITS } from './bow/units.ts';
import type { Unit } from './card.ts';
import {
  damage,
  damageIfAble,
  destroy,
  either,
  eitherBy,
  hurt,
  inBattle,
  may,
  type Op,
  pickUnit,
  rout,
  routIfAble,
  someUnit,
  tactics,
  type UnitSet,
  upTo,
  way,
  when,
} from './effect.ts';
import type { Provenance } from './provenance.ts';
import type { Faction, Shape, UnitId } from './words.ts';

type Trait = 'flying' | 'fast' | null;
type Line = readonly [
  UnitId,
  name: string,
  figures: number,
  Shape,
  health: number,
  initiative: number,
  Trait,
  Provenance,
  abilityName: string,
  ability: readonly Op[],
  inDuel?: readonly Op[],
];

const units = (faction: Faction | null, lines: readonly Line[]): readonly Unit[] =>
  lines.map(([id, name, figures, shape, health, initiative, trait, from, abilityName, ability, inDuel = []]) => ({
    id,
    name,
    faction,
    figures,
    shape,
    health,
    initiative,
    isFlying: trait === 'flying',
    isFast: trait === 'fast',
    abilityName,
    ability: inBattle(...ability),
    inDuel,
    replaces: null,
    from,
    module: 'base',
  }));

const enemy: UnitSet = { of: 'opponents' };
const enemies = (...shapes: readonly Shape[]): UnitSet => ({ ...enemy, shapes });
const standing = (set: UnitSet): UnitSet => ({ ...set, state: 'standing' });
const mine = (type: UnitId): UnitSet => ({ of: 'mine', types: [type] });
const broken: UnitSet = { ...enemy, hurt: 'damaged-or-routed' };
const damageUnit: Op = { op: 'damageUnit', n: 1 };

/** U-BOWMAN, U-FOOTMAN, U-KNIGHT, U-SIEGE-TOWER. */
const daqan = units('daqan', [
  ['bowman', 'Bowman', 8, 'triangle', 1, 1, null, 'public', 'Concentrated Fire', [damageIfAble(1, { tough: true })]],
  ['footman', 'Footman', 16, 'triangle', 1, 3, null, 'public', 'Valiant Strike', [damage(1), damageUnit]],
  ['knight', 'Knight', 8, 'rectangle', 2, 2, 'fast', 'public', 'Command', [rout(1), tactics(1)]],
  ['siege-tower', 'Siege Tower', 4, 'hexagon', 3, 5, null, 'public', 'Lay Siege', [{ op: 'strength', of: 'me', n: 2 }]],
]);

/** U-ARCHER, U-PEGASUS-RIDER, U-SORCERESS, U-WARRIOR. */
const latari = units('latari', [
  ['archer', 'Archer', 16, 'triangle', 1, 1, null, 'public', 'Crack Shot', [pickUnit(enemy), damageUnit]],
  [
    'pegasus-rider',
    'Pegasus Rider',
    4,
    'rectangle',
    3,
    2,
    'flying',
    'public',
    'Charge',
    either(
      way('triangles', someUnit(standing(enemies('triangle'))), upTo('routUpTo', 2, standing(enemies('triangle')))),
      way('rectangle', someUnit(standing(enemies('rectangle'))), upTo('routUpTo', 1, standing(enemies('rectangle')))),
    ),
  ],
  [
    'sorceress',
    'Sorceress',
    8,
    'circle',
    1,
    3,
    null,
    'public',
    'Word of Vaal',
    [pickUnit(enemy), { op: 'retreatUnit' }],
  ],
  [
    'warrior',
    'Warrior',
    8,
    'rectangle',
    2,
    4,
    null,
    'public',
    'Overpower',
    either(way('damage', null, damage(1)), way('destroy', someUnit(broken), pickUnit(broken), { op: 'destroyUnit' })),
  ],
]);

/** U-SKELETON-ARCHER, U-NECROMANCER, U-REANIMATE, U-DARK-KNIGHT. */
const waiqar = units('waiqar', [
  [
    'skeleton-archer',
    'Skeleton Archer',
    8,
    'triangle',
    1,
    1,
    null,
    'inferred',
    'Mortal Strike',
    [destroy(1, { shapes: ['triangle', 'circle', 'rectangle'] })],
  ],
  [
    'necromancer',
    'Necromancer',
    8,
    'circle',
    1,
    2,
    null,
    'public',
    'Raise Dead',
    [{ op: 'join', unit: 'reanimate', n: 2 }],
  ],
  [
    'reanimate',
    'Reanimate',
    16,
    'triangle',
    1,
    4,
    null,
    'inferred',
    'Overrun',
    [...when(someUnit(standing(mine('reanimate')), 2), damage(1)), damage(1)],
  ],
  ['dark-knight', 'Dark Knight', 4, 'rectangle', 3, 3, 'fast', 'ours', 'Dread Charge', [rout(1), damage(1)]],
]);

/** U-BERSERKER, U-WARLOCK, U-FLESH-RIPPER, U-CHAOS-LORD. */
const uthuk = units('uthuk', [
  [
    'berserker',
    'Berserker',
    16,
    'triangle',
    1,
    2,
    null,
    'inferred',
    'Fury',
    may(someUnit(standing(mine('berserker'))), destroy(1, standing(mine('berserker')), 'me'), damage(2)),
  ],
  [
    'warlock',
    'Warlock',
    8,
    'circle',
    1,
    3,
    null,
    'inferred',
    'Rain Fire',
    eitherBy(
      'opponent',
      way('triangles', someUnit(enemies('triangle'), 2), destroy(2, { shapes: ['triangle'] })),
      way('rectangle', someUnit(enemies('rectangle')), destroy(1, { shapes: ['rectangle'] })),
    ),
  ],
  ['flesh-ripper', 'Flesh Ripper', 8, 'rectangle', 1, 1, 'fast', 'public', 'Unrelenting', [{ op: 'health', n: 3 }]],
  [
    'chaos-lord',
    'Chaos Lord',
    4,
    'hexagon',
    4,
    5,
    null,
    'inferred',
    'Terrifying',
    [{ op: 'terrify', n: 2, asks: 'RNW-D46' }],
  ],
]);

/** U-RAZORWING, U-SORCERER, U-BEASTMAN, U-HELLHOUND, U-DRAGON, U-GIANT. */
const neutral = units(null, [
  [
    'razorwing',
    'Razorwing',
    8,
    'triangle',
    1,
    1,
    'flying',
    'public',
    'Stun',
    [routIfAble(1, { initiative: 2 })],
    [{ op: 'skipNextCard' }],
  ],
  [
    'sorcerer',
    'Sorcerer',
    8,
    'circle',
    1,
    1,
    null,
    'public',
    'Undying',
    [{ op: 'health', n: 2 }],
    [{ op: 'health', n: 2 }],
  ],
  [
    'beastman',
    'Beastman',
    8,
    'triangle',
    1,
    2,
    null,
    'public',
    'Ravage',
    [damage(1), { op: 'drawFate' }],
    [hurt(1, 'opposing')],
  ],
  [
    'hellhound',
    'Hellhound',
    8,
    'rectangle',
    2,
    3,
    'fast',
    'public',
    'Burning',
    [{ op: 'burn', n: 2 }],
    [hurt(1, 'opposing', false)],
  ],
  [
    'dragon',
    'Dragon',
    4,
    'hexagon',
    4,
    4,
    'flying',
    'public',
    'Flaming Breath',
    [upTo('destroyUpTo', 3, enemies('triangle'))],
    [hurt(2, 'opposing')],
  ],
  [
    'giant',
    'Giant',
    4,
    'hexagon',
    5,
    5,
    null,
    'public',
    'Rage',
    [pickUnit(mine('giant')), damage('damageOnUnit')],
    [hurt('damageOnUnit', 'opposing')],
  ],
]);

export const UNITS: readonly Unit[] = [...daqan, ...latari, ...waiqar, ...uthuk, ...neutral, ...BOW_UNITS];
