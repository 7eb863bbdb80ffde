/** The table on every screen, for every title: the board is large, still, and nothing on it is covered. */
import { RITUAL, slotOf, type State as YieldState } from '@interregnum/yield';
import type { Page } from '@playwright/test';
import { sound } from './axe.ts';
import { gameFor, putOnTheTable, type Scene } from './scenes.ts';
import { PLAYABLE, survey, whereabouts } from './survey.ts';
import { curtain, decisions, expect, takeFromList, test } from './table.ts';

const SIZES = {
  desk: [1440, 900],
  smallDesk: [1100, 640],
  phoneOnItsSide: [844, 390],
  zoomed: [720, 450],
  low: [960, 600],
  tablet: [820, 1180],
  phone: [390, 844],
  smallPhone: [360, 640],
} as const;
type Size = keyof typeof SIZES;

async function resize(page: Page, size: Size): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve), 200)));
}

async function lookOver(page: Page, name: string, sizes = Object.keys(SIZES) as Size[]): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    const touch = size !== 'desk' && size !== 'smallDesk';
    expect
      .soft(await page.evaluate(survey, { touch, playable: PLAYABLE, board: true }), `${name}, ${size}`)
      .toEqual([]);
  }
}

/** A decision, and whatever follows until the next one, leaves the board where it is. */
async function staysWhereItIs(page: Page, name: string): Promise<void> {
  for (const size of ['phoneOnItsSide', 'phone'] as const) {
    await resize(page, size);
    const before = await page.evaluate(whereabouts);
    const taken = await decisions(page);
    await takeFromList(page, () => 0);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await expect(async () => {
      if (await curtain(page).isVisible()) await curtain(page).click();
      expect(await decisions(page)).toBeGreaterThan(taken);
      await expect(page.locator('[data-mine="true"]')).toBeVisible({ timeout: 500 });
    }).toPass();
    expect.soft(await page.evaluate(whereabouts), `${name}, ${size}`).toBe(before);
  }
}

const offers = (options: readonly { type: string }[], type: string) => options.filter(o => o.type === type).length;

interface Walk extends Scene<{ season: number; year: number; turns: number; round: number }> {
  name: string;
}

async function walk(page: Page, walks: readonly Walk[]): Promise<void> {
  for (const scene of walks) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await putOnTheTable(page, await gameFor(scene));
    await lookOver(page, scene.name);
  }
  await staysWhereItIs(page, walks.at(-1)!.name);
  await resize(page, 'phoneOnItsSide');
  await sound(page, `${walks.at(-1)!.name} on a phone on its side`);
}

test('Epix', ({ page }) =>
  walk(page, [
    { name: 'draft', title: 'epix', seats: 4, options: { mode: 'advanced' }, shows: ({ id }) => id === 'EPX-D01' },
    { name: 'bid', title: 'epix', seats: 2, shows: ({ id }) => id === 'EPX-D13' },
    { name: 'units', title: 'epix', seats: 4, shows: ({ id, state }) => id === 'EPX-D09' && state.season >= 2 },
  ]));

test('Hidden Leaders', ({ page }) =>
  walk(page, [
    { name: 'hide', title: 'hidden-leaders', seats: 4, shows: ({ id }) => id === 'HDL-D01' },
    { name: 'marker', title: 'hidden-leaders', seats: 6, shows: ({ id }) => id === 'HDL-D10' },
    { name: 'own Hero', title: 'hidden-leaders', seats: 6, shows: ({ id }) => id === 'HDL-D16' },
    { name: 'Graveyard', title: 'hidden-leaders', seats: 4, shows: ({ id }) => id === 'HDL-D26' },
    { name: 'draw', title: 'hidden-leaders', seats: 3, shows: ({ id, state }) => id === 'HDL-D04' && state.turns > 6 },
    { name: 'play', title: 'hidden-leaders', seats: 6, shows: ({ id, state }) => id === 'HDL-D02' && state.turns > 14 },
  ]));

test('where parties of Hidden Leaders are seen from afar, each spreads out whole, for a finger', async ({ page }) => {
  const scene = {
    title: 'hidden-leaders',
    seats: 6,
    shows: ({ id, options }: { id: string; options: readonly { type: string }[] }) =>
      id === 'HDL-D15' && offers(options, 'hidden') > 5,
  };
  await putOnTheTable(page, await gameFor(scene));
  await page.keyboard.press('o');
  const codes = page.locator('[data-sheet] [data-code]');
  await codes.first().waitFor();
  const all = await codes.count();
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(0);
  for (const size of ['phoneOnItsSide', 'zoomed', 'phone', 'smallPhone'] as const) {
    await resize(page, size);
    const parties = page.locator('[data-offer="party"]');
    const spread = page.locator('[data-spread] [data-offer]');
    let offered = 0;
    for (const party of await parties.all()) {
      await party.click();
      await expect(party).toHaveAttribute('aria-expanded', 'true');
      expect.soft(await page.evaluate(survey, { touch: true, playable: PLAYABLE, board: true }), size).toEqual([]);
      expect.soft(await whollySeen(page, '[data-spread] [data-offer]'), size).not.toContain(false);
      offered += await spread.count();
      await page.locator('[data-spread] button').first().click();
      await expect(spread).toHaveCount(0);
    }
    expect(offered, size).toBe(all);
  }
});

