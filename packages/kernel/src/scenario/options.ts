/** `options: { 1: { include: […], exclude: […], exactly: […], count: n } }`; `*` stands for anything. */
import { entriesOf, listOf, NotationError, type Path, readSeat } from '../notation/index.ts';
import type { Run } from './state.ts';

const matches = (pattern: string, code: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(code);

const quoted = (codes: readonly string[]): string => codes.map(code => `'${code}'`).join(', ');

/** What is wrong with a list of codes, in words; empty when nothing is. */
type Judge = (codes: readonly string[], patterns: readonly string[]) => string[];

const missing: Judge = (codes, patterns) => {
  const absent = patterns.filter(pattern => !codes.some(code => matches(pattern, code)));
  return absent.length > 0 ? [`expected ${quoted(absent)}`] : [];
};

const unexpected: Judge = (codes, patterns) => {
  const more = codes.filter(code => !patterns.some(pattern => matches(pattern, code)));
  return more.length > 0 ? [`did not expect ${quoted(more)}`] : [];
};

const present: Judge = (codes, patterns) => {
  const there = patterns.filter(pattern => codes.some(code => matches(pattern, code)));
  return there.length > 0 ? [`expected no option ${quoted(there)}`] : [];
};

const JUDGES: Readonly<Record<string, Judge>> = {
  include: missing,
  exclude: present,
  exactly: (codes, patterns) => [...missing(codes, patterns), ...unexpected(codes, patterns)],
};

/** Each list that does not hold is one difference. */
export function checkOptions({ s, differences }: Pick<Run, 's' | 'differences'>, expected: unknown, path: Path): void {
  for (const [who, what] of entriesOf(expected, path)) {
    const seat = readSeat(who, s.seats, [...path, who]);
    const codes = (s.ask?.options[seat] ?? []).map(option => option.code);
    for (const [kind, value] of entriesOf(what, [...path, who])) {
      const at = [...path, who, kind];
      const problems =
        kind === 'count' ? miscounted(codes, value) : judgeOf(kind, at)(codes, listOf(value, at).map(String));
      if (problems.length === 0) continue;
      differences.push({ path: at, message: `${problems.join('; ')}; the options are: ${codes.join(' ') || 'none'}` });
    }
  }
}

const miscounted = (codes: readonly string[], count: unknown): string[] =>
  codes.length === count ? [] : [`expected ${String(count)} options, there are ${codes.length}`];

function judgeOf(kind: string, path: Path): Judge {
  if (Object.hasOwn(JUDGES, kind)) return JUDGES[kind]!;
  throw new NotationError(path, `unknown '${kind}': expected one of ${Object.keys(JUDGES).join(', ')}, count`);
}
