/** `play` over stdin: a whole game, refusals with rules, leaving and going on. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
const RANDOM = ['play', 'epix', '--seed', '7', '--bots', 'random'];

/** Does as little as possible: whatever does not fit the question is refused and the next line is tried. */
const LAZY = ['pass', 'bid:0', 'first:1', 'choose:tax', 'choose:recruit+tax', 'order:recruit>tax', 'done', 'end'];
const DEFEND = ['decline', 'keep', 'trust', 'guess:1', 'guess:1+2', 'guess:1+2+3'];
const lazyGame = [...LAZY, ...DEFEND].join('\n').concat('\n').repeat(60);

test('a whole game by codes', async () => {
  const { code, stdout } = await interregnum([...RANDOM, '--mode', 'basic'], lazyGame);
  expect(code).toBe(0);
  expect(stdout).toContain('Spring began.');
  expect(stdout).toMatch(/You (won!|lost\.|share the victory!)/);
});

test('why and ? explain a refused code with the rule, rule reads one', async () => {
  const asked = ['recruit:camp:castle1', '?', 'why recruit:knight:castle2', 'rule SA01', 'hint', 'quit'];
  const { code, stdout } = await interregnum(RANDOM, `${asked.join('\n')}\n`);
  expect(code).toBe(0);
  expect(stdout).toContain('recruit:camp:castle1: Grimbourg is a Castle');
  expect(stdout).toContain('EPX-078  No Camp in a Castle');
  expect(stdout).toMatch(/recruit:knight:castle2: .*\(EPX-\d+\)/);
  expect(stdout).toContain('SA01  Royal Mint');
  expect(stdout).toContain('You left the table');
});

test('a game that was cut off goes on from its record, and the finished record verifies', async () => {
  const file = join(folder, 'game.record');
  const begun = await interregnum([...RANDOM, '--record', file], 'pass\n');
  expect(begun.code).toBe(1);
  expect(begun.stderr).toContain('the input ended before the game did');
  expect(begun.stderr).toContain(`interregnum play --resume ${file}`);
  const before = readFileSync(file, 'utf8');
  const unfinished = await interregnum(['verify', file]);
  expect(unfinished.code).toBe(1);
  expect(unfinished.stdout).toContain('the seed is not revealed yet');

  const resumed = await interregnum(['play', '--resume', file], lazyGame);
  expect(resumed.code).toBe(0);
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  expect(existsSync(`${file}.seed`)).toBe(false);
  expect((await interregnum(['verify', file])).stdout).toBe(`${file}: OK\n`);

  const again = await interregnum([...RANDOM, '--record', file]);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('it already exists');
});
