import { describe, expect, test } from 'vitest';
import {
  byKey,
  bySeat,
  type Form,
  fieldsOf,
  flag,
  list,
  maybe,
  NotationError,
  names,
  orHidden,
  orSize,
  placeIn,
  readFields,
  rows,
  seat,
  seatsWith,
  setOf,
  text,
  wholeNumber,
  wordsOf,
  writeFields,
} from './index.ts';

const TABLE = { seats: 3 };
const COLOURS = ['red', 'green', 'blue'];
const colour = placeIn('a colour', COLOURS);

function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof NotationError) return `${error.path.join('.')}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

const readAs = <T>(form: Form<T, typeof TABLE>, value: unknown, before?: T): T =>
  form.read(value, ['x'], TABLE, before);

test.each<[string, Form<unknown, typeof TABLE>, unknown, unknown]>([
  ['a number', wholeNumber(), 7, 7],
  ['a flag', flag, true, true],
  ['a seat counts from 1', seat, 2, 1],
  ['a name', colour, 'green', 1],
  ['nothing', maybe(seat), 'none', null],
  ['something that may be nothing', maybe(seat), 3, 2],
  ['a list', list(colour), ['blue', 'red'], [2, 0]],
  ['a set', setOf(list(colour)), ['red', 'blue'], 0b101],
  ['words', wordsOf(colour), 'blue red', [2, 0]],
  ['a flag for every seat', seatsWith, [1, 3], [true, false, true]],
  ['an entry for every seat', bySeat(wholeNumber()), { 1: 4, 2: 0, 3: 9 }, [4, 0, 9]],
  [
    'a flat list of rows',
    rows(2, bySeat(list(colour))),
    { 1: ['red', 'red'], 2: ['blue', 'red'], 3: ['green', 'red'] },
    [0, 0, 2, 0, 1, 0],
  ],
] as [string, Form<unknown, typeof TABLE>, unknown, unknown][])('%s is read and written', (_, form, written, value) => {
  expect(readAs(form, written)).toEqual(value);
  expect(form.write(value, TABLE)).toEqual(written);
});

test.each<[string, Form<unknown, typeof TABLE>, unknown, string]>([
  ['a number out of bounds', wholeNumber(1, 5), 6, "x: expected a whole number from 1 to 5, not '6'"],
  ['a fraction', wholeNumber(), 0.5, 'x: expected a whole number of at least 0'],
  ['a flag in words', flag, 'yes', "x: expected true or false, not 'yes'"],
  ['a seat too many', list(seat), [1, 4], "x.1: expected a seat from 1 to 3, not '4'"],
  ['a strange name', colour, 'pink', "x: expected a colour, one of red, green, blue, not 'pink'"],
  ['a map for a name', colour, { red: 1 }, 'x: expected a colour, one of red, green, blue, not {"red":1}'],
  ['a double in a set', setOf(list(colour)), ['red', 'red'], 'x: red is there twice'],
  ['a list for a map', bySeat(wholeNumber()), [1], 'x: expected a map'],
  ['a map that is not complete', bySeat(wholeNumber()), { 1: 4, 3: 1 }, 'x: 2 is missing'],
  ['a wrong entry of a map', bySeat(wholeNumber()), { 2: -1 }, 'x.2: expected a whole number of at least 0'],
] as [string, Form<unknown, typeof TABLE>, unknown, string][])('%s is refused', (_, form, value, problem) => {
  expect(refusalOf(() => readAs(form, value))).toContain(problem);
});

test('a map changes only what it names', () => {
  expect(readAs(bySeat(wholeNumber()), { 2: 5 }, [1, 2, 3])).toEqual([1, 5, 3]);
});

test('what a viewer may not know is hidden, or only counted', () => {
  expect(orHidden(colour).write(null as never, TABLE)).toBe('hidden');
  expect(orSize(list(colour)).write(4 as never, TABLE)).toBe(4);
});

describe('a small grammar of texts', () => {
  interface Figures {
    count: number;
    figure: number;
    state: number | undefined;
  }
  interface Place {
    owner: number;
    figures: Figures[];
    rune: number | undefined;
  }
  const figure = text<Figures, typeof TABLE>(
    '{count} {figure}[({state})]',
    { count: wholeNumber(1), figure: placeIn('a figure', ['bowman', 'knight']), state: placeIn('a state', ['routed']) },
    '3 bowman',
  );
  const rune = names('a rune', [0, 1], value => ['?', 'dragon'][value]!);
  const place = text<Place, typeof TABLE>(
    '{owner}: {figures}[; rune {rune}]',
    { owner: placeIn('a faction', ['D', 'L']), figures: wordsOf(figure, /\s+(?=\d)/), rune },
    'D: 3 bowman; rune ?',
  );
  const map = byKey(placeIn('an area', ['4A', '4B']), maybe(place, ''), {
    keys: () => [0, 1],
    without: x => x === null,
  });
  const value: Place = {
    owner: 0,
    figures: [
      { count: 3, figure: 0, state: undefined },
      { count: 1, figure: 1, state: 0 },
    ],
    rune: 0,
  };

  test('several things stand in one place', () => {
    const written = { '4B': 'D: 3 bowman 1 knight(routed); rune ?' };
    expect(map.read(written, ['areas'], TABLE, [null, null])).toEqual([null, value]);
    expect(map.write([null, value], TABLE)).toEqual(written);
  });

  test('what stands in brackets may be left out, and spaces around signs do not matter', () => {
    expect(readAs(place, ' D :3 bowman  1 knight( routed )')).toEqual({ ...value, rune: undefined });
    expect(place.write({ ...value, rune: undefined }, TABLE)).toBe('D: 3 bowman 1 knight(routed)');
  });

  test('an error says what was expected', () => {
    expect(refusalOf(() => readAs(place, 'three bowmen'))).toBe(
      "x: expected {owner}: {figures}[; rune {rune}], for example 'D: 3 bowman; rune ?', not 'three bowmen'",
    );
    expect(refusalOf(() => readAs(place, 'D: 3 hoplite'))).toContain('expected a figure, one of bowman, knight');
  });
});

test('fields read what is named and write everything', () => {
  const { field, onlyIf } = fieldsOf<{ gold: number[]; over: boolean; seats: number }>();
  const fields = {
    gold: field('gold', bySeat(wholeNumber())),
    over: onlyIf(({ over }) => over, field('over', flag)),
  };
  const table = { gold: [1, 1], over: false, seats: 2 };
  readFields(fields, table, { gold: { 2: 7 } }, [], table);
  expect(table).toEqual({ gold: [1, 7], over: false, seats: 2 });
  expect(writeFields(fields, table, table)).toEqual({ gold: { 1: 1, 2: 7 } });
});
