/** What `expect` of a scenario understands, and how it says what differed. */
import { readFileSync } from 'node:fs';
import { epix } from '@interregnum/epix';
import { runScenario } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const TABLE = { title: 'A test', rules: ['EPX-001'], seats: 2, options: { mode: 'basic' } };

/** What differs when this is expected of seat 1 that collects Tax and ends its turn. */
const differences = (more: object): string[] =>
  runScenario(epix, { ...TABLE, ...more }).map(({ path, message }) => `${path.join('.')}: ${message}`);
const taxed = (expectation: object): string[] => differences({ position: { turn: '1 tax' }, expect: expectation });
const drafting = (expectation: object): string[] => differences({ expect: expectation });
const ended = (expectation: object): string[] =>
  differences({
    position: { turn: 'end', season: 'winter', areas: { land1a: '1: camp' }, gold: { 1: 3, 2: 8 } },
    expect: expectation,
  });

test('Units stand in any order', () => {
  const troops = (units: string) =>
    differences({
      position: { turn: 'choose', areas: { land1a: '1: knight camp' } },
      expect: { areas: { land1a: units } },
    });
  expect(troops('1: camp knight')).toEqual([]);
  expect(troops('1: camp soldier')).toEqual([
    'expect.areas.land1a: expected "1: camp soldier", it is "1: knight camp"',
  ]);
});

test('what a map leaves out while it is empty may be expected empty', () => {
  const moving = (expectation: object) =>
    differences({ position: { turn: '1 move', cards: { 1: 'move' } }, expect: expectation });
  expect(moving({ used: { land1a: '' } })).toEqual([]);
  expect(moving({ used: { land1a: 'soldier' } })).toEqual(['expect.used.land1a: expected "soldier", there is nothing']);
  expect(moving({ used: { land9: '' } })).toEqual(["expect.used.land9: there is no 'land9' here: the map is empty"]);
});

test('answers are refused, by a rule or for whatever reason', () => {
  const refused = (codes: string[]) => differences({ position: {}, expect: { refused: { 1: codes } } });
  expect(refused(['recruit:camp:castle1', 'bid:SA01:1:camp'])).toEqual([]);
  expect(refused(['pass'])).toEqual(["expect.refused.1.pass: expected 'pass' to be refused, it is allowed"]);
});

describe('log', () => {
  test('has what happened while the position was read', () => {
    expect(taxed({ log: { all: { include: ['P1 collected'] } } })).toEqual([]);
  });

  test('says things in an order', () => {
    const [, first = '', second = ''] = /log \S* ?.*:\n(.*)\n(.*)/.exec(taxed({ log: { all: { count: 0 } } })[0]!)!;
    expect(taxed({ log: { all: { order: [first, second] } } })).toEqual([]);
    expect(taxed({ log: { 1: { order: [second, first] } } })[0]).toContain(
      `expect.log.1.order: the log says '${first}' too early`,
    );
    expect(taxed({ log: { all: { order: [first, 'dragons'] } } })[0]).toContain("does not say 'dragons'");
    expect(taxed({ log: { all: { order: [first, first] } } })[0]).toContain('too early');
  });

  test('has a number of lines, in all or with a text', () => {
    expect(taxed({ log: { all: { count: { 'P1 collected': 1, dragons: 0 } } } })).toEqual([]);
    expect(taxed({ log: { all: { count: { 'P1 collected': 2 } } } })[0]).toContain(
      "expect.log.all.count: the log says 'P1 collected' in 1 lines, not 2",
    );
    expect(taxed({ log: { spectator: { count: 99 } } })[0]).toMatch(/the log has \d+ lines, not 99:/);
    expect(() => taxed({ log: { all: { count: { 'P1 collected': 'often' } } } })).toThrow('expected a number of lines');
  });

  test('lists what it knows', () => {
    expect(() => taxed({ log: { all: { says: ['Tax'] } } })).toThrow(
      "unknown 'says': expected one of include, exclude, order, count",
    );
    expect(() => taxed({ log: { nobody: {} } })).toThrow("expected a seat from 1 to 2, all or spectator, not 'nobody'");
  });
});

