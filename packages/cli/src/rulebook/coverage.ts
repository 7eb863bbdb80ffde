/** Which rules are proved: by a scenario that holds, and by a place in the code that carries them out. */
import type { Game, Rule, Rulebook } from '@interregnum/kernel';
import { scenariosOf, sourcesOf, type Title } from '../games.ts';
import { type ScenarioSource, scenariosIn, scenariosNaming } from '../scenarios/load.ts';
import { problemsOf } from '../scenarios/run.ts';
import { loadRulebook } from './load.ts';
import { carriesOut, type Place, placesOf } from './places.ts';

export interface ProvedRule extends Rule {
  scenarios: readonly { title: string; file: string; line: number; holds: boolean }[];
  places: readonly Place[];
  /** Of the rule, or of those that it follows from: what no code carries out. */
  uncarried: readonly string[];
  proved: boolean;
}

export interface Chapter {
  title: string;
  /** Rules that need a proof, and how many of them have one. */
  rules: number;
  proved: number;
  definitions: number;
  /** Rules that follow from others, among those that need a proof. */
  consequences: number;
}

export interface Coverage {
  rules: readonly ProvedRule[];
  chapters: readonly Chapter[];
  total: Chapter;
}

export async function coverageOf(title: Title): Promise<Coverage> {
  const rulebook = loadRulebook(title);
  const rules = proveRules(await title.load(), rulebook, title, scenariosIn(scenariosOf(title)));
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

/** Some rules with their proofs: no other scenario is read or run. */
export async function proofsOf(title: Title, ids: readonly string[]): Promise<ProvedRule[]> {
  const rulebook = loadRulebook(title);
  const scenarios = scenariosNaming(scenariosOf(title), ids);
  const rules = rulebook.rules.filter(rule => ids.includes(rule.id));
  return proveRules(await title.load(), rulebook, title, scenarios, rules);
}

function proveRules(
  game: Game,
  rulebook: Rulebook,
  title: Title,
  sources: readonly ScenarioSource[],
  rules = rulebook.rules,
): ProvedRule[] {
  const places = placesOf(
    sourcesOf(title),
    rules.flatMap(({ id, followsFrom }) => [id, ...followsFrom]),
  );
  const known = new Set(rulebook.rules.map(({ id }) => id));
  const isCarriedOut = (id: string): boolean => places.get(id)?.some(carriesOut) ?? false;
  const scenarios = sources.map(source => ({ source, holds: problemsOf(game, known, source).length === 0 }));
  return rules.map(rule => {
    const own = scenarios.filter(({ source }) => source.rules.includes(rule.id));
    const carriers = rule.followsFrom.length > 0 ? rule.followsFrom : [rule.id];
    const uncarried = rule.definition ? [] : carriers.filter(id => !isCarriedOut(id));
    return {
      ...rule,
      scenarios: own.map(({ source, holds }) => ({ ...placeOfScenario(source), holds })),
      places: places.get(rule.id)!,
      uncarried,
      proved: rule.definition || (own.some(({ holds }) => holds) && uncarried.length === 0),
    };
  });
}

const placeOfScenario = ({ title, file, line }: ScenarioSource) => ({ title, file, line });

function countChapter(title: string, rules: readonly ProvedRule[]): Chapter {
  const needed = rules.filter(rule => !rule.definition);
  return {
    title,
    rules: needed.length,
    proved: needed.filter(rule => rule.proved).length,
    definitions: rules.length - needed.length,
    consequences: needed.filter(rule => rule.followsFrom.length > 0).length,
  };
}

/** What a rule that is not proved lacks. */
export function missing(rule: ProvedRule): string[] {
  if (rule.proved) return [];
  const lacks: string[] = [];
  if (rule.scenarios.length === 0) lacks.push('no scenario');
  else if (!rule.scenarios.some(({ holds }) => holds)) lacks.push('no scenario that holds');
  if (rule.uncarried.length > 0) lacks.push(`no step, op, query, table or sight for ${rule.uncarried.join(', ')}`);
  return lacks;
}
