/** Questions of every title in a language with long words, and in large letters: what answers them is whole in sight. */
import type { Page } from '@playwright/test';
import { LONG_ENGLISH } from '../src/texts/long-english.ts';
import { type Asked, openAnyTable, questionsOf, TITLES } from './questions.ts';
import { survey } from './survey.ts';
import { expect, test } from './table.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [720, 450],
  [1440, 900],
] as const;

/** Those whose answer is put together before it is given. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  epix: ['EPX-D02', 'EPX-D04', 'EPX-D09', 'EPX-D15'],
  'hidden-leaders': ['HDL-D01', 'HDL-D05'],
  yield: ['YLD-D05', 'YLD-D10', 'YLD-D12', 'YLD-D15'],
  'old-kings-crown': ['OKC-D02', 'OKC-D32', 'OKC-D70'],
  runewars: ['RNW-D06', 'RNW-D07', 'RNW-D11', 'RNW-D36'],
};

/** What must be pressed: on boards without a map the dock offers the same again. */
const PRESSED = [
  'main[data-panel="prompt"] button:enabled',
  '[data-board] :is([data-map], [data-hand]) [data-offer]',
].join();

/** The server with the examples speaks Long English. */
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT) + 1}` });

async function complaintsAbout(page: Page, asked: Asked, put: (asked: Asked) => Promise<void>) {
  const found: string[] = [];
  await put(asked);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const complaints = await page.evaluate(survey, { touch: false, playable: PRESSED, board: false });
    found.push(...complaints.map(complaint => `${asked.id}, ${width}x${height}: ${complaint}`));
  }
  return found;
}

for (const title of TITLES) {
  test(`${title}: every question in long words`, async ({ page }) => {
    const put = await openAnyTable(page, title, { language: LONG_ENGLISH });
    for (const asked of await questionsOf(title)) {
      expect.soft(await complaintsAbout(page, asked, put)).toEqual([]);
    }
  });

  /** The smallest screens have no room for all of a board in such letters, but for its question and the answer. */
  test(`${title}: answers in German, in letters half as large again`, async ({ page }) => {
    const put = await openAnyTable(page, title, { language: 'de', textSize: '150' });
    const questions = (await questionsOf(title)).filter(({ id }) => PUT_TOGETHER[title]!.includes(id));
    expect(questions).toHaveLength(PUT_TOGETHER[title]!.length);
    for (const asked of questions) {
      const complaints = await complaintsAbout(page, asked, put);
      expect.soft(complaints.filter(complaint => complaint.includes('the answer'))).toEqual([]);
    }
  });
}
