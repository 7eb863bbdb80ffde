/** Runewars at its table: the end of a game against bots, Orders, marches, the map built in play. */

import { portals, runewars, type State } from '@interregnum/runewars';
import type { Locator } from '@playwright/test';
import { sound, soundDayAndNight } from './axe.ts';
import { type Asked, gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dock, ending, expect, playSome, test } from './table.ts';

interface Realm {
  year: number;
  season: number;
}
const WINTER = 3;

const sceneOf = (shows: (asked: Asked<Realm>) => boolean, seats = 2, options: Readonly<Record<string, string>> = {}) =>
  gameFor<Realm>({ title: 'runewars', seats, options, shows });

test('two presses lead from the shelf to the first question', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Runewars/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
  await expect(page.locator('[data-runewars-board] [data-area]').first()).toBeVisible();
});

test('one press sets up all parts of the box, and says in a sentence what is in it', async ({ page }) => {
  await page.goto('/new/runewars');
  const games = page.getByRole('group', { name: 'Game', exact: true });
  await expect(games.getByRole('radio', { name: 'Base' })).toBeChecked();
  await games.getByRole('radio', { name: 'Everything' }).check();
  await expect(games).toContainText('commanders');
  await page.locator('summary').click();
  for (const part of ['Exploration tokens', 'Banners of War', 'Rise of the Free Cities']) {
    await expect(
      page.getByRole('group', { name: part }).getByRole('radio', { name: 'With', exact: true }),
    ).toBeChecked();
  }
});

test('the last winter of a game of 2 is played to its end', async ({ page }) => {
  await putOnTheTable(
    page,
    await sceneOf(({ id, state }) => id === 'RNW-D07' && state.year === 7 && state.season === WINTER),
  );
  await playSome(page, Number.MAX_SAFE_INTEGER);
  await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(2);
  await expect(ending(page).getByText('Dragon runes', { exact: true })).toBeVisible();
});

test('an Order is lifted first and chosen with the second press', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D07' && state.year >= 2));
  const card = page.getByRole('list', { name: 'Your Orders' }).getByRole('button', { name: /Harvest/ });
  const chooses = dock(page).getByRole('button', { name: 'Choose Harvest' });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(chooses).toBeEnabled();
  await card.click();
  await expect(chooses).toHaveCount(0);
});

test('an area is activated on the map; units are counted with steppers and set out together', async ({ page }) => {
  /** By area and type: whoever could also bring others is asked again after the first ones. */
  const groups = ({ options }: Asked<Realm>): Set<string> =>
    new Set(options.flatMap(({ code }) => (code.startsWith('from:') ? [code.replace(/:\d+$/, '')] : [])));
  await putOnTheTable(
    page,
    await sceneOf(asked => asked.id === 'RNW-D11' && asked.state.year >= 2 && groups(asked).size > 1),
  );
  const before = await decisions(page);
  await dock(page)
    .getByRole('button', { name: /^More:/ })
    .first()
    .click();
  await dock(page).getByRole('button', { name: '1 goes' }).click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before + 1);
});

test('an army is dragged to its target: one sees who could come, activates once, and it is counted', async ({
  page,
}) => {
  await putOnTheTable(
    page,
    await sceneOf(({ id, options, state }) => id === 'RNW-D10' && state.year >= 2 && options.length > 10),
  );
  const before = await decisions(page);
  const middle = async (spot: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = (await spot.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  /** Some target that somebody can reach. */
  const reached = page.locator('[data-marches]:not([data-marches="0"]) [data-source]');
  const targets = page.locator('[data-runewars-board] [data-offer="area"]');
  let target = targets.first();
  for (let i = 0; i < (await targets.count()); i++) {
    target = targets.nth(i);
    await page.mouse.move(...(await middle(target)));
    if (await reached.first().isVisible({ timeout: 500 })) break;
    await page.waitForTimeout(100);
    if ((await reached.count()) > 0) break;
  }
  const source = page.locator(`[data-area="${await reached.first().getAttribute('data-source')}"]`);
  await page.mouse.move(...(await middle(source)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(target)), { steps: 6 });
  await expect(page.locator('[data-dragged]')).toBeVisible();
  await page.mouse.up();
  expect(await decisions(page)).toBe(before);
  await dock(page).locator('[data-code^="activate:"][class*="primary"]').click();
  await expect(page.locator('[data-destination]')).toHaveCount(1);
  await dock(page)
    .getByRole('button', { name: /^\d+ go(es)?$/ })
    .click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before + 1);
});

test('what cannot be done on the map is refused with its rule', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id }) => id === 'RNW-D04'));
  await page.locator('[data-runewars-board] [data-area]:not([data-offer])').first().click();
  await expect(page.getByRole('alert').getByRole('button', { name: /RNW-/ })).toBeVisible();
});

