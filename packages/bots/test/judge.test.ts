import { epix } from '@interregnum/epix';
import { type Game, randomFrom } from '@interregnum/kernel';
import { playRandomly } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { judge } from '../src/index.ts';

const game = epix as Game;

test('a judgement lies between lost and won, is the same from the same chance, and needs nothing but a view', () => {
  let judged = 0;
  playRandomly(epix, { kind: { seats: 3, options: { mode: 'basic' } }, seed: 'judge' }, s => {
    if (judged++ % 9 > 0) return;
    for (let seat = 0; seat < 3; seat++) {
      const view = structuredClone(epix.rules.view(s, seat));
      const value = judge(game, view, randomFrom(`judge ${judged}`), 4);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(judge(game, view, randomFrom(`judge ${judged}`), 4)).toBe(value);
    }
  });
  expect(judged).toBeGreaterThan(20);
});
