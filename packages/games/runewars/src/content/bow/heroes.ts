/** The heroes of Banners of War (HB01..HB08). */
import type { Hero, HeroAbility } from '../card.ts';
import type { Provenance } from '../provenance.ts';
import type { Alignment } from '../words.ts';

type Line = readonly [
  name: string,
  nameFrom: Provenance,
  Alignment,
  strength: number,
  agility: number,
  wisdom: number,
  health: number,
  HeroAbility,
];

/** HB01..HB08. */
const LINES: readonly Line[] = [
  ['Trenloe the Strong', 'public', 'good', 4, 2, 2, 6, { at: 'battleLost', isRouted: false }],
  ['Andira Runehand', 'public', 'good', 3, 2, 4, 5, { at: 'testDrawn', redraw: 'once-per-quest-phase' }],
  ['Red Scorpion', 'public', 'neutral', 3, 4, 2, 5, { at: 'questDone', influence: 2 }],
  ['Ser Odwin of Carthridge', 'ours', 'good', 3, 3, 2, 5, { at: 'support', strength: 1, saves: false }],
  ['Ysolde Thornmantle', 'ours', 'neutral', 2, 3, 4, 4, { at: 'borders' }],
  ['Vasha the Hollow', 'ours', 'evil', 2, 2, 4, 5, { at: 'duelWon', tactics: 2 }],
  ['Kethra Bonespeaker', 'ours', 'evil', 1, 3, 4, 4, { at: 'support', strength: 0, saves: true }],
  ['Gorm Redtusk', 'ours', 'evil', 4, 3, 1, 6, { at: 'duelDamage', more: 1 }],
];

export const BOW_HEROES: readonly Hero[] = LINES.map(
  ([name, nameFrom, alignment, strength, agility, wisdom, health, ability], i) => ({
    id: `HB0${i + 1}`,
    name,
    nameFrom,
    textFrom: 'ours',
    module: 'bow',
    alignment,
    attributes: { strength, agility, wisdom },
    health,
    ability,
  }),
);
