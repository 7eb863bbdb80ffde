/** What is dealt anew: not what everybody sees on its way. */
import { chanceFrom, randomFrom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { determinise } from '../src/determinise.ts';
import { oldKingsCrown } from '../src/index.ts';
import { ASK } from '../src/questions.ts';
import { returnCards } from '../src/returning.ts';
import { run } from '../src/state.ts';

test('cards that return to a full hand are in nobody’s hand or pile before their owner has put them in order', () => {
  const options = {
    factions: 'random',
    order: 'random',
    startingInfluence: '0',
    maxRounds: '30',
    difficulty: 'knight',
  };
  const s = oldKingsCrown.rules.setup(options, 2, chanceFrom('returning'));
  const returning = s.draw[0]!.slice(-2);
  s.draw[0] = s.draw[0]!.slice(0, -2);
  returnCards(s, 0, returning);
  run(s);
  expect(s.ask?.id).toBe(ASK.returning);
  for (const viewer of [0, 1, null]) {
    const dealt = determinise(oldKingsCrown.rules.view(s, viewer), randomFrom(`viewer ${viewer}`));
    const placed = [...dealt.hands, ...dealt.draw].flat();
    expect(placed.filter(card => returning.includes(card))).toEqual([]);
    expect(dealt.draw.map(pile => pile.length)).toEqual(s.draw.map(pile => pile.length));
  }
});
