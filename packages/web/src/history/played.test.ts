/** Your history: which games count, and what they add up to. */
import { describe, expect, it } from 'vitest';
import type { Player, StoredTable } from '../store/database.ts';
import { byTable, leadersWith, milestones, playedGames, strongest, totals } from './played.ts';

const me: Player = { kind: 'person', name: 'Regent' };
const bot = (level: string): Player => ({ kind: 'bot', name: 'Berengar', level });

let day = 0;
/** A finished game against two bots, won by the person in the first seat unless told otherwise. */
const finished = (changes: Partial<StoredTable> = {}): StoredTable => ({
  id: `table ${++day}`,
  game: 'epix',
  options: {},
  seats: [me, bot('greedy'), bot('random')],
  created: day,
  updated: day,
  answers: 90,
  winners: [0],
  takeBacks: 0,
  result: { places: [1, 2, 3], scores: [7, 5, 1], lastAtHalf: 2, leaders: [null, null, null] },
  ...changes,
});
const lost: Partial<StoredTable> = { winners: [1] };

describe('what counts', () => {
  it('is a finished game of one person against bots', () => {
    const cards = [
      finished(),
      finished({ winners: null }),
      finished({ seats: [me, me, bot('greedy')] }),
      finished({ seats: [bot('greedy'), bot('greedy')] }),
      finished({ whatIf: { table: 'other', at: 3 } }),
      finished({ imported: true }),
      finished({ daily: { day: '2026-11-16', first: false } }),
      finished({ daily: { day: '2026-11-16', first: true } }),
    ];
    expect(playedGames(cards).map(({ card }) => card.id)).toEqual([cards[0]!.id, cards[7]!.id]);
  });

  it('is also a game that was kept before results were', () => {
    const { result: _, takeBacks: __, ...old } = finished();
    expect(totals(playedGames([old]))).toMatchObject({ games: 1, won: 1, withTakeBacks: 0 });
  });
});

describe('results', () => {
  it('add up, with victories in a row by when games ended', () => {
    const cards = [finished(), finished(lost), finished(), finished({ takeBacks: 2 })];
    expect(totals(playedGames(cards.toReversed()))).toEqual({
      games: 4,
      won: 3,
      withTakeBacks: 1,
      streak: 2,
      longest: 2,
    });
    expect(totals([])).toEqual({ games: 0, won: 0, withTakeBacks: 0, streak: 0, longest: 0 });
  });

  it('do not ask for a bot’s character', () => {
    const card = finished({ seats: [me, bot('greedy+bold'), bot('ismcts:1500+cautious')] });
    expect(strongest(card)).toBe('ismcts:1500');
    expect(milestones(playedGames([card]), new Map()).find(({ id }) => id === 'strongest')?.done).toBe(1);
  });

  it('are told by title, players and the strongest bot', () => {
    const three = [finished(), finished(lost)];
    const two = finished({ seats: [me, bot('ismcts:1500')], game: 'yield' });
    const rows = byTable(playedGames([...three, two]));
    expect(rows).toMatchObject([
      { game: 'epix', seats: 3, level: 'greedy', games: 2, won: 1 },
      { game: 'yield', seats: 2, level: 'ismcts:1500', games: 1, won: 1 },
    ]);
    expect(strongest(two)).toBe('ismcts:1500');
  });
});

describe('milestones', () => {
  const titles = new Map([
    ['epix', 4],
    ['yield', 5],
  ]);
  const reached = (cards: readonly StoredTable[]) =>
    Object.fromEntries(milestones(playedGames(cards), titles).map(({ id, done, of }) => [id, `${done}/${of}`]));

  it('are told by how far one is', () => {
    expect(reached([finished(lost)])).toEqual({
      everyTitle: '0/2',
      fromLast: '0/1',
      fullTable: '0/1',
      strongest: '0/1',
      threeInARow: '0/3',
      clean: '0/10',
    });
  });

  it('are reached by victories that mean something', () => {
    const fromLast = finished({ result: { places: [1, 2, 3], scores: [7, 5, 1], lastAtHalf: 0, leaders: [] } });
    const full = finished({ game: 'yield', seats: [me, ...Array<Player>(4).fill(bot('ismcts:1500'))] });
    expect(reached([fromLast, full, finished({ takeBacks: 1 })])).toEqual({
      everyTitle: '2/2',
      fromLast: '1/1',
      fullTable: '1/1',
      strongest: '1/1',
      threeInARow: '3/3',
      clean: '2/10',
    });
  });

  it('count the Leaders one has won with', () => {
    const under = (leader: string, changes: Partial<StoredTable> = {}) =>
      finished({ result: { places: [], scores: [], lastAtHalf: null, leaders: [leader, 'leader.enned'] }, ...changes });
    const games = [under('leader.cyra'), under('leader.cyra'), under('leader.myrad', lost), under('leader.pavyr')];
    expect(leadersWith(playedGames(games)).get('epix')).toEqual(new Set(['leader.cyra', 'leader.pavyr']));
    expect(leadersWith(playedGames([finished()])).size).toBe(0);
  });
});
