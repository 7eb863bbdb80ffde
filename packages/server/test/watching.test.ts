/** Those who watch: they cost little, and leave nothing behind. */
import type { Course } from '@interregnum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, persons, sit, started, stranger } from './client.ts';
import { gameOf, play, titlesWith } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

let views = 0;
const titles = titlesWith(['epix'], epix => ({
  ...epix,
  rules: {
    ...epix.rules,
    view(s, viewer) {
      views++;
      return epix.rules.view(s, viewer);
    },
  },
}));

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { titles });
}, PREPARING);
afterAll(() => server.remove(), PREPARING);

const OPEN = { game: 'epix', seats: persons(2), visibility: 'open' as const };

it('the course of a game is made once for all who ask', async () => {
  const { id, people } = await started(server.url, OPEN);
  const players = await Promise.all(people.map(person => sit(person, id)));
  await play(gameOf('epix'), players, { answers: 20 });
  await Promise.all(players.map(player => player.close()));
  const look = () => stranger(server.url).get<Course>(`/tables/${id}/course?pictures=10`);
  views = 0;
  const first = await look();
  expect(first.course).toHaveLength(10);
  expect(views).toBe(10);
  expect(await Promise.all([look(), look()])).toEqual([first, first]);
  expect(views).toBe(10);
});

it('only the last courses that were asked for are kept', async () => {
  const { id, people } = await started(server.url, OPEN);
  const players = await Promise.all(people.map(person => sit(person, id)));
  await play(gameOf('epix'), players, { answers: 30 });
  await Promise.all(players.map(player => player.close()));
  const viewsFor = async (pictures: number) => {
    views = 0;
    await stranger(server.url).get(`/tables/${id}/course?pictures=${pictures}`);
    return views;
  };
  for (let pictures = 2; pictures < 20; pictures++) expect(await viewsFor(pictures)).toBe(pictures);
  expect(await viewsFor(19)).toBe(0);
  expect(await viewsFor(2)).toBe(2);
});

it('who watches mutes nobody, and nobody mutes whom there is not', async () => {
  const { id, people } = await started(server.url, OPEN);
  const watcher = await sit(await guest(server.url, 'Watcher'), id);
  const player = await sit(people[0]!, id);
  const { revision } = (await server.context.open.get(id))!.table;
  const mute = { type: 'mute', muted: true } as const;
  expect(await watcher.ask({ ...mute, person: people[0]!.id })).toMatchObject({ code: 'not-allowed' });
  expect(await player.ask({ ...mute, person: 'invented' })).toMatchObject({ code: 'not-found' });
  expect((await server.context.open.get(id))!.table.revision).toBe(revision);
});

it('those who watch do not hear of each other', async () => {
  const { id, people } = await started(server.url, OPEN);
  const player = await sit(people[0]!, id);
  const first = await sit(stranger(server.url), id);
  const crowd = await Promise.all(Array.from({ length: 30 }, () => sit(stranger(server.url), id)));
  await player.until('presence', ({ presence }) => presence.spectators === 31);
  const heard = () => first.messages.filter(({ type }) => type === 'presence').length;
  expect(heard()).toBeLessThanOrEqual(1);
  const other = await sit(people[1]!, id);
  await first.until('presence', ({ presence }) => presence.seats[1] === true);
  expect(heard()).toBeLessThanOrEqual(2);
  await Promise.all([other, ...crowd].map(one => one.close()));
});
