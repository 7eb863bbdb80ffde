import { expect, it } from 'vitest';
import { botPause, timeToFollow } from './rhythm.ts';

const isMinor = ({ type }: { type: string }) => type === 'drew';
const news = (...types: string[]) => types.map(type => ({ type }));

it('waits for what can be followed, and hardly for what is minor', () => {
  expect(botPause('normal', { at: 3, news: news('played', 'moved') }, isMinor)).toBe(timeToFollow('normal', 2));
  expect(botPause('normal', { at: 3, news: news('drew', 'turn') }, isMinor)).toBe(timeToFollow('normal', 1));
  expect(botPause('normal', { at: 3, news: news('drew') }, isMinor)).toBeLessThan(timeToFollow('normal', 1) / 2);
});

it('waits for who is asked first as always', () => {
  expect(botPause('normal', { at: 0, news: [] }, isMinor)).toBe(timeToFollow('normal', 0));
  expect(botPause('instant', { at: 3, news: news('played') }, isMinor)).toBe(0);
});

it('does not wait after what nobody sees', () => {
  expect(botPause('slow', { at: 3, news: [] }, isMinor)).toBe(0);
  expect(botPause('slow', { at: 0, news: [] }, isMinor)).toBe(timeToFollow('slow', 0));
  expect(botPause('slow', { at: 3, news: news('played') }, isMinor)).toBe(timeToFollow('slow', 1));
});
