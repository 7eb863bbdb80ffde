/** What a table shows of the strength of a side is what the rules will count. */
import { setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { ASK, runewars, type State, strengthBesides } from '../src/index.ts';

const OPTIONS = setupChoices(runewars.meta, { bow: 'on', cmd: 'on', explore: 'on' }, 2);
const answer = answersOf(runewars);

/** The defender is about to be asked for support. */
function attacked(card: string): State {
  let s = runewars.proof.position.read(
    {
      turn: 'primary 2',
      orders: { 1: 'garrison', 2: 'conquer' },
      highest: { 2: 'fortify' },
      heroes: { HB04: { seat: 1, at: '7B' } },
      commanders: { HB04: card },
      wards: [{ seat: 1, area: '7B' }],
      tokens: { '7B': 'defensible-area 1 up' },
      areas: { '7B': 'D: 2 footman', '10D': 'L: 2 warrior' },
    },
    OPTIONS,
    2,
  );
  for (const code of ['activate:7B', 'from:10D:warrior:2']) s = answer(s, 1, code);
  expect(s.ask!.id).toBe(ASK.support);
  return s;
}
const shown = (s: State): number => strengthBesides(runewars.rules.view(s, 1), 1);

test('Defensible Area, ward, Garrison, commander and supporter add up', () => {
  expect(shown(attacked('CM02'))).toBe(1 + 2 + 2);
  const s = attacked('CM04');
  expect(shown(s)).toBe(1 + 2 + 2 + 1);
  expect(shown(answer(s, 0, 'support:HB04:footman'))).toBe(1 + 2 + 2 + 1 + 1);
  expect(strengthBesides(runewars.rules.view(s, 0), 0)).toBe(0);
});
