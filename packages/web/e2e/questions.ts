/** Every question of a title as one of its scenarios asks it, put on one table after another. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASK as EPIX } from '@interregnum/epix';
import { ASK as HIDDEN_LEADERS } from '@interregnum/hidden-leaders';
import {
  type BaseOption,
  chanceFrom,
  type Flow,
  findOption,
  type Game,
  readScenario,
  type ScenarioData,
  type Seat,
  type SetupChoices,
  say,
} from '@interregnum/kernel';
import { ASK as OLD_KINGS_CROWN } from '@interregnum/old-kings-crown';
import { ASK as RUNEWARS } from '@interregnum/runewars';
import { shelf } from '@interregnum/shelf';
import { ASK as YIELD } from '@interregnum/yield';
import type { Page } from '@playwright/test';
import { parseAllDocuments } from 'yaml';
import type { Moment, WorkerMessage } from '../src/local/messages.ts';
import type { Settings } from '../src/settings/settings.ts';
import { startTitle } from './table.ts';

/** The questions of each title; one that no scenario asks fails the walk by its name. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  epix: Object.values(EPIX),
  'hidden-leaders': Object.values(HIDDEN_LEADERS),
  yield: Object.values(YIELD),
  'old-kings-crown': Object.values(OLD_KINGS_CROWN),
  runewars: Object.values(RUNEWARS),
};
export const TITLES = Object.keys(ASKED);
const SCENARIOS = new URL('../../games/', import.meta.url).pathname;
const NAMES = ['Regent', 'Berengar', 'Cosima', 'Doria', 'Edmund', 'Faustina'];

/** A question to somebody, with all that the table knows of it. */
export interface Asked {
  id: string;
  seat: Seat;
  seats: number;
  options: SetupChoices;
  view: Moment['view'];
  pending: Seat[];
  /** How much there is to read. */
  letters: number;
}

function scenariosOf(game: Game): ScenarioData[] {
  const folder = join(SCENARIOS, game.meta.id, 'scenarios');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .flatMap(file => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
    .map(document => readScenario(game, document.toJS()));
}

function askedOf(game: Game, s: Flow<BaseOption>, { seats, options }: ScenarioData): Asked[] {
  const { ask } = s;
  if (!ask) return [];
  return ask.seats.map(seat => {
    const view = game.rules.view(s, seat);
    const wording = { catalogue: game.words.texts.en!, seatName: (each: Seat) => NAMES[each]! };
    const words = ask.options[seat]!.map(option => say(game.words.describe(option, view), wording).length);
    const letters =
      Math.max(...words) +
      Math.min(
        600,
        words.reduce((sum, each) => sum + each, 0),
      );
    const pending = ask.seats.filter(each => s.answers[each] === null);
    return { id: ask.id, seat, seats, options, view, pending, letters };
  });
}

/** What is asked at each answer of a scenario. */
function* playedThrough(game: Game, scenario: ScenarioData): Generator<Asked> {
  const { position, options, seats, seed, play } = scenario;
  const s = position
    ? game.proof.position.read(position, options, seats, [])
    : game.rules.setup(options, seats, chanceFrom(seed), []);
  yield* askedOf(game, s, scenario);
  for (const entry of play) {
    for (const [who, what] of Object.entries(entry as Record<string, unknown>)) {
      if (who === 'expect') continue;
      const seat = Number(who) - 1;
      for (const code of Array.isArray(what) ? what : [what]) {
        const index = findOption(s.ask?.options[seat] ?? [], String(code));
        if (index < 0) return;
        game.rules.apply(s, seat, index, []);
        yield* askedOf(game, s, scenario);
      }
    }
  }
}

/** Of each question of the title the asking with most to read. */
export async function questionsOf(title: string): Promise<Asked[]> {
  const game = (
    await shelf(false)
      .find(({ meta }) => meta.id === title)!
      .rules()
  ).default;
  const most = new Map<string, Asked>();
  for (const scenario of scenariosOf(game)) {
    for (const asked of playedThrough(game, scenario)) {
      if (asked.letters > (most.get(asked.id)?.letters ?? -1)) most.set(asked.id, asked);
    }
  }
  const missing = ASKED[title]!.filter(id => !most.has(id));
  if (missing.length > 0) throw new Error(`no scenario of ${title} asks ${missing.join(', ')}`);
  return [...most.values()];
}

/** Inside the page, before anything else: the workers of the app can be spoken for. */
function keepWorkers(): void {
  const kept: Worker[] = [];
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      kept.push(this);
    }
  };
  Object.assign(globalThis, { workersOfTheApp: kept });
}

/** A table of the title, on which any of its questions can be put. */
export async function openAnyTable(
  page: Page,
  title: string,
  chosen: Partial<Settings>,
): Promise<(asked: Asked) => Promise<void>> {
  await page.addInitScript(keepWorkers);
  await startTitle(page, title);
  const settings = JSON.stringify({ pace: 'instant', sound: 'off', ...chosen });
  await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), settings);
  await page.reload();
  await page.locator('main[data-panel="prompt"]').waitFor();
  const table = page.url().split('/').at(-1)!;
  let at = 1000;
  return async ({ seat, seats, options, view, pending }) => {
    at++;
    const moment: Moment = {
      table,
      game: title,
      seats: NAMES.slice(0, seats).map((name, i) =>
        i === seat ? { kind: 'person', name } : { kind: 'bot', name, level: 'greedy' },
      ),
      options,
      at,
      question: at,
      viewer: seat,
      self: seat,
      view,
      news: [],
      log: { from: 0, entries: [] },
      pending,
      waiting: 'person',
      handover: null,
      takeBack: { may: 'no', why: 'nothing' },
      takeBacks: 0,
      orders: null,
      updated: null,
      whatIf: null,
      outcome: null,
      kept: true,
    };
    /** Taken away in between, so that nothing of the last question is left. */
    const away: WorkerMessage = { type: 'elsewhere', table, taken: false };
    await page.evaluate(speak, [away, { type: 'moment', moment }] satisfies WorkerMessage[]);
    await page.locator(`[data-at="${at}"] main[data-panel="prompt"] [data-mine="true"]`).waitFor();
  };
}

async function speak(messages: readonly unknown[]): Promise<void> {
  const { workersOfTheApp } = globalThis as unknown as { workersOfTheApp: Worker[] };
  for (const data of messages) {
    for (const worker of workersOfTheApp) worker.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise(requestAnimationFrame);
  }
}
