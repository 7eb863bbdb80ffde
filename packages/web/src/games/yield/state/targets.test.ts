/** Whatever can be chosen on the map is announced in words. */
import { playRandomly, tableKinds } from '@interregnum/kernel/testing';
import { yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { targets } from './clicks.ts';

const NOTHING_PICKED = { army: null, location: null, mode: null, cards: [] } as const;
/** Both with Leaders and without, free and in teams. */
const KINDS = tableKinds(yieldGame).filter((_, nth) => nth % 3 === 0);

test('every target of random games has its words', () => {
  const met = new Set<string>();
  for (const [nth, kind] of KINDS.entries()) {
    playRandomly(yieldGame, { kind, seed: `targets ${nth}` }, (s, { seat }) => {
      const options = s.ask!.options[seat]!;
      for (const [first] of targets(yieldGame.rules.view(s, seat), options, NOTHING_PICKED).values()) {
        met.add(first!.type);
      }
    });
  }
  expect(met.size).toBeGreaterThan(10);
  for (const kind of met) expect(en, kind).toHaveProperty([`yield.target.${kind}`]);
});
