/** Which rules are proved: by a scenario that holds, and by a place in the code that carries them out. */
import type { Game, Rule, Rulebook } from '@interregnum/kernel';
import { scenariosOf, sourcesOf, type Title } from '../games.ts';
import { type ScenarioSource, scenariosIn } from '../scenarios/load.ts';
import { problemsOf } from '../scenarios/run.ts';
import { loadRulebook } from './load.ts';
import { type Place, placesOf } from './places.ts';

export interface ProvedRule extends Rule {
  scenarios: readonly { title: string; file: string; line: number; holds: boolean }[];
  places: readonly Place[];
  proved: boolean;
}

export interface Chapter {
  title: string;
  /** Rules that need a proof, and how many of them have one. */
  rules: number;
  definitions: number;
  proved: number;
}

export interface Coverage {
  rules: readonly ProvedRule[];
  chapters: readonly Chapter[];
  total: Chapter;
}

export async function coverageOf(title: Title): Promise<Coverage> {
  const rulebook = loadRulebook(title);
  const rules = proveRules(await title.load(), rulebook, title);
  const names = [...new Set(rules.map(rule => rule.chapter))];
  return {
    rules,
    chapters: names.map(name =>
      countChapter(
        name,
        rules.filter(rule => rule.chapter === name),
      ),
    ),
    total: countChapter('Total', rules),
  };
}

function proveRules(game: Game, rulebook: Rulebook, title: Title): ProvedRule[] {
  const ids = rulebook.rules.map(rule => rule.id);
  const places = placesOf(sourcesOf(title), ids);
  const known = new Set(ids);
  const scenarios = scenariosIn(scenariosOf(title)).map(source => ({
    source,
    holds: problemsOf(game, known, source).length === 0,
  }));
  return rulebook.rules.map(rule => {
    const own = scenarios.filter(({ source }) => source.rules.includes(rule.id));
    return {
      ...rule,
      scenarios: own.map(({ source, holds }) => ({ ...placeOfScenario(source), holds })),
      places: places.get(rule.id)!,
      proved: rule.definition || (own.some(({ holds }) => holds) && places.get(rule.id)!.some(carriesOut)),
    };
  });
}

const placeOfScenario = ({ title, file, line }: ScenarioSource) => ({ title, file, line });

/** What a file says it is about as a whole carries nothing out. */
const carriesOut = (place: Place): boolean => place.name !== null;

function countChapter(title: string, rules: readonly ProvedRule[]): Chapter {
  const needed = rules.filter(rule => !rule.definition);
  return {
    title,
    rules: needed.length,
    definitions: rules.length - needed.length,
    proved: needed.filter(rule => rule.proved).length,
  };
}

/** What a rule that is not proved lacks. */
export function missing(rule: ProvedRule): string[] {
  if (rule.proved) return [];
  const lacks: string[] = [];
  if (rule.scenarios.length === 0) lacks.push('no scenario');
  else if (!rule.scenarios.some(({ holds }) => holds)) lacks.push('no scenario that holds');
  if (!rule.places.some(carriesOut)) lacks.push('no place in the code');
  return lacks;
}
