/** A game that counts: each answer adds a number, some draw chance, some open a secret. */
import { describe, expect, it } from 'vitest';
import { type Checkpoint, isUndoBarrier, pending, playAgain, samples, stateAfter } from './course.ts';
import type { Fact } from './events.ts';
import type { Flow } from './flow.ts';
import type { BaseEvent, BaseOption, Game } from './game.ts';
import type { RecordHeader } from './record.ts';

interface Counting extends Flow<BaseOption> {
  sum: number;
  chance: { drawn: number };
}

const OPTIONS: readonly BaseOption[] = ['1', '2', '3'].map(code => ({ type: 'add', code }));

const counting = (sum: number, drawn = 0): Counting => ({
  seats: 1,
  frames: [],
  ask: { id: 'add', seats: [0], options: [OPTIONS], changeable: false },
  answers: [null],
  sum,
  chance: { drawn },
});

const game = {
  rules: {
    clone: (s: Counting) => ({ ...s }),
    apply(s: Counting, _: number, option: number, told: Fact<BaseEvent>[] | null) {
      s.sum += option + 1;
      told?.push({ open: { type: 'added' }, closed: null, insiders: [] });
    },
  },
  proof: {
    secrecy: {
      secretQuestions: [],
      opens: (e: BaseEvent, viewer: number | null) => (e.type === 'shown' && viewer === 1 ? 'x' : null),
    },
  },
} as unknown as Game;

const header = { entropy: [] } as unknown as RecordHeader;
const answers = ['1', '2', '3', '1', '2'].map(code => ({ seat: 0, question: 'add', code }));
const sumAfter = (checkpoints: Checkpoint[], at: number) =>
  (stateAfter({ game, header, seed: '', checkpoints, answers }, at) as Counting).sum;

describe('the course of a game', () => {
  it('can be seen at any answer, from any checkpoint, which stays as it is', () => {
    const start = { at: 0, state: counting(0) };
    const later = { at: 3, state: counting(6) };
    expect([0, 1, 2, 3, 4, 5].map(at => sumAfter([start], at))).toEqual([0, 1, 3, 6, 7, 9]);
    expect([2, 3, 5].map(at => sumAfter([start, later], at))).toEqual([3, 6, 9]);
    expect(later.state.sum).toBe(6);
  });

  it('tells what an answer did when that is wanted', () => {
    const told: Fact<BaseEvent>[] = [];
    playAgain(game, counting(0), answers[0]!, told);
    expect(told).toHaveLength(1);
  });

  it('knows who is still to answer', () => {
    expect(pending({ ...counting(0), seats: 2, answers: [null, null] })).toEqual([0]);
    expect(pending({ ...counting(0), answers: [2] })).toEqual([]);
    expect(pending({ ...counting(0), ask: null })).toEqual([]);
  });

  it('fits into few samples, first and last among them', () => {
    expect(samples(0, 5)).toEqual([0]);
    expect(samples(3, 100)).toEqual([0, 1, 2, 3]);
    expect(samples(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(samples(1000, 7)).toHaveLength(7);
  });
});

describe('an answer brings something to light', () => {
  const effect = (type: string, drawn = 0) => ({
    before: counting(0),
    after: counting(1, drawn),
    told: [{ open: { type }, closed: null, insiders: [] }],
  });

  it('when chance was drawn, whoever looks', () => {
    expect(isUndoBarrier(game, effect('added'), [null, 0, 1])).toBe(false);
    expect(isUndoBarrier(game, effect('added', 1), [])).toBe(true);
  });

  it('when an event opens a secret to one of the viewers', () => {
    expect(isUndoBarrier(game, effect('shown'), [null, 0])).toBe(false);
    expect(isUndoBarrier(game, effect('shown'), [0, 1])).toBe(true);
  });
});
