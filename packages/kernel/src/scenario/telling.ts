/** `asked: "?"`, `options: { 1: "?" }`, `seen: { 2: "?" }`: an expectation of anything is told what is there. */
import type { Flow, Seat } from '../flow.ts';
import type { BaseOption } from '../game.ts';
import { isMap, type Path } from '../notation/index.ts';
import { linesFor, type Run, readViewer } from './state.ts';

type Tell = <S extends Flow<BaseOption>>(run: Run<S>, viewer: Seat | null) => unknown;

export const seatsAsked = <S extends Flow<BaseOption>>({ s }: Run<S>): number[] =>
  (s.ask?.seats ?? []).map(seat => seat + 1);

export const ANYTHING = '?';

/** Of the keys that take a list or a map by viewers; whatever compares single values says by itself what it is. */
const WHOLE: Readonly<Record<string, Tell>> = { asked: seatsAsked, asked_in_order: seatsAsked };
const BY_VIEWER: Readonly<Record<string, Tell>> = {
  options: ({ s }, viewer) => (viewer === null ? [] : (s.ask?.options[viewer] ?? []).map(({ code }) => code)),
  log: linesFor,
  seen: ({ game, s }, viewer) => game.proof.position.write(game.rules.view(s, viewer)),
};

/** Tells what is asked for; gives what is left to be checked, `null` when that is nothing. */
export function tellAsked<S extends Flow<BaseOption>>(
  run: Run<S>,
  key: string,
  expected: unknown,
  path: Path,
): unknown {
  const tell = (at: Path, what: unknown): void => {
    run.differences.push({ path: at, message: `expected "?", it is ${JSON.stringify(what)}` });
  };
  const [whole, byViewer] = [WHOLE, BY_VIEWER].map(table => (Object.hasOwn(table, key) ? table[key] : undefined));
  if (whole && expected === ANYTHING) {
    tell(path, whole(run, null));
    return null;
  }
  if (!byViewer || (expected !== ANYTHING && !isMap(expected))) return expected;
  const seats = run.s.answers.map((_, seat) => String(seat + 1));
  const everybody = key === 'options' ? seats : ['all', ...seats];
  const entries: [string, unknown][] = isMap(expected)
    ? Object.entries(expected)
    : everybody.map(who => [who, ANYTHING]);
  for (const [who, value] of entries)
    if (value === ANYTHING) tell([...path, who], byViewer(run, readViewer(who, run.s.seats, [...path, who])));
  const left = entries.filter(([, value]) => value !== ANYTHING);
  return left.length === 0 ? null : Object.fromEntries(left);
}
