/** Auctions of two seats: both bid in secret and may change their minds, a die is rolled, the higher bid tells. */
import { describe, expect, it } from 'vitest';
import { type Chance, cloneChance, draw } from '../chance.ts';
import type { Fact } from '../events.ts';
import { cloneFrames, type Flow, flow, NotAnOption, pending, type Seat } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { randomFrom } from '../random.ts';
import type { RecordHeader } from '../record.ts';
import { isUndoBarrier } from './barrier.ts';
import {
  again,
  answer,
  answersOf,
  type Course,
  count,
  letGo,
  NotPlayable,
  play,
  type RecordedCourse,
  remember,
  resumeAt,
  startCourse,
  stateAt,
  stillOf,
  type Transition,
  take,
  told,
  undo,
  versionOf,
  type Written,
} from './course.ts';
import { samples } from './samples.ts';
import type { Turn } from './turns.ts';

interface Auctions extends Flow<BaseOption> {
  rolled: number[];
  won: number[];
  deck: string;
  chance: Chance;
}

const ROUNDS = 12;
const BIDS: readonly BaseOption[] = ['low', 'middle', 'high'].map(code => ({ type: 'bid', code }));
const TAKE: readonly BaseOption[] = ['take', 'leave'].map(code => ({ type: 'prize', code }));

let news: Fact<BaseEvent>[] | null = null;
const tell = (type: string) => news?.push({ open: { type }, closed: null, insiders: [] });

const machine = flow<Auctions, BaseOption>();
const auction = machine.procedure<{ winner: Seat }>('auction', {
  bid: {
    question: 'bid',
    everyone: () => [0, 1],
    options: () => BIDS,
    changeable: true,
    reveal(_, l, bids) {
      const [one, other] = bids.map(bid => BIDS.indexOf(bid!));
      l.winner = one! >= other! ? 0 : 1;
      tell('compared');
    },
  },
  prize: {
    question: 'prize',
    who: (_, l) => l.winner,
    options: () => TAKE,
    then(s, l, { code }) {
      if (code === 'take') s.won[l.winner]!++;
      tell(code);
    },
  },
  roll(s) {
    if (s.won[0]! % 2 === 0) s.rolled.push(draw(s.chance, 6));
  },
});
const evening = machine.procedure<Record<string, never>>('evening', {
  rounds: { each: () => Array.from({ length: ROUNDS }, (_, n) => n), do: s => machine.call(s, auction, { winner: 0 }) },
});

const game = {
  rules: {
    setup(_: unknown, seats: number, chance: Chance, facts: Fact<BaseEvent>[] | null) {
      const s: Auctions = {
        ...{ seats, frames: [], ask: null, answers: [null, null] },
        ...{ rolled: [], won: [0, 0], deck: 'as dealt', chance },
      };
      news = facts;
      tell('begun');
      machine.begin(s, evening);
      news = null;
      return s;
    },
    clone: (s: Auctions): Auctions => ({
      ...s,
      frames: cloneFrames(s.frames),
      answers: s.answers.slice(),
      rolled: s.rolled.slice(),
      won: s.won.slice(),
      chance: cloneChance(s.chance),
    }),
    view: () => ({}),
    apply(s: Auctions, seat: Seat, option: number, facts: Fact<BaseEvent>[] | null) {
      news = facts;
      machine.apply(s, seat, option);
      news = null;
    },
    shuffleUndrawn(s: Auctions) {
      s.deck = `shuffled ${draw(s.chance, 1000)}`;
    },
  },
  proof: {
    secrecy: {
      secretQuestions: ['bid'],
      opens: (e: BaseEvent, viewer: Seat | null) => (e.type === 'leave' && viewer === 1 ? 'x' : null),
    },
  },
} as unknown as Game;

const SEED = 'ab'.repeat(32);
const header = (begun?: RecordHeader['begun']) =>
  ({ seats: 2, entropy: [], ...(begun && { begun }) }) as unknown as RecordHeader;

type Played = RecordedCourse<string>;
const start = (begun?: RecordHeader['begun'], turns: readonly Turn[] = []): Played =>
  startCourse<string>(game, header(begun), SEED, turns);

/** What an evening is like: answers, minds changed, answers taken back. `deeds`: how many. */
function playAtRandom(
  course: Played,
  seed: string,
  deeds: number,
  onDeed: (done: Transition) => void = () => {},
): void {
  const random = randomFrom(seed);
  for (let n = 0; n < deeds && course.state.ask; n++) {
    const { ask, answers } = course.state;
    const changing = ask.changeable && answers.some(given => given !== null) && random.below(2) === 0;
    const seat = changing ? answers.findIndex(given => given !== null) : pending(course.state)[0]!;
    const options = ask.options[seat]!;
    const back = random.below(12) === 0 && course.taken.length > 0;
    const transition = back
      ? undo(course, seat, Math.max(0, course.taken.length - 1 - random.below(5)))
      : answer(course, seat, options[random.below(options.length)]!.code);
    take(course, transition, `${transition.kind} ${n}`);
    onDeed(transition);
  }
}

