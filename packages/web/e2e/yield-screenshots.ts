/**
 * Takes the pictures of Yield in docs/screenshots from a running app: `npx tsx packages/web/e2e/yield-screenshots.ts`,
 * all of them or those that are named. Each game is played by the rules up to the scene and put on the table as a
 * record. ADDRESS changes where the app is, FOLDER where the pictures go.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  chanceOf,
  type Random,
  randomFrom,
  recordHeader,
  sealRecord,
  seedFrom,
  writeRecord,
} from '@interregnum/kernel';
import { armiesIn, type State, yieldGame } from '@interregnum/yield';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

const ADDRESS = process.env.ADDRESS ?? 'http://localhost:4100';
const FOLDER = process.env.FOLDER ?? new URL('../../../docs/screenshots/', import.meta.url).pathname;
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PLAYERS = ['Regent', 'Berengar', 'Cosima', 'Doria', 'Edmund'];
const PATIENCE = 120_000;
/** Games that are looked through for a scene. */
const MOST_GAMES = 400;

interface Scene {
  /** The file, without its ending. */
  name: string;
  screen: typeof DESK;
  dark?: boolean;
  seats: number;
  options?: Readonly<Record<string, string>>;
  /** What the picture shows; left out: the end of the game. */
  shows?(s: State): boolean;
  /** Makes the scene livelier before the picture is taken. */
  then?(page: Page): Promise<void>;
}

// --- what is shown -------------------------------------------------------------------------------------------------

const asksViewer = (s: State, ...questions: string[]): boolean =>
  questions.includes(s.ask!.id) && s.ask!.seats.includes(0) && s.answers[0] === null;
const sidesInBattle = (s: State): number => (s.battle ? armiesIn(s.battle.remaining).length : 0);
const offers = (s: State, type: string): number => s.ask!.options[0]?.filter(o => o.type === type).length ?? 0;

const midst = (s: State): boolean => s.year === 2 && s.season >= 3 && asksViewer(s, 'YLD-D13') && offers(s, 'step') > 6;
const lateChoice = (s: State): boolean => s.year === 3 && s.season === 3 && asksViewer(s, 'YLD-D10');
const bigBattle = (sides: number) => (s: State) =>
  asksViewer(s, 'YLD-D21') && sidesInBattle(s) >= sides && s.battle!.plays.length >= 3 && s.handSize[0]! >= 4;
const retreat = (s: State): boolean =>
  asksViewer(s, 'YLD-D24') && armiesIn(s.battle!.defeated).length >= 2 && offers(s, 'retreat') >= 4;
const recruits = (s: State): boolean => s.year === 2 && asksViewer(s, 'YLD-D31');
const alliesAsked = (s: State): boolean =>
  asksViewer(s, 'YLD-D42') && s.battle!.plays.length >= 2 && s.handSize[0]! >= 3;

async function takeUpACard(page: Page): Promise<void> {
  await page.locator('[data-hand] [data-offer]').first().click();
}

const LEADERS = { leaders: 'pick' };
const TEAMS = { mode: 'teams', allies: 'either' };

const SCENES: readonly Scene[] = [
  { name: 'yield-2-table', screen: DESK, seats: 2, shows: midst },
  { name: 'yield-5-table', screen: DESK, seats: 5, options: LEADERS, shows: lateChoice },
  { name: 'yield-5-battle', screen: DESK, seats: 5, options: LEADERS, shows: bigBattle(4), then: takeUpACard },
  { name: 'yield-retreat', screen: DESK, seats: 4, shows: retreat },
  { name: 'yield-team-battle', screen: DESK, seats: 4, options: TEAMS, shows: alliesAsked },
  { name: 'yield-5-end', screen: DESK, seats: 5, options: LEADERS },
  { name: 'yield-dark', screen: DESK, dark: true, seats: 3, options: LEADERS, shows: midst },
  { name: 'yield-phone-table', screen: PHONE, seats: 2, shows: midst },
  { name: 'yield-phone-cards', screen: PHONE, seats: 5, options: LEADERS, shows: lateChoice },
  { name: 'yield-phone-battle', screen: PHONE, seats: 5, options: LEADERS, shows: bigBattle(3) },
  { name: 'yield-phone-recruit', screen: PHONE, seats: 3, shows: recruits },
];

// --- games ---------------------------------------------------------------------------------------------------------

/** By chance, but as a player of sense might. */
function likely(weights: readonly number[], random: Random): number {
  let rest = (random.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex(weight => {
      rest -= weight;
      return rest < 0;
    }),
  );
}

/** The record of a game up to the scene; `null` when it does not come to that. */
function recordOf({ seats, options = {}, shows }: Scene, game: number): string | null {
  const seed = seedFrom(`picture ${game}`);
  const players = PLAYERS.slice(0, seats);
  const header = recordHeader(yieldGame, { options, seats, players, source: { seed, entropy: [] } });
  const s = yieldGame.rules.setup(header.options, seats, chanceOf({ seed, entropy: [] }));
  const random = randomFrom(seed);
  const answers: Answer[] = [];
  while (s.ask && !shows?.(s)) {
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    const option = likely(yieldGame.advice.priors(yieldGame.rules.view(s, seat)), random);
    answers.push({ seat, question: s.ask.id, code: s.ask.options[seat]![option]!.code });
    yieldGame.rules.apply(s, seat, option);
  }
  if (shows && !s.ask) return null;
  return writeRecord(sealRecord(header, answers, seed, yieldGame.rules.outcome(s)?.winners ?? null));
}

function gameFor(scene: Scene): string {
  for (let game = 1; game <= MOST_GAMES; game++) {
    const record = recordOf(scene, game);
    if (record !== null) return record;
  }
  throw new Error(`no game came to ${scene.name}`);
}

// --- pictures ------------------------------------------------------------------------------------------------------

async function putOnTheTable(page: Page, record: string): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'yield-')), 'game.jsonl');
  writeFileSync(file, record);
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Records' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await page.locator('main[data-panel="prompt"]').waitFor();
}

async function take(browser: Browser, scene: Scene): Promise<void> {
  const context = await browser.newContext({ ...scene.screen, colorScheme: scene.dark ? 'dark' : 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: 'instant', language: 'en' }));
  });
  await putOnTheTable(page, gameFor(scene));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(4500); // cards that were shown for a moment are gone again
  await scene.then?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${scene.name}.png`) });
  await context.close();
}

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const scene of SCENES) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  await take(browser, scene);
  console.log(scene.name);
}
await browser.close();
