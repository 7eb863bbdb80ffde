/** Setup choices and options by their code. */
import { describe, expect, it } from 'vitest';
import {
  type BaseOption,
  fewestTogether,
  findOption,
  fittingChoices,
  type Meta,
  rematchChoices,
  seatsRefusal,
  setupChoices,
  valuesFor,
} from './game.ts';

const meta: Meta = {
  id: 'tower',
  title: 'Tower',
  rulesVersion: '1',
  seats: [2, 3, 4],
  minutes: [5, 10],
  weight: 1,
  designers: ['Nobody'],
  publisher: 'Nobody',
  year: 2026,
  setup: [
    { id: 'mode', values: ['basic', 'advanced'], default: 'advanced' },
    { id: 'rounds', values: ['3', '5'], default: '3' },
    { id: 'teams', values: ['no', 'yes'], default: 'no', seats: { yes: [2, 4] } },
  ],
  longest: 100,
};

describe('seats', () => {
  it('are as few as people need to play together, unless one plays alone', () => {
    expect(fewestTogether([1, 2, 3])).toBe(2);
    expect(fewestTogether([4, 3])).toBe(3);
    expect(fewestTogether([1])).toBe(1);
  });

  it('are said in one sentence', () => {
    const said = (seats: readonly number[]) => seatsRefusal({ title: 'Tower', seats });
    expect(said([2, 3, 4])).toBe('Tower is for 2 to 4 players.');
    expect(said([2])).toBe('Tower is for 2 players.');
    expect(said([2, 4])).toBe('Tower is for 2 or 4 players.');
  });
});

describe('setup choices', () => {
  it('are the defaults where nothing is given', () => {
    expect(setupChoices(meta, {})).toEqual({ mode: 'advanced', rounds: '3', teams: 'no' });
  });

  it('are texts, whatever they are given as', () => {
    expect(setupChoices(meta, { rounds: 5, mode: 'basic' })).toEqual({ mode: 'basic', rounds: '5', teams: 'no' });
  });

  it('have no field that the title does not have', () => {
    expect(() => setupChoices(meta, { mood: 'grim' })).toThrow("Tower has no option 'mood'");
  });

  it('have no value that the field does not have', () => {
    expect(() => setupChoices(meta, { rounds: 4 })).toThrow("'4' is not a value of rounds: expected 3 or 5");
  });

  it('have no value that so many seats cannot choose', () => {
    expect(setupChoices(meta, { teams: 'yes' }, 4)).toMatchObject({ teams: 'yes' });
    expect(() => setupChoices(meta, { teams: 'yes' }, 3)).toThrow(
      "'yes' is a value of teams for 2 or 4 seats, not for 3: expected no",
    );
    expect(() => setupChoices(meta, { teams: 'some' }, 3)).toThrow("'some' is not a value of teams: expected no");
  });

  it('are not those of a number of seats that the title is not for; what else is wrong is said first', () => {
    expect(() => setupChoices(meta, {}, 5)).toThrow('Tower is for 2 to 4 players.');
    expect(() => setupChoices(meta, { rounds: 4 }, 5)).toThrow("'4' is not a value of rounds: expected 3 or 5");
  });

  it('may have any value while the number of seats is not known', () => {
    expect(setupChoices(meta, { teams: 'yes' })).toMatchObject({ teams: 'yes' });
    expect(valuesFor(meta.setup[2]!, null)).toEqual(['no', 'yes']);
  });

  it('are refused in its own words where one needs another', () => {
    const refusal = 'Cards are part of the big box.';
    const cards = { id: 'cards', values: ['off', 'on'], default: 'off', needs: { mode: 'advanced' }, refusal };
    const big: Meta = { ...meta, setup: [...meta.setup, cards] };
    expect(setupChoices(big, { cards: 'on' })).toMatchObject({ cards: 'on' });
    expect(setupChoices(big, { mode: 'basic' })).toMatchObject({ cards: 'off' });
    expect(() => setupChoices(big, { mode: 'basic', cards: 'on' })).toThrow(refusal);
    expect(fittingChoices(big, { mode: 'basic', cards: 'on' }, 3)).toMatchObject({ mode: 'basic', cards: 'off' });
  });

  it('settle what may be named all the same, as it is', () => {
    const refusal = 'Teams are for the basic game.';
    const alone = { mode: 'advanced' };
    const settled: Meta = {
      ...meta,
      settled: [
        {
          id: 'pairs',
          default: 'auto',
          values: { yes: { needs: { mode: 'basic' }, refusal }, no: { needs: alone, refusal: '' } },
        },
      ],
    };
    const usual = setupChoices(meta, {});
    for (const pairs of ['auto', 'no']) expect(setupChoices(settled, { ...alone, pairs })).toEqual(usual);
    expect(() => setupChoices(settled, { ...alone, pairs: 'yes' })).toThrow(refusal);
    expect(() => setupChoices(settled, { pairs: 'perhaps' })).toThrow(
      "'perhaps' is not a value of pairs: expected auto or yes or no",
    );
  });

  it('fall back to the default where they do not suit the seats', () => {
    const chosen = setupChoices(meta, { rounds: 5, teams: 'yes' });
    expect(fittingChoices(meta, chosen, 4)).toEqual(chosen);
    expect(fittingChoices(meta, chosen, 3)).toEqual({ mode: 'advanced', rounds: '5', teams: 'no' });
  });
});

describe('a rematch', () => {
  const leading: Meta = {
    ...meta,
    inheritance: {
      fields: [{ id: 'leader', values: ['1', '2', '3', '4'], seats: { 3: [3, 4], 4: [4] } }],
      after: ([winner]) => (winner === undefined ? {} : { leader: String(winner + 1) }),
    },
  };
  const usual = setupChoices(leading, { rounds: 5 }, 3);

  it('keeps what was chosen and takes over what the title says', () => {
    expect(usual).not.toHaveProperty('leader');
    expect(rematchChoices(leading, usual, 3, [2])).toEqual({ ...usual, leader: '3' });
    expect(rematchChoices(meta, usual, 3, [2])).toEqual(usual);
  });

  it('takes over nothing of the game before the last, nor where the winners do not play', () => {
    const second = rematchChoices(leading, usual, 3, [2]);
    expect(rematchChoices(leading, second, 3, [0])).toEqual({ ...usual, leader: '1' });
    expect(rematchChoices(leading, second, 3, null)).toEqual(usual);
    expect(rematchChoices(leading, second, 3, [])).toEqual(usual);
  });

  it('takes over only what suits the seats', () => {
    expect(rematchChoices(leading, usual, 2, [2])).not.toHaveProperty('leader');
    expect(fittingChoices(leading, { ...usual, leader: '3' }, 2)).not.toHaveProperty('leader');
    expect(() => setupChoices(leading, { leader: 3 }, 2)).toThrow(
      "'3' is a value of leader for 3 or 4 seats, not for 2: expected 1 or 2",
    );
    expect(setupChoices(leading, { leader: 3 }, 3)).toEqual({ ...setupChoices(meta, {}, 3), leader: '3' });
  });
});

describe('findOption', () => {
  interface Build extends BaseOption {
    floor: number;
  }
  const options: Build[] = [1, 2, 3].map(floor => ({ type: 'build', code: `build:${floor}`, floor }));

  it('gives the index of the option with a code', () => {
    expect(findOption(options, 'build:3')).toBe(2);
  });

  it('gives -1 for a code that is not on the list', () => {
    expect(findOption(options, 'build:4')).toBe(-1);
    expect(findOption([], 'build:1')).toBe(-1);
  });
});
