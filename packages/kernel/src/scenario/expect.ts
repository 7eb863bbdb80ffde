/** What a scenario expects: `expect: { key: … }`, on the way and at the end. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Outcome, PositionData } from '../game.ts';
import { entriesOf, isMap, listOf, NotationError, type Path, readSeat } from '../notation/index.ts';
import type { BaseView } from '../sight.ts';
import { compare, findMore, isNothing } from './compare.ts';
import { checkLog } from './log.ts';
import { checkOptions } from './options.ts';
import { type Run, readViewer } from './state.ts';
import { seatsAsked, tellAsked } from './telling.ts';
import { checkTold } from './twin.ts';

type Checker = <S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path) => void;

const seatsIn = <S extends Flow<BaseOption>>({ s }: Run<S>, expected: unknown, path: Path): number[] =>
  listOf(expected, path).map((who, i) => readSeat(who, s.seats, [...path, i]) + 1);
const outcomeOf = <S extends Flow<BaseOption>>({ game, s }: Run<S>): Outcome | null => game.rules.outcome(s);

/** By key; every other key is one of the title's position notation. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  question: (run, expected, path) => compare(run, expected, run.s.ask?.id ?? 'none', path),
  asked: (run, expected, path) => compare(run, inOrder(seatsIn(run, expected, path)), inOrder(seatsAsked(run)), path),
  asked_in_order: (run, expected, path) => compare(run, seatsIn(run, expected, path), seatsAsked(run), path),
  options: checkOptions,
  refused: checkRefused,
  winners: (run, expected, path) =>
    compare(run, expected, outcomeOf(run)?.winners.map(seat => seat + 1) ?? 'none', path),
  rule: (run, expected, path) => compare(run, expected, outcomeOf(run)?.rule ?? 'none', path),
  scores: (run, expected, path) =>
    compare(
      run,
      expected,
      bySeat(run, ({ score }) => score),
      path,
    ),
  standings: (run, expected, path) =>
    compare(
      run,
      expected,
      bySeat(run, ({ place, score, tieBreak }) => ({ place, score, tie_break: tieBreak })),
      path,
    ),
  log: checkLog,
  seen: checkSeen,
  only: (run, expected, path) => checkOnly(run, run.s, expected, path),
  same_for: (run, expected, path) => checkTold(run, expected, path, true),
  differs_for: (run, expected, path) => checkTold(run, expected, path, false),
};

export function check<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  const facts: Record<string, unknown> = {};
  for (const [key, value] of entriesOf(expected, path)) {
    const checker = Object.hasOwn(CHECKERS, key) ? CHECKERS[key] : undefined;
    if (checker) {
      const left = tellAsked(run, key, value, [...path, key]);
      if (left !== null) checker(run, left, [...path, key]);
    } else facts[key] = value;
  }
  if (Object.keys(facts).length > 0) checkPosition(run, run.s, facts, path);
}

type Seen<S> = S | BaseView<BaseOption>;

/** Keys of the title's positions, as they are written now. */
function checkPosition<S extends Flow<BaseOption>>(
  run: Run<S>,
  seen: Seen<S>,
  facts: Readonly<Record<string, unknown>>,
  path: Path,
): void {
  const { leeway, write } = run.game.proof.position;
  const written = write(seen);
  for (const [key, value] of Object.entries(facts)) {
    const at = [...path, key];
    if (key in written)
      compare(run, value, written[key], at, {
        leftOut: within => leeway?.leftOut(seen, key, within) ?? [],
        reword: (within, entry) => (leeway ? leeway.reword(seen, key, within, entry) : entry),
        isAnyOrder: within => leeway?.isAnyOrder(key, within) ?? false,
      });
    else if (!leeway?.keys.includes(key)) run.differences.push({ path: at, message: noSuchKey(key, written) });
    else if (!isNothing(value))
      run.differences.push({ path: at, message: `expected ${JSON.stringify(value)}, there is nothing` });
  }
}

const noSuchKey = (key: string, written: PositionData): string =>
  `there is no '${key}' here: expected one of ${Object.keys(CHECKERS).join(', ')}, or of the position: ${Object.keys(written).join(', ')}`;

function checkOnly<S extends Flow<BaseOption>>(run: Run<S>, seen: Seen<S>, expected: unknown, path: Path): void {
  if (!isMap(expected)) throw new NotationError(path, 'expected a map of maps, { areas: { … } }');
  checkPosition(run, seen, expected, path);
  findMore(run, expected, run.game.proof.position.write(seen), path);
}

const inOrder = (seats: readonly number[]): number[] => seats.toSorted((a, b) => a - b);

/** The final standings as a map by seat; a text while the game goes on. */
function bySeat<S extends Flow<BaseOption>>(
  run: Run<S>,
  what: (standing: Outcome['standings'][number]) => unknown,
): unknown {
  const outcome = outcomeOf(run);
  return outcome ? Object.fromEntries(outcome.standings.map(one => [one.seat + 1, what(one)])) : 'none';
}

const ANY_RULE = 'any';

/** `refused: { 1: { code: RULE } }`: the code is no option, and the reason given cites the rule; `{ 1: [code] }`: any. */
function checkRefused<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  const { game, s, differences } = run;
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = readSeat(who, s.seats, [...path, who]);
    const codes = Array.isArray(what)
      ? what.map((code): [string, string] => [String(code), ANY_RULE])
      : entriesOf(what, [...path, who]);
    for (const [code, rule] of codes) {
      const refusal = game.rules.refusal(game.rules.view(s, seat), code);
      if (refusal && (rule === ANY_RULE || refusal.rule === rule)) continue;
      const got = refusal ? `refused by ${refusal.rule}` : 'allowed';
      const by = rule === ANY_RULE ? '' : ` by ${String(rule)}`;
      differences.push({
        path: [...path, who, code],
        message: `expected '${code}' to be refused${by}, it is ${got}`,
      });
    }
  }
}

/** `seen: { 2: { cards: { 1: hidden } } }`: the position as a seat or a spectator sees it; `only` works there, too. */
function checkSeen<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const at = [...path, who];
    const seen = run.game.rules.view(run.s, readViewer(who, run.s.seats, at));
    for (const [key, value] of entriesOf(what, at)) {
      if (key === 'only') checkOnly(run, seen, value, [...at, key]);
      else checkPosition(run, seen, { [key]: value }, at);
    }
  }
}
