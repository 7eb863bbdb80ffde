/** The Objectives of Banners of War. */
import type { Objective } from '../card.ts';

export type BowGoal =
  | { readonly goal: 'ownTypes'; readonly n: number }
  /** No desolation token on the board, and so many areas; at least so many desolation tokens. */
  | { readonly goal: 'noDesolation'; readonly areas: number }
  | { readonly goal: 'desolation'; readonly n: number }
  | { readonly goal: 'shownRunes'; readonly n: number }
  | { readonly goal: 'alliedUnits'; readonly n: number }
  | { readonly goal: 'heroesHeld'; readonly areas: number };

type Line = readonly [name: string, BowGoal];

/** OGB1..OGB3. */
const GOOD: readonly Line[] = [
  ['Banner of Unity', { goal: 'ownTypes', n: 5 }],
  ['Keepers of the Waste', { goal: 'noDesolation', areas: 7 }],
  ['Hope Revealed', { goal: 'shownRunes', n: 2 }],
];

/** OEB1..OEB3. */
const EVIL: readonly Line[] = [
  ['Scorched Earth', { goal: 'desolation', n: 3 }],
  ['Lord of Monsters', { goal: 'alliedUnits', n: 4 }],
  ['Iron Grip', { goal: 'heroesHeld', areas: 2 }],
];

const cards = (alignment: Objective['alignment'], prefix: string, lines: readonly Line[]): readonly Objective[] =>
  lines.map(([name, goal], i) => ({
    id: `${prefix}${i + 1}`,
    name,
    nameFrom: 'ours',
    textFrom: 'ours',
    module: 'bow',
    alignment,
    goal,
  }));

export const BOW_OBJECTIVES: readonly Objective[] = [...cards('good', 'OGB', GOOD), ...cards('evil', 'OEB', EVIL)];
