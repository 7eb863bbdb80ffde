/** Characters choose among what is as good, and leave everything else as it is. */
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { chanceFrom, type Game, randomFrom, setupChoices } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../src/bot.ts';
import { CHARACTERS, equals, withCharacter } from '../src/character.ts';
import { type AnyState, nextToAnswer } from '../src/foresight.ts';
import { botFor } from '../src/index.ts';

const game = epix as Game;

/** The first question of a game of two, and what stands to choose. */
function firstView() {
  const s = epix.rules.setup(setupChoices(epix.meta, { mode: 'basic' }), 2, chanceFrom('character'));
  const seat = s.ask!.seats[0]!;
  return { view: epix.rules.view(s, seat), options: s.ask!.options[seat]! };
}

const thought = (...values: number[]): Advice => ({
  option: 0,
  considered: values.map((value, option) => ({ option, value, share: 1 / values.length })),
  noise: 0.01,
});

describe('what is as good as the best', () => {
  it('is worth hardly less', () => {
    expect(equals(thought(0.5, 0.497, 0.4)).map(({ option }) => option)).toEqual([0, 1]);
  });

  it('was thought about, too', () => {
    const considered = [
      { option: 0, value: 0.5, share: 0.9 },
      { option: 1, value: 0.5, share: 0.1 },
    ];
    expect(equals({ option: 0, considered, noise: 0.01 })).toHaveLength(1);
  });
});

it('the longer a bot has thought, the less is as good as the best', () => {
  expect(equals({ ...thought(0.5, 0.497), noise: 0.001 })).toHaveLength(1);
});

describe.each(CHARACTERS)('a bot that is %s', character => {
  const { view, options } = firstView();
  const advised = (advice: Advice) =>
    withCharacter({ name: 'thinker', advise: () => advice }, character).advise(game, view, randomFrom('taste'));

  it('takes one of the good options', () => {
    const good = [1, 2, 3].map(option => ({ option, value: 0.6, share: 0.2 }));
    const bad = options.flatMap((_, option) => (option > 3 ? [{ option, value: 0.3, share: 0.2 }] : []));
    expect([1, 2, 3]).toContain(advised({ option: 1, considered: [...good, ...bad], noise: 0.01 }).option);
  });

  it('takes the best one where nothing is as good', () => {
    expect(advised(thought(0.6, 0.3, 0.2)).option).toBe(0);
  });

  it('can be asked for by name', () => {
    expect(botFor(`greedy+${character}`).name).toBe(`greedy+${character}`);
  });
});

it('characters differ where much is as good', () => {
  const seed = 'a table of three';
  const random = randomFrom(seed);
  const s = hiddenLeaders.rules.setup(setupChoices(hiddenLeaders.meta, {}), 3, chanceFrom(seed));
  const differs = () => {
    const seat = nextToAnswer(s as AnyState);
    const view = hiddenLeaders.rules.view(s, seat);
    const advice = thought(...s.ask!.options[seat]!.map(() => 0.5));
    const taken = CHARACTERS.map(
      character =>
        withCharacter({ name: 'thinker', advise: () => advice }, character).advise(
          hiddenLeaders as Game,
          view,
          randomFrom('taste'),
        ).option,
    );
    hiddenLeaders.rules.apply(s, seat, random.below(s.ask!.options[seat]!.length));
    return new Set(taken).size;
  };
  const differences = Array.from({ length: 30 }, differs);
  expect(Math.max(...differences), seed).toBeGreaterThan(2);
});

it('nobody is of a character that does not exist', () => {
  expect(() => botFor('greedy+sleepy')).toThrow("there is no bot 'greedy+sleepy'");
  expect(() => botFor('greedy+bold+bold')).toThrow('there is no bot');
  expect(botFor('random+bold')).toBe(botFor('random'));
});
