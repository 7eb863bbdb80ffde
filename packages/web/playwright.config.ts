/** Browser tests: a real Chromium against the built app. */
import { defineConfig } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../scripts/chromium.mjs';

const PORT = 4107;
const chromium = findChromium();
if (!chromium) throw new Error(NO_CHROMIUM);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node ../../scripts/start.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
  },
});