const textOf = (state: Flow<BaseOption>): string => JSON.stringify(state);

/** The same answers from the start, in place. */
function playedAgain(course: Played): Played {
  const anew = start(course.header.begun, course.turns.slice(course.header.begun ? 1 : 0));
  for (const each of course.taken) play(anew, each, each.beside);
  return anew;
}

const SEEDS = ['spring', 'summer', 'autumn', 'winter'];

describe('a course', () => {
  it.each(SEEDS)('is at every moment what its answers make it, whatever was changed and taken back (%s)', seed => {
    const course = start();
    playAtRandom(course, seed, 150, () => {
      const anew = playedAgain(course);
      expect(textOf(anew.state)).toBe(textOf(course.state));
      expect(anew.facts).toEqual(course.facts);
    });
  });

  it.each(SEEDS)('can be seen after any answer, and stays as it is (%s)', seed => {
    const course = start();
    playAtRandom(course, seed, 150);
    const before = textOf(course.state);
    const anew = start();
    for (const [at, each] of course.taken.entries()) {
      expect(textOf(stateAt(course, at))).toBe(textOf(anew.state));
      play(anew, each, '');
    }
    expect(textOf(stateAt(course, course.taken.length))).toBe(before);
    expect(textOf(course.state)).toBe(before);
  });

  it('keeps beside each answer what its keeper notes', () => {
    const course = start();
    take(course, answer(course, 0, 'low'), 'first');
    take(course, answer(course, 0, 'high'), 'second');
    expect(course.taken).toEqual([{ seat: 0, question: 'bid', code: 'high', beside: 'second' }]);
    expect(answersOf(course)).toEqual([{ seat: 0, question: 'bid', code: 'high' }]);
  });

  it('counts every version, but to the number of the question no change of a secret answer', () => {
    const course = start();
    for (const code of ['low', 'high', 'middle']) take(course, answer(course, 0, code), '');
    expect([versionOf(course), course.question, course.taken.length]).toEqual([3, 0, 1]);
    expect(course.reached.map(({ changed }) => changed)).toEqual([
      null,
      null,
      { seat: 0, place: 0 },
      { seat: 0, place: 0 },
    ]);
    take(course, answer(course, 1, 'low'), '');
    expect([versionOf(course), course.question]).toEqual([4, 2]);
    take(course, undo(course, 1, 0), '');
    expect([versionOf(course), course.question, course.taken.length]).toEqual([5, 3, 0]);
  });

  it('carries an answer out on a copy, so that it can be written down before it is true', () => {
    const course = start();
    const before = textOf(course.state);
    const transition = answer(course, 1, 'high');
    expect(textOf(course.state)).toBe(before);
    expect(course.taken).toEqual([]);
    take(course, transition, '');
    expect(course.state).toBe(transition.after);
  });

  it('refuses what is no option, and changes nothing', () => {
    const course = start();
    const before = JSON.stringify([course.state, course.taken, course.reached]);
    expect(() => answer(course, 0, 'take')).toThrow(NotAnOption);
    expect(() => play(course, { seat: 0, question: 'bid', code: 'take' }, '')).toThrow(
      'take was not an option of seat 1',
    );
    expect(() => again(course, { kind: 'answer', seat: 0, question: 'prize', code: 'take' })).toThrow(NotPlayable);
    expect(JSON.stringify([course.state, course.taken, course.reached])).toBe(before);
  });

  it.each(SEEDS)('comes from what was written down to the same, also below a state that was kept (%s)', seed => {
    const course = start();
    const written: Written[] = [];
    const kept: { after: number; state: Flow<BaseOption>; question: number }[] = [];
    playAtRandom(course, seed, 120, transition => {
      written.push(transition);
      const { state, question } = course;
      if (written.length % 9 === 0) kept.push({ after: written.length, state: game.rules.clone(state), question });
    });
    for (const { after, state, question } of kept) {
      const resumed = start();
      for (const each of written.slice(0, after)) count(resumed, each, '');
      resumeAt(resumed, state, question);
      for (const each of written.slice(after)) take(resumed, again(resumed, each), '');
      expect(textOf(resumed.state)).toBe(textOf(course.state));
      expect(resumed.reached).toEqual(course.reached);
      expect(resumed.question).toBe(course.question);
      expect(answersOf(resumed)).toEqual(answersOf(course));
    }
  });

  it('lets go of what was told, and remembers it', () => {
    const course = start();
    playAtRandom(course, 'told', 150);
    const all = told(course, 0)!;
    expect(all).toHaveLength(course.taken.length + 1);
    letGo(course, 3);
    expect(told(course, 0)).toBeNull();
    expect(told(course, course.taken.length - 2)).toEqual(all.slice(-3));
    for (const _ of remember(course));
    expect(told(course, 0)).toEqual(all);
  });

  it('can be looked back at while it goes on', () => {
    const course = start();
    playAtRandom(course, 'still', 40);
    const still = stillOf(course);
    const [length, state] = [still.taken.length, textOf(stateAt(still, still.taken.length))];
    playAtRandom(course, 'on', 40);
    expect(still.taken).toHaveLength(length);
    expect(textOf(stateAt(still, length))).toBe(state);
  });
});

