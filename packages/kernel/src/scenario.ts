/** Scenarios: a position, what is played, what must then hold. The proof of a rule, readable by anybody who plays. */
import { chanceFrom } from './chance.ts';
import { type Fact, factsFor } from './events.ts';
import type { Flow, Seat } from './flow.ts';
import { type BaseEvent, type BaseOption, findOption, type Game, type SetupChoices, setupChoices } from './game.ts';
import { entriesOf, isMap, listOf, NotationError, readSeat } from './notation/index.ts';
import { say, type Wording } from './phrase.ts';
import type { BaseView } from './sight.ts';

type Path = readonly (string | number)[];

/** A scenario as read from YAML. */
export interface ScenarioData {
  title: string;
  rules: readonly string[];
  seats: number;
  options: SetupChoices;
  position: Readonly<Record<string, unknown>> | null;
  seed: string;
  play: readonly unknown[];
  expect: unknown;
}

export interface Difference {
  path: Path;
  message: string;
}

const KEYS = ['title', 'rules', 'seats', 'options', 'position', 'seed', 'play', 'expect'];

/** Checks the shape of a scenario; throws a `NotationError`. */
export function readScenario(game: Pick<Game, 'meta'>, data: unknown): ScenarioData {
  if (!isMap(data)) throw new NotationError([], 'expected a scenario: title, rules, seats, position, play, expect');
  for (const key of Object.keys(data)) {
    if (!KEYS.includes(key)) throw new NotationError([key], `unknown '${key}': expected one of ${KEYS.join(', ')}`);
  }
  const { title, rules, seats, options, position, seed, play, expect } = data;
  if (typeof title !== 'string' || title === '') throw new NotationError(['title'], 'expected a title');
  const ids = listOf(rules, ['rules']);
  if (ids.length === 0 || !ids.every(id => typeof id === 'string'))
    throw new NotationError(['rules'], 'expected a list of rule ids');
  if (!game.meta.seats.includes(Number(seats))) {
    throw new NotationError(['seats'], `expected ${game.meta.seats.join(', ')} seats, not '${String(seats)}'`);
  }
  if (position !== undefined && position !== null && !isMap(position))
    throw new NotationError(['position'], 'expected a map');
  return {
    title,
    rules: ids as string[],
    seats: Number(seats),
    options: readOptions(game, options, Number(seats)),
    position: position ?? null,
    seed: String(seed ?? 'scenario'),
    play: listOf(play, ['play']),
    expect: expect ?? null,
  };
}

function readOptions(game: Pick<Game, 'meta'>, options: unknown, seats: number): SetupChoices {
  try {
    return setupChoices(game.meta, Object.fromEntries(entriesOf(options, ['options'])), seats);
  } catch (error) {
    if (error instanceof NotationError) throw error;
    throw new NotationError(['options'], (error as Error).message);
  }
}

interface Run<S> {
  game: Game<S & Flow<BaseOption>>;
  s: S & Flow<BaseOption>;
  news: Fact<BaseEvent>[];
  wording: Wording;
  differences: Difference[];
}

/** Plays a scenario and says what differed; empty when it holds. */
export function runScenario<S extends Flow<BaseOption>>(game: Game<S>, data: unknown): Difference[] {
  const scenario = readScenario(game, data);
  const news: Fact<BaseEvent>[] = [];
  const s = scenario.position
    ? game.proof.position.read(scenario.position, scenario.options, scenario.seats)
    : game.rules.setup(scenario.options, scenario.seats, chanceFrom(scenario.seed), news);
  const wording = { catalogue: game.words.texts.en!, seatName: (seat: Seat) => `P${seat + 1}` };
  const run: Run<S> = { game, s, news, wording, differences: [] };
  scenario.play.every((entry, i) => playEntry(run, entry, ['play', i]));
  if (run.differences.length === 0 && scenario.expect !== null) check(run, scenario.expect, ['expect']);
  if (run.differences.length === 0) checkLeftovers(run);
  return run.differences;
}

/** Scripted draws that nobody drew mean that the scenario does not show what it claims. */
function checkLeftovers<S>(run: Run<S>): void {
  const { chance } = run.s as { chance?: { script: readonly number[] | null } };
  if (chance?.script && chance.script.length > 0) {
    run.differences.push({ path: ['position', 'draws'], message: `draws left over: ${chance.script.join(', ')}` });
  }
}

/** `- 1: code`, `- 1: [code, code]` or `- expect: {…}`. Returns false when the play cannot go on. */
function playEntry<S>(run: Run<S>, entry: unknown, path: Path): boolean {
  for (const [who, what] of entriesOf(entry, path)) {
    if (who === 'expect') check(run, what, [...path, who]);
    else {
      const seat = readSeat(who, run.s.seats, [...path, who]);
      const codes = Array.isArray(what) ? what : [what];
      for (const code of codes) if (!answer(run, seat, String(code), [...path, who])) return false;
    }
  }
  return true;
}

function answer<S>({ game, s, news, differences, wording }: Run<S>, seat: Seat, code: string, path: Path): boolean {
  const options = s.ask?.options[seat] ?? null;
  const index = options ? findOption(options, code) : -1;
  if (options && index >= 0) {
    game.rules.apply(s, seat, index, news);
    return true;
  }
  const refusal = game.rules.refusal(game.rules.view(s, seat), code);
  const reason = refusal ? ` (${refusal.rule}: ${say(refusal.phrase, wording)})` : '';
  const asked = s.ask
    ? `the question is ${s.ask.id} to seat ${s.ask.seats.map(x => x + 1).join(', ')}`
    : 'the game is over';
  const offered = options ? `; options: ${options.map(o => o.code).join(' ')}` : '';
  differences.push({ path, message: `seat ${seat + 1} cannot answer '${code}'${reason}; ${asked}${offered}` });
  return false;
}