describe('the outcome', () => {
  test('has scores and standings by seat', () => {
    expect(ended({ scores: { 1: 2, 2: 1 }, winners: [1] })).toEqual([]);
    expect(ended({ standings: { 1: { place: 1, score: 2, tie_break: 3 }, 2: { place: 2 } } })).toEqual([]);
    expect(ended({ scores: { 2: 4 } })).toEqual(['expect.scores.2: expected 4, it is 1']);
    expect(ended({ standings: { 2: { place: 1 } } })).toEqual(['expect.standings.2.place: expected 1, it is 2']);
  });

  test('is none while the game goes on', () => {
    expect(drafting({ scores: { 1: 1 } })).toEqual(['expect.scores: expected a map, it is "none"']);
    expect(drafting({ standings: 'none', winners: 'none' })).toEqual([]);
  });
});

describe('only', () => {
  const armies = { position: { areas: { castle1: '', land1a: '1: knight' } } };
  test('what is named is there, and nothing else', () => {
    expect(
      differences({ ...armies, expect: { only: { areas: { land1a: '1: knight', castle2: '2: soldier' } } } }),
    ).toEqual([]);
    expect(differences({ ...armies, expect: { only: { areas: { land1a: '1: knight' } } } })).toEqual([
      'expect.only.areas: did not expect \'castle2\' here, it is "2: soldier"',
    ]);
    expect(
      differences({ ...armies, expect: { only: { areas: { land1a: '1: camp', castle2: '2: soldier' } } } }),
    ).toEqual(['expect.only.areas.land1a: expected "1: camp", it is "1: knight"']);
  });
  test('also in what a seat sees', () => {
    expect(differences({ ...armies, expect: { seen: { 2: { only: { areas: { castle2: '2: soldier' } } } } } })).toEqual(
      ['expect.seen.2.only.areas: did not expect \'land1a\' here, it is "1: knight"'],
    );
  });
  test('is a map', () => {
    expect(() => drafting({ only: ['areas'] })).toThrow('expected a map of maps');
  });
});

describe('who is asked', () => {
  const auction = { position: { turn: 'auction', first: 2 } };
  test('in any order with asked, in the order of asking with asked_in_order', () => {
    expect(differences({ ...auction, expect: { asked: [1, 2] } })).toEqual([]);
    expect(differences({ ...auction, expect: { asked: [2, 1] } })).toEqual([]);
    expect(differences({ ...auction, expect: { asked_in_order: [2, 1] } })).toEqual([]);
    expect(differences({ ...auction, expect: { asked_in_order: [1, 2] } })).toEqual([
      'expect.asked_in_order: expected [1,2], it is [2,1]',
    ]);
    expect(differences({ ...auction, expect: { asked: [1] } })).toEqual(['expect.asked: expected [1], it is [1,2]']);
    expect(() => differences({ ...auction, expect: { asked: [3] } })).toThrow('expected a seat from 1 to 2');
  });
});

describe('options', () => {
  const spring = { position: { turn: 'choose' } };
  const options = (of: object) => differences({ ...spring, expect: { options: { 1: of } } });
  const ALL = ['choose:recruit', 'choose:tax', 'choose:move'];

  test('that differ from exactly these are one difference', () => {
    expect(options({ exactly: ALL })).toEqual([]);
    expect(options({ exactly: ['choose:tax', 'choose:rest', 'bid:*'] })).toEqual([
      `expect.options.1.exactly: expected 'choose:rest', 'bid:*'; did not expect 'choose:recruit', 'choose:move'; the options are: ${ALL.join(' ')}`,
    ]);
  });
  test('are included, excluded, counted', () => {
    expect(options({ include: ['choose:*'], exclude: ['bid:*'], count: 3 })).toEqual([]);
    expect(options({ include: ['bid:1'], exclude: ['*tax'], count: 4 }).map(text => text.split(';')[0])).toEqual([
      "expect.options.1.include: expected 'bid:1'",
      "expect.options.1.exclude: expected no option '*tax'",
      'expect.options.1.count: expected 4 options, there are 3',
    ]);
  });
  test('an unknown word lists the known ones', () => {
    expect(() => options({ precisely: [] })).toThrow(
      "unknown 'precisely': expected one of include, exclude, exactly, count",
    );
  });
});

