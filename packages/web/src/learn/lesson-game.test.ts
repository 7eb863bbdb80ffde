import { epix } from '@interregnum/epix';
import { type Game, readLesson } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { lessonGame } from './lesson-game.ts';

const said = (text: string) => ({ en: text, de: text });
const LESSON = {
  title: said('A lesson'),
  minutes: 1,
  seats: 2,
  options: { mode: 'basic' },
  names: { 2: 'Berengar' },
  next: { seats: 3, bots: 'greedy' },
  scenes: [
    {
      position: { turn: 'draft' },
      steps: [
        { say: said('Look.') },
        { say: said('A Camp.'), press: 'recruit:camp:land1a' },
        { 2: ['recruit:soldier:land2a'] },
        { expect: { gold: { 1: 13 } } },
        { say: said('Pass.'), press: 'pass' },
      ],
    },
    { position: { turn: 'auction', gold: { 1: 4 } }, steps: [{ say: said('Another day.') }] },
  ],
};

const game = epix as unknown as Game;
const begun = () => lessonGame(game, readLesson(game, LESSON));

test('what is read is left by Next, what is to be pressed by its answer only', () => {
  const g = begun();
  expect(g.total).toBe(4);
  expect(g.press('recruit:camp:land1a')).toBe(false);
  g.next();
  expect(g.spoken).toBe(1);
  g.next();
  expect(g.press('recruit:soldier:land1a')).toBe(false);
  expect([g.spoken, g.answers()]).toEqual([1, 0]);
  expect(g.press('recruit:camp:land1a')).toBe(true);
});

test('others answer one by one, and the coach is silent meanwhile', () => {
  const g = begun();
  g.goTo(1);
  g.press('recruit:camp:land1a');
  expect([g.watching(), g.current()]).toEqual([true, null]);
  g.proceed();
  expect(g.current()).toMatchObject({ press: 'pass' });
  expect(g.log().map(entry => entry.seat)).toEqual([null, 0, 1]);
});

test('a scene is laid out anew, with a question of its own', () => {
  const g = begun();
  g.goTo(3);
  const { question } = g;
  expect([g.scene, g.answers(), (g.view() as unknown as { gold: number[] }).gold]).toEqual([1, 0, [4, 15]]);
  g.goTo(2);
  expect([g.scene, g.answers()]).toEqual([0, 2]);
  expect(g.question).toBeGreaterThan(question);
  g.goTo(4);
  expect(g.over()).toBe(true);
});
