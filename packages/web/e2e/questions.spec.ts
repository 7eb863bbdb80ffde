/** Every question of every title in a language with long words: what answers it is whole in sight on any screen. */
import { LONG_ENGLISH } from '../src/texts/long-english.ts';
import { openAnyTable, questionsOf, TITLES } from './questions.ts';
import { PLAYABLE, survey } from './survey.ts';
import { expect, test } from './table.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [720, 450],
  [1440, 900],
] as const;

/** The server with the examples speaks Long English. */
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT) + 1}` });

for (const title of TITLES) {
  test(title, async ({ page }) => {
    const put = await openAnyTable(page, title, LONG_ENGLISH);
    for (const asked of await questionsOf(title)) {
      await put(asked);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const complaints = await page.evaluate(survey, { touch: width < 1100, playable: PLAYABLE });
        if (process.env.SHOTS) await page.screenshot({ path: `/tmp/layout-shots/${asked.id}-${width}.png` });
        expect.soft(complaints, `${asked.id}, ${width}x${height}`).toEqual([]);
      }
    }
  });
}