test('Yield', ({ page }) =>
  walk(page, [
    { name: 'cards', title: 'yield', seats: 5, shows: ({ id, state }) => id === 'YLD-D10' && state.year === 2 },
    { name: 'discard', title: 'yield', seats: 3, shows: ({ id }) => id === 'YLD-D12' },
    {
      name: 'retreat',
      title: 'yield',
      seats: 4,
      shows: ({ id, options }) => id === 'YLD-D24' && offers(options, 'retreat') > 3,
    },
    {
      name: 'steps',
      title: 'yield',
      seats: 5,
      shows: ({ id, options, state }) => id === 'YLD-D13' && state.year === 2 && offers(options, 'step') > 6,
    },
  ]));

test('The Old King’s Crown', ({ page }) =>
  walk(page, [
    { name: 'keep', title: 'old-kings-crown', seats: 2, shows: ({ id }) => id === 'OKC-D02' },
    {
      name: 'bid won',
      title: 'old-kings-crown',
      seats: 4,
      shows: ({ id, state }) => id === 'OKC-D22' && state.round === 3,
    },
    {
      name: 'claim',
      title: 'old-kings-crown',
      seats: 3,
      shows: ({ id, state }) => id === 'OKC-D50' && state.round === 3,
    },
    {
      name: 'place',
      title: 'old-kings-crown',
      seats: 4,
      shows: ({ id, state }) => id === 'OKC-D32' && state.round === 3,
    },
  ]));

