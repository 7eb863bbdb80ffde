/** What bots find in a finished game: chances, swings, decisions; and that one can give up waiting for it. */
import { describe, expect, it } from 'vitest';
import type { LogEntry, Reviewed } from '../../local/messages.ts';
import { analyse, chancesOf, costOf, decisionsOf, differing, swings } from './analysis.ts';

const reviewedAt = (at: number, taken: number | null, better: number, same = false): Reviewed => ({
  at,
  taken: { key: 'taken' },
  better: { key: 'better' },
  same,
  values: { taken, better },
});
const log: LogEntry[] = [null, 0, 1, 0, 1].map((seat, at) => ({ at, seat, events: [] }));

describe('chances', () => {
  it('make 100 of judgements that know nothing of each other', () => {
    expect(chancesOf([0.6, 0.3, 0.3], null)).toEqual([50, 25, 25]);
  });

  it('are shared by allies', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    expect(chancesOf([0.9, 0.2, 0.7, 0.2], teams)).toEqual([80, 20, 80, 20]);
  });

  it('are even where nobody expects anything', () => {
    expect(chancesOf([0, 0], null)).toEqual([50, 50]);
  });
});

describe('turning points', () => {
  const course = [
    { at: 0, chances: [50, 50] },
    { at: 10, chances: [53, 47] },
    { at: 20, chances: [23, 77] },
    { at: 30, chances: [40, 60] },
    { at: 40, chances: [0, 100] },
  ];

  it('are the greatest changes, in order of time, without the small ones', () => {
    expect(swings(course, 2)).toEqual([
      { at: 20, since: 10, seat: 0, from: 53, to: 23 },
      { at: 40, since: 30, seat: 0, from: 40, to: 0 },
    ]);
    expect(swings(course, 9)).toHaveLength(3);
    expect(swings(course, 9, 50)).toEqual([]);
  });
});

describe('decisions', () => {
  it('are those of one seat, by how many answers there were before', () => {
    expect(decisionsOf(log, 0)).toEqual([0, 2]);
    expect(decisionsOf(log, 1)).toEqual([1, 3]);
  });

  it('are told where a bot would have decided otherwise, what cost most first', () => {
    const found = [
      reviewedAt(1, 0.5, 0.55),
      reviewedAt(2, 0.4, 0.4, true),
      reviewedAt(3, 0.2, 0.5),
      reviewedAt(4, null, 0.5),
    ];
    expect(differing(found).map(({ at }) => at)).toEqual([3, 1, 4]);
    expect(found.map(costOf)).toEqual([5, 0, 30, null]);
  });
});

describe('the work', () => {
  const source = {
    judged: async (at: number) => [at === 4 ? 1 : 0.5, at === 4 ? 0 : 0.5],
    reviewed: async (at: number) => (at === 2 ? null : reviewedAt(at, 0.5, 0.6)),
  };

  it('judges the course of the game and the decisions of one seat, and tells how far it is', async () => {
    const progress: string[] = [];
    const asked = { seat: 0, log, teams: null };
    const analysis = await analyse(
      source,
      asked,
      (done, all) => progress.push(`${done}/${all}`),
      new AbortController().signal,
    );
    expect(analysis.course.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
    expect(analysis.course.at(-1)!.chances).toEqual([100, 0]);
    expect(analysis.decisions.map(({ at }) => at)).toEqual([0]);
    expect([progress[0], progress.at(-1)]).toEqual(['0/7', '7/7']);
  });

  it('ends at once when it is given up', async () => {
    const stop = new AbortController();
    let judged = 0;
    const counting = {
      ...source,
      judged(at: number) {
        if (++judged === 2) stop.abort();
        return source.judged(at);
      },
    };
    await expect(analyse(counting, { seat: 0, log, teams: null }, () => {}, stop.signal)).rejects.toThrow('abort');
    expect(judged).toBe(2);
  });
});
