/** The Development cards (DD1..DD8, DL1..DL8, DW1..DW8, DU1..DU8): eight for each faction, bought at the Harvest bonus. */
import {
  damage,
  damageIfAble,
  destroy,
  either,
  inBattle,
  may,
  type Op,
  pickUnit,
  rout,
  someUnit,
  type UnitSet,
  way,
} from '../effect.ts';
import type { Provenance } from '../provenance.ts';
import type { Faction, UnitId } from '../words.ts';
import type { DevelopmentCard, DevelopmentEffect, UnitChange } from './card.ts';

type Line = readonly [
  id: string,
  name: string,
  nameFrom: Provenance,
  cost: readonly [food: number, wood: number, ore: number],
  effect: DevelopmentEffect,
  textFrom?: Provenance,
];

const cards = (faction: Faction, lines: readonly Line[]): readonly DevelopmentCard[] =>
  lines.map(([id, name, nameFrom, cost, effect, textFrom = 'ours']) => ({
    id,
    name,
    nameFrom,
    textFrom,
    faction,
    cost,
    effect,
    module: 'dev',
  }));

const capital: DevelopmentEffect = { at: 'capital' };
const unit = (id: UnitId, change: Omit<UnitChange, 'unit'>): DevelopmentEffect => ({ at: 'unit', unit: id, ...change });
const ability = (id: UnitId, ...ops: readonly Op[]): DevelopmentEffect => unit(id, { ability: inBattle(...ops) });

const TOUGH: UnitSet = { tough: true };
const ENEMY: UnitSet = { of: 'opponents' };
const FALLEN: UnitSet = { of: 'mine', state: 'routed' };
const BERSERKERS: UnitSet = { of: 'mine', state: 'standing', types: ['berserker'] };
const TRIANGLES: UnitSet = { of: 'mine', state: 'standing', shapes: ['triangle'] };
const LASTING: UnitSet = { of: 'mine', state: 'standing', healthLeft: 2 };

const daqan = cards('daqan', [
  ['DD1', 'Seat of the Barons', 'ours', [0, 2, 3], capital],
  ['DD2', 'Support of the People', 'rulebook', [2, 1, 0], { at: 'peasants', n: 3 }, 'rulebook'],
  [
    'DD3',
    'Guild of Fletchers',
    'ours',
    [0, 3, 0],
    ability('bowman', damageIfAble(1, TOUGH), { op: 'damageAgain', units: TOUGH }),
  ],
  ['DD4', 'Orders of Knighthood', 'ours', [1, 0, 3], unit('knight', { health: 3 })],
  ['DD5', 'Siege Academy', 'ours', [0, 2, 2], ability('siege-tower', { op: 'strength', of: 'me', n: 3 })],
  ['DD6', 'Royal Roads', 'ours', [2, 0, 1], unit('footman', { isFast: true })],
  ['DD7', 'Embassy of Daqan', 'ours', [1, 1, 1], { at: 'acquire', influence: 1 }],
  ['DD8', 'University of Greyhaven', 'ours', [0, 1, 2], unit('novice-wizard', { initiative: 1 })],
]);

const latari = cards('latari', [
  ['DL1', 'Court of the Latari', 'ours', [0, 3, 2], capital],
  [
    'DL2',
    'Keeper of the Sigil',
    'public',
    [0, 2, 1],
    ability(
      'sorceress',
      ...either(
        way('retreat', someUnit(ENEMY), pickUnit(ENEMY), { op: 'retreatUnit' }),
        way('stand', someUnit(FALLEN), pickUnit(FALLEN), { op: 'standUnit' }),
      ),
    ),
  ],
  ['DL3', 'Prowling Hunters', 'ours', [1, 2, 0], { at: 'prowl', unit: 'leonx-rider' }, 'inferred'],
  ['DL4', 'Deepwood Bowyers', 'ours', [0, 3, 0], { at: 'battleStart', unit: 'archer', least: 3, damage: 1 }],
  ['DL5', 'Song of Awakening', 'ours', [1, 2, 1], unit('forest-guardian', { initiative: 4 })],
  ['DL6', "Windriders' Eyrie", 'ours', [1, 0, 3], unit('pegasus-rider', { isFast: true, health: 4 })],
  ['DL7', 'Whispering Groves', 'ours', [0, 2, 0], { at: 'winterLimit', food: 1 }],
  ['DL8', 'Envoys of Summersong', 'ours', [1, 1, 1], { at: 'diplomacy', cards: 1 }],
]);

const waiqar = cards('waiqar', [
  ['DW1', 'Citadel of Waiqar', 'ours', [0, 2, 3], capital],
  ['DW2', 'Lands of Blight', 'rulebook', [3, 0, 0], { at: 'figures', unit: 'reanimate', n: 8 }, 'rulebook'],
  ['DW3', 'Fields of Bone', 'ours', [2, 1, 0], { at: 'battleOver', unit: 'reanimate' }],
  ['DW4', 'Lords of Bilehall', 'ours', [0, 1, 2], unit('vampire', { initiative: 2 })],
  ['DW5', 'Venom of the Wyrms', 'ours', [0, 0, 3], unit('great-wyrm', { drawsRouted: true }), 'inferred'],
  ['DW6', 'Barrow Riders', 'ours', [1, 0, 2], ability('dark-knight', rout(2), damage(1))],
  ['DW7', 'Plague Wells', 'ours', [1, 1, 1], { at: 'winter', food: -1 }],
  ['DW8', 'Libraries of the Dead', 'ours', [0, 2, 1], { at: 'fall', influence: 2, tactics: 1 }],
]);

const uthuk = cards('uthuk', [
  ['DU1', 'The Black Citadel', 'ours', [0, 1, 4], capital],
  ['DU2', 'Ravenous Hunger', 'public', [1, 0, 2], { at: 'hunger', unit: 'flesh-ripper' }],
  ['DU3', 'Pits of Ynfernael', 'ours', [1, 1, 2], unit('chaos-lord', { health: 5 })],
  [
    'DU4',
    'Blood Circles',
    'ours',
    [1, 2, 0],
    ability(
      'blood-sister',
      ...either(
        way('destroy', someUnit(TRIANGLES), destroy(1, TRIANGLES, 'me'), rout(2)),
        way('hurt', someUnit(LASTING), pickUnit(LASTING), { op: 'damageUnit', n: 1 }, rout(2)),
        way('rout', null, rout(1)),
      ),
    ),
  ],
  [
    'DU5',
    'Warpaint of the Tribes',
    'ours',
    [2, 0, 0],
    ability('berserker', ...may(someUnit(BERSERKERS), destroy(1, BERSERKERS, 'me'), damage(3))),
  ],
  ['DU6', 'Slave Caravans', 'ours', [2, 1, 0], { at: 'attackWon', dial: 1 }],
  ['DU7', 'Spies among Men', 'ours', [0, 2, 1], { at: 'strategize', tactics: 1 }],
  ['DU8', 'Fields of Slaughter', 'ours', [1, 0, 3], ability('obscene', damage(2))],
]);

/** Eight for each faction, in the order of the factions. */
export const DEVELOPMENT_CARDS: readonly DevelopmentCard[] = [...daqan, ...latari, ...waiqar, ...uthuk];
