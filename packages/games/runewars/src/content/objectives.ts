/** The 16 Objectives of the base game, good and evil, then those of Banners of War. */
import { BOW_OBJECTIVES } from './bow/objectives.ts';
import type { Goal, Objective } from './card.ts';
import type { Provenance } from './provenance.ts';

type Line = readonly [name: string, from: Provenance, Goal];

/** OG1..OG8. */
const GOOD: readonly Line[] = [
  ['Bound by Honor', 'public', { goal: 'allAllied', shape: 'triangle' }],
  ['Friend of Wyrms', 'inferred', { goal: 'allied', unit: 'dragon', n: 2, withFewer: 1 }],
  ['Champions of the Realm', 'ours', { goal: 'rewards', n: 4 }],
  ['Bastions of Light', 'ours', { goal: 'strongholds', n: 3 }],
  ['Granary of the Free', 'ours', { goal: 'dial', res: 'food', n: 7 }],
  ['Voice of the Council', 'ours', { goal: 'titles', n: 2 }],
  ['Shield of the Cities', 'ours', { goal: 'cities', n: 3, withTwoPlayers: 2 }],
  ['Living Legend', 'ours', { goal: 'trained' }],
];

/** OE1..OE8. */
const EVIL: readonly Line[] = [
  ['Yoke of the Giants', 'inferred', { goal: 'allied', unit: 'giant', n: 2, withFewer: 1 }],
  ['Slayer of Heroes', 'ours', { goal: 'slayer' }],
  ['Despoiler', 'ours', { goal: 'enemyHome' }],
  ['Iron Tyranny', 'ours', { goal: 'dial', res: 'ore', n: 7 }],
  ['The Great Horde', 'ours', { goal: 'hordes', units: 7, areas: 2 }],
  ['Web of Whispers', 'ours', { goal: 'tactics', n: 8 }],
  ['Hoarded Power', 'ours', { goal: 'influence', n: 10 }],
  ['Broken Walls', 'ours', { goal: 'razer', areas: 8 }],
];

const cards = (alignment: Objective['alignment'], prefix: string, lines: readonly Line[]): readonly Objective[] =>
  lines.map(([name, from, goal], i) => ({
    id: `${prefix}${i + 1}`,
    name,
    nameFrom: from,
    textFrom: from,
    module: 'base',
    alignment,
    goal,
  }));

export const OBJECTIVES: readonly Objective[] = [
  ...cards('good', 'OG', GOOD),
  ...cards('evil', 'OE', EVIL),
  ...BOW_OBJECTIVES,
];
