/** Greedy bots play Runewars to its end with every combination of its modules; nothing ever goes wrong on the way. */
import { chanceFrom, type Game, randomFrom, setupChoices } from '@interregnum/kernel';
import { runewars } from '@interregnum/runewars';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/greedy.ts';
import { playMatch } from '../src/index.ts';

const NIGHTLY = process.env.INTERREGNUM_NIGHTLY === '1';
/** In `npm test` one deal of what is hidden is looked at, which is the cheapest thought there is. */
const bot = greedy(NIGHTLY ? 8 : 1);
/** Invariants are looked at once in so many answers. */
const LOOKED_AT = NIGHTLY ? 1 : 20;
const game = runewars as Game;

type Choices = Readonly<Record<string, string>>;
const ON_OFF = ['off', 'on'] as const;
const COMBINATIONS: readonly Choices[] = ON_OFF.flatMap(explore => [
  { explore },
  ...ON_OFF.flatMap(dev => ON_OFF.flatMap(cmd => ON_OFF.map(free => ({ explore, bow: 'on', dev, cmd, free })))),
]);
const nameOf = (choices: Choices): string =>
  Object.entries(choices)
    .flatMap(([id, value]) => (value === 'on' ? [id] : []))
    .join(' ') || 'base';

describe('greedy bots at every combination of modules', () => {
  /** Each number of seats with a third of the combinations; at night each with all. */
  const tables = COMBINATIONS.flatMap((choices, i) =>
    (NIGHTLY ? [2, 3, 4] : [2 + (i % 3)]).map(seats => [nameOf(choices), seats, choices] as const),
  );
  test.each(tables)('%s, %i seats', (name, seats, choices) => {
    const seed = `greedy ${name} ${seats}`;
    const options = setupChoices(runewars.meta, choices, seats);
    const { outcome, answers } = playMatch(game, {
      options,
      seats,
      seed,
      bots: Array.from({ length: seats }, () => bot),
      random: randomFrom(seed),
    });
    expect(outcome.winners, seed).toHaveLength(1);
    const s = runewars.rules.setup(options, seats, chanceFrom(seed));
    for (const [i, { seat, code }] of answers.entries()) {
      if (i % LOOKED_AT === 0) expect(runewars.proof.broken(s), `${seed}: ${s.ask?.id}`).toEqual([]);
      const choice = s.ask!.options[seat]!.findIndex(option => option.code === code);
      runewars.rules.apply(s, seat, choice);
    }
    expect(runewars.rules.outcome(s), seed).toEqual(outcome);
  });
});
