import { cardNumber, hiddenLeaders, type State, type View } from '@interregnum/hidden-leaders';
import { expect, test } from 'vitest';
import { canOnlyStop, clickCard, clickHidden, clickPile, clickPlayer, isTargeting } from './clicks.ts';
import type { Option } from './props.ts';
import { NOTHING_PICKED } from './selection.ts';

const card = (id: string): number => cardNumber(id)!;

function optionsOf(s: State, seat: number): { view: View; options: readonly Option[] } {
  const view = hiddenLeaders.rules.view(s, seat);
  return { view, options: view.ask!.options[seat]! };
}

/** The first player's turn with this hand, after these answers. */
function turnWith(hand: readonly string[], answers: readonly string[] = [], more: object = {}) {
  const s = hiddenLeaders.proof.position.read(
    { turn: '1 play', hands: { 1: hand }, tavern: ['keen-koi'], harbor: ['furious-frog'], ...more },
    { deck: 'full', memory: 'aid' },
    2,
  );
  for (const code of answers) {
    const seat = s.ask!.seats[0]!;
    hiddenLeaders.rules.apply(
      s,
      seat,
      s.ask!.options[seat]!.findIndex(o => o.code === code),
    );
  }
  return optionsOf(s, 0);
}

test('only a hand that is empty has nothing to discard', () => {
  const discards = (...answers: string[]) => turnWith(['leery-lizard', 'bored-goblin'], ['discard', ...answers]);
  const only = ({ view, options }: ReturnType<typeof turnWith>) => canOnlyStop(view, options);
  expect(only(discards('discard:leery-lizard'))).toBe(false);
  expect(only(discards('discard:leery-lizard', 'discard:bored-goblin'))).toBe(true);
  expect(only(turnWith([]))).toBe(false);
});

test('a hand card is taken up first and played with the second press', () => {
  const { options } = turnWith(['leery-lizard', 'bored-goblin']);
  const lizard = card('leery-lizard');
  expect(clickCard(options, NOTHING_PICKED, lizard, true)).toEqual({ do: 'pick', what: { card: lizard } });
  expect(clickCard(options, { ...NOTHING_PICKED, card: lizard }, lizard, true)).toEqual({
    do: 'choose',
    code: 'play:leery-lizard',
  });
});

test('what is not offered is attempted, so that the table says why not', () => {
  const { view, options } = turnWith(['leery-lizard']);
  expect(clickCard(options, NOTHING_PICKED, card('keen-koi'), false)).toEqual({ do: 'attempt', code: 'play:keen-koi' });
  expect(clickPile(view, options, 'harbor')).toEqual({ do: 'attempt', code: 'harbor' });
  expect(clickPile(view, options, 'graveyard')).toEqual({ do: 'nothing' });
});

test('a target in a party is chosen with one press, and everything else steps back', () => {
  const { view, options } = turnWith(['unconfident-executioner'], ['play:unconfident-executioner'], {
    up: { 2: ['aimless-eel'] },
  });
  expect(isTargeting(view, options)).toBe(true);
  expect(clickCard(options, NOTHING_PICKED, card('aimless-eel'), false)).toEqual({
    do: 'choose',
    code: 'bury:aimless-eel',
  });
  expect(clickHidden(options, 1, 0)).toEqual({ do: 'attempt', code: 'bury:2.1' });
});

test('a Hidden Hero that can be turned or looked at is taken up first', () => {
  const { options } = turnWith(['bludgeoning-blowfish'], ['play:bludgeoning-blowfish', 'red+1'], {
    down: { 2: ['aimless-eel'] },
  });
  expect(clickHidden(options, 1, 0)).toEqual({ do: 'pick', what: { hidden: '2.1' } });
});

test('a player is picked by pressing the party', () => {
  const { options } = turnWith(['potato-privateer'], ['play:potato-privateer']);
  expect(clickPlayer(options, 1)).toEqual({ do: 'choose', code: 'player:2' });
});

test('when the party is prepared the first card is hidden, the second discarded, a third press undoes', () => {
  const prepare: Option[] = [{ type: 'prepare', code: 'hide:a+discard:b', hide: 1, discard: 2 }];
  const press = (picked: Partial<typeof NOTHING_PICKED>, which: number) =>
    clickCard(prepare, { ...NOTHING_PICKED, ...picked }, which, true);
  expect(press({}, 1)).toEqual({ do: 'pick', what: { card: 1, discard: null } });
  expect(press({ card: 1 }, 2)).toEqual({ do: 'pick', what: { card: 1, discard: 2 } });
  expect(press({ card: 1, discard: 2 }, 2)).toEqual({ do: 'pick', what: { card: 1 } });
  expect(press({ card: 1, discard: 2 }, 1)).toEqual({ do: 'pick', what: { card: 2 } });
});
