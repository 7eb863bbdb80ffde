/** `simulate`, `ladder`, `position` and `rules`: what scripts read from them. */

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { interregnum } from './binary.ts';

const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await interregnum([...args, '--json']);
  expect(code).toBe(0);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, unknown>;
};

test('simulate prints one JSON object, the same games for the same seed', async () => {
  const args = ['simulate', 'epix', '--seats', '3', '--games', '20', '--bots', 'random', '--seed', '5'];
  const one = await json(...args);
  expect(one).toMatchObject({ game: 'epix', seats: 3, games: 20 });
  const wins = one.wins as number[];
  expect(wins).toHaveLength(3);
  expect(wins.reduce((a, b) => a + b)).toBeCloseTo(20);
  expect(one.decisionsPerSecond).toBeCloseTo(Number(one.decisions) / Number(one.seconds));
  const again = await json(...args, '--threads', '1');
  expect([again.decisions, again.wins]).toEqual([one.decisions, one.wins]);
});

test('simulate counts by seat and by bot', async () => {
  const { code, stdout } = await interregnum([
    'simulate',
    'epix',
    '--mode',
    'advanced',
    '--games',
    '10',
    '--bots',
    'random,random',
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Epix \(advanced, goesOn\), 2 seats, 10 games in /);
  expect(stdout).toMatch(/^Seat +Games +Wins +Share +95 % interval$/m);
  expect(stdout).toMatch(/^random +20 +10 +50\.0 %/m);
  expect(stdout).toMatch(/^Ending +Games +Times +Share +95 % interval$/m);
  expect(stdout).toMatch(/^(castle|areas|gold|shared) \(EPX-\w+\) +10 +\d+/m);
});

test('ladder prints the share of the challenger for every kind of table', async () => {
  const { results } = await json(
    ...['ladder', 'epix', '--fallBack', 'goesOn', '--pairing', 'random:ismcts:1i', '--games', '2', '--seats', '2'],
  );
  expect(results).toMatchObject([
    { challenger: 'random', opponent: 'ismcts:1i', seats: 2, options: { mode: 'basic' }, games: 2, even: 0.5 },
    { challenger: 'random', opponent: 'ismcts:1i', seats: 2, options: { mode: 'advanced' }, games: 2, even: 0.5 },
  ]);
});

test('setup choices decide how many seats play when nobody says so', async () => {
  const game = ['simulate', 'yield', '--games', '1', '--mode', 'teams'];
  expect(await json(...game)).toMatchObject({ seats: 3, options: { mode: 'teams' } });
  expect(await json(...game, '--seats', '4')).toMatchObject({ seats: 4, options: { mode: 'teams' } });
});

test('setup choices that do not suit the number of seats are refused, with what is allowed', async () => {
  const { code, stderr } = await interregnum(['simulate', 'yield', '--games', '1', '--mode', 'teams', '--seats', '5']);
  expect(code).not.toBe(0);
  expect(stderr).toContain("'teams' is a value of mode for 3 or 4 seats, not for 5: expected free");
});

test('position prints a position that a scenario can begin with', async () => {
  const { code, stdout } = await interregnum(['position', 'epix', '--seed', '7', '--after', '30', '--seats', '4']);
  expect(code).toBe(0);
  expect(parse(stdout)).toMatchObject({ seats: 4, options: { mode: 'basic' }, position: { over: false } });
});

test('rules says what the printed rulebook does not have', async () => {
  const { stdout } = await interregnum(['rules', 'epix', 'SA14', 'EPX-Q02', 'EPX-091']);
  expect(stdout.match(/\((ours|inferred): [^)]*\)/g)).toEqual([
    '(ours: the rulebook does not print this)',
    '(inferred: the rulebook does not print all of this)',
  ]);
});

test('rules prints a rule with its scenarios and its places in the code', async () => {
  const { code, stdout } = await interregnum(['rules', 'epix', 'EPX-091']);
  expect(code).toBe(0);
  expect(stdout).toContain('EPX-091  Knight moves');
  expect(stdout).toMatch(/✓ .+ packages\/games\/epix\/scenarios\/.+\.yaml:\d+/);
  expect(stdout).toMatch(/» step packages\/games\/epix\/src\/phases\/.+\.ts:\d+ knight/);
});