test('Runewars', ({ page }) =>
  walk(page, [
    { name: 'deploy', title: 'runewars', seats: 4, shows: ({ id }) => id === 'RNW-D06' },
    { name: 'battle', title: 'runewars', seats: 2, shows: ({ id }) => id === 'RNW-D27' },
    {
      name: 'everything',
      title: 'runewars',
      seats: 4,
      options: { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' },
      shows: ({ id, options, state }) => id === 'RNW-D70' && state.year >= 2 && offers(options, 'buy') > 2,
    },
    { name: 'activate', title: 'runewars', seats: 4, shows: ({ id, state }) => id === 'RNW-D10' && state.year >= 2 },
    { name: 'movers', title: 'runewars', seats: 4, shows: ({ id, state }) => id === 'RNW-D11' && state.year >= 3 },
    {
      name: 'build',
      title: 'runewars',
      seats: 4,
      options: { board: 'full' },
      shows: ({ id, options }) => id === 'RNW-D02' && options.length > 2,
    },
    { name: 'order', title: 'runewars', seats: 3, shows: ({ id, state }) => id === 'RNW-D07' && state.year >= 2 },
  ]));

/** Whether all of something is in sight where it stands, without anything being pushed. */
const whollySeen = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll(all =>
    all.map(element => {
      const box = element.getBoundingClientRect();
      const edges = [box.left + 1, box.right - 1].flatMap(x => [box.top + 1, box.bottom - 1].map(y => [x, y] as const));
      const isHit = ([x, y]: readonly [number, number]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      return box.width > 0 && edges.some(isHit) && isHit([(box.left + box.right) / 2, box.bottom - 1]);
    }),
  );

/** Whether all three lines of a movement, and whatever else a card says, are on the card. */
test('nothing of a card in Tavern or hand of Hidden Leaders is cut', async ({ page }) => {
  const scene = { title: 'hidden-leaders', seats: 6, shows: ({ id }: { id: string }) => id === 'HDL-D04' };
  await putOnTheTable(page, await gameFor(scene));
  const cut = () =>
    page.locator('[data-hdl-board] :is([data-spot="pile.tavern"], [data-hand]) [data-glide]').evaluateAll(cards =>
      cards.flatMap(card => {
        const { bottom } = card.getBoundingClientRect();
        const parts = [...card.querySelectorAll('[class*="part"], [data-card-name]')];
        return parts
          .filter(part => part.getBoundingClientRect().bottom > bottom)
          .map(part => `${card.getAttribute('aria-label')}: ${part.textContent}`);
      }),
    );
  for (const size of Object.keys(SIZES) as Size[]) {
    await resize(page, size);
    expect.soft(await cut(), size).toEqual([]);
  }
});

test('the words of the own Strategy card of Yield stand below its name, and all of them on the card', async ({
  page,
}) => {
  const scene: Scene<YieldState> = {
    title: 'yield',
    seats: 2,
    shows: ({ id, state }) => id === 'YLD-D11' && state.laid[slotOf(0, state.season)] === RITUAL,
  };
  await putOnTheTable(page, await gameFor(scene));
  for (const language of ['en', 'de']) {
    await page.evaluate(
      kept => localStorage.setItem('interregnum.settings', kept),
      JSON.stringify({ language, pace: 'instant' }),
    );
    await page.reload();
    const card = page.locator('main [data-card="ritual"]');
    await card.waitFor({ state: 'attached' });
    for (const size of ['desk', 'phoneOnItsSide', 'zoomed', 'tablet', 'phone'] as const) {
      await resize(page, size);
      const [name, words, all] = await Promise.all(
        [card.locator('[data-card-name]'), card.locator('[class*="banners"]'), card].map(part => part.boundingBox()),
      );
      const said = `${language}, ${size}`;
      expect.soft(name!.y + name!.height, said).toBeLessThanOrEqual(words!.y + 1);
      expect.soft(words!.y + words!.height, said).toBeLessThanOrEqual(all!.y + all!.height);
      expect
        .soft(await card.locator('[class*="banners"]').evaluate(e => e.scrollHeight - e.clientHeight), said)
        .toBe(0);
    }
  }
});

test.describe('on the smallest phone what matters is in sight without pushing', () => {
  const SMALLEST = { width: 360, height: 640 };
  const reach = async (page: Page, scene: Scene) => {
    await putOnTheTable(page, await gameFor(scene));
    await page.setViewportSize(SMALLEST);
  };

  test('Epix: the button that closes the fist, the prices of Units', async ({ page }) => {
    await reach(page, { title: 'epix', seats: 4, shows: ({ id }) => id === 'EPX-D02' });
    await expect.poll(() => whollySeen(page, 'main [type="submit"]')).toEqual([true]);
    await reach(page, { title: 'epix', seats: 4, shows: ({ id }) => id === 'EPX-D08' });
    await expect.poll(() => whollySeen(page, 'main [data-spot^="unit."]')).toEqual([true, true, true, true]);
  });

  test('Yield: both answers of a question, in either language', async ({ page }) => {
    /** Whose retreat it is, in a question after one Army. */
    const armies = (options: readonly { code: string }[]) =>
      new Set(options.map(({ code }) => code.split(':')[1])).size;
    for (const asks of ['YLD-D11', 'YLD-D24']) {
      await reach(page, {
        title: 'yield',
        seats: 3,
        shows: ({ id, options }) => id === asks && options.length === 2 && armies(options) === 1,
      });
      for (const language of ['en', 'de']) {
        const settings = JSON.stringify({ pace: 'instant', language, sound: 'off' });
        await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), settings);
        await page.reload();
        await expect.poll(() => whollySeen(page, 'main [data-code]'), `${asks}, ${language}`).toEqual([true, true]);
      }
      await page.evaluate(() => localStorage.removeItem('interregnum.settings'));
    }
  });

  test('Yield: three steppers and their button, the Strategy cards to lay or to copy and theirs', async ({ page }) => {
    const scenes: readonly [question: string, answers: string][] = [
      ['YLD-D05', 'main :is([data-spot="less"], [data-spot="more"], [type="submit"])'],
      ['YLD-D10', 'main :is([data-hand] button, button:disabled)'],
      ['YLD-D15', 'main :is([data-hand] button, [data-code])'],
    ];
    for (const [asks, answers] of scenes) {
      await reach(page, { title: 'yield', seats: 4, shows: ({ id }) => id === asks });
      for (const language of ['en', 'de']) {
        const settings = JSON.stringify({ pace: 'instant', language, sound: 'off' });
        await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), settings);
        await page.reload();
        await page.locator(answers).first().waitFor();
        await expect.poll(() => whollySeen(page, answers), `${asks}, ${language}`).not.toContain(false);
      }
      await page.evaluate(() => localStorage.removeItem('interregnum.settings'));
    }
  });

  test('Hidden Leaders: both cards and the button of the first question, two rows of answers, the whole Tavern', async ({
    page,
  }) => {
    const scenes: readonly [question: string, seats: number, answers: string][] = [
      ['HDL-D01', 5, 'main [class*="prepare"] > *'],
      ['HDL-D04', 3, 'main [data-code]'],
      ['HDL-D11', 5, 'main [data-code]'],
    ];
    for (const [asks, seats, answers] of scenes) {
      await reach(page, { title: 'hidden-leaders', seats, shows: ({ id }) => id === asks });
      for (const language of ['en', 'de']) {
        const settings = JSON.stringify({ pace: 'instant', language, sound: 'off' });
        await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), settings);
        await page.reload();
        await page.locator(answers).first().waitFor();
        const whole = `${answers}, [data-spot="pile.tavern"] [data-glide]`;
        await expect.poll(() => whollySeen(page, whole), `${asks}, ${language}`).not.toContain(false);
      }
      await page.evaluate(() => localStorage.removeItem('interregnum.settings'));
    }
  });

  test('The Old King’s Crown: all three Regions', async ({ page }) => {
    await reach(page, { title: 'old-kings-crown', seats: 4, shows: ({ id }) => id === 'OKC-D32' });
    await expect.poll(() => whollySeen(page, '[data-okc-board] [data-region]')).toEqual([true, true, true]);
  });
});

