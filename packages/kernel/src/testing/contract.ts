/** What every title must keep: a list of named checks that throw. A title's test file runs them all. */
import { seedFrom } from '../chance.ts';
import { replay, verify } from '../course/replay.ts';
import type { Fact } from '../events.ts';
import { factsFor } from '../events.ts';
import type { Flow, Frame } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { say } from '../phrase.ts';
import { randomFrom } from '../random.ts';
import { type Answer, recordHeader, sealRecord, writeRecord } from '../record.ts';
import { type Check, named } from './check.ts';
import { checkDamaged } from './damage.ts';
import { ofThisRun } from './nightly.ts';
import {
  kindName,
  type Move,
  playRandomly,
  type RandomGame,
  randomMove,
  startOf,
  type TableKind,
  tableKinds,
} from './random-play.ts';
import { pairsOf, sampleTables, type TableSample } from './sample.ts';
import { findLeaks } from './secrecy.ts';

export interface ContractSettings<S> {
  /** Games for each kind of table. */
  games: number;
  /** In long games the checks that compare whole states look at one question in so many; at all of them if left out. */
  every?: number;
  /** Games from other beginnings, by name: tables at which what seldom happens happens. */
  also?: Readonly<Record<string, () => readonly RandomGame<S>[]>>;
}

type AnyGame<S extends Flow<BaseOption>> = Game<S>;

function fail(message: string): never {
  throw new Error(message);
}

/** Two plain values must be the same, byte for byte. */
function same(what: string, a: unknown, b: unknown): void {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  if (x === y) return;
  const at = [...x].findIndex((c, i) => c !== y[i]);
  fail(
    `${what} differ at ${at}: …${x.slice(Math.max(0, at - 60), at + 60)}… and …${y.slice(Math.max(0, at - 60), at + 60)}…`,
  );
}

const seedsOf = (kind: TableKind, games: number, purpose: string) =>
  Array.from({ length: games }, (_, i) => `${purpose}, ${kindName(kind)}, game ${i + 1}`);

/** All checks for all kinds of tables, or for a sample of them if there are many. A failing check names the seed, which is enough to play the game again. */
export function contract<S extends Flow<BaseOption>>(
  game: AnyGame<S>,
  { games, every = 1, also = {} }: ContractSettings<S>,
): Check[] {
  const checks: [purpose: string, play: (one: RandomGame<S>) => void][] = [
    ['plays to the end and keeps every invariant', one => keepsInvariants(game, one)],
    ['goes on from JSON at every question', one => survivesJson(game, one)],
    ['has clones that are equal and share nothing', one => clonesApart(game, one)],
    ['has clones whose frames share no list and no map', one => framesApart(game, one)],
    ['has options with unique codes and words', one => optionsAreSound(game, one)],
    ['refuses what is not an option and changes nothing', one => refusesWrongAnswers(game, one)],
    ['has positions that can be written and read', one => positionsRoundTrip(game, one, every)],
    ['has positions that are refused or sound when they are damaged', one => survivesDamage(game, one)],
    ['keeps its secrets, and made-up worlds are whole', one => keepsSecrets(game, one, every)],
    ['is told in words by its events', one => eventsHaveWords(game, one)],
    ['has events that share nothing with the state, nor one form with the other', one => eventsApart(game, one)],
  ];
  const fromTheDeal: typeof checks = [
    ...checks,
    ['replays and verifies from its record', one => recordsVerify(game, one)],
  ];
  const sample = sampleTables(game);
  return [
    sampleIsFair(game, sample),
    ...sample.kinds.flatMap(kind =>
      fromTheDeal.map(([name, play]) => ({
        name: `${kindName(kind)}: ${name}`,
        run: () => {
          for (const seed of seedsOf(kind, games, name)) playNamed(play, { kind, seed });
        },
      })),
    ),
    ...Object.entries(also).flatMap(([table, played]) =>
      checks.map(([name, play]) => ({
        name: `${table}: ${name}`,
        run: () => {
          for (const one of played()) playNamed(play, one);
        },
      })),
    ),
  ];
}

function playNamed<S>(play: (one: RandomGame<S>) => void, game: RandomGame<S>): void {
  const one = ofThisRun(game);
  named(`seed '${one.seed}'`, () => play(one));
}

