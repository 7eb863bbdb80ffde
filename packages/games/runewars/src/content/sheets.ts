/** The faction sheets (F-DAQAN and so on): dials, starts, defensive developments (RNW-463). */
import type { DialSpace, FactionSheet } from './card.ts';
import { damage, inBattle, pickUnit, rout } from './effect.ts';

const ICONS: Readonly<Record<string, DialSpace>> = { I: 'influence', T: 'tactics' };
/** Spaces 1 to 8: `I` and `T` for the icons, else the unit. */
const dial = (spaces: string): readonly DialSpace[] =>
  spaces.split(' ').map(space => ICONS[space] ?? (space as DialSpace));

/** RNW-463. Influence and Tactics of the first two, food of all and Bowmen on wood are public. */
export const SHEETS: readonly FactionSheet[] = [
  {
    id: 'daqan',
    alignment: 'good',
    start: { food: 3, wood: 3, ore: 3 },
    influence: 3,
    tactics: 2,
    dials: {
      food: dial('footman footman footman I footman T footman I'),
      wood: dial('bowman T bowman I bowman T siege-tower bowman'),
      ore: dial('knight I knight siege-tower T knight knight siege-tower'),
    },
    fortification: [{ op: 'strength', of: 'me', n: 2 }],
    isFortificationSpent: false,
    from: 'inferred',
  },
  {
    id: 'latari',
    alignment: 'good',
    start: { food: 2, wood: 4, ore: 3 },
    influence: 4,
    tactics: 1,
    dials: {
      food: dial('warrior I warrior I warrior T warrior pegasus-rider'),
      wood: dial('archer archer I archer T archer archer pegasus-rider'),
      ore: dial('sorceress I pegasus-rider sorceress I sorceress T pegasus-rider'),
    },
    fortification: inBattle(pickUnit({ of: 'opponents', state: 'standing' }, 'opponent'), { op: 'retreatUnit' }),
    isFortificationSpent: false,
    from: 'inferred',
  },
  {
    id: 'waiqar',
    alignment: 'evil',
    start: { food: 3, wood: 3, ore: 3 },
    influence: 2,
    tactics: 3,
    dials: {
      food: dial('reanimate reanimate reanimate T reanimate I reanimate necromancer'),
      wood: dial('skeleton-archer T skeleton-archer I skeleton-archer T skeleton-archer necromancer'),
      ore: dial('necromancer I necromancer dark-knight I dark-knight T dark-knight'),
    },
    fortification: [rout(3)],
    isFortificationSpent: true,
    from: 'ours',
  },
  {
    id: 'uthuk',
    alignment: 'evil',
    start: { food: 3, wood: 3, ore: 3 },
    influence: 1,
    tactics: 4,
    dials: {
      food: dial('berserker berserker berserker T berserker I berserker T'),
      wood: dial('warlock T warlock I warlock T warlock warlock'),
      ore: dial('flesh-ripper T flesh-ripper I flesh-ripper chaos-lord flesh-ripper chaos-lord'),
    },
    fortification: [damage(4)],
    isFortificationSpent: true,
    from: 'ours',
  },
];
