/** The reinforcement units of Banners of War: two types for each faction. */
import type { Unit } from '../card.ts';
import { inBattle, type Op } from '../effect.ts';
import type { Provenance } from '../provenance.ts';
import type { Faction, Shape, UnitId } from '../words.ts';

type Trait = 'flying' | 'fast' | null;
type Line = readonly [
  UnitId,
  name: string,
  figures: number,
  replaces: UnitId,
  Shape,
  health: number,
  initiative: number,
  Trait,
  Provenance,
  abilityName: string,
  ability: readonly Op[],
];

const units = (faction: Faction, lines: readonly Line[]): readonly Unit[] =>
  lines.map(([id, name, figures, replaces, shape, health, initiative, trait, from, abilityName, ability]) => ({
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
    inDuel: [],
    replaces,
    from,
    module: 'bow',
  }));

/** U-NOVICE-WIZARD, U-ROC. */
const daqan = units('daqan', [
  ['novice-wizard', 'Novice Wizard', 8, 'bowman', 'circle', 1, 2, null, 'ours', 'Arcane Bolt', []],
  ['roc', 'Roc', 4, 'siege-tower', 'hexagon', 4, 4, 'flying', 'public', 'Snatch', []],
]);

/** U-LEONX-RIDER, U-FOREST-GUARDIAN. */
const latari = units('latari', [
  ['leonx-rider', 'Leonx Rider', 8, 'warrior', 'rectangle', 2, 3, 'fast', 'ours', 'Pounce', []],
  ['forest-guardian', 'Forest Guardian', 4, 'pegasus-rider', 'hexagon', 4, 5, null, 'ours', 'Roots of Stone', []],
]);

/** U-VAMPIRE, U-GREAT-WYRM. */
const waiqar = units('waiqar', [
  ['vampire', 'Vampire', 8, 'skeleton-archer', 'circle', 2, 3, 'flying', 'ours', 'Blood Feast', []],
  ['great-wyrm', 'Great Wyrm', 4, 'dark-knight', 'hexagon', 4, 5, 'flying', 'ours', 'Toxic Breath', []],
]);

/** U-BLOOD-SISTER, U-OBSCENE. */
const uthuk = units('uthuk', [
  ['blood-sister', 'Blood Sister', 8, 'warlock', 'circle', 1, 2, null, 'ours', 'Blood Rite', []],
  ['obscene', 'Obscene', 4, 'chaos-lord', 'hexagon', 5, 4, null, 'ours', 'Grotesque Might', []],
]);

export const BOW_UNITS: readonly Unit[] = [...daqan, ...latari, ...waiqar, ...uthuk];