const sampleIsFair = (game: Pick<Game, 'meta'>, { kinds, of, seed }: TableSample): Check => ({
  name: `${kinds.length} of ${of} kinds of tables have every pair of choices (sample '${seed}')`,
  run: () => {
    const pairs = new Set(kinds.flatMap(pairsOf));
    const missing = tableKinds(game)
      .flatMap(pairsOf)
      .filter(pair => !pairs.has(pair));
    if (missing.length > 0) fail(`no table has ${missing.join('; ')}`);
  },
});

function keepsInvariants<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  const check = (s: S) => {
    const broken = game.proof.broken(s);
    if (broken.length > 0) fail(broken.join('; '));
  };
  const end = playRandomly(game, one, check, check);
  if (!game.rules.outcome(end)) fail('the game ended without an outcome');
}

/** A twin goes through JSON after every answer and must not drift from the original. */
function survivesJson<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  let twin: S | null = null;
  playRandomly(
    game,
    one,
    s => {
      twin = JSON.parse(JSON.stringify(twin ?? s)) as S;
    },
    (s, move) => {
      game.rules.apply(twin!, move.seat, move.option);
      same('the game and its twin from JSON', s, twin);
    },
  );
}

function clonesApart<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  playRandomly(game, one, (s, move) => {
    const before = JSON.stringify(s);
    const copy = game.rules.clone(s);
    same('the game and its clone', s, copy);
    playOn(game, copy, move, one.seed);
    if (JSON.stringify(s) !== before) fail('playing on with the clone changed the original');
  });
}

/** Locals are plain data of any depth. What an `each` step goes through never changes, so `items` may be shared. */
function framesApart<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  playRandomly(game, one, s => {
    const shared = sharedIn(s.frames, game.rules.clone(s).frames);
    if (shared) fail(`a clone shares ${shared} with the original at ${s.ask!.id}`);
  });
}

/** The path to the first list or map that two stacks of frames share, or `null`. */
export function sharedIn(frames: readonly Frame[], others: readonly Frame[]): string | null {
  if (frames === others) return 'its frames';
  for (const [i, frame] of frames.entries()) {
    const other = others[i]!;
    if (frame === other) return `the frame ${frame.proc}.${frame.step}`;
    const path = sharedValue(frame.locals, other.locals, 'locals');
    if (path) return `${path} of ${frame.proc}.${frame.step}`;
  }
  return null;
}

function sharedValue(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null) return null;
  if (a === b) return path;
  for (const [key, value] of Object.entries(a)) {
    const found = sharedValue(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

function playOn<S extends Flow<BaseOption>>(game: AnyGame<S>, s: S, move: Move, seed: string): void {
  game.rules.apply(s, move.seat, move.option);
  const random = randomFrom(seed);
  for (let i = 0; i < 12 && s.ask; i++) {
    const next = randomMove(game, s, random);
    game.rules.apply(s, next.seat, next.option);
  }
}

function optionsAreSound<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  playRandomly(game, one, s => {
    for (const seat of s.ask!.seats) {
      const options = s.ask!.options[seat]!;
      const codes = options.map(o => o.code);
      if (new Set(codes).size !== codes.length) fail(`two options have the same code: ${codes.join(' ')}`);
      const v = game.rules.view(s, seat);
      for (const [language, catalogue] of Object.entries(game.words.texts)) {
        const wording = { catalogue, locale: language, seatName: (x: number) => `P${x + 1}` };
        for (const o of options) say(game.words.describe(o, v), wording);
        say(game.words.prompt(v)!.phrase, wording);
        say(game.words.prompt(game.rules.view(s, null))!.phrase, wording);
      }
      const clock = game.advice.timeout(v, randomFrom('clock'));
      if (!options[clock]) fail(`when the clock runs out at ${s.ask!.id} there is no option ${clock}`);
      if (game.advice.priors(v).length !== options.length) fail(`${s.ask!.id} does not have a prior for each option`);
    }
  });
}

function refusesWrongAnswers<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  playRandomly(game, one, s => {
    const before = JSON.stringify(s);
    const wrong: [number, number][] = s.answers.map((_, seat) => [seat, s.ask!.options[seat]?.length ?? 0]);
    for (const [seat, option] of [
      ...wrong,
      [s.seats, 0],
      [-1, 0],
      [s.ask!.seats[0]!, -1],
      [s.ask!.seats[0]!, 0.5],
    ] as const) {
      let refused = false;
      try {
        game.rules.apply(s, seat, option);
      } catch {
        refused = true;
      }
      if (!refused) fail(`seat ${seat + 1} could take option ${option} at ${s.ask?.id}`);
    }
    if (JSON.stringify(s) !== before) fail('a refused answer changed the state');
  });
}

