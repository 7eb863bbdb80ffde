import { describe, expect, it } from 'vitest';
import { type CoursePoint, leader, turningPoints } from './story.ts';

const course = (...standings: number[][]): CoursePoint[] => standings.map((standing, at) => ({ at, standing }));

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
});
