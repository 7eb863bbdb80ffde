/** What the players agreed on, and what follows from it for the content of the box. */
import { type WithContent, workedOut } from '@interregnum/kernel';
import type { RunewarsContent } from './content/built-in.ts';
import { contentOf } from './content/contents.ts';
import type { Module } from './content/modules.ts';

export interface Terms {
  readonly board: 'preset' | 'random' | 'full';
  readonly factions: 'dealt' | 'chosen';
  readonly explore: boolean;
  /** Banners of War, always with the Road to Victory (RNW-540). */
  readonly bow: boolean;
  /** Development cards, Commanders of the Battlefield, Rise of the Free Cities: only with it (RNW-700). */
  readonly dev: boolean;
  readonly cmd: boolean;
  readonly free: boolean;
}

type Chosen = Pick<Terms, 'bow' | 'dev' | 'cmd' | 'free'>;

export const isIn = (terms: Chosen, module: Module): boolean => module === 'base' || terms[module];

const keyOf = ({ bow, dev, cmd, free }: Chosen): number =>
  Number(bow) | (Number(dev) << 1) | (Number(cmd) << 2) | (Number(free) << 3);

/** Something that follows from the modules in use alone, made once for each combination. */
export function byTerms<T>(make: (uses: (module: Module) => boolean) => T): (t: { readonly terms: Chosen }) => T {
  const made: (T | undefined)[] = new Array<T | undefined>(16).fill(undefined);
  return ({ terms }) => {
    const key = keyOf(terms);
    made[key] ??= make(module => isIn(terms, module));
    return made[key];
  };
}

/** Something that follows from the content, too. */
export function byContent<T>(make: (content: RunewarsContent, uses: (module: Module) => boolean) => T) {
  const made = workedOut((content: RunewarsContent) => byTerms(uses => make(content, uses)));
  return (t: { readonly terms: Chosen } & WithContent): T => made(contentOf(t))(t);
}

/** RNW-540: the numbers of a list's entries that are in the game; modules stand in their order. */
export const numbersIn = (list: readonly { readonly module: Module }[]) =>
  byTerms((uses): readonly number[] => list.flatMap(({ module }, i) => (uses(module) ? [i] : [])));
