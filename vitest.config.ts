import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
