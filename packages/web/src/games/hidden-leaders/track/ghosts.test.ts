import { cardNumber, hiddenLeaders } from '@interregnum/hidden-leaders';
import { expect, test } from 'vitest';
import type { Props } from '../state/props.ts';
import { ghostsOf } from './ghosts.ts';

const OPTIONS = { deck: 'full', memory: 'aid' };

/** The table of the first player, at the first question or after some answers. */
function table(hand: readonly string[], ...answers: string[]): Props {
  const s = hiddenLeaders.proof.position.read({ turn: '1 play', hands: { 1: hand } }, OPTIONS, 2);
  for (const code of answers) {
    hiddenLeaders.rules.apply(
      s,
      0,
      s.ask!.options[0]!.findIndex(option => option.code === code),
    );
  }
  const view = hiddenLeaders.rules.view(s, 0);
  return { view, options: view.ask?.options[0] ?? [] } as unknown as Props;
}

const ghosts = (props: Props, hero: string) =>
  ghostsOf(props, cardNumber(hero)!, null).map(({ marker, space, joined }) => [marker, space, joined]);

test('a card that can be played shows where the markers could go, and that it is one way or the other', () => {
  expect(ghosts(table(['resilient-rearguard']), 'resilient-rearguard')).toEqual([
    ['red', 5, null],
    ['green', 3, 'or'],
  ]);
  expect(ghosts(table(['depressed-druid']), 'depressed-druid').map(ghost => ghost[2])).toEqual([null, null]);
});

test('a card that is to be discarded moves nothing', () => {
  const hand = ['resilient-rearguard', 'depressed-druid'];
  expect(ghosts(table(hand, 'discard'), 'resilient-rearguard')).toEqual([]);
});
