/** Every Keyword is there at every stage of a Clash in some scenario: the table of both is made by playing all of them. */
import { runScenario } from '@interregnum/kernel';
import { scenariosIn } from '@interregnum/kernel/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../src/content/contents.ts';
import { oldKingsCrown, type State } from '../src/index.ts';
import { keywordsOf } from '../src/strength.ts';

/** By the step that carries it out. */
const STAGES: Readonly<Record<string, string>> = {
  'clash.reinforcing': 'Reinforce and Retreat',
  'clash.keywords': 'the window for Keywords',
  'clash.vulnerable': 'Vulnerable',
  'clash.eliminate': 'Eliminate',
  'clash.strength': 'the window for Strength',
  'clash.decrees': 'Decrees and the outcome',
  'clash.tie': 'a Tie',
  'rewards.win': 'rewards',
  'afterRewards.offering': 'after the rewards',
};

const scenarios = scenariosIn(oldKingsCrown, new URL('../scenarios/', import.meta.url));

/** By Keyword: the stages at which a card in the Clash had it. */
const met = new Map<string, Set<string>>();
let table: State | null = null;

/** Told of every step before it is carried out. */
class Stages extends Set<string> {
  override add(step: string): this {
    const stage = STAGES[step];
    if (stage !== undefined && table?.clash) note(table, table.clash.cards.flat(), stage);
    return this;
  }
}

function note(s: State, cards: readonly number[], stage: string): void {
  for (const card of cards)
    for (const { word } of keywordsOf(s, card)) met.set(word, (met.get(word) ?? new Set()).add(stage));
}

const watched: typeof oldKingsCrown = {
  ...oldKingsCrown,
  rules: {
    ...oldKingsCrown.rules,
    apply(s, seat, option, news) {
      table = s;
      oldKingsCrown.rules.apply(s, seat, option, news);
      table = null;
    },
  },
};

beforeAll(() => {
  oldKingsCrown.proof.flow.watch(new Stages());
  for (const scenario of scenarios) expect(runScenario(watched, scenario)).toEqual([]);
});
afterAll(() => oldKingsCrown.proof.flow.watch(null));

test.each(
  [
    ...new Set(
      contentOf({ content: null })
        .keywords.flat()
        .map(({ word }) => word),
    ),
  ].sort(),
)('%s is there at every stage', word => {
  expect(Object.values(STAGES).filter(stage => !met.get(word)?.has(stage))).toEqual([]);
});
