import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
    exclude: ['**/node_modules/**'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    env: { NO_COLOR: '1' }, // what the command line prints is compared as plain text
    pool: 'threads',
    maxWorkers: 2,
  },
});
