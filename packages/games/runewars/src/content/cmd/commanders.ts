/** The 16 Commander cards: what a commander gives his side in battle. All of them are ours. */
import type { Commander } from '../card.ts';

/** CM01..CM16. */
const NAMES = [
  'Brilliant Maneuvers',
  'Master of Archers',
  'Cavalry General',
  'Wall of Shields',
  'Siege Lord',
  'Inspiring Presence',
  'Battle Mage',
  'Ruthless',
  'Bodyguard',
  'Spymaster',
  'Saboteur',
  'Beast Tamer',
  'Quartermaster',
  'Pursuer',
  'Stubborn',
  'Veteran of Fate',
] as const;

export const COMMANDERS: readonly Commander[] = NAMES.map((name, i) => ({
  id: `CM${String(i + 1).padStart(2, '0')}`,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'cmd',
}));

/** Their numbers. */
export const CM = {
  MANEUVERS: 0,
  ARCHERS: 1,
  CAVALRY: 2,
  SHIELDS: 3,
  SIEGE_LORD: 4,
  PRESENCE: 5,
  BATTLE_MAGE: 6,
  RUTHLESS: 7,
  BODYGUARD: 8,
  SPYMASTER: 9,
  SABOTEUR: 10,
  BEAST_TAMER: 11,
  QUARTERMASTER: 12,
  PURSUER: 13,
  STUBBORN: 14,
  VETERAN: 15,
} as const;
