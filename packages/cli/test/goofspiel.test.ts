/** The smallest title through every command, on a shelf that was asked for the examples. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
const withExamples = (args: readonly string[], input = '') => interregnum(args, input, { INTERREGNUM_EXAMPLES: '1' });

test('it is on the shelf only where the examples are asked for', async () => {
  const { code, stderr } = await interregnum(['simulate', 'goofspiel']);
  expect(code).toBe(2);
  expect(stderr).toContain("there is no game 'goofspiel'; the games are: epix, hidden-leaders, yield, old-kings-crown");
});

test('a whole game against a bot by codes, refusals with the rule, and a record that verifies', async () => {
  const file = join(folder, 'played.record');
  const bids = Array.from({ length: 13 }, (_, i) => `bid:${13 - i}`);
  const lines = [bids[0], 'bid:13', 'bid:14', ...bids.slice(1)];
  const args = ['play', 'goofspiel', '--seed', '3', '--bots', 'random', '--record', file];
  const { code, stdout } = await withExamples(args, `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  expect(stdout).toContain('bid:13: The 13 is not in your hand any more. (GOO-011)');
  expect(stdout).toContain('You must bid a card from your hand. (GOO-011)');
  expect(stdout).toMatch(/You (won!|lost\.|share the victory!)/);
  expect((await withExamples(['verify', file])).stdout).toBe(`${file}: OK\n`);
  const part = await withExamples(['replay', file, '--to', '4']);
  expect(part.stdout).toContain('Goofspiel, 2 seats: Hearts you, Clubs random\n');
  expect(part.stdout).toMatch(/The bids are 13, \d+\.\n(.*\n)+.*The bids are 12, \d+\./);
});

test('simulated games are the same for the same seed, and their records verify', async () => {
  const records = join(folder, 'simulated');
  const args = ['simulate', 'goofspiel', '--seats', '3', '--games', '5', '--bots', 'random', '--seed', 'g', '--json'];
  const once = await withExamples([...args, '--records', records]);
  expect(once.code).toBe(0);
  const { wins, decisions } = JSON.parse(once.stdout) as { wins: number[]; decisions: number };
  expect(wins.reduce((a, b) => a + b)).toBeCloseTo(5);
  expect(decisions).toBe(5 * 13 * 3);
  expect(JSON.parse((await withExamples(args)).stdout)).toMatchObject({ wins, decisions });
  const files = readdirSync(records).map(name => join(records, name));
  expect(files).toHaveLength(5);
  expect((await withExamples(['verify', ...files])).code).toBe(0);
});

test('its scenarios hold and prove every rule', async () => {
  const run = await withExamples(['scenario', 'run', 'examples/goofspiel/scenarios']);
  expect(run.stdout).toMatch(/(\d+) scenarios: \1 held, 0 failed/);
  const coverage = await withExamples(['rules', 'goofspiel', '--coverage']);
  expect(coverage.code).toBe(0);
  expect(coverage.stdout).toMatch(/^Total +6 +6 +100 % +1 +0$/m);
  const rule = await withExamples(['rules', 'goofspiel', 'GOO-013']);
  expect(rule.stdout).toMatch(/✓ .+ examples\/goofspiel\/scenarios\/rounds\.yaml:\d+/);
  expect(rule.stdout).toMatch(/» .+ examples\/goofspiel\/src\/rules\.ts:\d+/);
});

test('a position that was written begins a scenario', async () => {
  const { code, stdout } = await withExamples(['position', 'goofspiel', '--seed', '7', '--after', '6']);
  expect(code).toBe(0);
  const { position } = parse(stdout) as { position: { hands: Record<string, number[]>; deck: number[] } };
  expect(Object.values(position.hands).map(hand => hand.length)).toEqual([10, 10]);
  expect(position.deck).toHaveLength(9);
  const file = join(folder, 'written.yaml');
  const rest = 'title: as written\nrules: [GOO-011]\nexpect: { question: GOO-D01, asked: [1, 2] }\n';
  writeFileSync(file, stdout + rest);
  const run = await withExamples(['scenario', 'run', '--game', 'goofspiel', file]);
  expect(run.stdout).toContain('1 scenarios: 1 held, 0 failed');
});
