import { setupChoices } from '@interregnum/kernel';
import { areaNumber, type Option, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { clickArea, narrowed, targets, tollAt } from './clicks.ts';
import { NOTHING_PICKED } from './selection.ts';

const NOTHING = NOTHING_PICKED;
const VIEW = runewars.rules.view(
  runewars.proof.position.read({}, setupChoices(runewars.meta, { board: 'preset' }, 2), 2),
  0,
);
const [A, B, C] = [areaNumber('1A'), areaNumber('1B'), areaNumber('1C')];
const move = (area: number, to: number, code: string): Option => ({ type: 'move', area, to, code });
const WAYS: readonly Option[] = [move(A, B, 'move:1A>1B'), move(A, C, 'move:1A>1C'), { type: 'done', code: 'done' }];

test('a way begins with its source and ends with its target', () => {
  expect([...targets(WAYS, NOTHING).keys()]).toEqual([A]);
  expect(clickArea(VIEW, WAYS, NOTHING, A)).toEqual({ do: 'pick', what: { area: A } });
  const picked = { ...NOTHING, area: A };
  expect([...targets(WAYS, picked).keys()]).toEqual([B, C]);
  expect(clickArea(VIEW, WAYS, picked, C)).toEqual({ do: 'choose', code: 'move:1A>1C' });
  expect(clickArea(VIEW, WAYS, picked, A)).toEqual({ do: 'pick', what: {} });
});

test('an area with one answer is taken, with several it is picked and leaves its own', () => {
  const options: readonly Option[] = [
    { type: 'activate', area: A, code: 'activate:1A' },
    { type: 'build', development: 0, area: B, code: 'build:resources:1B' },
    { type: 'build', development: 1, area: B, code: 'build:diplomat:1B' },
  ];
  expect(clickArea(VIEW, options, NOTHING, A)).toEqual({ do: 'choose', code: 'activate:1A' });
  expect(clickArea(VIEW, options, NOTHING, B)).toEqual({ do: 'pick', what: { area: B } });
  expect(narrowed(options, { ...NOTHING, area: B })).toHaveLength(2);
});

test('what is not offered is tried, so that the table says why not', () => {
  const options: readonly Option[] = [{ type: 'activate', area: A, code: 'activate:1A' }];
  expect(clickArea(VIEW, options, NOTHING, C)).toEqual({ do: 'attempt', code: 'activate:1C' });
  expect(clickArea(VIEW, [], NOTHING, C)).toEqual({ do: 'nothing' });
});

test('a place that only portals lead from shows their price, one with another way does not (D56)', () => {
  const position = {
    turn: 'primary 1',
    season: 'summer',
    orders: { 1: 'mobilize', 2: 'fortify' },
    influence: { 1: 2 },
    areas: { '5A': 'D: 1 footman 1 knight', '3A': 'D: 1 footman', '4C': '' },
    tokens: { '5A': 'magic-portal 1 up', '4C': 'magic-portal 2+ up' },
  };
  const s = runewars.proof.position.read(
    position,
    setupChoices(runewars.meta, { board: 'preset', explore: 'on' }, 2),
    2,
  );
  runewars.rules.apply(
    s,
    0,
    s.ask!.options[0]!.findIndex(({ code }) => code === 'activate:4C'),
  );
  const view = runewars.rules.view(s, 0);
  const offered = targets(s.ask!.options[0]!, NOTHING);
  const toll = (area: string) => tollAt(view, offered.get(areaNumber(area)) ?? []);
  expect([toll('5A'), toll('3A'), toll('1A')]).toEqual([1, 0, 0]);
});