test('on a desk the whole table of Hidden Leaders is in sight', async ({ page }) => {
  const scene = { title: 'hidden-leaders', seats: 4, shows: ({ id }: { id: string }) => id === 'HDL-D01' };
  await putOnTheTable(page, await gameFor(scene));
  for (const size of ['desk', 'smallDesk'] as const) {
    await resize(page, size);
    const board = page.locator('[data-hdl-board]');
    expect(await board.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), size).toBe(0);
    expect(await whollySeen(page, '[data-hand] button'), size).toEqual(Array(5).fill(true));
  }
});

test.describe('without a board of its own', () => {
  /** The server with the examples on its shelf. */
  test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT) + 1}` });
  test('Goofspiel', ({ page }) =>
    walk(page, [{ name: 'bid', title: 'goofspiel', seats: 2, shows: ({ options }) => options.length === 9 }]));
});

/** On the smallest phone there is no room for letters half as large again. */
test.describe('with larger text', () => {
  const scenes: readonly Walk[] = [
    { name: 'units', title: 'epix', seats: 4, shows: ({ id }) => id === 'EPX-D09' },
    { name: 'play', title: 'hidden-leaders', seats: 4, shows: ({ id, state }) => id === 'HDL-D02' && state.turns > 4 },
    { name: 'steps', title: 'yield', seats: 5, shows: ({ id }) => id === 'YLD-D13' },
    { name: 'place', title: 'old-kings-crown', seats: 4, shows: ({ id }) => id === 'OKC-D32' },
  ];
  for (const textSize of ['115', '130', '150']) {
    for (const scene of scenes) {
      test(`${scene.title}, ${textSize} %`, async ({ page }) => {
        const settings = JSON.stringify({ pace: 'instant', language: 'en', sound: 'off', textSize });
        await page.addInitScript(kept => localStorage.setItem('interregnum.settings', kept), settings);
        await putOnTheTable(page, await gameFor(scene));
        await lookOver(page, `${scene.name} at ${textSize} %`, ['desk', 'tablet', 'phoneOnItsSide', 'zoomed', 'phone']);
        if (scene.title !== 'old-kings-crown') return;
        await expect.poll(() => whollySeen(page, '[data-okc-board] [data-region]')).toEqual([true, true, true]);
      });
    }
  }
});

test('larger text makes the table of a smaller screen, and is kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: '150 %' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: '150 %' })).toBeChecked();
  const scene = { title: 'yield', seats: 2, shows: ({ id }: { id: string }) => id === 'YLD-D13' };
  await putOnTheTable(page, await gameFor(scene));
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'side');
  expect(await page.evaluate(survey, { touch: true, playable: PLAYABLE, board: true })).toEqual([]);
});

test('a place in the log, and what can be played, are shown when asked for', async ({ page }) => {
  await putOnTheTable(
    page,
    await gameFor({ title: 'epix', seats: 3, shows: ({ id }: { id: string }) => id === 'EPX-D09' }),
  );
  const nearness = () =>
    page.locator('[data-map-layer]').evaluate(layer => new DOMMatrix(getComputedStyle(layer).transform).a);
  const word = page.locator('[data-term^="area."]').first();
  await word.click();
  await expect(page.locator(`[data-area][data-spot="${await word.getAttribute('data-term')}"]`)).toHaveAttribute(
    'data-flash',
    '',
  );
  const map = (await page.locator('[data-map]').boundingBox())!;
  const inSight = () =>
    page.locator('[data-map] [data-offer]').evaluateAll(
      (all, { x, y, width, height }) =>
        all.every(element => {
          const box = element.getBoundingClientRect();
          return box.left >= x && box.top >= y && box.right <= x + width && box.bottom <= y + height;
        }),
      map,
    );
  for (const [across, down] of [
    [0.95, 0.95],
    [0.05, 0.05],
  ] as const) {
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(nearness).toBe(1);
    await page.mouse.move(map.x + across * map.width, map.y + down * map.height);
    await page.mouse.wheel(0, -1200);
    await expect.poll(nearness).toBeGreaterThan(3);
    if (!(await inSight())) break;
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(inSight).toBe(true);
  await expect(page.locator('[data-offer][data-flash]').first()).toBeAttached();
});
