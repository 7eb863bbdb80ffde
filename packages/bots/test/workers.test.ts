import { epix } from '@interregnum/epix';
import { chanceFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { askInWorker, type MatchJob, runMatches } from '../src/node/index.ts';

const game = { module: '@interregnum/epix', name: 'epix' };
const jobs = Array.from(
  { length: 20 },
  (_, i): MatchJob => ({
    game,
    options: { mode: 'basic' },
    seats: 2,
    seed: `thread ${i}`,
    bots: ['random', 'random'],
  }),
);

describe('bots in worker threads', () => {
  test('the results are in the order of the jobs, whatever the number of threads', async () => {
    const counted: number[] = [];
    const one = await runMatches(jobs, { threads: 1, onDone: done => counted.push(done) });
    const two = await runMatches(jobs, { threads: 2 });
    expect(two).toEqual(one);
    expect(one).toHaveLength(20);
    expect(counted.at(-1)).toBe(20);
  });
  test('a finished game comes back with the labels that were asked for', async () => {
    const labels = { module: new URL('./labels.ts', import.meta.url).href, name: 'bySeatAndRule' };
    const [plain, labelled] = await runMatches([jobs[0]!, { ...jobs[0]!, labels }], { threads: 1 });
    expect(plain!.labels).toEqual({ seats: {}, game: {} });
    expect(labelled!.labels).toEqual({ seats: { Seat: ['1', '2'] }, game: { Rule: labelled!.outcome.rule } });
  });
  test('a failing game is an error that names its seed', async () => {
    const bad = { ...jobs[0]!, bots: ['nobody', 'random'] };
    await expect(runMatches([bad], { threads: 1 })).rejects.toThrow(/thread 0.*there is no bot 'nobody'/);
  });
  test('one decision is thought over without blocking, from a view alone', async () => {
    const s = epix.rules.setup({ mode: 'basic' }, 2, chanceFrom('ask'));
    const seat = s.ask!.seats[0]!;
    const thinker = askInWorker();
    const { option } = await thinker.advise({ game, bot: 'ismcts:20i', view: epix.rules.view(s, seat), seed: 'ask' });
    await thinker.close();
    expect(s.ask!.options[seat]![option]).toBeDefined();
  });
});