test('Orders, their button and the own cards are in sight together, on a low screen, too', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D07' && state.year >= 3, 4));
  const parts = [
    page.getByRole('list', { name: 'Your Orders' }).getByRole('button', { name: /Recruit/ }),
    dock(page).getByRole('button', { name: 'Choose an Order' }),
    page.getByRole('region', { name: 'Your cards' }).getByRole('button').first(),
  ];
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part, `${width}x${height}`).toBeInViewport({ ratio: 0.99 });
  }
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('all nine Orders are in sight, and the lifted one is read above them', async ({ page }) => {
    const shows = ({ id, state }: Asked<Realm>) => id === 'RNW-D07' && state.year >= 2;
    await putOnTheTable(page, await sceneOf(shows, 4, { bow: 'on' }));
    const list = page.getByRole('list', { name: 'Your Orders' });
    const cards = list.getByRole('button');
    await expect(cards).toHaveCount(9);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    const before = await list.boundingBox();
    await cards.filter({ hasText: 'Recruit' }).tap();
    await expect(dock(page).getByText(/gain its units/)).toBeInViewport({ ratio: 1 });
    await expect(dock(page).getByRole('button', { name: 'Choose Recruit' })).toBeInViewport({ ratio: 1 });
    expect(await list.boundingBox()).toEqual(before);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  });
});

test('a press on a player opens the realm with its dials and units', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D07' && state.year >= 2));
  await page.getByRole('button', { name: 'Berengar: show everything' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Dials' }).getByRole('img')).toHaveCount(3);
});

test('whoever leaves the rows of a battle to a standing order is not asked before them', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id }) => id === 'RNW-D47'));
  const question = dock(page).getByText('A row of battle starts');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const order = page.getByRole('checkbox', { name: 'Play no card in a battle until one is over' });
  const before = await decisions(page);
  await order.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await expect(question).toBeHidden();
});

/** What stands in the rows of a battle, without numbers. */
const ranks = ({ battle }: State): string =>
  JSON.stringify(battle?.lines.map(line => line.map(({ type, damage, routed }) => [type, damage, routed])));

/** The same unit may be struck twice in a row, and all stand where they stood. */
function strikesTwice({ id, options, state }: Asked<Realm>): boolean {
  if (id !== 'RNW-D27') return false;
  return options.every((option, index) => {
    const after = runewars.rules.clone(state as unknown as State);
    runewars.rules.apply(after, 0, index);
    const isAskedAgain = after.ask?.id === id && after.ask.options[0]?.some(({ code }) => code === option.code);
    return isAskedAgain && ranks(after) === ranks(state as unknown as State);
  });
}

test('two hurried presses on a unit are two choices', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(strikesTwice));
  const before = await decisions(page);
  const unit = page.locator('[data-offer="unit"]').first();
  await unit.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spot = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerType: 'mouse' };
    for (let press = 0; press < 2; press++) {
      for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, spot));
      (element as HTMLElement).click();
    }
  });
  await expect.poll(() => decisions(page)).toBeGreaterThanOrEqual(before + 2);
});

test('with everything in the box a season of a game of 4 is played, and every card and hero can be seen', async ({
  page,
}) => {
  const options = { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' };
  await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D07' && state.year >= 3, 4, options));
  await page
    .getByRole('button', { name: /: show everything/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Development cards')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Commander, /)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-runewars-board] [data-army] [data-banner]').count()).toBeGreaterThan(1);
  await playSome(page, 12);
});

test('a commander tells in a battle what his card does', async ({ page }) => {
  const options = { bow: 'on', cmd: 'on' };
  const leads = ({ state }: Asked<Realm>) => (state as unknown as State).cmd.battle?.leaders.flat().length === 1;
  await putOnTheTable(page, await sceneOf(leads, 2, options));
  await expect(page.locator('[data-command^="CM"] small')).toHaveText(/\w/);
});

test('portals are linked on the map while a way is chosen', async ({ page }) => {
  const shows = ({ id, state }: Asked<Realm>) => id === 'RNW-D10' && portals(state as unknown as State).length === 2;
  await putOnTheTable(page, await sceneOf(shows, 4, { explore: 'on' }));
  await expect(page.locator('[data-portals="2"] path')).toHaveCount(1);
});

test('axe has nothing to say about a table of 4, by day, by night and on a phone', async ({ page }) => {
  await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D10' && state.year >= 3, 4));
  await soundDayAndNight(page, 'activating an area');
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, 'activating an area on a phone');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('numbers and names are there when the map has come nearer', async ({ page }) => {
    await putOnTheTable(page, await sceneOf(({ id, state }) => id === 'RNW-D10' && state.year >= 3, 4));
    const map = page.locator('[data-map]');
    await page.getByRole('button', { name: 'Nearer' }).click();
    await expect(map).toHaveAttribute('data-distance', 'near');
    await expect(map.locator('[data-army] circle + text[data-too-small]')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width}x${height} a battle leaves its area and most of the map free`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await putOnTheTable(
      page,
      await gameFor<Realm & Pick<State, 'battle'>>({
        title: 'runewars',
        seats: 2,
        shows: ({ id, state }) => id === 'RNW-D27' && state.battle?.isAgainstNeutrals === false,
      }),
    );
    const panel = page.getByRole('region', { name: /^Battle in / });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    const name = (await panel.getAttribute('aria-label'))!.replace('Battle in ', '');
    const [covered, map] = [(await panel.boundingBox())!, (await page.locator('[data-map]').boundingBox())!];
    expect((covered.width * covered.height) / (map.width * map.height)).toBeLessThan(0.5);
    const isFree = await page.locator(`[data-area][data-spot="area.${name}"]`).evaluate(area => {
      const { left, top, width: w, height: h } = area.getBoundingClientRect();
      return document.elementFromPoint(left + w / 2, top + h / 2) === area;
    });
    expect(isFree).toBe(true);
  });