// --- expectations ------------------------------------------------------------------------------------------------

const matches = (pattern: string, code: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(code);

function check<S>(run: Run<S>, expected: unknown, path: Path): void {
  const { game, s } = run;
  const facts: Record<string, unknown> = {};
  for (const [key, value] of entriesOf(expected, path)) {
    const at = [...path, key];
    if (key === 'options') checkOptions(run, value, at);
    else if (key === 'refused') checkRefused(run, value, at);
    else if (key === 'log') checkLog(run, value, at);
    else if (key === 'seen') checkSeen(run, value, at);
    else if (key === 'question') compare(run, value, s.ask ? s.ask.id : 'none', at);
    else if (key === 'asked') compare(run, value, s.ask ? s.ask.seats.map(x => x + 1).sort() : [], at);
    else if (key === 'winners') compare(run, value, game.rules.outcome(s)?.winners.map(x => x + 1) ?? 'none', at);
    else if (key === 'rule') compare(run, value, game.rules.outcome(s)?.rule ?? 'none', at);
    else facts[key] = value;
  }
  if (Object.keys(facts).length > 0) compare(run, facts, game.proof.position.write(s), path);
}

function checkOptions<S>({ s, differences }: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = readSeat(who, s.seats, [...path, who]);
    const codes = (s.ask?.options[seat] ?? []).map(o => o.code);
    const problem = (message: string) =>
      differences.push({ path: [...path, who], message: `${message}; the options are: ${codes.join(' ') || 'none'}` });
    for (const [kind, value] of entriesOf(what, [...path, who])) {
      if (kind === 'count') {
        if (codes.length !== value) problem(`expected ${String(value)} options, there are ${codes.length}`);
        continue;
      }
      const patterns = listOf(value, [...path, who, kind]).map(String);
      const missing = patterns.filter(p => !codes.some(code => matches(p, code)));
      if (kind === 'exclude') {
        for (const p of patterns) if (!missing.includes(p)) problem(`expected no option '${p}'`);
      } else if (kind === 'include' || kind === 'exactly') {
        for (const p of missing) problem(`expected the option '${p}'`);
        if (kind === 'exactly') {
          for (const code of codes)
            if (!patterns.some(p => matches(p, code))) problem(`did not expect the option '${code}'`);
        }
      } else throw new NotationError([...path, who, kind], "expected 'include', 'exclude', 'exactly' or 'count'");
    }
  }
}

/** `refused: { 1: { code: RULE } }`: the code is no option, and the reason given cites the rule. */
function checkRefused<S>({ game, s, differences }: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = readSeat(who, s.seats, [...path, who]);
    for (const [code, rule] of entriesOf(what, [...path, who])) {
      const refusal = game.rules.refusal(game.rules.view(s, seat), code);
      if (refusal?.rule === rule) continue;
      const got = refusal ? `refused by ${refusal.rule}` : 'allowed';
      differences.push({
        path: [...path, who, code],
        message: `expected '${code}' to be refused by ${String(rule)}, it is ${got}`,
      });
    }
  }
}

/** `log: { all: { include: […], exclude: […] }, 1: … }`: what everybody, or a seat, has read so far. */
function checkLog<S>({ game, s, news, wording, differences }: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = who === 'all' ? null : readSeat(who, s.seats, [...path, who]);
    const lines = factsFor(news, seat).map(event => say(game.words.tell(event), wording));
    for (const [kind, value] of entriesOf(what, [...path, who])) {
      if (kind !== 'include' && kind !== 'exclude')
        throw new NotationError([...path, who, kind], "expected 'include' or 'exclude'");
      for (const text of listOf(value, [...path, who, kind]).map(String)) {
        const found = lines.some(line => line.includes(text));
        if (found === (kind === 'include')) continue;
        differences.push({
          path: [...path, who, kind],
          message: `the log ${found ? 'says' : 'does not say'} '${text}':\n${lines.join('\n')}`,
        });
      }
    }
  }
}

/** `seen: { 2: { cards: { 1: hidden } } }`: the position as a seat sees it (`all`: a spectator). */
function checkSeen<S>(run: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = who === 'all' ? null : readSeat(who, run.s.seats, [...path, who]);
    const seen = run.game.rules.view(run.s, seat) as BaseView<BaseOption>;
    compare(run, what, run.game.proof.position.write(seen), [...path, who]);
  }
}

/** What is named must be equal; maps may leave things out. */
function compare<S>(run: Run<S>, expected: unknown, actual: unknown, path: Path): void {
  if (isMap(expected)) {
    if (!isMap(actual)) {
      run.differences.push({ path, message: `expected a map, it is ${JSON.stringify(actual)}` });
      return;
    }
    for (const [key, value] of Object.entries(expected)) {
      if (!(key in actual))
        run.differences.push({
          path: [...path, key],
          message: `there is no '${key}' here: ${Object.keys(actual).join(', ')}`,
        });
      else compare(run, value, actual[key], [...path, key]);
    }
  } else if (JSON.stringify(expected) !== JSON.stringify(actual)) {
    run.differences.push({ path, message: `expected ${JSON.stringify(expected)}, it is ${JSON.stringify(actual)}` });
  }
}
