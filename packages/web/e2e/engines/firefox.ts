/** Firefox, driven over WebDriver BiDi. */
import { launch, type Page } from 'puppeteer-core';
import { type Engine, SIZE, type Window, within } from './engine.ts';

const COMMAND = 60;

function windowOf(page: Page): Window {
  page.setDefaultTimeout(COMMAND * 1000);
  return {
    goTo: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (work, ...args) => within(2 * COMMAND, 'a script', page.evaluate(work as never, ...args) as never),
    press: selector => within(COMMAND, 'a press', page.click(selector)),
    type: (selector, text) => within(COMMAND, 'typing', page.type(selector, text)),
    picture: async path =>
      void (await within(COMMAND, 'a picture', page.screenshot({ path: path as `${string}.png` }))),
    close: () => page.close(),
  };
}

export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    protocol: 'webDriverBiDi',
    defaultViewport: SIZE,
  });
  return {
    /** Not a tab: what nobody sees is not drawn. */
    open: async () => windowOf(await browser.newPage({ type: 'window' })),
    close: () => browser.close(),
  };
}
