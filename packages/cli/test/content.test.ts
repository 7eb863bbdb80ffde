/** Content files at the command line: printed, checked, played with, carried by records. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
const EXAMPLE = 'examples/content/hidden-leaders.yaml';

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function simulated(name: string, ...flags: string[]): Promise<string> {
  const to = join(folder, name);
  const args = ['--games', '1', '--seed', 'content', '--threads', '1', '--records', to, ...flags];
  const { code, stderr } = await interregnum(['simulate', 'hidden-leaders', ...args]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return join(to, readdirSync(to)[0]!);
}

const linesOf = (record: string): string[] => readFileSync(record, 'utf8').split('\n');

test('the printed content, loaded again, plays the same game', async () => {
  const { stdout } = await interregnum(['content', 'hidden-leaders']);
  const whole = fileWith('whole.yaml', stdout);
  const [plain, loaded] = [await simulated('plain'), await simulated('loaded', '--content', whole)];
  expect(linesOf(loaded).slice(1, -2)).toEqual(linesOf(plain).slice(1, -2));
  expect(linesOf(plain)[0]).not.toContain('content');
  expect(JSON.parse(linesOf(loaded)[0]!).content.name).toBe('Hidden Leaders as built in');
});

test.each(['epix', 'yield'])('%s prints a content file that can be checked', async game => {
  const { stdout } = await interregnum(['content', game]);
  const { code } = await interregnum(['content', game, '--check', fileWith(`${game}.yaml`, stdout)]);
  expect(code).toBe(0);
  const example = await interregnum(['content', game, '--check', `examples/content/${game}.yaml`]);
  expect(example.stdout).toMatch(/: OK, 'My box, /);
});

test('a record names its content file and verifies without it; another file is told apart', async () => {
  const record = await simulated('example', '--content', EXAMPLE);
  const verified = await interregnum(['verify', record]);
  expect(verified.stdout).toMatch(/: OK \(played with 'My box, third printing', [0-9a-f]{64}\)\n$/);
  const same = await interregnum(['verify', record, '--content', EXAMPLE]);
  expect(same.code).toBe(0);
  const other = fileWith('other.yaml', 'content: hidden-leaders\nname: Another box\ntrack: { start: 5 }\n');
  const told = await interregnum(['verify', record, '--content', other]);
  expect(told.code).toBe(1);
  expect(told.stdout).toContain("it was played with the content 'My box, third printing'");
  const { stdout } = await interregnum(['replay', record]);
  expect(stdout).toContain("with 'My box, third printing'");
});

test('a wrong file is refused with its line, and nothing is played', async () => {
  const wrong = fileWith(
    'wrong.yaml',
    'content: hidden-leaders\nname: Wrong\nheroes:\n  keen-koi:\n    faction: elves\n',
  );
  for (const args of [
    ['play', 'hidden-leaders', '--content', wrong],
    ['content', 'hidden-leaders', '--check', wrong],
  ]) {
    const { code, stdout, stderr } = await interregnum(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/wrong\.yaml:5: line 5, heroes\.keen-koi\.faction: expected one of imperial-army/);
  }
});

test('rules and the table say what the file says', async () => {
  const { stdout } = await interregnum(['rules', 'hidden-leaders', 'HDL-H62', '--content', EXAMPLE]);
  expect(stdout).toContain('Patient Pike');
  expect(stdout).toContain('Turn over one Hero');
});
