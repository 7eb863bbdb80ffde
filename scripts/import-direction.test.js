import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importDirection } from './import-direction.js';

const linter = new Linter({ cwd: '/house' });
const config = {
  files: ['**/*.ts'],
  plugins: { house: { rules: { 'import-direction': importDirection } } },
  rules: { 'house/import-direction': 'error' },
};

const complaints = (file, code) => linter.verify(code, [config], `/house/${file}`).map(({ message }) => message);
const importing = (file, specifier) => complaints(file, `import { x } from '${specifier}';`);

describe('imports between rooms', () => {
  it.each([
    ['packages/kernel/src/a.ts', './b.ts'],
    ['packages/kernel/src/a.ts', '@noble/hashes/sha2.js'],
    ['packages/kernel/src/testing/a.ts', '../flow.ts'],
    ['packages/games/epix/src/a.ts', '@interregnum/kernel'],
    ['packages/games/epix/test/a.test.ts', '@interregnum/kernel/testing'],
    ['packages/games/epix/test/a.test.ts', '../src/index.ts'],
    ['packages/bots/src/a.ts', '@interregnum/kernel'],
    ['packages/bots/src/a.test.ts', '@interregnum/epix'],
    ['packages/bots/test/a.ts', '@interregnum/epix'],
    ['packages/cli/src/a.ts', '@interregnum/epix'],
    ['packages/cli/src/a.ts', '@interregnum/bots/node'],
    ['packages/cli/src/a.ts', '@interregnum/server'],
    ['packages/protocol/src/a.ts', '@interregnum/kernel'],
    ['packages/server/src/a.ts', '@interregnum/protocol'],
    ['packages/server/src/a.ts', '@interregnum/bots/node'],
    ['packages/server/src/a.ts', '@interregnum/epix'],
    ['packages/web/src/a.ts', '@interregnum/protocol'],
    ['packages/web/e2e/a.ts', '@interregnum/server'],
    ['packages/web/src/a.ts', '@interregnum/epix/meta'],
    ['packages/web/src/table/a.ts', '../games/epix/map.ts'],
    ['packages/shelf/src/a.ts', '@interregnum/epix/meta'],
    ['packages/server/src/a.ts', '@interregnum/shelf/node'],
    ['packages/web/src/a.ts', '@interregnum/shelf'],
    ['packages/bots/test/a.test.ts', '@interregnum/shelf'],
    ['bench/a.ts', '@interregnum/bots'],
    ['bench/a.ts', '@interregnum/shelf/node'],
    ['vitest.config.ts', './packages/web/build/icons.ts'],
    ['examples/goofspiel/src/a.ts', '@interregnum/kernel'],
    ['examples/goofspiel/terminal/a.ts', '../src/index.ts'],
    ['examples/goofspiel/terminal/a.ts', '@interregnum/cli/titles'],
  ])('lead from %s to %s', (file, specifier) => {
    expect(importing(file, specifier)).toEqual([]);
  });

  it.each([
    ['packages/kernel/src/a.ts', '@interregnum/epix', 'kernel must not import games/epix'],
    ['packages/kernel/src/a.test.ts', '@interregnum/epix', 'kernel must not import games/epix'],
    ['packages/kernel/src/a.ts', '../../games/epix/src/index.ts', 'kernel must not import games/epix'],
    ['packages/games/epix/src/a.ts', '@interregnum/bots', 'games/epix must not import bots'],
    ['packages/games/epix/src/a.ts', '@interregnum/yield', 'games/epix must not import games/yield'],
    ['packages/games/epix/src/a.ts', '../../yield/src/index.ts', 'games/epix must not import games/yield'],
    ['packages/bots/src/a.ts', '@interregnum/epix', 'bots must not import games/epix'],
    ['packages/bots/src/a.ts', '@interregnum/shelf', 'bots must not import shelf'],
    ['packages/games/epix/src/a.ts', '@interregnum/shelf', 'games/epix must not import shelf'],
    ['packages/shelf/src/a.ts', '@interregnum/bots/node', 'shelf must not import bots'],
    ['examples/goofspiel/src/a.ts', '@interregnum/cli/titles', 'games/goofspiel must not import cli'],
    ['packages/protocol/src/a.ts', '@interregnum/server', 'protocol must not import server'],
    ['packages/protocol/src/a.ts', '@interregnum/epix', 'protocol must not import games/epix'],
    ['packages/server/src/a.ts', '@interregnum/cli', 'server must not import cli'],
    ['packages/server/src/a.ts', '../../web/src/a.ts', 'server must not import web'],
    ['packages/web/src/a.ts', '@interregnum/server', 'web must not import server'],
    ['packages/cli/src/a.ts', '@interregnum/web', 'cli must not import web'],
    ['packages/web/src/a.ts', '../../cli/src/main.ts', 'web must not import cli'],
    ['bench/a.ts', '../packages/cli/src/main.ts', 'this must not import cli'],
  ])('do not lead from %s to %s', (file, specifier, message) => {
    expect(importing(file, specifier)).toEqual([message]);
  });

  it.each([
    "export * from '@interregnum/epix';",
    "export { x } from '@interregnum/epix';",
    "import('@interregnum/epix');",
  ])('are found in whatever form: %s', code => {
    expect(complaints('packages/kernel/src/a.ts', code)).toEqual(['kernel must not import games/epix']);
  });
});
