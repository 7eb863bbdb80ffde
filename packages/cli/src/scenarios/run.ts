/** Runs scenarios and says in lines of a file what does not hold. */
import { type Game, NotationError, RULES_EXPECTED, runScenario } from '@interregnum/kernel';
import { messageOf } from '../failure.ts';
import type { ScenarioSource } from './load.ts';

export interface Problem {
  line: number;
  message: string;
}

/** What does not hold; empty for a scenario that proves its rules. Those of a title must name some. */
export function problemsOf(
  game: Game,
  rules: ReadonlySet<string>,
  source: ScenarioSource,
  mustNameRules = true,
): Problem[] {
  if (source.errors.length > 0) return [...source.errors];
  if (mustNameRules && source.rules.length === 0) return [{ line: source.lineAt(['rules']), message: RULES_EXPECTED }];
  const unknown = source.rules.flatMap((id, i) =>
    rules.has(id) ? [] : [{ line: source.lineAt(['rules', i]), message: `the rulebook has no rule '${id}'` }],
  );
  return [...unknown, ...differences(game, source)];
}

function differences(game: Game, source: ScenarioSource): Problem[] {
  try {
    return runScenario(game, source.data).map(({ path, message }) => ({ line: source.lineAt(path), message }));
  } catch (error) {
    const path = error instanceof NotationError ? error.path : [];
    return [{ line: source.lineAt(path), message: messageOf(error) }];
  }
}
