import { defineConfig } from 'vitest/config';
import { icons } from './packages/web/build/icons.ts';

/** Tests that put something in the place of a module need it to themselves. */
const APART = ['hidden-leaders', 'old-kings-crown'].map(title => `packages/games/${title}/test/coverage.test.ts`);

export default defineConfig({
  plugins: [icons()],
  test: {
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // a busy machine is slow, not wrong
    env: { NO_COLOR: '1' }, // what the command line prints is compared as plain text
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/**/*.test.{ts,tsx}', 'examples/**/*.test.ts', 'scripts/**/*.test.js'],
          exclude: ['**/node_modules/**', ...APART],
          isolate: false, // loading the same modules for every file takes a quarter of the time
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
