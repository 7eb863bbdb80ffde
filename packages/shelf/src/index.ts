/** The one list of titles: command line, server, browser, bench and the tests of every title are fed from it. */
import { meta as epix } from '@interregnum/epix/meta';
import { meta as goofspiel } from '@interregnum/goofspiel/meta';
import { meta as hiddenLeaders } from '@interregnum/hidden-leaders/meta';
import type { Game, Meta } from '@interregnum/kernel';
import { meta as oldKingsCrown } from '@interregnum/old-kings-crown/meta';
import { meta as runewars } from '@interregnum/runewars/meta';
import { meta as yieldMeta } from '@interregnum/yield/meta';

export interface Title {
  /** What can be said without the rules. The package of the rules is called by its id: `@interregnum/<id>`. */
  meta: Meta;
  /** The package of the rules, loaded when they are needed; the game is its default export. */
  rules(): Promise<{ default: Game }>;
}

/** In the order in which they stand on the shelf. */
export const TITLES: readonly Title[] = [
  { meta: epix, rules: () => import('@interregnum/epix') },
  { meta: hiddenLeaders, rules: () => import('@interregnum/hidden-leaders') },
  { meta: yieldMeta, rules: () => import('@interregnum/yield') },
  { meta: oldKingsCrown, rules: () => import('@interregnum/old-kings-crown') },
  { meta: runewars, rules: () => import('@interregnum/runewars') },
];

/** The titles below `examples/`: on the shelf only where somebody asks for them. */
export const EXAMPLES: readonly Title[] = [{ meta: goofspiel, rules: () => import('@interregnum/goofspiel') }];

/** What a table can be made of in the terminal and on servers. */
export const shelf = (withExamples: boolean): readonly Title[] => (withExamples ? [...TITLES, ...EXAMPLES] : TITLES);
