/** A walk through the app, the same in every engine: games, a lesson, a table online, what the device keeps. */
import { expect } from '@playwright/test';
import type { OnlineServer } from '../online-table.ts';
import { playAlong } from '../play-along.ts';
import { pressOnAtTheEnd } from '../table.ts';
import type { Window } from './engine.ts';

export const TITLES = ['epix', 'hidden-leaders', 'old-kings-crown', 'runewars', 'yield'] as const;

const SETTINGS = { pace: 'instant', language: 'en', motion: 'reduced' };

/** A press or a line that is waited for: what of, and its words, one of these; without words any. */
interface Wanted {
  what: string;
  words: readonly string[];
}

/** Inside the page: marks the first that can be seen, so that it can be pressed. */
function mark({ what, words }: Wanted): boolean {
  for (const old of document.querySelectorAll('[data-marked]')) old.removeAttribute('data-marked');
  const wordsOf = (each: Element) => {
    const label = each instanceof HTMLInputElement ? each.labels?.[0] : null;
    return (label ?? each).textContent.trim();
  };
  const found = [...document.querySelectorAll(what)].find(
    each =>
      (words.length === 0 || words.includes(each.getAttribute('aria-label') ?? wordsOf(each))) &&
      each.getClientRects().length > 0 &&
      !each.matches(':disabled'),
  );
  found?.setAttribute('data-marked', '');
  return found !== undefined;
}

async function see(window: Window, what: string, ...words: string[]): Promise<void> {
  const isThere = () => window.run(mark, { what, words });
  await expect.poll(isThere, { message: `${what} ${words.join(' or ')}` }).toBe(true);
}

/** What is drawn anew just before it is pressed is looked for again. */
async function press(window: Window, what: string, ...words: string[]): Promise<void> {
  await expect(async () => {
    await see(window, what, ...words);
    await window.press('[data-marked]');
  }).toPass({ timeout: 60_000 });
}

async function type(window: Window, label: string, text: string): Promise<void> {
  await see(window, 'input', label);
  await window.type('[data-marked]', text);
}

const TABLE = '[data-at]';
const MY_TURN = '[data-mine="true"] h2';

/** Inside the page: what goes wrong in it, and how many tones are played, from now on. */
function listen(): void {
  const heard = { troubles: [] as string[], tones: 0 };
  Object.assign(globalThis, { heard });
  addEventListener('error', event => {
    /** Something is laid out a frame later; only WebKit calls that an error. */
    if (!event.message.startsWith('ResizeObserver loop')) heard.troubles.push(event.message);
  });
  addEventListener('unhandledrejection', event => heard.troubles.push(String(event.reason)));
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...args) {
    heard.tones++;
    return start.apply(this, args);
  };
}

const heardIn = (window: Window) =>
  window.run(() => (globalThis as unknown as { heard: { troubles: string[]; tones: number } }).heard);

/** Opens a page of the app as somebody with these settings. */
async function visit(window: Window, url: string): Promise<void> {
  await window.goTo(url);
  const isNew = await window.run(settings => {
    if (localStorage.getItem('interregnum.settings') === settings) return false;
    localStorage.setItem('interregnum.settings', settings);
    return true;
  }, JSON.stringify(SETTINGS));
  if (isNew) await window.reload();
  await window.run(listen);
  await window.run(pressOnAtTheEnd);
}

const decisions = (window: Window) =>
  window.run(() => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at));