describe('a turn', () => {
  const rotten: Turn = { at: 7, carryOut: (_, state) => Object.assign(state, { deck: 'rotten' }) };
  const deckAt = (course: Course<string>, at: number) => (stateAt(course, at) as Auctions).deck;

  it('comes after its answer, each time that the game gets there', () => {
    const course = start(undefined, [rotten]);
    playAtRandom(course, 'turn', 60);
    expect([6, 7, course.taken.length].map(at => deckAt(course, at))).toEqual(['as dealt', 'rotten', 'rotten']);
    take(course, undo(course, 0, 5), '');
    expect((course.state as Auctions).deck).toBe('as dealt');
    playAtRandom(course, 'once more', 60);
    expect((course.state as Auctions).deck).toBe('rotten');
    expect(textOf(playedAgain(course).state)).toBe(textOf(course.state));
  });

  it('may put another state in the place of the one that was', () => {
    const other = start().state as Auctions;
    const course = start(undefined, [{ at: 4, carryOut: () => game.rules.clone(other) as Flow<BaseOption> }]);
    playAtRandom(course, 'elsewhere', 4);
    expect(textOf(stateAt(course, course.taken.length))).toBe(textOf(course.state));
  });

  it('lets the chance of all come in where others join, and seals what was answered before', () => {
    const begun = { answers: 2, seed: 'cd'.repeat(32), entropy: [], shuffled: true as const };
    const course = start(begun);
    const alone = start();
    expect((course.state as Auctions).chance.key).not.toEqual((alone.state as Auctions).chance.key);
    for (const code of ['low', 'low']) take(course, answer(course, course.taken.length, code), '');
    expect((course.state as Auctions).chance.key).toEqual((alone.state as Auctions).chance.key);
    expect((course.state as Auctions).deck).toMatch(/^shuffled/);

    const sealed = start({ ...begun, answers: 1 });
    take(sealed, answer(sealed, 0, 'low'), '');
    expect(answer(sealed, 0, 'high').kind).toBe('answer');
    take(sealed, answer(sealed, 0, 'high'), '');
    expect(answer(sealed, 0, 'middle').kind).toBe('change');
  });
});

describe('an answer brings something to light', () => {
  const inTurn = (codes: readonly string[], decide: string) => {
    const course = start();
    for (const [seat, code] of codes.entries()) take(course, answer(course, seat, code), '');
    return answer(course, course.state.ask!.seats[0]!, decide);
  };

  it('when chance was drawn, whoever looks', () => {
    expect(isUndoBarrier(game, inTurn(['low', 'high'], 'take'), [])).toBe(true);
    expect(isUndoBarrier(game, inTurn(['high', 'low'], 'take'), [])).toBe(false);
  });

  it('when an event opens a secret to one of the viewers', () => {
    const course = start();
    for (const code of ['high', 'low']) take(course, answer(course, course.taken.length, code), '');
    take(course, answer(course, 0, 'take'), '');
    for (const code of ['high', 'low']) take(course, answer(course, pending(course.state)[0]!, code), '');
    const leaving = answer(course, 0, 'leave');
    expect(isUndoBarrier(game, leaving, [null, 0])).toBe(false);
    expect(isUndoBarrier(game, leaving, [0, 1])).toBe(true);
  });
});

describe('samples of a course', () => {
  it('are few, first and last among them', () => {
    expect(samples(0, 5)).toEqual([0]);
    expect(samples(3, 100)).toEqual([0, 1, 2, 3]);
    expect(samples(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(samples(1000, 7)).toHaveLength(7);
  });
});

describe('who still has to answer', () => {
  it('is whoever is asked and has not', () => {
    const course = start();
    expect(pending(course.state)).toEqual([0, 1]);
    take(course, answer(course, 0, 'low'), '');
    expect(pending(course.state)).toEqual([1]);
    expect(pending({ ...course.state, ask: null })).toEqual([]);
  });
});
