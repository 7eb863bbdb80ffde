/** WebKit, the engine of Safari: its own driver and small browser, on a screen that nobody looks at. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import WebDriver, { type Client } from 'webdriver';
import type { Webkit } from '../../../../scripts/engines.mjs';
import { type Engine, SIZE, type Window, within } from './engine.ts';

/** In seconds. */
const COMMAND = 60;
const SCRIPT = 120;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A screen of any number that is free; the number. */
async function startScreen(program: string): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await within(COMMAND, 'the screen', once(screen.stdio[3] as Readable, 'data'))) as [Buffer];
  return [screen, String(number).trim()];
}

/** The driver listens a little after it was started. */
async function answers(port: number): Promise<void> {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** One command after the other: each goes to the window that was chosen last. */
function commands(client: Client) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(handle: string, what: string, work: () => Promise<T>): Promise<T> => {
    const command = () => client.switchToWindow(handle).then(work);
    const done = last.then(() => within(COMMAND, what, command()));
    last = done.catch(() => {});
    return done;
  };
}

function windowOf(client: Client, handle: string, inTurn: ReturnType<typeof commands>): Window {
  const command = <T>(what: string, work: () => Promise<T>) => inTurn(handle, what, work);
  const script = (source: string) => command('a script', () => client.executeScript(source, [])) as Promise<unknown>;
  const find = async (selector: string) =>
    Object.values(await client.findElement('css selector', selector))[0] as string;

  /** What takes long is begun, then asked for again and again, so that other windows have their turn meanwhile. */
  async function run(work: (...args: never) => unknown, ...args: readonly unknown[]): Promise<unknown> {
    await script(`globalThis.ran = null;
      Promise.resolve().then(() => (${work})(...${JSON.stringify(args)}))
        .then(value => { ran = { value }; }, error => { ran = { error: String(error?.stack ?? error) }; });`);
    for (;;) {
      const ran = (await script('return globalThis.ran ?? null')) as { value?: unknown; error?: string } | null;
      if (ran?.error !== undefined) throw new Error(ran.error);
      if (ran) return ran.value;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }

  return {
    goTo: url => command('a page', () => client.navigateTo(url)) as Promise<void>,
    reload: () => command('a page', () => client.refresh()) as Promise<void>,
    run: (work, ...args) => within(SCRIPT, 'a script', run(work, ...args)) as never,
    press: selector => command('a press', async () => client.elementClick(await find(selector))),
    type: (selector, text) => command('typing', async () => client.elementSendKeys(await find(selector), text)),
    picture: async path =>
      writeFile(path, Buffer.from(await command('a picture', () => client.takeScreenshot()), 'base64')),
    close: async () => void (await command('closing', () => client.closeWindow())),
  };
}

export async function webkit(here: Webkit): Promise<Engine> {
  const [screen, number] = await startScreen(here.screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(here.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    await within(COMMAND, 'the driver', answers(port));
    const client = await WebDriver.newSession({
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'silent',
      connectionRetryCount: 0,
      connectionRetryTimeout: COMMAND * 1000,
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: here.browser, args: ['--automation'] },
      } as WebdriverIO.Capabilities,
    });
    const inTurn = commands(client);
    const first = await client.getWindowHandle();
    return {
      async open() {
        const { handle } = await inTurn(first, 'a window', () => client.createWindow('window'));
        const opened = windowOf(client, handle, inTurn);
        await inTurn(handle, 'a size', () => client.setWindowRect(0, 0, SIZE.width, SIZE.height));
        return opened;
      },
      async close() {
        await client.deleteSession().catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