function positionsRoundTrip<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>, every: number): void {
  const { options, seats } = one.kind;
  const random = randomFrom(`${one.seed}, looks`);
  const check = (s: S) => {
    if (s.ask && random.below(every) > 0) return;
    const written = JSON.parse(JSON.stringify(game.proof.position.write(s)));
    same('a state and its position', s, game.proof.position.read(written, options, seats));
  };
  playRandomly(game, one, check, check);
}

/** One question in … has its position damaged. */
const DAMAGED = 4;

function survivesDamage<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  const random = randomFrom(`${one.seed}, damaged`);
  playRandomly(game, one, s => {
    if (random.below(DAMAGED) === 0) checkDamaged(game, s, one.kind, random);
  });
}

function keepsSecrets<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>, every: number): void {
  const [leak] = findLeaks(game, [one], { every });
  if (leak) fail(`${JSON.stringify(leak, null, 1)}`);
}

function eventsHaveWords<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  const check = (news: readonly Fact<BaseEvent>[]) => {
    for (const [language, catalogue] of Object.entries(game.words.texts)) {
      const wording = { catalogue, locale: language, seatName: (x: number) => `P${x + 1}` };
      for (const seat of [null, 0]) for (const event of factsFor(news, seat)) say(game.words.tell(event), wording);
    }
  };
  const end = playRandomly(
    game,
    one,
    () => {},
    (_s, _move, news) => check(news),
  );
  for (const [language, catalogue] of Object.entries(game.words.texts)) {
    say(game.rules.outcome(end)!.reason, { catalogue, locale: language, seatName: x => `P${x + 1}` });
  }
}

/** What was told stays as it was told, whatever the state becomes. */
function eventsApart<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  const check = (s: S, news: readonly Fact<BaseEvent>[]) => {
    const shared = sharedByNews(news, s);
    if (shared) fail(shared);
  };
  const dealt: Fact<BaseEvent>[] = [];
  check(startOf(game, one, dealt), dealt);
  playRandomly(
    game,
    one,
    () => {},
    (s, _move, news) => check(s, news),
  );
}

/** Which list or map of an event another event, its other form or the state holds as well; `null`: none. */
export function sharedByNews(news: readonly Fact<BaseEvent>[], state: object): string | null {
  const told = new Map<object, string>();
  for (const form of news.flatMap(({ open, closed }) => [open, closed])) {
    if (form === null) continue;
    const where = sharedPath(form, told, form.type);
    if (where) return `${told.get(where.value)} and ${where.path} are the same`;
    remember(form, form.type, told);
  }
  const where = told.size === 0 ? null : sharedPath(state, told, 'the state');
  return where && `${told.get(where.value)} of an event is ${where.path}`;
}

const partsOf = (value: object): [key: string, part: object][] =>
  Object.entries(value).filter(([, part]) => typeof part === 'object' && part !== null);

/** The lists and maps in an event, and the event itself. */
function remember(value: object, path: string, told: Map<object, string>): void {
  told.set(value, path);
  for (const [key, part] of partsOf(value)) remember(part, `${path}.${key}`, told);
}

function sharedPath(
  value: object,
  told: ReadonlyMap<object, string>,
  path: string,
): { value: object; path: string } | null {
  if (told.has(value)) return { value, path };
  for (const [key, part] of partsOf(value)) {
    const found = sharedPath(part, told, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

function recordsVerify<S extends Flow<BaseOption>>(game: AnyGame<S>, one: RandomGame<S>): void {
  const { kind, seed } = one;
  const source = { seed: seedFrom(seed), entropy: Array.from({ length: kind.seats }, (_, i) => `seat ${i + 1}`) };
  const header = recordHeader(game, { ...kind, players: [], source });
  const answers: Answer[] = [];
  const start = replay(game, { header, answers }, source.seed).state;
  const end = playRandomly(game, { ...one, start: () => start }, (s, { seat, option }) => {
    answers.push({ seat, question: s.ask!.id, code: s.ask!.options[seat]![option]!.code });
  });
  const record = sealRecord(header, answers, source.seed, game.rules.outcome(end)!.winners);
  same('the game and its replay', end, replay(game, record, source.seed).state);
  const { problems } = verify(game, writeRecord(record));
  if (problems.length > 0) fail(problems.map(p => `line ${p.line}: ${p.message}`).join('; '));
}