const tables = (window: Window) =>
  window.run(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('interregnum');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('cards').objectStore('cards').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Against bots that do not think, and always the same game. */
async function setUp(window: Window, url: string, title: string): Promise<void> {
  await visit(window, `${url}/`);
  await window.run(
    (key, plan) => localStorage.setItem(key, plan),
    `interregnum.setup.${title}`,
    JSON.stringify({ seats: 2, roles: ['person', 'random', 'random', 'random', 'random', 'random'] }),
  );
  await visit(window, `${url}/new/${title}`);
  await press(window, 'summary');
  await see(window, 'details input[spellcheck="false"]');
  await window.type('[data-marked]', title);
}

async function begin(window: Window, url: string, title: string): Promise<void> {
  await setUp(window, url, title);
  await press(window, 'button', 'Play');
  await see(window, TABLE);
}

/** One press of Play, ten answers, and all of it is there again after a reload. */
export async function playTitle(window: Window, url: string, title: string, picture: string | null): Promise<void> {
  await setUp(window, url, title);
  const before = await tables(window);
  await press(window, 'button', 'Play');
  await see(window, TABLE);
  expect(await tables(window)).toBe(before + 1);
  await window.run(playAlong, { seed: 1, answers: 10 });
  await see(window, MY_TURN);
  if (picture) await window.picture(picture);
  const { troubles, tones } = await heardIn(window);
  expect(troubles).toEqual([]);
  expect(tones).toBeGreaterThan(0);
  const given = await decisions(window);
  expect(given).toBeGreaterThanOrEqual(10);
  await window.reload();
  await see(window, MY_TURN);
  expect(await decisions(window)).toBe(given);
}

export async function takeLesson(window: Window, url: string): Promise<void> {
  await visit(window, `${url}/learn/epix`);
  const at = () => window.run(() => document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach ?? '');
  await see(window, '[data-coach] button', 'Next', 'Do it for me');
  for (let step = await at(); step !== 'over'; step = await at()) {
    /** Pressed again where the coach was just about to speak. */
    await expect(async () => {
      if ((await at()) !== step) return;
      if (await window.run(mark, { what: '[data-coach] button', words: ['Next', 'Do it for me'] })) {
        await window.press('[data-marked]');
      }
      await expect.poll(at, { timeout: 3000 }).not.toBe(step);
    }).toPass({ timeout: 60_000 });
  }
  await press(window, '[data-coach] button', 'Play now');
  await see(window, '[data-panel="prompt"]');
  expect((await heardIn(window)).troubles).toEqual([]);
}

/** Another name of the same machine: who comes by it is somebody else for the browser. */
const byNumber = (address: string) => address.replace('localhost', '127.0.0.1');

async function takeName(window: Window, name: string, button: string): Promise<void> {
  await type(window, 'Your name', name);
  await press(window, 'button', button);
  const isAsked = () => window.run(mark, { what: 'input', words: ['Your name'] });
  await expect.poll(isAsked).toBe(false);
}

/** Two people in two windows make a table, sit down and play. */
export async function playOnline(ada: Window, bo: Window, url: string): Promise<void> {
  await visit(ada, `${url}/online`);
  await takeName(ada, 'Ada', 'Use this name');
  await press(ada, 'a', 'New table');
  await press(ada, 'label', '2');
  await press(ada, 'button', 'Make the table');
  await see(ada, 'input[aria-label="Invitation link"]');
  const link = await ada.run(() => document.querySelector<HTMLInputElement>('[data-marked]')!.value);
  await visit(bo, byNumber(link));
  await takeName(bo, 'Bo', 'Sit down');
  await press(ada, 'button', 'Start the game');
  for (const window of [ada, bo]) await see(window, TABLE);
  await Promise.all([ada, bo].map((window, seed) => window.run(playAlong, { seed, until: 20 })));
  for (const window of [ada, bo]) {
    await expect.poll(() => decisions(window)).toBeGreaterThanOrEqual(20);
    expect((await heardIn(window)).troubles).toEqual([]);
  }
}

/** A game goes from one window to another and back. */
export async function takeOver(first: Window, second: Window, url: string): Promise<void> {
  await begin(first, url, 'epix');
  await visit(second, await first.run(() => location.href));
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    await press(to, 'button', 'Play here');
    await see(to, TABLE);
    await see(from, 'h1', 'This game goes on in another window');
  }
}

/** Whether the engine keeps the app for offline play; if so, it opens and plays without its server. */
export async function playOffline(window: Window, server: OnlineServer): Promise<boolean> {
  await visit(window, `${server.url}/`);
  if (!(await window.run(() => 'serviceWorker' in navigator))) return false;
  const isKept = () => window.run(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(isKept).toBe('activated');
  await window.reload();
  await server.kill();
  try {
    await begin(window, server.url, 'yield');
    await window.run(playAlong, { seed: 1, answers: 3 });
    expect((await heardIn(window)).troubles).toEqual([]);
  } finally {
    await server.start();
  }
  return true;
}
