/** The walk through the app in the engines of Firefox and of Safari, where they are installed. */
import { findFirefox, findWebkit } from '../../../../scripts/engines.mjs';
import { test } from '../online-table.ts';
import type { Engine, Window } from './engine.ts';
import { firefox } from './firefox.ts';
import { playOffline, playOnline, playTitle, TITLES, takeLesson, takeOver } from './walk.ts';
import { webkit } from './webkit.ts';

/** Where a picture of every table is kept; empty: nowhere. */
const PICTURES = process.env.ENGINE_PICTURES ?? '';

const [fox, kit] = [findFirefox(), findWebkit()];
const ENGINES = [
  { name: 'Firefox', launch: fox ? () => firefox(fox) : null },
  { name: 'WebKit', launch: kit ? () => webkit(kit) : null },
];

for (const { name, launch } of ENGINES) {
  test.describe(name, () => {
    /** One after the other, in one browser. */
    test.describe.configure({ mode: 'default' });
    test.skip(!launch, `${name} is not installed`);

    let engine: Engine;
    let windows: Window[] = [];
    const open = async () => {
      const window = await engine.open();
      windows.push(window);
      return window;
    };

    test.beforeAll(async () => {
      engine = await launch!();
    });
    test.afterAll(() => engine?.close());
    // biome-ignore lint/correctness/noEmptyPattern: the form that hooks need
    test.afterEach(async ({}, info) => {
      for (const [nth, window] of windows.entries()) {
        if (info.status !== info.expectedStatus) await window.picture(info.outputPath(`${nth}.png`)).catch(() => {});
        await window.close();
      }
      windows = [];
    });

    test('the app is kept, and played without its server', async ({ server }) => {
      const kept = await playOffline(await open(), server);
      test.skip(!kept, `${name} keeps no pages for offline play`);
    });

    for (const title of TITLES) {
      test(`ten answers of ${title}, and a reload`, async ({ server }) => {
        await playTitle(await open(), server.url, title, PICTURES && `${PICTURES}/${name}-${title}.png`);
      });
    }

    test('a lesson', async ({ server }) => takeLesson(await open(), server.url));

    test('a table of two online', async ({ server }) => playOnline(await open(), await open(), server.url));

    test('a game is taken over by another window', async ({ server }) =>
      takeOver(await open(), await open(), server.url));
  });
}
