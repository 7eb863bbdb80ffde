/** Content files whose programs are shuffled among cards of the same kind keep the contract of every title. */
import { type ContentData, contentFile, playedWith, randomFrom, shuffled } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { FACTION_CARDS } from '../src/content/cards.ts';
import { contentOf } from '../src/content/contents.ts';
import { source } from '../src/content/file.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { oldKingsCrown } from '../src/index.ts';
import { playedChecks } from './played-checks.ts';
import { PATIENCE } from './tables.ts';

type Entry = Readonly<Record<string, unknown>>;
type Part = Readonly<Record<string, Entry>>;

const BUILT_IN = source.write() as Readonly<Record<string, Part>>;
const idsOf = (trait: string): string[] => FACTION_CARDS.filter(card => card.trait === trait).map(({ id }) => id);
/** Things that change programs with each other; the effects of Ritual tiles and Ruses stay. */
const KINDS: readonly (readonly [part: string, ids: readonly string[]])[] = [
  ['tactics', TACTICS.filter(({ ritual }) => ritual === null).map(({ id }) => id)],
  ['commanders', Object.keys(BUILT_IN.commanders!)],
  ['kingdom cards', Object.keys(BUILT_IN['kingdom cards']!)],
  ...['myth', 'decree', 'ritual'].map(trait => ['cards', idsOf(trait)] as const),
];

function shuffledPrograms(seed: string): ContentData {
  const random = randomFrom(seed);
  const parts: Record<string, Record<string, Entry>> = {};
  for (const [part, ids] of KINDS) {
    const entries = shuffled(random, [...ids]).map(id => BUILT_IN[part]![id]!);
    for (const [i, id] of ids.entries()) {
      const { program = [], limit } = entries[i]!;
      parts[part] = {
        ...parts[part],
        [id]: { text: 'Another effect.', program, ...(limit !== undefined && { limit }) },
      };
    }
  }
  return parts;
}

for (const seed of ['programs 1', 'programs 2']) {
  describe(`programs shuffled by the seed '${seed}'`, () => {
    const game = playedWith(oldKingsCrown, contentFile('Shuffled', shuffledPrograms(seed)));

    test('most cards do what another one did', () => {
      const [before, after] = [null, game.content!.file!.hash].map(content => contentOf({ content }).effects);
      const changed = after!.filter((program, source) => program !== before![source]);
      expect(changed.length).toBeGreaterThan(60);
    });

    for (const { name, run } of playedChecks(game, seed)) test(name, run, PATIENCE);
  });
}
