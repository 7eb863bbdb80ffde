/** The twelve heroes of the base game, then those of Banners of War. */
import { BOW_HEROES } from './bow/heroes.ts';
import type { Hero, HeroAbility } from './card.ts';
import { destroy, heal, hurt } from './effect.ts';
import type { Provenance } from './provenance.ts';
import type { Alignment } from './words.ts';

type Line = readonly [
  name: string,
  Alignment,
  strength: number,
  agility: number,
  wisdom: number,
  health: number,
  from: Provenance,
  HeroAbility,
];

/** HE05. */
const loseOneHere = destroy(1, { shapes: ['triangle', 'rectangle', 'circle'], in: { theHero: 'here' } }, 'controller');

/** HE01..HE12. */
const LINES: readonly Line[] = [
  ['Ronan of the Wild', 'good', 3, 4, 2, 5, 'ours', { at: 'questMove', farther: 1 }],
  ['Silhouette', 'good', 2, 4, 3, 4, 'ours', { at: 'duelStarts', as: 'attacker', effect: [hurt(1, 'opposing')] }],
  ['Brother Gherinn', 'good', 2, 2, 4, 5, 'public', { at: 'duelStarts', as: 'either', mayHurtSelf: 1, silverHeals: 1 }],
  ['Runewitch Astarra', 'good', 1, 3, 4, 4, 'ours', { at: 'test', discardTactics: 1, drawMore: 2 }],
  [
    'Grey Ker',
    'neutral',
    3,
    4,
    2,
    5,
    'public',
    { at: 'duelCard', destiny: 'gold', as: 'attacker-in-enemy-area', effect: [loseOneHere] },
  ],
  ['Challara', 'neutral', 2, 3, 4, 4, 'public', { at: 'afterMove', duelsNextDoor: true }],
  ['Steelhorns', 'neutral', 4, 2, 2, 6, 'public', { at: 'duelStarts', as: 'attacker', effect: [hurt(1, 'both')] }],
  [
    'Tatianna',
    'neutral',
    2,
    4,
    3,
    4,
    'public',
    { at: 'duelCard', destiny: 'silver', as: 'either', effect: [{ op: 'prevent', n: 1 }] },
  ],
  ['Varikas the Dead', 'evil', 4, 2, 3, 6, 'ours', { at: 'questPhase', effect: [heal(1)] }],
  ['Bogran the Shadow', 'evil', 3, 4, 1, 5, 'ours', { at: 'duelRound', skipsOpposing: 1 }],
  ['Krutzbek', 'evil', 4, 3, 1, 6, 'public', { at: 'afterAction', hurtsEnemiesHere: 1 }],
  ['Mad Carthos', 'evil', 1, 2, 4, 4, 'ours', { at: 'duelRevealed', redraw: 'once-per-duel' }],
];

const BASE: readonly Hero[] = LINES.map(
  ([name, alignment, strength, agility, wisdom, health, textFrom, ability], i) => ({
    id: `HE${String(i + 1).padStart(2, '0')}`,
    name,
    nameFrom: 'public',
    textFrom,
    module: 'base',
    alignment,
    attributes: { strength, agility, wisdom },
    health,
    ability,
  }),
);

export const HEROES: readonly Hero[] = [...BASE, ...BOW_HEROES];
