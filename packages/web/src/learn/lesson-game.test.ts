import { readFileSync } from 'node:fs';
import { epix } from '@interregnum/epix';
import { type Game, readLesson } from '@interregnum/kernel';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { contentFromText } from '@interregnum/shelf/content-text';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lessonGame, readBuiltIn } from './lesson-game.ts';

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

/** What the learner sees at every step that is spoken. */
function seen(title: Game, data: unknown): string[] {
  const g = lessonGame(title, readBuiltIn(title, data));
  return Array.from({ length: g.total }, (_, nth) => {
    g.goTo(nth);
    return JSON.stringify(g.view());
  });
}

test('a content file of the table before changes nothing in a lesson', () => {
  const title = oldKingsCrown as unknown as Game;
  const at = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const data: unknown = parse(at('packages/games/old-kings-crown/lessons/first-game.yaml'));
  const before = seen(title, data);
  const text = at('examples/content/old-kings-crown.yaml');
  title.content!.playedWith(contentFromText(text, title)).content!.putInPlay();
  expect(seen(title, data)).toEqual(before);
});
