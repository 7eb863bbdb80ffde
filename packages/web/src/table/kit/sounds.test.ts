import { expect, it } from 'vitest';
import { soundsIn } from './sounds.ts';

const news = (...types: string[]) => types.map(type => ({ type }));

it('is heard once however often it happens, and never more than three at a time', () => {
  expect(soundsIn(news('moved', 'moved', 'paid', 'talked'), { moved: 'step', paid: 'coin' })).toEqual(['step', 'coin']);
  const all = { a: 'card', b: 'coin', c: 'step', d: 'bell' } as const;
  expect(soundsIn(news('a', 'b', 'c', 'd'), all)).toEqual(['coin', 'step', 'bell']);
});
