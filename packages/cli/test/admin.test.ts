/** `interregnum admin` as a host uses it. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@interregnum/server';
import { beforeAll, expect, it } from 'vitest';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
beforeAll(async () => {
  const store = await openStore(folder, null);
  await store.db
    .insertInto('people')
    .values({ id: 'alda', name: 'Alda', skeleton: 'alda', created: 0, banned: null })
    .execute();
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

it('says of a database that no server has prepared that it is empty', async () => {
  const empty = temporaryFolder();
  writeFileSync(join(empty, 'interregnum.sqlite'), '');
  const { code, stderr } = await interregnum(['admin', 'list', '--data', empty]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^interregnum: the database is empty, or older than this release; [^\n]+\n$/);
}, 240_000);

it('keeps databases and copies from other users, and moves everything into another database', async () => {
  const [file, copy, next] = [join(folder, 'moving.jsonl'), join(folder, 'private.sqlite'), temporaryFolder()];
  const store = await openStore(folder, null);
  await store.db
    .insertInto('people')
    .values({ id: 'bert', name: 'Bert', skeleton: 'bert', created: 0, banned: null })
    .execute();
  await store.close();
  await admin('backup', copy);
  for (const one of [join(folder, 'interregnum.sqlite'), copy]) expect(statSync(one).mode & 0o777).toBe(0o600);
  await admin('export', file);
  const move = () => interregnum(['admin', 'import', file, '--data', next]);
  expect((await move()).stdout).toMatch(/^1 rows of /);
  expect((await interregnum(['admin', 'people', '--data', next])).stdout).toMatch(/bert +Bert/);
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the database is not empty') as string,
  });
}, 240_000);

it('gives an account a new passphrase, and a person another name', async () => {
  const store = await openStore(folder, null);
  await store.db
    .insertInto('people')
    .values({ id: 'cora', name: 'Cora', skeleton: 'cora', created: 0, banned: null })
    .execute();
  await store.db
    .insertInto('accounts')
    .values({ person: 'cora', name_key: 'cora', hash: 'old', created: 0, recovery: null })
    .execute();
  await store.close();
  expect((await admin('passphrase', 'cora')).stdout).toMatch(/^The passphrase of cora is now [a-z0-9-]{23}\n/);
  expect((await admin('rename', 'cora', 'Dora')).stdout).toBe('cora is called Dora.\n');
  expect((await admin('people', 'dora')).stdout).toMatch(/cora +Dora +yes/);
  expect((await admin('rename', 'cora', ' ')).code).toBe(2);
}, 240_000);
