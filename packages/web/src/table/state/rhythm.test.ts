import { expect, it } from 'vitest';
import { pauseAfter, timeToFollow } from './rhythm.ts';

const isMinor = ({ type }: { type: string }) => type === 'drew';
const news = (...types: string[]) => types.map(type => ({ type }));

it('waits for what can be followed, and hardly for what is minor', () => {
  expect(pauseAfter('normal', news('played', 'moved'), isMinor)).toBe(timeToFollow('normal', 2));
  expect(pauseAfter('normal', news('drew', 'turn'), isMinor)).toBe(timeToFollow('normal', 1));
  expect(pauseAfter('normal', news('drew'), isMinor)).toBeLessThan(timeToFollow('normal', 1) / 2);
});

it('waits for who is asked first as always', () => {
  expect(pauseAfter('normal', [], isMinor)).toBe(timeToFollow('normal', 0));
  expect(pauseAfter('instant', news('played'), isMinor)).toBe(0);
});
