/** Records: saved by `simulate`, replayed, verified; any changed byte is found. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
let record = '';

beforeAll(async () => {
  const args = ['--games', '3', '--bots', 'random', '--seed', 'bytes', '--records', folder];
  const { code } = await interregnum(['simulate', 'epix', ...args]);
  expect(code).toBe(0);
  const files = readdirSync(folder).sort();
  expect(files).toHaveLength(3);
  record = join(folder, files[0]!);
});

function fileWith(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('verify accepts the records of simulate', async () => {
  const { code, stdout } = await interregnum(['verify', record]);
  expect(code).toBe(0);
  expect(stdout).toBe(`${record}: OK\n`);
});

test('verify finds every changed byte', async () => {
  const bytes = readFileSync(record);
  const header = bytes.indexOf(10);
  const positions = Array.from({ length: bytes.length }, (_, i) => i).filter(i => i <= header || i % 7 === 0);
  const files = positions.flatMap(at =>
    [0x01, 0x80].map(bit => {
      const changed = Buffer.from(bytes);
      changed[at]! ^= bit;
      return fileWith(`byte-${at}-${bit}.changed`, changed);
    }),
  );
  files.push(fileWith('cut.changed', bytes.subarray(0, -1)), fileWith('more.changed', `${bytes}\n`));
  const { code, stdout } = await interregnum(['verify', ...files]);
  expect(code).toBe(1);
  expect(stdout).not.toContain(': OK');
  const told = new Set(stdout.split('\n').map(line => line.replace(/:\d+: .*$/, '')));
  expect(files.filter(file => !told.has(file))).toEqual([]);
});

test('records that do not parse: file, line, what was expected', async () => {
  const text = readFileSync(record, 'utf8');
  const broken: [name: string, text: string, line: number, says: string][] = [
    ['empty', '', 1, 'expected the header'],
    ['no-header', '[1,"EPX-D01","pass"]\n', 1, 'expected the header, an object in braces'],
    ['format', '{"format":"chess"}\n', 1, 'expected "format" to be "interregnum-record"'],
    ['no-json', text.replace('\n[', '\n<'), 2, 'this line is not JSON'],
    ['no-seat', text.replace(/\n\[\d/, '\n[9'), 2, 'expected a seat from 1 to 2'],
    ['no-game', text.replace('"epix"', '"chess"'), 1, "there is no game 'chess'"],
  ];
  const files = broken.map(([name, content]) => fileWith(`${name}.broken`, content));
  const { code, stdout } = await interregnum(['verify', ...files]);
  expect(code).toBe(1);
  broken.forEach(([, , line, says], i) => {
    expect(stdout).toContain(`${files[i]}:${line}: `);
    expect(stdout).toContain(says);
  });
  const replayed = await interregnum(['replay', files[3]!]);
  expect(replayed.code).toBe(1);
  expect(replayed.stderr).toContain(`${files[3]}:2: this line is not JSON`);
});

test('replay tells the game in words and stops where it is told to', async () => {
  const whole = await interregnum(['replay', record]);
  expect(whole.code).toBe(0);
  expect(whole.stdout).toContain('The game is over.');
  const part = await interregnum(['replay', record, '--to', '5']);
  expect(part.stdout).toMatch(/^ {3}5 {2}/m);
  expect(part.stdout).not.toMatch(/^ {3}6 {2}/m);
  const position = await interregnum(['position', 'epix', '--record', record, '--after', '5']);
  expect(part.stdout).toContain(position.stdout.slice(position.stdout.indexOf('position:')).trimEnd());
});
