/** Games of this device, from their records. */
import { epix } from '@interregnum/epix';
import { answer, answersOf, type Game, pending, randomFrom, recordHeader, seedFrom, take } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { type LocalCourse, localCourse } from './course.ts';

const game: Game = epix;
const seed = seedFrom('history');

function played(answers: number): LocalCourse {
  const players = ['A', 'B', 'C'];
  const header = recordHeader(game, { options: {}, seats: 3, players, source: { seed, entropy: [] } });
  const course = localCourse(game, header, seed, []);
  const random = randomFrom('play');
  while (course.taken.length < answers && course.state.ask) {
    const seat = pending(course.state)[0]!;
    const options = course.state.ask.options[seat]!;
    take(course, answer(course, seat, options[random.below(options.length)]!.code), null);
  }
  return course;
}

describe('a game of this device', () => {
  it('comes from its record to the same state, and tells the same', () => {
    const course = played(70);
    const again = localCourse(game, course.header, seed, answersOf(course));
    expect(again.state).toEqual(course.state);
    expect(again.facts).toEqual(course.facts);
  });

  it('names the line of an answer that was not allowed', () => {
    const { header, taken } = played(10);
    const wrong = taken.map((given, i) => (i === 4 ? { ...given, code: 'fly' } : given));
    expect(() => localCourse(game, header, seed, wrong)).toThrow('fly was not an option');
    expect(() => localCourse(game, header, seed, wrong)).toThrow(expect.objectContaining({ line: 6 }));
  });
});
