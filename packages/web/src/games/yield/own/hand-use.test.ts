import { type Option, yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { handUse, isUsable, toggled } from './hand-use.ts';

const OPTIONS = { mode: 'free', leaders: 'off', startingPlayer: 'random', singleChase: 'off', teamWhispers: 'off' };

function asked(position: object, seats = 2, seat = 0) {
  const s = yieldGame.proof.position.read(position as Record<string, unknown>, OPTIONS, seats);
  const view = yieldGame.rules.view(s, seat);
  const options: readonly Option[] = view.ask?.options[seat] ?? [];
  return { view, options, s };
}

test('the first discards are due together, one less in each round', () => {
  const { view, options } = asked({ turn: 'discard' });
  const use = handUse(view, options, 0);
  expect(use).toMatchObject({ for: 'discard', due: 3 });
  expect(use?.from).toHaveLength(10);
});

test('over the limit as many cards are due as there are too many', () => {
  const { s } = asked({ turn: '1', hands: { 1: ['G3', 'G3', 'G4', 'B3', 'B4', 'B5', 'R3', 'R4'] } });
  yieldGame.rules.apply(s, 0, 1);
  const view = yieldGame.rules.view(s, 0);
  const options = view.ask!.options[0]!;
  expect(handUse(view, options, 0)).toMatchObject({ for: 'discard', due: 3 });
});

test('in a battle only colours of the own country go face up', () => {
  const { view, options } = asked({
    turn: 'battle',
    armies: { 1: { archer: 'f 3' }, 2: { archer: 'e 9' } },
    hands: { 1: ['R3', 'G3'] },
    battle: { armies: ['1.archer'] },
  });
  const use = handUse(view, options, 0);
  expect(use?.for).toBe('battle');
  expect(use?.from.map(card => isUsable(view, 0, card))).toEqual([false, true]);
});

test('a card more than are due puts the oldest back', () => {
  expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
  expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
});
