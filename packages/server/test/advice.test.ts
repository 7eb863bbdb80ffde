/** What bots and clocks answer in a seat's place cannot be worked out from what players know. */
import { botFor } from '@interregnum/bots';
import type { AdviceJob } from '@interregnum/bots/node';
import { pending, type Random, randomFrom, seedFrom, versionOf } from '@interregnum/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendDue } from '../src/tables/attend.ts';
import type { Play } from '../src/tables/play.ts';
import { persons, seated, sit, started } from './client.ts';
import { gameOf, play, testClock, titlesWith } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

const game = gameOf('epix');
const clock = testClock();
/** What the clocks drew, of a million. */
const drawn: number[] = [];
const titles = titlesWith(['epix'], epix => ({
  ...epix,
  advice: {
    ...epix.advice,
    timeout(view, random: Random) {
      drawn.push(random.below(1_000_000));
      return epix.advice.timeout(view, random);
    },
  },
}));

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { ports: { ...clock, newSeed: () => seedFrom('advice') }, titles });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

/** Seeds that somebody could make of what everybody sees. */
const guesses = ({ header }: Play, id: string, version: number, seat: number): string[] =>
  [header.commitment, id, header.commitment + id, JSON.stringify(header.entropy), game.meta.id, ''].flatMap(text => [
    `${text} ${version} ${seat}`,
    `advice ${text} ${version} ${seat}`,
  ]);

describe('nobody can foresee', () => {
  it('a bot', async () => {
    const jobs: { job: AdviceJob; version: number }[] = [];
    const seats = [...persons(1), { kind: 'bot' as const, level: 'random' }];
    const { id, people } = await seated(server.url, { game: 'epix', seats });
    const t = (await server.context.open.get(id))!;
    const { bots } = server.context;
    const { advise } = bots;
    bots.advise = (job, owner) => {
      jobs.push({ job, version: versionOf(t.play!) });
      return advise(job, owner);
    };
    await people[0]!.post(`/tables/${id}/start`);
    const player = await sit(people[0]!, id);
    for (let i = 0; i < 30; i++) {
      await expect.poll(() => pending(t.play!.state).join()).toMatch(/0|^$/);
      if (pending(t.play!.state).length === 0) break;
      await player.until('state', ({ version }) => version >= versionOf(t.play!));
      await play(game, [player], { answers: 1, seed: `move ${i}` });
    }
    const table = t.play!;
    const open = jobs.filter(({ job }) => job.view.ask!.options[1]!.length > 2);
    expect(open.length).toBeGreaterThan(4);
    const choice = ({ view }: AdviceJob, seed: string) => botFor('random').advise(game, view, randomFrom(seed)).option;
    for (const n of guesses(table, id, 0, 1).keys()) {
      const foreseen = open.filter(
        ({ job, version }) => choice(job, guesses(table, id, version, 1)[n]!) === choice(job, job.seed),
      );
      expect(foreseen.length).toBeLessThan(open.length);
    }
  });

  it('what the clock answers', async () => {
    const terms = { clock: { kind: 'live', perMove: 30, bank: 0 } } as const;
    const { id, people } = await started(server.url, { game: 'epix', seats: persons(2), ...terms });
    const player = await sit(people[0]!, id);
    const [seat] = player.state().pending;
    clock.pass(91_000); // beyond the grace after a start
    await attendDue(server.context);
    await player.until('state', s => s.version > 0);
    const { play: table } = (await server.context.open.get(id))!;
    expect(drawn).toHaveLength(1);
    expect(guesses(table!, id, 0, seat!).map(text => randomFrom(text).below(1_000_000))).not.toContain(drawn[0]);
  });
});
