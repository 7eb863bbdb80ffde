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

test.each(['epix', 'yield', 'old-kings-crown', 'runewars'])(
  '%s prints a content file that can be checked',
  async game => {
    const { stdout } = await interregnum(['content', game]);
    const { code } = await interregnum(['content', game, '--check', fileWith(`${game}.yaml`, stdout)]);
    expect(code).toBe(0);
    const example = await interregnum(['content', game, '--check', `examples/content/${game}.yaml`]);
    expect(example.stdout).toMatch(/: OK, 'My box, /);
  },
);

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

test('scenarios are played with the cards of a file', async () => {
  const scenario = fileWith(
    'pike.yaml',
    [
      'title: Patient Pike turns a Hero over',
      'rules: [HDL-H62]',
      'seats: 2',
      'options: { deck: full }',
      'position: { hands: { 1: [furious-frog] }, up: { 2: [keen-koi] } }',
      'play: [{ 1: [play:furious-frog, "red-2,green-1"] }]',
      'expect: { red: 2, green: 3, up: { 2: [] }, down: { 2: [keen-koi] }, log: { all: { include: [Patient Pike] } } }',
    ].join('\n'),
  );
  const run = ['scenario', 'run', '--game', 'hidden-leaders', scenario];
  const { code, stdout } = await interregnum([...run, '--content', EXAMPLE]);
  expect([code, stdout]).toEqual([0, '1 scenarios: 1 held, 0 failed\n']);
  expect((await interregnum(run)).code).toBe(1);
  const other = await interregnum([...run, '--content', 'examples/content/epix.yaml']);
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('epix.yaml:');
});

test('rules and the table say what the file says', async () => {
  const { stdout } = await interregnum(['rules', 'hidden-leaders', 'HDL-H62', '--content', EXAMPLE]);
  expect(stdout).toContain('Patient Pike');
  expect(stdout).toContain('Turn over one Hero');
});
