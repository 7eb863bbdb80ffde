/** Every title with a lesson can be read in one page, in every language, with a word for every sign. */
import { describe, expect, it } from 'vitest';
import { summary as epix } from '../games/epix/summary.tsx';
import { summary as hiddenLeaders } from '../games/hidden-leaders/summary.tsx';
import { summary as oldKingsCrown } from '../games/old-kings-crown/summary.tsx';
import { summary as runewars } from '../games/runewars/summary.tsx';
import { summary as yieldSummary } from '../games/yield/summary.tsx';

describe.each([
  ['Epix', epix],
  ['Hidden Leaders', hiddenLeaders],
  ["The Old King's Crown", oldKingsCrown],
  ['Runewars', runewars],
  ['Yield', yieldSummary],
])('the summary of %s', (_, { words, signs }) => {
  it('says the same in English and German', () => {
    const shape = ({ round, wins, signs: named }: typeof words.en) => [round.length, wins.length, named.length];
    expect(shape(words.de)).toEqual(shape(words.en));
    for (const { goal, round, wins, signs: named } of Object.values(words)) {
      for (const line of [goal, ...round, ...wins, ...named]) expect(line.trim()).not.toBe('');
    }
  });

  it('has a word for every sign', () => {
    expect(words.en.signs).toHaveLength(signs.length);
  });
});
