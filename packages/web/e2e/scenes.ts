/** Games played by the rules up to a scene, and put on the table as records. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type BaseOption,
  chanceOf,
  type Game,
  type Random,
  randomFrom,
  recordHeader,
  sealRecord,
  seedFrom,
  writeRecord,
} from '@interregnum/kernel';
import { shelf } from '@interregnum/shelf';
import type { Page } from '@playwright/test';

const PLAYERS = ['Regent', 'Berengar', 'Cosima', 'Doria', 'Edmund', 'Faustina'];
/** Games that are looked through for a scene. */
const MOST_GAMES = 400;

/** What the first seat is asked. */
export interface Asked<S = unknown> {
  id: string;
  options: readonly BaseOption[];
  state: S;
}

export interface Scene<S = unknown> {
  title: string;
  seats: number;
  options?: Readonly<Record<string, string>>;
  /** What is to be seen, at a question to the first seat; left out: the end of the game. */
  shows?(asked: Asked<S>): boolean;
  /** Where a game need not be played on, for it can come to that no more. */
  tooLate?(state: S): boolean;
}

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

async function rulesOf(title: string): Promise<Game> {
  const found = shelf(true).find(({ meta }) => meta.id === title);
  if (!found) throw new Error(`no title is called ${title}`);
  return (await found.rules()).default;
}

/** The record of a game up to the scene; `null` when it does not come to that. */
function recordOf<S>(game: Game, { seats, options = {}, shows, tooLate }: Scene<S>, nth: number): string | null {
  const seed = seedFrom(`picture ${nth}`);
  const header = recordHeader(game, {
    options,
    seats,
    players: PLAYERS.slice(0, seats),
    source: { seed, entropy: [] },
  });
  const s = game.rules.setup(header.options, seats, chanceOf({ seed, entropy: [] }));
  const random = randomFrom(seed);
  const answers: Answer[] = [];
  const isThere = () => {
    const own = s.ask?.seats.includes(0) && s.answers[0] === null ? s.ask.options[0] : null;
    return own != null && shows?.({ id: s.ask!.id, options: own, state: s as S });
  };
  while (s.ask && !isThere()) {
    if (tooLate?.(s as S)) return null;
    const { ask } = s;
    const seat = ask.seats.find(each => s.answers[each] === null)!;
    const option = likely(game.advice.priors(game.rules.view(s, seat)), random);
    answers.push({ seat, question: ask.id, code: ask.options[seat]![option]!.code });
    game.rules.apply(s, seat, option);
  }
  if (shows && !s.ask) return null;
  return writeRecord(sealRecord(header, answers, seed, game.rules.outcome(s)?.winners ?? null));
}

export async function gameFor<S>(scene: Scene<S>): Promise<string> {
  const game = await rulesOf(scene.title);
  for (let nth = 1; nth <= MOST_GAMES; nth++) {
    const record = recordOf(game, scene, nth);
    if (record !== null) return record;
  }
  throw new Error(`no game of ${scene.title} came to that`);
}

export async function putOnTheTable(page: Page, record: string, address = '/'): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'scene-')), 'game.jsonl');
  writeFileSync(file, record);
  await page.goto(address);
  await page.getByRole('button', { name: 'Records' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  const [dock, curtain] = [
    page.locator('main[data-panel="prompt"]'),
    page.getByRole('button', { name: /show my table/ }),
  ];
  await dock.or(curtain).waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await dock.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
