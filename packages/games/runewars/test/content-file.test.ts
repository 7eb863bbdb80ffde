/** What a content file of Runewars says is what is played: all of it, each part of it, and nothing that cannot be played. */
import { readFileSync } from 'node:fs';
import { type ContentData, contentFile, isMap, NotationError, readContentFile } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn, type RunewarsContent } from '../src/content/built-in.ts';
import { BATTLE_SENTENCES } from '../src/content/file/battle-sentences.ts';
import { STEP_MOMENTS } from '../src/content/file/moments.ts';
import { askedAs, readProgram, writeProgram } from '../src/content/file/program.ts';
import { REALM_SENTENCES } from '../src/content/file/realm-sentences.ts';
import { source, written } from '../src/content/file.ts';
import { texts } from '../src/texts/index.ts';
import { programs } from './programs.ts';
import { vocabularyPage } from './vocabulary-page.ts';
import { WRONG_FILES } from './wrong-files.ts';

type Lists = Omit<RunewarsContent, 'words'>;
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const DATA = plain(source.write());
const LISTS = (Object.keys(builtIn) as (keyof RunewarsContent)[]).filter(key => key !== 'words') as (keyof Lists)[];

describe('the built-in content, written and read', () => {
  const again = source.read(DATA);

  test.each(LISTS)('has the same %s', list => {
    expect(again[list]).toEqual(builtIn[list]);
  });

  test('has the same words, in both languages', () => {
    for (const language of ['en', 'de'] as const)
      for (const [key, message] of Object.entries(again.words[language]!)) expect(message).toBe(texts[language][key]);
    expect(Object.keys(again.words.de!)).toEqual(Object.keys(again.words.en!));
  });

  test('fits into a file', () => {
    expect(contentFile('As built in', DATA).data).toEqual(DATA);
  });

  test('has a file that says nothing', () => {
    const { words, ...lists } = source.read({});
    expect(words).toEqual({ en: {}, de: {} });
    for (const list of LISTS) expect(lists[list]).toEqual(builtIn[list]);
  });
});

describe('the vocabulary', () => {
  test('has a sentence for every step', () => {
    const inBlocks = ['skip', 'again', 'nextPlayer', 'nextHero', 'if', 'may', 'either'];
    const said = new Set(
      Object.values({ ...REALM_SENTENCES, ...BATTLE_SENTENCES })
        .flat()
        .map(({ fields }) => fields.op),
    );
    expect(Object.keys(STEP_MOMENTS).filter(op => !inBlocks.includes(op) && !said.has(op))).toEqual([]);
  });

  test('says every program of the box, but for the question that its card puts', () => {
    for (const [id, ops] of programs())
      expect(readProgram(plain(writeProgram(ops)), []), id).toEqual(askedAs(ops, 'RNW-D46'));
  });
});

test('the page of the vocabulary says all of it', () => {
  const page = readFileSync(new URL('../../../../docs/content-vocabulary.md', import.meta.url), 'utf8');
  expect(page).toBe(vocabularyPage());
});

test('the program that the guide shows can be played on a Season card', () => {
  const guide = readFileSync(new URL('../../../../docs/content-files.md', import.meta.url), 'utf8');
  const shown = guide.slice(guide.indexOf('## Runewars')).match(/```yaml\n([\s\S]*?)```/)![1]!;
  const { do: steps } = parse(shown) as { do: unknown };
  const { seasonCards } = source.read({ 'season cards': { SP1: { text: 'As shown.', do: steps } } });
  expect(writeProgram(seasonCards[0]!.effect)).toEqual(steps);
});

test('the example can be read', () => {
  const text = readFileSync(new URL('../../../../examples/content/runewars.yaml', import.meta.url), 'utf8');
  const { name, data } = readContentFile(parse(text), 'runewars');
  expect(name).toBe('My box, first printing');
  const content = source.read(data);
  const changed = LISTS.filter(list => content[list].some((one, i) => one !== builtIn[list][i]));
  expect(changed).toEqual(LISTS.filter(list => list !== 'commanders'));
});

// --- each number, changed by one ---------------------------------------------------------------------------------------------

type Path = readonly (string | number)[];
interface Change {
  readonly path: Path;
  readonly value: unknown;
}
const WORDS = ['name', 'text', 'several', 'ability', 'fortification', 'duel text'];

