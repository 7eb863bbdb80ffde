/** `scenario run`: what is wrong is told with file, line and title. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const run = (file: string) => interregnum(['scenario', 'run', '--game', 'epix', file]);

const HOLDS = `title: Everybody begins with 15 Gold
rules: [EPX-014]
seats: 2
options: { mode: basic }
expect:
  gold: { 1: 15, 2: 15 }
`;

test('a scenario that holds', async () => {
  const { code, stdout } = await run(fileWith('holds.yaml', HOLDS));
  expect(code).toBe(0);
  expect(stdout).toContain('1 scenarios: 1 held, 0 failed');
});

test('an idea with --game needs no rules', async () => {
  const file = fileWith('idea.yaml', HOLDS.replace('rules: [EPX-014]\n', ''));
  expect((await run(file)).code).toBe(0);
});

test('a difference names file, line and title, also in a second document', async () => {
  const file = fileWith('differs.yaml', `${HOLDS}---\n${HOLDS.replace('2: 15', '2: 16')}`);
  const { code, stdout, stderr } = await run(file);
  expect(code).toBe(1);
  expect(stdout).toContain(`${file}:13 Everybody begins with 15 Gold: expected 16, it is 15`);
  expect(stderr).toContain('2 scenarios: 1 held, 1 failed');
});

test('an answer that is not allowed is refused with the rule', async () => {
  const file = fileWith('refused.yaml', HOLDS.replace('expect:', 'play:\n  - 1: recruit:camp:castle1\nexpect:'));
  const { code, stdout } = await run(file);
  expect(code).toBe(1);
  expect(stdout).toContain(`${file}:6 `);
  expect(stdout).toContain("cannot answer 'recruit:camp:castle1'");
});

test('what does not parse: file, line, what was expected', async () => {
  const broken: [name: string, text: string, line: number, says: string][] = [
    ['not-yaml.yaml', 'title: [broken\nseats: 2\n', 2, 'Flow sequence'],
    ['unknown-key.yaml', `${HOLDS}colour: red\n`, 7, "unknown 'colour'"],
    ['no-rule.yaml', HOLDS.replace('EPX-014', 'EPX-999'), 2, "the rulebook has no rule 'EPX-999'"],
    ['seats.yaml', HOLDS.replace('seats: 2', 'seats: 7'), 3, 'expected 2, 3, 4 seats'],
  ];
  const files = broken.map(([name, text]) => fileWith(name, text));
  const { code, stdout } = await interregnum(['scenario', 'run', '--game', 'epix', ...files]);
  expect(code).toBe(1);
  const lines = stdout.split('\n');
  broken.forEach(([, , line, says], i) => {
    expect(lines.some(text => text.includes(`${files[i]}:${line} `) && text.includes(says))).toBe(true);
  });
});

test('a file outside of the titles needs --game', async () => {
  const { code, stderr } = await interregnum(['scenario', 'run', fileWith('lost.yaml', HOLDS)]);
  expect(code).toBe(2);
  expect(stderr).toContain('give --game');
});
