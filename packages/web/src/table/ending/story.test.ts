import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../local/messages.ts';
import {
  type CoursePoint,
  changesOfProspect,
  leader,
  reasonOf,
  reasonOfChange,
  type TurningPoint,
  turningPoints,
} from './story.ts';

const course = (...values: number[][]): CoursePoint[] => values.map((each, at) => ({ at, values: each }));

describe('the story of a game', () => {
  it('knows who leads alone', () => {
    expect(leader([3, 2, 1])).toBe(0);
    expect(leader([3, 3, 1])).toBeNull();
  });

  it('tells every change of the lead', () => {
    const points = turningPoints(course([1, 1], [2, 1], [2, 2], [2, 3]), 5).filter(point => point.kind === 'lead');
    expect(points).toEqual([
      { at: 1, since: 0, kind: 'lead', line: 0, from: 1, to: 2 },
      { at: 3, since: 2, kind: 'lead', line: 1, from: 2, to: 3 },
    ]);
  });

  it('picks the greatest change of each stretch of the game', () => {
    const points = turningPoints(course([5, 1], [5, 2], [2, 2], [2, 1], [9, 1]), 2);
    expect(points.map(({ at, kind, line }) => [at, kind, line])).toEqual([
      [1, 'rise', 1],
      [4, 'rise', 0],
    ]);
  });

  it('takes no notice of what only breaks ties', () => {
    expect(turningPoints(course([1.15, 1.15], [1.15, 1.02]), 5)).toEqual([]);
  });

  it('tells a lead that others have lost apart from one that was won', () => {
    expect(turningPoints(course([1, 2], [1, 0]), 1)).toEqual([
      { at: 1, since: 0, kind: 'leftLeading', line: 0, from: 1, to: 1 },
    ]);
    expect(turningPoints(course([5, 6], [4, 2]), 1)).toMatchObject([{ kind: 'leftLeading', from: 5, to: 4 }]);
  });
});

describe('the reason of a turning point', () => {
  const happened = (type: string, line: number) => ({ type, line });
  const log: LogEntry[] = [
    [happened('early', 0)],
    [happened('won', 0), happened('fell', 0), happened('talked', 0)],
    [happened('fell', 1), happened('talked', 1)],
    [happened('late', 0)],
  ].map((events, at) => ({ at, seat: null, events }));
  const explains = (event: { type: string }, line: number, rose: boolean) =>
    event.type === (rose ? 'won' : 'fell') && (event as ReturnType<typeof happened>).line === line;
  const turn = (kind: TurningPoint['kind'], line: number, to: number): TurningPoint => ({
    at: 2,
    since: 0,
    kind,
    line,
    from: 1,
    to,
  });

  it('is the last event of the stretch that can have raised the line, or lowered it', () => {
    expect(reasonOf(turn('rise', 0, 2), log, 3, explains)).toMatchObject({ type: 'won', line: 0 });
    expect(reasonOf(turn('fall', 0, 0), log, 3, explains)).toMatchObject({ type: 'fell', line: 0 });
  });

  it('is never an event of another line', () => {
    expect(reasonOf(turn('rise', 2, 2), log, 3, explains)).toBeUndefined();
  });

  it('is what others lost when the line is left leading', () => {
    expect(reasonOf(turn('leftLeading', 0, 1), log, 3, explains)).toMatchObject({ type: 'fell', line: 1 });
    expect(reasonOf(turn('leftLeading', 0, 1), log.slice(0, 2), 3, explains)).toBeUndefined();
  });

  it('is unknown when nothing of the kind was told', () => {
    expect(reasonOf(turn('fall', 1, 0), log.slice(0, 1), 3, explains)).toBeUndefined();
  });
});

describe('who would have won', () => {
  const prospects = (...each: [cause: string, winner: number | null][]) =>
    each.map(([cause, winner], at) => ({ at, cause, winner }));

  it('is told where it changes, with the stretch it held', () => {
    expect(changesOfProspect(prospects(['a', 0], ['a', 0], ['b', 1], ['b', 1], ['b', null]), 5)).toEqual([
      { at: 2, since: 1, cause: 'b', winner: 1, held: 1 },
      { at: 4, since: 3, cause: 'b', winner: null, held: 0 },
    ]);
  });

  it('keeps the longest and always the last', () => {
    const course = prospects(['a', 0], ['b', 1], ['a', 0], ['a', 0], ['a', 0], ['c', 2]);
    expect(changesOfProspect(course, 2).map(({ at }) => at)).toEqual([2, 5]);
  });

  it('has a reason: the last event that can have changed it', () => {
    const log: LogEntry[] = [[{ type: 'x' }], [{ type: 'moved' }, { type: 'talked' }]].map((events, at) => ({
      at,
      seat: null,
      events,
    }));
    const [change] = changesOfProspect(prospects(['a', 0], ['b', 1]), 2);
    expect(reasonOfChange(change!, log, event => event.type === 'moved')).toEqual({ type: 'moved' });
  });
});
