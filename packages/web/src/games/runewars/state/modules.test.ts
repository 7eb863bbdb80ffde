/** What the table says of tables with everything in the box agrees with the rules, in random games. */
import { chanceFrom, type Fact, factsFor, type Random, randomFrom, sets, setupChoices } from '@interregnum/kernel';
import {
  DEVELOPMENT_CARDS,
  type RunewarsEvent,
  runewars,
  type Side,
  type State,
  UNITS,
  unitNumber,
  type View,
} from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { inRow, ROWS, strengthNow } from './battle.ts';
import { commandOf, leadersOf } from './command.ts';
import { ownGoal } from './goal.ts';

const EVERYTHING = { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' };
const SEEDS = ['modules 1', 'modules 2', 'modules 3', 'modules 4', 'modules 5', 'modules 6'];

const tableOf = (seed: string): State =>
  runewars.rules.setup(setupChoices(runewars.meta, EVERYTHING, 4), 4, chanceFrom(seed));
const viewOf = (seed: string): View => runewars.rules.view(tableOf(seed), 0);

interface Step {
  seed: string;
  before: State;
  seat: number;
  option: number;
}

/** By chance, but as a player of sense might: such players fight. */
function likely(weights: readonly number[], random: Random): number {
  let rest = (random.below(1000) / 1000) * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex(weight => {
      rest -= weight;
      return rest < 0;
    }),
  );
}

/** Random games; `after` sees each answer with the table before it, and what was told. */
function play(
  look: (step: Step) => void,
  after?: (step: Step, told: readonly RunewarsEvent[]) => void,
  seeds: readonly string[] = SEEDS,
): void {
  for (const seed of seeds) {
    const random = randomFrom(seed);
    const s = tableOf(seed);
    while (s.ask) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      const option = likely(runewars.advice.priors(runewars.rules.view(s, seat)), random);
      const before = after && s.battle ? runewars.rules.clone(s) : s;
      look({ seed, before, seat, option });
      const news: Fact<RunewarsEvent>[] = [];
      runewars.rules.apply(s, seat, option, news);
      if (after && before !== s) after({ seed, before, seat, option }, factsFor(news, 0));
    }
  }
}

const SIDES: readonly Side[] = [0, 1];
/** As many as it takes until every part of a strength has come up. */
const MOST_WARS = 60;
/** What changes no strength. */
const STILL: ReadonlySet<RunewarsEvent['type']> = new Set(['fateDrawn', 'fateTurned', 'fateDiscarded', 'fateShuffled']);

test('the strength that is shown before a battle is decided is the one that decides it', () => {
  const parts = new Set<string>();
  const compare = ({ seed, before }: Step, told: readonly RunewarsEvent[]): void => {
    const over = told.find(({ type }) => type === 'battleOver');
    if (over?.type !== 'battleOver' || told.slice(0, told.indexOf(over)).some(({ type }) => !STILL.has(type))) return;
    const view = runewars.rules.view(before, 0);
    const shown = SIDES.map(side => strengthNow(view, view.battle!, side));
    expect([seed, ...shown.map(({ all }) => all)]).toEqual([seed, ...over.strength]);
    if (view.battle!.isAgainstNeutrals) parts.add('neutrals');
    if (shown[1]!.stronghold > 0) parts.add('stronghold');
    if (shown.some(({ more }) => more > 0)) parts.add('more');
  };
  for (let war = 0; war < MOST_WARS && parts.size < 3; war++) play(() => {}, compare, [`strength ${war}`]);
  expect([...parts].sort()).toEqual(['more', 'neutrals', 'stronghold']);
});

test('units stand in the row in which they draw, also when a Development card has moved them', () => {
  const wizard = unitNumber('novice-wizard');
  const lines = [[{ type: wizard, n: 2, routed: false, damage: 0 }], []] as const;
  const rowsWith = (cards: readonly string[]): number[] => {
    const owned = DEVELOPMENT_CARDS.flatMap(({ id }, number) => (cards.includes(id) ? [number] : []));
    const dev = { ...viewOf('rows').dev, cards: owned.reduce(sets.with, sets.NONE) };
    return ROWS.filter(row => inRow({ content: null, dev }, { lines }, 0, row).length > 0);
  };
  expect(rowsWith([])).toEqual([UNITS[wizard]!.initiative]);
  expect(rowsWith(['DD8'])).toEqual([1]);
});

test('every player has a commander who is named, and whose card is told where he fights', () => {
  let led = 0;
  play(({ before }) => {
    const view = runewars.rules.view(before, 0);
    for (const { hero } of view.cmd.commands) expect(commandOf(view, hero)).toMatch(/^CM\d\d$/);
    const leaders = SIDES.flatMap(side => leadersOf(view, side));
    for (const { hero, id } of leaders) expect(commandOf(view, hero)).toBe(id);
    led += leaders.length;
  });
  expect(led).toBeGreaterThan(0);
});

test('the light of an Objective is on whenever it may be shown', () => {
  const seen = { offered: 0, dark: 0 };
  play(({ seed, before, seat }) => {
    const goal = ownGoal(runewars.rules.view(before, seat));
    const isOffered = before.ask!.options[seat]!.some(({ type }) => type === 'objective');
    if (isOffered) expect([seed, goal?.isMet]).toEqual([seed, true]);
    if (isOffered) seen.offered++;
    else if (goal && !goal.isMet) seen.dark++;
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
