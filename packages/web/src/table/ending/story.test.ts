import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../local/messages.ts';
import { type CoursePoint, leader, reasonOf, type TurningPoint, turningPoints } from './story.ts';

const course = (...scores: number[][]): CoursePoint[] => scores.map((each, at) => ({ at, scores: each }));

describe('the story of a game', () => {
  it('knows who leads alone', () => {
    expect(leader([3, 2, 1])).toBe(0);
    expect(leader([3, 3, 1])).toBeNull();
  });

  it('tells every change of the lead', () => {
    const points = turningPoints(course([1, 1], [2, 1], [2, 2], [2, 3]), 5).filter(point => point.kind === 'lead');
    expect(points).toEqual([
      { at: 1, since: 0, kind: 'lead', seat: 0, from: 1, to: 2 },
      { at: 3, since: 2, kind: 'lead', seat: 1, from: 2, to: 3 },
    ]);
  });

  it('picks the greatest change of each stretch of the game', () => {
    const points = turningPoints(course([5, 1], [5, 2], [2, 2], [2, 1], [9, 1]), 2);
    expect(points.map(({ at, kind, seat }) => [at, kind, seat])).toEqual([
      [1, 'rise', 1],
      [4, 'rise', 0],
    ]);
  });

  it('takes no notice of what only breaks ties', () => {
    expect(turningPoints(course([1.15, 1.15], [1.15, 1.02]), 5)).toEqual([]);
  });

  it('tells a lead that others have lost apart from one that was won', () => {
    expect(turningPoints(course([1, 2], [1, 0]), 1)).toEqual([
      { at: 1, since: 0, kind: 'leftLeading', seat: 0, from: 1, to: 1 },
    ]);
    expect(turningPoints(course([5, 6], [4, 2]), 1)).toMatchObject([{ kind: 'leftLeading', from: 5, to: 4 }]);
  });
});

describe('the reason of a turning point', () => {
  const happened = (type: string, seat: number) => ({ type, seat });
  const log: LogEntry[] = [
    [happened('early', 0)],
    [happened('won', 0), happened('talked', 0)],
    [happened('fell', 1), happened('talked', 1)],
    [happened('late', 0)],
  ].map((events, at) => ({ at, seat: null, events }));
  const changes = (event: { type: string }, seat: number) =>
    event.type !== 'talked' && (event as ReturnType<typeof happened>).seat === seat;
  const turn = (kind: TurningPoint['kind'], seat: number): TurningPoint => ({
    at: 2,
    since: 0,
    kind,
    seat,
    from: 1,
    to: 1,
  });

  it('is the last event of the stretch that changed how the seat stands', () => {
    expect(reasonOf(turn('rise', 0), log, 3, changes)).toMatchObject({ type: 'won' });
  });

  it('is an event of another seat when none of its own is found', () => {
    expect(reasonOf(turn('rise', 2), log, 3, changes)).toMatchObject({ type: 'fell' });
  });

  it('is what others lost when the seat is left leading, and its own only when they lost nothing', () => {
    expect(reasonOf(turn('leftLeading', 0), log, 3, changes)).toMatchObject({ type: 'fell' });
    expect(reasonOf(turn('leftLeading', 0), log.slice(0, 2), 3, changes)).toMatchObject({ type: 'won' });
  });

  it('is unknown when nothing of the kind was told', () => {
    expect(reasonOf(turn('fall', 1), log.slice(0, 1), 3, changes)).toBeUndefined();
  });
});