describe('a twin', () => {
  const secret = {
    position: { turn: 'choose', cards: {} },
    play: [{ 1: 'choose:tax' }],
    twin: { play: [{ 1: 'choose:move' }] },
  };
  test('is the same for those who may not know, and differs for those who may', () => {
    expect(differences({ ...secret, expect: { same_for: [2, 'spectator'], differs_for: [1] } })).toEqual([]);
  });
  test('that can be told apart says by what', () => {
    const [told] = differences({ ...secret, expect: { same_for: [1] } });
    expect(told).toMatch(
      /^expect\.same_for\.0: seat 1 can tell the plays apart: view\.\S+ is .+ here and .+ in the twin$/,
    );
    expect(differences({ ...secret, expect: { differs_for: ['all'] } })).toEqual([
      'expect.differs_for.0: a spectator cannot tell the plays apart',
    ]);
  });
  test('may begin elsewhere: keys of its position replace those of the first', () => {
    const hidden = { position: { turn: '1 move', cards: { 1: 'move', 2: 'tax' }, gold: { 1: 4 } } };
    const more = (position: object) => ({ ...hidden, twin: { position } });
    expect(
      differences({
        ...more({ cards: { 1: 'move', 2: 'recruit' } }),
        expect: { same_for: [1, 'all'], differs_for: [2] },
      }),
    ).toEqual([]);
    expect(differences({ ...more({ gold: { 1: 5 } }), expect: { same_for: [2] } })[0]).toContain(
      'view.gold.0 is 4 here and 5 in the twin',
    );
  });
  test('that cannot be played or read is shown at its place', () => {
    expect(differences({ ...secret, twin: { play: [{ 1: 'choose:rest' }] } })[0]).toMatch(/^twin\.play\.0\.1: seat 1/);
    expect(() => differences({ ...secret, twin: { plays: [] } })).toThrow(
      "unknown 'plays': expected one of position, seed, play",
    );
    const wrong = () => differences({ ...secret, twin: { position: { gold: { 1: -4 } } } });
    expect(wrong).toThrow(expect.objectContaining({ path: ['twin', 'position', 'gold', '1'] }));
  });
  test('is needed for same_for, which belongs to the end', () => {
    expect(() => drafting({ same_for: [1] })).toThrow('expected a twin to compare with');
    expect(() => differences({ ...secret, play: [{ expect: { same_for: [2] } }] })).toThrow('asked for at the end');
  });
});

test('an unknown key lists all known ones', () => {
  expect(drafting({ goold: { 1: 15 } })[0]).toMatch(
    /^expect\.goold: there is no 'goold' here: expected one of question, asked, asked_in_order, options, .*differs_for, or of the position: season, first/,
  );
});

test('the examples of the documentation hold', () => {
  const guide = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => parse(text!) as unknown);
  expect(examples.length).toBeGreaterThanOrEqual(2);
  expect(examples.flatMap(example => runScenario(epix, example))).toEqual([]);
});

describe('what is there is told when anything is expected', () => {
  const choosing = (expectation: object) => differences({ position: { turn: 'choose' }, expect: expectation });

  test('who is asked, and what may be answered', () => {
    expect(choosing({ asked: '?' })).toEqual(['expect.asked: expected "?", it is [1,2]']);
    expect(choosing({ options: { 2: '?' } })).toEqual([
      'expect.options.2: expected "?", it is ["choose:recruit","choose:tax","choose:move"]',
    ]);
    expect(choosing({ options: '?' })).toHaveLength(2);
  });

  test('what has been read and what is seen, by everybody or by one', () => {
    expect(choosing({ log: '?' })).toHaveLength(3);
    expect(choosing({ seen: { 2: '?' } })[0]).toMatch(/^expect\.seen\.2: expected "\?", it is \{"season":"spring"/);
    expect(() => choosing({ seen: { 9: '?' } })).toThrow("expected a seat from 1 to 2, not '9'");
  });

  test('beside what else is expected', () => {
    expect(choosing({ options: { 1: { count: 2 }, 2: '?' } })).toHaveLength(2);
  });
});

test('a pile without cards is 0 or a list, and order says nothing in sets', () => {
  const passed = (seats: unknown) =>
    differences({ position: { turn: 'draft 1', passed: [2] }, expect: { passed: seats } });
  expect(passed(['rest'])).toEqual([]);
  expect(passed([])).toEqual(['expect.passed: expected [], it is [2]']);
  expect(passed(0)).toEqual(['expect.passed: expected 0, it is [2]']);
  expect(differences({ position: { turn: 'choose' }, expect: { revealed: 0, spent: [] } })).toEqual([]);
});
