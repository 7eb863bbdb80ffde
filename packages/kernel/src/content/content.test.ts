import { describe, expect, test } from 'vitest';
import { NotationError } from '../notation/basics.ts';
import { contentsOf, UnknownContent, workedOut } from './contents.ts';
import { brokenContentFile, contentFile, readContentFile, writeContentFile } from './file.ts';
import { checkBorders } from './map.ts';

const said = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof NotationError) return `${error.path.join('.')}: ${error.message}`;
    throw error;
  }
  throw new Error('it was taken');
};

describe('contents by the hash of their file', () => {
  const builtIn = { cards: 2 };
  const keeper = {};

  test('no hash is the built-in content, in what was kept before there were any, too', () => {
    const contents = contentsOf(builtIn);
    expect(contents.of(null)).toBe(builtIn);
    expect(contents.of(undefined)).toBe(builtIn);
  });

  test('each is found by its hash, in any order, and read once', () => {
    const contents = contentsOf(builtIn);
    const mine = { cards: 3 };
    contents.keep('aa', keeper, () => mine);
    contents.keep('bb', keeper, () => ({ cards: 4 }));
    contents.keep('aa', keeper, () => ({ cards: 5 }));
    const seen = ['aa', null, 'bb', 'aa', undefined, 'aa'].map(hash => contents.of(hash).cards);
    expect(seen).toEqual([3, 2, 4, 3, 2, 3]);
    expect(contents.of('aa')).toBe(mine);
  });

  test('one that nobody has read is an error with its hash, and disturbs nothing', () => {
    const contents = contentsOf(builtIn);
    expect(() => contents.of('cc')).toThrow(UnknownContent);
    expect(() => contents.of('cc')).toThrow('no game with the content cc is known here');
    expect(contents.of(null)).toBe(builtIn);
  });

  test('what is worked out of a content is worked out once for each', () => {
    const asked: number[] = [];
    const doubled = workedOut(({ cards }: typeof builtIn) => {
      asked.push(cards);
      return { cards: 2 * cards };
    });
    const other = { cards: 3 };
    expect([builtIn, other, builtIn, other].map(content => doubled(content).cards)).toEqual([4, 6, 4, 6]);
    expect(asked).toEqual([2, 3]);
  });
});

describe('a content file', () => {
  const file = contentFile('Mine', { b: [1, { d: 2, c: 1 }], a: 'x' });

  test('has its keys sorted, and a hash of what it says, not of its name', () => {
    expect(JSON.stringify(file.data)).toBe('{"a":"x","b":[1,{"c":1,"d":2}]}');
    expect(file.hash).toBe(contentFile('Yours', { a: 'x', b: [1, { c: 1, d: 2 }] }).hash);
    expect(file.hash).not.toBe(contentFile('Mine', { a: 'y' }).hash);
  });

  test('is read as it is written', () => {
    expect(readContentFile(writeContentFile('epix', file), 'epix')).toEqual(file);
    expect(said(() => readContentFile(writeContentFile('epix', file), 'yield'))).toContain('content: expected');
  });

  test('that is carried holds together, or says what is wrong', () => {
    expect(brokenContentFile(file)).toBeNull();
    expect(brokenContentFile({ ...file, data: { a: 'y' } })).toContain('the hash of the content does not fit');
    expect(brokenContentFile({ ...file, more: 1 })).toContain('expected "content" to have name, hash and data');
    expect(brokenContentFile({ ...file, name: 7 })).toContain('wrong at name');
  });

  test('has nothing in it that is no plain data', () => {
    expect(said(() => contentFile('Mine', { a: Number.NaN }))).toBe('a: expected a text, a number, a list or a map');
    expect(said(() => contentFile('', {}))).toContain('name: expected a text');
  });
});

describe('the borders of a map', () => {
  const map = (borders: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(borders).map(([id, near]) => [id, { borders: near }]));

  test.each([
    ['one side only', { a: ['b'], b: [] }, 'm.a.borders: b does not border on a'],
    ['itself', { a: ['a'] }, 'm.a.borders: a cannot border on itself'],
    ['a place off the map', { a: ['z'] }, 'm.a.borders: z is not on this map'],
    ['no way', { a: ['b'], b: ['a'], c: [] }, 'm.c: no way leads from a to c'],
  ])('refused: %s', (_, borders, problem) => {
    expect(said(() => checkBorders(map(borders), ['m']))).toBe(problem);
  });

  test('a ring is fine', () => {
    checkBorders(map({ a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] }), ['m']);
  });
});
