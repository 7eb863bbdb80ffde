/** Every word that can be pressed leads somewhere: to its rule, or to its place on the board. */
import { readFileSync } from 'node:fs';
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import {
  type BaseEvent,
  chanceFrom,
  type Fact,
  type Game,
  parseRulebook,
  randomFrom,
  setupChoices,
} from '@interregnum/kernel';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { runewars } from '@interregnum/runewars';
import { yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import type { CompleteTitleUi } from '../table/kit/title.ts';
import { termsOf } from '../table/recap/since.ts';
import { ruleOfTerm } from '../table/rules/rulebook.ts';
import { termRule as epixTerms } from './epix/state/terms.ts';
import { termRule as hdlTerms } from './hidden-leaders/state/terms.ts';
import { termRule as okcTerms } from './old-kings-crown/state/terms.ts';
import { termRule as rnwTerms } from './runewars/state/terms.ts';
import { termRule as yieldTerms } from './yield/state/terms.ts';

type TermRule = NonNullable<CompleteTitleUi['termRule']>;

const TITLES: readonly (readonly [Game, TermRule])[] = [
  [epix as unknown as Game, epixTerms],
  [hiddenLeaders as unknown as Game, hdlTerms],
  [yieldGame as unknown as Game, yieldTerms],
  [oldKingsCrown as unknown as Game, okcTerms],
  [runewars as unknown as Game, rnwTerms],
];

const SEED = 'terms';

/** The terms of questions and stories in a random game. */
function termsSaid({ meta, rules, words }: Game): Set<string> {
  const said = new Set<string>();
  const s = rules.setup(setupChoices(meta, {}), 3, chanceFrom(SEED));
  const random = randomFrom(SEED);
  while (s.ask) {
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    const facts: Fact<BaseEvent>[] = [];
    const prompt = words.prompt(rules.view(s, seat));
    rules.apply(s, seat, random.below(s.ask.options[seat]!.length), facts);
    const told = facts.flatMap(({ open, closed }) => [open, closed].filter(event => event !== null));
    for (const phrase of [...(prompt ? [prompt.phrase] : []), ...told.map(words.tell)]) {
      for (const term of termsOf(phrase)) said.add(term);
    }
  }
  return said;
}

const kindOf = (term: string): string => term.split('.')[0]!;

test.each(TITLES)('$meta.title: every term of a kind that is said has its rule', (game, termRule) => {
  const book = parseRulebook(
    readFileSync(new URL(`../../../games/${game.meta.id}/rulebook.md`, import.meta.url), 'utf8'),
  );
  const english = game.words.texts.en!;
  const said = termsSaid(game);
  const kinds = new Set([...said].map(kindOf));
  const terms = new Set([...said, ...Object.keys(english).filter(key => kinds.has(kindOf(key)))]);
  const lost = [...terms].filter(term => {
    const known = termRule(term);
    return known ? !book.rules.some(rule => rule.id === known) : !ruleOfTerm(book, term, english[term] ?? term);
  });
  expect(lost, SEED).toEqual([]);
  expect(said.size).toBeGreaterThan(10);
});
