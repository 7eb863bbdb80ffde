/** Browser tests: a real Chromium against the built app. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../scripts/chromium.mjs';

/** Runs beside each other do not meet; workers inherit the choice of the first process. */
process.env.E2E_PORT ??= String(20_000 + 2 * (process.pid % 5_000));
const PORT = process.env.E2E_PORT;
const chromium = findChromium();
if (!chromium) throw new Error(NO_CHROMIUM);

/** Hinting makes words a pixel wider or narrower; which of the two a person has is up to the machine. */
const withHinting = (hinting: 'full' | 'none') => ({
  launchOptions: {
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--font-render-hinting=${hinting}`],
  },
});

/** A server as `npm start` runs it, with the app built for it. */
const serverAt = (port: string, environment: Record<string, string> = {}) => ({
  command: 'node ../../scripts/start.mjs',
  env: { PORT: port, DATA_DIR: join(tmpdir(), `interregnum-e2e-${port}`), ...environment },
  url: `http://localhost:${port}`,
  timeout: 180_000,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  /** A browser may stall on a busy machine; whoever needs the second try is named in the output. */
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    /** What moves is tested where it matters. */
    contextOptions: { reducedMotion: 'reduce' },
    /** Keeping the app for offline play takes as long as a short test; who tests that allows it. */
    serviceWorkers: 'block',
  },
  /** The walk of sizes holds either way. */
  projects: [
    { name: 'hinted', use: withHinting('full') },
    { name: 'unhinted', use: withHinting('none'), testMatch: 'screens.spec.ts' },
  ],
  /** The second one has the examples on its shelf. */
  webServer: [serverAt(PORT), serverAt(String(Number(PORT) + 1), { INTERREGNUM_EXAMPLES: '1' })],
});
