import { areaNumber, type Option } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { clickArea, narrowed, targets } from './clicks.ts';

const NOTHING = { area: null, tile: null, turns: 0 };
const [A, B, C] = [areaNumber('1A'), areaNumber('1B'), areaNumber('1C')];
const move = (area: number, to: number, code: string): Option => ({ type: 'move', area, to, code });
const WAYS: readonly Option[] = [move(A, B, 'move:1A>1B'), move(A, C, 'move:1A>1C'), { type: 'done', code: 'done' }];

test('a way begins with its source and ends with its target', () => {
  expect([...targets(WAYS, NOTHING).keys()]).toEqual([A]);
  expect(clickArea(WAYS, NOTHING, A)).toEqual({ do: 'pick', what: { area: A } });
  const picked = { ...NOTHING, area: A };
  expect([...targets(WAYS, picked).keys()]).toEqual([B, C]);
  expect(clickArea(WAYS, picked, C)).toEqual({ do: 'choose', code: 'move:1A>1C' });
  expect(clickArea(WAYS, picked, A)).toEqual({ do: 'pick', what: {} });
});

test('an area with one answer is taken, with several it is picked and leaves its own', () => {
  const options: readonly Option[] = [
    { type: 'activate', area: A, code: 'activate:1A' },
    { type: 'build', development: 0, area: B, code: 'build:resources:1B' },
    { type: 'build', development: 1, area: B, code: 'build:diplomat:1B' },
  ];
  expect(clickArea(options, NOTHING, A)).toEqual({ do: 'choose', code: 'activate:1A' });
  expect(clickArea(options, NOTHING, B)).toEqual({ do: 'pick', what: { area: B } });
  expect(narrowed(options, { ...NOTHING, area: B })).toHaveLength(2);
});

test('what is not offered is tried, so that the table says why not', () => {
  const options: readonly Option[] = [{ type: 'activate', area: A, code: 'activate:1A' }];
  expect(clickArea(options, NOTHING, C)).toEqual({ do: 'attempt', code: 'activate:1C' });
  expect(clickArea([], NOTHING, C)).toEqual({ do: 'nothing' });
});
