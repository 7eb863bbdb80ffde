/** `interregnum admin` as a host uses it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@interregnum/server';
import { beforeAll, expect, it } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
beforeAll(async () => {
  const store = await openStore(folder, null);
  await store.db.insertInto('people').values({ id: 'alda', name: 'Alda', created: 0, banned: null }).execute();
  await store.close();
});

const admin = (...args: string[]) => interregnum(['admin', ...args, '--data', folder]);

it('bans, lists, exports and copies', async () => {
  expect(await admin('ban', 'alda')).toMatchObject({ code: 0, stdout: 'alda is banned.\n' });
  expect((await admin('people', 'ald')).stdout).toMatch(/alda +Alda +1970-01-01 00:00 +20\d\d-/);
  const [file, copy] = [join(folder, 'all.jsonl'), join(folder, 'copy.sqlite')];
  expect((await admin('export', file)).stdout).toMatch(/^1 rows are in /);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ table: 'people', row: { id: 'alda' } });
  expect((await admin('backup', copy)).code).toBe(0);
  expect(existsSync(copy)).toBe(true);
  expect(await admin('backup', copy)).toMatchObject({ code: 2, stderr: `interregnum: ${copy}: it already exists\n` });
}, 240_000);

it('forgets a person for good', async () => {
  expect((await admin('forget', 'alda')).stdout).toBe('alda is forgotten; tables without the name: 0.\n');
  expect(await admin('forget', 'alda')).toMatchObject({ code: 1, stderr: 'interregnum: there is no person alda\n' });
  expect((await admin('people', 'ald')).stdout).not.toContain('Alda');
}, 240_000);

it('says what is missing', async () => {
  expect(await admin('close', 'x')).toMatchObject({
    code: 1,
    stderr: 'interregnum: no table x is waiting or running\n',
  });
  const empty = temporaryFolder();
  const { code, stderr } = await interregnum(['admin', 'list', '--data', empty]);
  expect([code, stderr]).toEqual([1, `interregnum: there is no database in ${empty}; name the folder with --data\n`]);
}, 240_000);
