import { locationNumber, type Option, type State, type View, yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { armyInHand, clickArmy, clickLocation, targets } from './clicks.ts';
import type { YieldChoice } from './props.ts';
import type { Picked } from './selection.ts';

const NOTHING: Picked = { army: null, location: null, mode: null, cards: [] };
const OPTIONS = { mode: 'free', leaders: 'off', startingPlayer: 'random', singleChase: 'off', teamWhispers: 'off' };
const [ARCHER, INFANTRY] = [0, 1];
const at = locationNumber;

function asked(position: object, seats = 2, seat = 0): { view: View; choices: YieldChoice[]; s: State } {
  const s = yieldGame.proof.position.read(position as Record<string, unknown>, OPTIONS, seats);
  const view = yieldGame.rules.view(s, seat);
  const options: readonly Option[] = view.ask?.options[seat] ?? [];
  return { view, choices: options.map((option, index) => ({ index, option, code: option.code })), s };
}

const indexOf = (choices: readonly YieldChoice[], code: string): number =>
  choices.find(one => one.code === code)!.index;

test('an Army is taken up, put down again, and sent to a Location', () => {
  const { view, choices } = asked({ turn: '1 move-2' });
  expect(clickArmy(view, choices, NOTHING, ARCHER)).toEqual({ do: 'select', what: { army: ARCHER } });
  const picked = { ...NOTHING, army: ARCHER };
  expect(clickArmy(view, choices, picked, ARCHER)).toEqual({ do: 'select', what: {} });
  expect(clickLocation(view, choices, picked, at('f'))).toEqual({
    do: 'choose',
    index: indexOf(choices, 'step:archer:III>f'),
  });
  expect(clickArmy(view, choices, picked, INFANTRY)).toEqual({ do: 'select', what: { army: INFANTRY } });
});

test('a Location that several Armies can reach asks which one', () => {
  const { view, choices } = asked({ turn: '1 move-2' });
  expect(clickLocation(view, choices, NOTHING, at('f'))).toEqual({
    do: 'select',
    what: { ...NOTHING, location: at('f') },
  });
});

test('a wrong click names what was tried, so that it can be refused', () => {
  const { view, choices } = asked({ turn: '1 move-2' });
  const picked = { ...NOTHING, army: ARCHER };
  expect(clickLocation(view, choices, picked, at('V'))).toEqual({ do: 'attempt', code: 'step:archer:III>V' });
  expect(yieldGame.rules.refusal(view, 'step:archer:III>V')?.rule).toMatch(/^YLD-/);
});

test('Upgrade and steps share a Location until an action is chosen', () => {
  const { view, choices } = asked({ turn: '1 upgrade', armies: { 1: { archer: 'f' } } });
  const home = at('III');
  expect(
    targets(view, choices, NOTHING)
      .get(home)
      ?.map(({ code }) => code),
  ).toEqual(['step:archer:f>III', 'upgrade:III']);
  const upgrading: Picked = { ...NOTHING, mode: 'upgrade' };
  expect(clickLocation(view, choices, upgrading, home)).toEqual({
    do: 'choose',
    index: indexOf(choices, 'upgrade:III'),
  });
  const marching: Picked = { ...NOTHING, army: ARCHER };
  expect(clickLocation(view, choices, marching, home)).toEqual({
    do: 'choose',
    index: indexOf(choices, 'step:archer:f>III'),
  });
});

test('a click on an enemy in reach of an Ambush starts it, also with another Army in hand', () => {
  const { view, choices } = asked({ turn: '1 ambush', armies: { 1: { archer: 'f' }, 2: { archer: 'e' } } });
  const ambush = { do: 'choose', index: indexOf(choices, 'ambush:archer') };
  expect(clickArmy(view, choices, NOTHING, 4)).toEqual(ambush);
  expect(clickArmy(view, choices, { ...NOTHING, army: INFANTRY }, 4)).toEqual(ambush);
});

test('of several battles any Location names its own', () => {
  const { view, choices } = asked({
    turn: 'battles',
    armies: { 1: { archer: 'f 3', infantry: 'i 3' }, 2: { archer: 'e 4', infantry: 'VII 4' } },
  });
  expect(choices.map(({ code }) => code)).toHaveLength(2);
  expect(clickLocation(view, choices, NOTHING, at('f'))).toEqual(clickArmy(view, choices, NOTHING, 4));
  expect(clickLocation(view, choices, NOTHING, at('i')).do).toBe('choose');
  expect(clickLocation(view, choices, NOTHING, at('i'))).not.toEqual(clickLocation(view, choices, NOTHING, at('f')));
});

test('while Armies are placed the first that waits is in hand', () => {
  const { view, choices } = asked({
    turn: 'deploy',
    armies: { 1: { archer: 'none', infantry: 'none', cavalry: 'none' } },
  });
  expect(armyInHand(view, choices, NOTHING)).toBe(ARCHER);
  expect(clickLocation(view, choices, NOTHING, at('b'))).toEqual({
    do: 'choose',
    index: indexOf(choices, 'deploy:archer:b'),
  });
  expect(clickLocation(view, choices, NOTHING, at('IV'))).toEqual({ do: 'attempt', code: 'deploy:archer:IV' });
});
