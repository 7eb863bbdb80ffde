/** The reinforcement units of Banners of War: two types for each faction. */
import type { Unit } from '../card.ts';
import { damage, destroy, either, inBattle, type Op, pickUnit, rout, someUnit, type UnitSet, way } from '../effect.ts';
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

const asks = 'RNW-D46' as const;
const enemy: UnitSet = { of: 'opponents' };
const given: UnitSet = { of: 'mine', shapes: ['triangle'], state: 'standing' };

const bolt: readonly Op[] = [pickUnit(enemy), { op: 'damageUnit', n: 1 }];
const snatch: readonly Op[] = [
  pickUnit({ ...enemy, shapes: ['triangle', 'rectangle', 'circle'] }),
  { op: 'destroyUnit' },
  rout(1),
];
const roots: readonly Op[] = [rout(1), { op: 'strength', of: 'me', n: 1 }];
const feast: readonly Op[] = [
  destroy(1, { shapes: ['triangle'] }),
  pickUnit({ of: 'mine', hurt: 'damaged' }),
  { op: 'healUnit' },
];
const breath: readonly Op[] = [{ op: 'nameUnits', most: 3, units: enemy, asks }, { op: 'damageNamed' }];
const rite: readonly Op[] = either(
  way('destroy', someUnit(given), destroy(1, given, 'me'), rout(2)),
  way('rout', null, rout(1)),
);
const might: readonly Op[] = [damage(2), damage(1, {}, 'me')];

/** U-NOVICE-WIZARD, U-ROC. */
const daqan = units('daqan', [
  ['novice-wizard', 'Novice Wizard', 8, 'bowman', 'circle', 1, 2, null, 'ours', 'Arcane Bolt', bolt],
  ['roc', 'Roc', 4, 'siege-tower', 'hexagon', 4, 4, 'flying', 'public', 'Snatch', snatch],
]);

/** U-LEONX-RIDER, U-FOREST-GUARDIAN. */
const latari = units('latari', [
  ['leonx-rider', 'Leonx Rider', 8, 'warrior', 'rectangle', 2, 3, 'fast', 'ours', 'Pounce', [rout(1), damage(1)]],
  ['forest-guardian', 'Forest Guardian', 4, 'pegasus-rider', 'hexagon', 4, 5, null, 'ours', 'Roots of Stone', roots],
]);

/** U-VAMPIRE, U-GREAT-WYRM. */
const waiqar = units('waiqar', [
  ['vampire', 'Vampire', 8, 'skeleton-archer', 'circle', 2, 3, 'flying', 'ours', 'Blood Feast', feast],
  ['great-wyrm', 'Great Wyrm', 4, 'dark-knight', 'hexagon', 4, 5, 'flying', 'ours', 'Toxic Breath', breath],
]);

/** U-BLOOD-SISTER, U-OBSCENE. */
const uthuk = units('uthuk', [
  ['blood-sister', 'Blood Sister', 8, 'warlock', 'circle', 1, 2, null, 'ours', 'Blood Rite', rite],
  ['obscene', 'Obscene', 4, 'chaos-lord', 'hexagon', 5, 4, null, 'ours', 'Grotesque Might', might],
]);

export const BOW_UNITS: readonly Unit[] = [...daqan, ...latari, ...waiqar, ...uthuk];