/** A number, or a number in a sentence, one more and one less. */
function changesOf(value: unknown): unknown[][] {
  if (typeof value === 'number') return [[value + 1, value - 1]];
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/(?<![\w-])[rd]?(\d+)/g)].map(({ index, 0: found, 1: digits }) => {
    const letter = found.slice(0, found.length - digits!.length);
    const [before, after] = [value.slice(0, index), value.slice(index + found.length)];
    return [Number(digits) + 1, Number(digits) - 1].map(n => `${before}${letter}${n}${after}`);
  });
}

function leavesOf(value: unknown, path: Path): { path: Path; changes: unknown[] }[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => leavesOf(one, [...path, i]));
  if (!isMap(value)) return changesOf(value).map(changes => ({ path, changes }));
  const isWorded = (key: string): boolean => WORDS.includes(key) && path.length === 0 && !isEffect(value[key]);
  return Object.entries(value).flatMap(([key, one]) => (isWorded(key) ? [] : leavesOf(one, [...path, key])));
}
/** Heroes have an ability that is a sentence or a program; units and sheets have one with a name. */
const isEffect = (value: unknown): boolean => isMap(value) && value.when !== undefined;

function changed(value: unknown, { path: [key, ...rest], value: to }: Change): unknown {
  if (key === undefined) return to;
  const inner = changed((value as Record<string | number, unknown>)[key], { path: rest, value: to });
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? inner : one));
  return { ...(value as object), [key]: inner };
}

/** What is read of one thing as changed, and written again; `null`: refused. */
function readAgain(part: string, id: string, thing: unknown): unknown {
  try {
    const content = source.read({ [part]: { [id]: thing } });
    return plain((written(onlyChanged(content))[part] as ContentData)[id]);
  } catch (error) {
    if (error instanceof NotationError) return null;
    throw error;
  }
}

/** What is not as built in. */
const onlyChanged = (content: RunewarsContent): RunewarsContent => ({
  ...content,
  ...Object.fromEntries(
    LISTS.map(list => [list, (content[list] as readonly unknown[]).filter((one, i) => one !== builtIn[list][i])]),
  ),
});

/** Sums that must stay, areas of one tile, influence that must differ, figures that there are: not always one alone. */
const TOGETHER: readonly string[] = ['copies', 'backs', 'areas', 'influence', 'neutral'];

describe.each(Object.keys(DATA).filter(part => part !== 'boards'))('every number of %s', part => {
  test('can be one more or one less, and is then read as changed', () => {
    const stuck: string[] = [];
    let tried = 0;
    for (const [id, thing] of Object.entries(DATA[part] as ContentData))
      for (const { path, changes } of leavesOf(thing, [])) {
        tried++;
        const files = changes.map(value => changed(thing, { path, value }));
        const read = files.map(file => readAgain(part, id, file));
        for (const [i, file] of files.entries()) if (read[i] !== null) expect(read[i]).toEqual(file);
        if (read.every(one => one === null) && !path.some(key => TOGETHER.includes(String(key))))
          stuck.push([id, ...path].join('.'));
      }
    if (part !== 'commanders') expect(tried).toBeGreaterThan(0);
    expect(stuck).toEqual([]);
  });
});

describe('a preset board', () => {
  const boards = DATA.boards as Readonly<Record<string, Readonly<Record<'tiles' | 'slots', number[][]>>>>;

  test.each(Object.keys(boards))('%s, moved by a hex, is read as moved', id => {
    const { tiles, slots } = boards[id]!;
    const moved = {
      tiles: tiles.map(([tile, turns, q, r]) => [tile, turns, q! + 1, r! - 1]),
      slots: slots.map(([q, r, otherQ, otherR]) => [q! + 1, r! - 1, otherQ! + 1, otherR! - 1]),
    };
    expect(readAgain('boards', id, moved)).toEqual(moved);
  });
});

describe('a wrong file', () => {
  test.each(Object.entries(WRONG_FILES))('%s', (_, { data, at, says }) => {
    let problem: unknown;
    try {
      source.read(data);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(NotationError);
    const { path, message } = problem as NotationError;
    expect(path.join('.')).toBe(at);
    expect(message).toMatch(says);
  });
});
