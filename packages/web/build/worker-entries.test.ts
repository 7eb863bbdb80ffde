/** A worker whose lazily loaded part needs something that the worker itself needs: bundlers like to put it into the entry. */
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { importedEntries, workerEntries } from './worker-entries.ts';

const FILES: Readonly<Record<string, string>> = {
  'some.worker.js': `
    import { shared } from 'shared.js';
    addEventListener('message', async () => postMessage([shared(), (await import('lazy.js')).late()]));`,
  'lazy.js': `import { shared } from 'shared.js'; export const late = () => ['late', shared()];`,
  'shared.js': `export const shared = () => [location.href];`,
};

const files: Plugin = {
  name: 'files',
  resolveId: id => (id in FILES ? id : null),
  load: id => FILES[id],
};

async function problemsOfBuild(...plugins: Plugin[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, ...plugins],
    build: { write: false, rolldownOptions: { input: 'some.worker.js', preserveEntrySignatures: false } },
  });
  if (!('output' in built)) throw new Error('one output was expected');
  return importedEntries(built.output.filter(each => each.type === 'chunk'));
}

test('left to itself, the entry of a worker is imported by a chunk, and both are named', async () => {
  const problems = await problemsOfBuild();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^the entry assets\/some\.worker\S*\.js of a worker is imported by assets\/lazy\S*\.js$/);
});

test('what others need lies outside the entry', async () => {
  expect(await problemsOfBuild(workerEntries())).toEqual([]);
});

test('a build in which it is imported all the same fails with the names', async () => {
  const back: Plugin = {
    name: 'back',
    options: { order: 'post', handler: given => ({ ...given, preserveEntrySignatures: false }) },
  };
  await expect(problemsOfBuild(workerEntries(), back)).rejects.toThrow(/entry \S+ of a worker is imported by \S+lazy/);
});
