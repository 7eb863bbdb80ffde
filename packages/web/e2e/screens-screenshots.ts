/**
 * Takes the pictures of every title on every screen in docs/screenshots from a running app:
 * `npx tsx packages/web/e2e/screens-screenshots.ts`. ADDRESS changes where the app is.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { gameFor, putOnTheTable, type Scene } from './scenes.ts';

const ADDRESS = process.env.ADDRESS ?? 'http://localhost:4100';
const FOLDER = new URL('../../../docs/screenshots/', import.meta.url).pathname;
const SIZES = {
  side: [844, 390],
  zoomed: [720, 450],
  low: [960, 600],
  tablet: [820, 1180],
  small: [360, 640],
} as const;

interface Counted {
  season: number;
  year: number;
  turns: number;
}

const SCENES: readonly Scene<Counted>[] = [
  { title: 'epix', seats: 4, shows: ({ id, state }) => id === 'EPX-D09' && state.season >= 2 },
  { title: 'hidden-leaders', seats: 4, shows: ({ id, state }) => id === 'HDL-D02' && state.turns > 12 },
  {
    title: 'yield',
    seats: 5,
    shows: ({ id, state, options }) => id === 'YLD-D13' && state.year === 2 && options.length > 6,
  },
];

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.addInitScript(() => {
  localStorage.setItem('interregnum.settings', JSON.stringify({ pace: 'instant', language: 'en' }));
});
for (const scene of SCENES) {
  await putOnTheTable(page, await gameFor(scene), ADDRESS);
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1000); // whatever follows the size has come to rest
    await page.screenshot({ path: `${FOLDER}${scene.title}-${name}.png` });
  }
}
await browser.close();
