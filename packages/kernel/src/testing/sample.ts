/** Tables to play when seats and setup values multiply: a few, in which every two choices still come up together. */
import type { Game } from '../game.ts';
import { randomFrom, shuffled } from '../random.ts';
import { type TableKind, tableKinds } from './random-play.ts';

export interface TableSample {
  kinds: readonly TableKind[];
  /** How many kinds there are in all. */
  of: number;
  seed: string;
}

/** A title with no more kinds of tables than this plays them all. */
const MOST_KINDS = 24;

/** Every two choices of a table, as texts. */
export function pairsOf({ seats, options }: TableKind): string[] {
  const choices = [`seats ${seats}`, ...Object.entries(options).map(([id, value]) => `${id} ${value}`)];
  if (choices.length === 1) return choices;
  return choices.flatMap((a, i) => choices.slice(i + 1).map(b => `${a}, ${b}`));
}

/** All kinds of tables, or a sample that has every pair of choices. The same seed gives the same sample. */
export function sampleTables(game: Pick<Game, 'meta'>, seed = 'pairs', most = MOST_KINDS): TableSample {
  const all = tableKinds(game);
  return { kinds: all.length <= most ? all : pairwise(all, seed), of: all.length, seed };
}

/** Takes the table with the most pairs that are still missing until none is. */
function pairwise(all: readonly TableKind[], seed: string): TableKind[] {
  const left = shuffled(randomFrom(seed), all).map(kind => ({ kind, pairs: pairsOf(kind) }));
  const missing = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen = new Set<TableKind>();
  while (missing.size > 0) {
    const gain = ({ pairs }: { pairs: readonly string[] }) => pairs.filter(pair => missing.has(pair)).length;
    const best = left.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const pair of best.pairs) missing.delete(pair);
    chosen.add(best.kind);
  }
  return all.filter(kind => chosen.has(kind));
}
