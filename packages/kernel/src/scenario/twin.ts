/** `same_for: [2, spectator]`: who cannot tell a play from its twin by anything that reaches him. */
import type { Flow, Seat } from '../flow.ts';
import type { BaseOption } from '../game.ts';
import { listOf, NotationError, type Path } from '../notation/index.ts';
import { say } from '../phrase.ts';
import { linesFor, type Run, readViewer } from './state.ts';

/** Everything that reaches a viewer: the whole view with his options, the question in words, the log. */
function reaching<S extends Flow<BaseOption>>(run: Run<S>, viewer: Seat | null): unknown {
  const view = run.game.rules.view(run.s, viewer);
  const prompt = run.game.words.prompt(view);
  return { view, prompt: prompt && say(prompt.phrase, run.wording), log: linesFor(run, viewer) };
}

export function checkTold<S extends Flow<BaseOption>>(run: Run<S>, expected: unknown, path: Path, same: boolean): void {
  if (!run.twin) throw new NotationError(path, 'expected a twin to compare with, and to be asked for at the end');
  for (const [i, who] of listOf(expected, path).entries()) {
    const viewer = readViewer(who, run.s.seats, [...path, i]);
    const name = viewer === null ? 'a spectator' : `seat ${viewer + 1}`;
    const found = difference(reaching(run, viewer), reaching(run.twin, viewer), '');
    if (same === (found === null)) continue;
    const message = found ? `${name} can tell the plays apart: ${found}` : `${name} cannot tell the plays apart`;
    run.differences.push({ path: [...path, i], message });
  }
}

/** The first place where two plain values differ, in words. */
function difference(a: unknown, b: unknown, at: string): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
      const found = difference(x, y, at === '' ? key : `${at}.${key}`);
      if (found) return found;
    }
  }
  return `${at} is ${JSON.stringify(a)} here and ${JSON.stringify(b)} in the twin`;
}
