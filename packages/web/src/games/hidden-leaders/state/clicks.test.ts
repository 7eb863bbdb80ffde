import { cardNumber, hiddenLeaders, type State, type View } from '@interregnum/hidden-leaders';
import { expect, test } from 'vitest';
import { clickCard, clickHidden, clickPile, clickPlayer, isTargeting } from './clicks.ts';
import type { HdlChoice } from './props.ts';
import { NOTHING_PICKED } from './selection.ts';

const card = (id: string): number => cardNumber(id)!;

function choicesOf(s: State, seat: number): { view: View; choices: HdlChoice[] } {
  const view = hiddenLeaders.rules.view(s, seat);
  return {
    view,
    choices: view.ask!.options[seat]!.map((option, index) => ({ index, option, code: option.code })),
  };
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
  return choicesOf(s, 0);
}

test('a hand card is taken up first and played with the second press', () => {
  const { choices } = turnWith(['leery-lizard', 'bored-goblin']);
  const lizard = card('leery-lizard');
  expect(clickCard(choices, NOTHING_PICKED, lizard, true)).toEqual({ do: 'pick', what: { card: lizard } });
  const play = choices.find(choice => choice.code === 'play:leery-lizard')!;
  expect(clickCard(choices, { ...NOTHING_PICKED, card: lizard }, lizard, true)).toEqual({
    do: 'choose',
    index: play.index,
  });
});

test('what is not offered is attempted, so that the table says why not', () => {
  const { view, choices } = turnWith(['leery-lizard']);
  expect(clickCard(choices, NOTHING_PICKED, card('keen-koi'), false)).toEqual({ do: 'attempt', code: 'play:keen-koi' });
  expect(clickPile(view, choices, 'harbor')).toEqual({ do: 'attempt', code: 'harbor' });
  expect(clickPile(view, choices, 'graveyard')).toEqual({ do: 'nothing' });
});

test('a target in a party is chosen with one press, and everything else steps back', () => {
  const { view, choices } = turnWith(['unconfident-executioner'], ['play:unconfident-executioner'], {
    up: { 2: ['aimless-eel'] },
  });
  expect(isTargeting(view, choices)).toBe(true);
  const bury = choices.find(choice => choice.code === 'bury:aimless-eel')!;
  expect(clickCard(choices, NOTHING_PICKED, card('aimless-eel'), false)).toEqual({ do: 'choose', index: bury.index });
  expect(clickHidden(choices, 1, 0)).toEqual({ do: 'attempt', code: 'bury:2.1' });
});

test('a Hidden Hero that can be turned or looked at is taken up first', () => {
  const { choices } = turnWith(['bludgeoning-blowfish'], ['play:bludgeoning-blowfish', 'red+1'], {
    down: { 2: ['aimless-eel'] },
  });
  expect(clickHidden(choices, 1, 0)).toEqual({ do: 'pick', what: { hidden: '2.1' } });
});

test('a player is picked by pressing the party', () => {
  const { choices } = turnWith(['potato-privateer'], ['play:potato-privateer']);
  const pick = choices.find(choice => choice.code === 'player:2')!;
  expect(clickPlayer(choices, 1)).toEqual({ do: 'choose', index: pick.index });
});

test('when the party is prepared the first card is hidden, the second discarded, a third press undoes', () => {
  const prepare: HdlChoice[] = [
    { index: 0, code: 'hide:a+discard:b', option: { type: 'prepare', code: 'hide:a+discard:b', hide: 1, discard: 2 } },
  ];
  const press = (picked: Partial<typeof NOTHING_PICKED>, which: number) =>
    clickCard(prepare, { ...NOTHING_PICKED, ...picked }, which, true);
  expect(press({}, 1)).toEqual({ do: 'pick', what: { card: 1, discard: null } });
  expect(press({ card: 1 }, 2)).toEqual({ do: 'pick', what: { card: 1, discard: 2 } });
  expect(press({ card: 1, discard: 2 }, 2)).toEqual({ do: 'pick', what: { card: 1 } });
  expect(press({ card: 1, discard: 2 }, 1)).toEqual({ do: 'pick', what: { card: 2 } });
});
