import { locationNumber, type Option, type State, type View, yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { armyInHand, clickArmy, clickLocation, dropArmy, targets } from './clicks.ts';
import type { Picked } from './selection.ts';

const NOTHING: Picked = { army: null, location: null, mode: null, cards: [] };
const OPTIONS = { mode: 'free', leaders: 'off', startingPlayer: 'random', singleChase: 'off', teamWhispers: 'off' };
const [ARCHER, INFANTRY] = [0, 1];
const at = locationNumber;

function asked(position: object, seats = 2, seat = 0): { view: View; options: readonly Option[]; s: State } {
  const s = yieldGame.proof.position.read(position as Record<string, unknown>, OPTIONS, seats);
  const view = yieldGame.rules.view(s, seat);
  return { view, options: view.ask?.options[seat] ?? [], s };
}

test('an Army is taken up, put down again, and sent to a Location', () => {
  const { view, options } = asked({ turn: '1 move-2' });
  expect(clickArmy(view, options, NOTHING, ARCHER)).toEqual({ do: 'pick', what: { army: ARCHER } });
  const picked = { ...NOTHING, army: ARCHER };
  expect(clickArmy(view, options, picked, ARCHER)).toEqual({ do: 'pick', what: {} });
  expect(clickLocation(view, options, picked, at('f'))).toEqual({
    do: 'choose',
    code: 'step:archer:III>f',
  });
  expect(clickArmy(view, options, picked, INFANTRY)).toEqual({ do: 'pick', what: { army: INFANTRY } });
});

test('a Location that several Armies can reach asks which one', () => {
  const { view, options } = asked({ turn: '1 move-2' });
  expect(clickLocation(view, options, NOTHING, at('f'))).toEqual({
    do: 'pick',
    what: { ...NOTHING, location: at('f') },
  });
});

test('a wrong click names what was tried, so that it can be refused', () => {
  const { view, options } = asked({ turn: '1 move-2' });
  const picked = { ...NOTHING, army: ARCHER };
  expect(clickLocation(view, options, picked, at('V'))).toEqual({ do: 'attempt', code: 'step:archer:III>V' });
  expect(yieldGame.rules.refusal(view, 'step:archer:III>V')?.rule).toMatch(/^YLD-/);
});

test('Upgrade and steps share a Location until an action is chosen', () => {
  const { view, options } = asked({ turn: '1 upgrade', armies: { 1: { archer: 'f' } } });
  const home = at('III');
  expect(
    targets(view, options, NOTHING)
      .get(home)
      ?.map(({ code }) => code),
  ).toEqual(['step:archer:f>III', 'upgrade:III']);
  const upgrading: Picked = { ...NOTHING, mode: 'upgrade' };
  expect(clickLocation(view, options, upgrading, home)).toEqual({
    do: 'choose',
    code: 'upgrade:III',
  });
  const marching: Picked = { ...NOTHING, army: ARCHER };
  expect(clickLocation(view, options, marching, home)).toEqual({
    do: 'choose',
    code: 'step:archer:f>III',
  });
});

test('a click on an enemy in reach of an Ambush starts it, also with another Army in hand', () => {
  const { view, options } = asked({ turn: '1 ambush', armies: { 1: { archer: 'f' }, 2: { archer: 'e' } } });
  const ambush = { do: 'choose', code: 'ambush:archer' };
  expect(clickArmy(view, options, NOTHING, 4)).toEqual(ambush);
  expect(clickArmy(view, options, { ...NOTHING, army: INFANTRY }, 4)).toEqual(ambush);
});

test('of several battles any Location names its own', () => {
  const { view, options } = asked({
    turn: 'battles',
    armies: { 1: { archer: 'f 3', infantry: 'i 3' }, 2: { archer: 'e 4', infantry: 'VII 4' } },
  });
  expect(options.map(({ code }) => code)).toHaveLength(2);
  expect(clickLocation(view, options, NOTHING, at('f'))).toEqual(clickArmy(view, options, NOTHING, 4));
  expect(clickLocation(view, options, NOTHING, at('i')).do).toBe('choose');
  expect(clickLocation(view, options, NOTHING, at('i'))).not.toEqual(clickLocation(view, options, NOTHING, at('f')));
});

test('while Armies are placed the first that waits is in hand', () => {
  const { view, options } = asked({
    turn: 'deploy',
    armies: { 1: { archer: 'none', infantry: 'none', cavalry: 'none' } },
  });
  expect(armyInHand(view, options, NOTHING)).toBe(ARCHER);
  expect(clickLocation(view, options, NOTHING, at('b'))).toEqual({
    do: 'choose',
    code: 'deploy:archer:b',
  });
  expect(clickLocation(view, options, NOTHING, at('IV'))).toEqual({ do: 'attempt', code: 'deploy:archer:IV' });
});

test('an Army that is dragged goes where it may, and hears why not where it may not', () => {
  const { view, options } = asked({ turn: '1 move-2' });
  expect(dropArmy(view, options, ARCHER, at('f'))).toEqual({ do: 'choose', code: 'step:archer:III>f' });
  expect(dropArmy(view, options, ARCHER, at('V'))).toEqual({ do: 'attempt', code: 'step:archer:III>V' });
  expect(dropArmy(view, options, ARCHER, at('III'))).toEqual({ do: 'pick', what: { army: ARCHER } });
});
