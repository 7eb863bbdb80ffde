/** Setup choices and options by their code. */
import { describe, expect, it } from 'vitest';
import { type BaseOption, findOption, type Meta, setupChoices } from './game.ts';

const meta: Meta = {
  id: 'tower',
  title: 'Tower',
  rulesVersion: '1',
  seats: [2, 3],
  minutes: [5, 10],
  weight: 1,
  designers: ['Nobody'],
  publisher: 'Nobody',
  setup: [
    { id: 'mode', values: ['basic', 'advanced'], default: 'advanced' },
    { id: 'rounds', values: ['3', '5'], default: '3' },
  ],
  longest: 100,
};

describe('setup choices', () => {
  it('are the defaults where nothing is given', () => {
    expect(setupChoices(meta, {})).toEqual({ mode: 'advanced', rounds: '3' });
  });

  it('are texts, whatever they are given as', () => {
    expect(setupChoices(meta, { rounds: 5, mode: 'basic' })).toEqual({ mode: 'basic', rounds: '5' });
  });

  it('have no field that the title does not have', () => {
    expect(() => setupChoices(meta, { mood: 'grim' })).toThrow("Tower has no option 'mood'");
  });

  it('have no value that the field does not have', () => {
    expect(() => setupChoices(meta, { rounds: 4 })).toThrow("'4' is not a value of rounds: expected 3 or 5");
  });
});

describe('findOption', () => {
  interface Build extends BaseOption {
    floor: number;
  }
  const options: Build[] = [1, 2, 3].map(floor => ({ type: 'build', floor }));
  const tower = { code: (o: BaseOption) => `${o.type}:${(o as Build).floor}` };

  it('gives the index of the option with a code', () => {
    expect(findOption(tower, options, 'build:3')).toBe(2);
  });

  it('gives -1 for a code that is not on the list', () => {
    expect(findOption(tower, options, 'build:4')).toBe(-1);
    expect(findOption(tower, [], 'build:1')).toBe(-1);
  });
});
