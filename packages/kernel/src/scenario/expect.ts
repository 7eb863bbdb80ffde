/** What a scenario expects: `expect: { key: … }`, on the way and at the end. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Outcome } from '../game.ts';
import { entriesOf, listOf, type Path, readSeat } from '../notation/index.ts';
import { compare, compareOnly } from './compare.ts';
import { checkLog } from './log.ts';
import { checkOptions } from './options.ts';
import { type Run, readViewer } from './state.ts';
import { checkTold } from './twin.ts';

type Checker = <S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path) => void;

const seatsIn = <S extends Flow<BaseOption>>({ s }: Run<S>, expected: unknown, path: Path): number[] =>
  listOf(expected, path).map((who, i) => readSeat(who, s.seats, [...path, i]) + 1);
const seatsAsked = <S extends Flow<BaseOption>>({ s }: Run<S>): number[] => (s.ask?.seats ?? []).map(seat => seat + 1);
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
  only: (run, expected, path) => compareOnly(run, expected, run.game.proof.position.write(run.s), path),
  same_for: (run, expected, path) => checkTold(run, expected, path, true),
  differs_for: (run, expected, path) => checkTold(run, expected, path, false),
};

export function check<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  const facts: Record<string, unknown> = {};
  for (const [key, value] of entriesOf(expected, path)) {
    const checker = Object.hasOwn(CHECKERS, key) ? CHECKERS[key] : undefined;
    if (checker) checker(run, value, [...path, key]);
    else facts[key] = value;
  }
  if (Object.keys(facts).length > 0) checkPosition(run, facts, path);
}

/** A key that is neither one of ours nor one of the position as it is written now. */
function checkPosition<S extends Flow<BaseOption>>(run: Run<S>, facts: Record<string, unknown>, path: Path): void {
  const written = run.game.proof.position.write(run.s);
  for (const [key, value] of Object.entries(facts)) {
    if (key in written) compare(run, value, written[key], [...path, key]);
    else {
      const message = `there is no '${key}' here: expected one of ${Object.keys(CHECKERS).join(', ')}, or of the position: ${Object.keys(written).join(', ')}`;
      run.differences.push({ path: [...path, key], message });
    }
  }
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

/** `refused: { 1: { code: RULE } }`: the code is no option, and the reason given cites the rule. */
function checkRefused<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  const { game, s, differences } = run;
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

/** `seen: { 2: { cards: { 1: hidden } } }`: the position as a seat or a spectator sees it; `only` works there, too. */
function checkSeen<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const at = [...path, who];
    const seen = run.game.proof.position.write(run.game.rules.view(run.s, readViewer(who, run.s.seats, at)));
    for (const [key, value] of entriesOf(what, at)) {
      if (key === 'only') compareOnly(run, value, seen, [...at, key]);
      else compare(run, { [key]: value }, seen, at);
    }
  }
}
