/** Bad arguments: one clear line on stderr, exit code 2. */
import { describe, expect, test } from 'vitest';
import { interregnum } from './binary.ts';

const BAD: readonly (readonly [args: string, says: string])[] = [
  ['dance', "unknown command 'dance'"],
  ['play chess', "there is no game 'chess'; the games are: epix"],
  ['play epix --seats 9', 'Epix is for 2 to 4 players.'],
  ['play epix --seats 2 --seat 3', '--seat must be from 1 to 2'],
  ['play epix --mode wild', "'wild' is not a value of mode: expected basic or advanced"],
  ['play epix --bots oracle', "there is no bot 'oracle'"],
  ['simulate epix --games 1.5', "argument '1.5' is invalid. Expected a whole number of at least 1."],
  ['simulate epix --records /dev/null/here', 'cannot write to /dev/null/here: this is not a directory'],
  ['verify no-such.record', 'cannot read no-such.record: no such file or directory'],
  ['rules epix EPX-999', "the rulebook has no rule 'EPX-999'"],
  ['position epix --after 3', 'give --seed or --record'],
];

describe('bad arguments', () => {
  test.each(BAD)('interregnum %s', async (args, says) => {
    const { code, stdout, stderr } = await interregnum(args.split(' '));
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('there is help with examples', async () => {
  const { code, stdout } = await interregnum(['help']);
  expect(code).toBe(0);
  for (const command of ['play', 'simulate', 'ladder', 'scenario', 'position', 'rules', 'replay', 'verify']) {
    expect(stdout).toContain(`  ${command} `);
  }
  const pages = await Promise.all([['simulate'], ['scenario', 'run']].map(page => interregnum([...page, '--help'])));
  expect(pages.map(page => page.code)).toEqual([0, 0]);
  expect(pages[0]!.stdout).toContain('$ interregnum simulate epix ');
  expect(pages[1]!.stdout).toContain('$ interregnum scenario run ');
});
