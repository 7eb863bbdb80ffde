/** Tables that were played by other rules than the server has now. */
import type { Game } from '@interregnum/kernel';
import { variant } from '@interregnum/kernel/testing';
import type { OneTable } from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import type { Titles } from '../src/index.ts';
import { persons, sit, started } from './client.ts';
import { gameOf, play, titlesWith } from './play.ts';
import { testServer } from './server.ts';

/** A game played for a while on one server, opened by another with these titles. */
async function reopened(titles: Titles) {
  const before = await testServer();
  const table = await started(before.url, { game: 'epix', seats: persons(2) });
  const players = await Promise.all(table.people.map(person => sit(person, table.id)));
  await play(gameOf('epix'), players, { answers: 20 });
  const shown = players[0]!.state();
  await before.close();
  const server = await testServer({}, { titles }, before.folder);
  const people = table.people.map(person => person.at(server.url));
  const { table: card } = await people[0]!.get<OneTable>(`/tables/${table.id}`);
  return { server, people, id: table.id, card, shown };
}

const newVersion = (game: Game): Game => variant(game, { meta: { rulesVersion: '2' } });

/** The same rules, with other codes at the first question. */
const withOtherCodes = (game: Game): Game =>
  variant(game, {
    rules: {
      setup(...args) {
        const s = game.rules.setup(...args);
        const options = s.ask!.options.map(list => list && list.map(o => ({ ...o, code: `new-${o.code}` })));
        return { ...s, ask: { ...s.ask!, options } };
      },
    },
  });

describe('a running table', () => {
  it('goes on by new rules when they lead to the same position', async () => {
    const { server, people, id, card, shown } = await reopened(titlesWith(['epix'], newVersion));
    expect(card).toMatchObject({ rules: '2', differs: null });
    const players = await Promise.all(people.map(person => sit(person, id)));
    expect(players[0]!.state().view).toEqual(shown.view);
    expect(await play(gameOf('epix'), players, { answers: 3 })).toBe(3);
    await server.remove();
  });

  it('is marked and kept when an answer is no longer allowed', async () => {
    const forbidding = (game: Game): Game => withOtherCodes(newVersion(game));
    const { server, people, id, card } = await reopened(titlesWith(['epix'], forbidding));
    expect(card).toMatchObject({ status: 'running', rules: '1', at: 0 });
    expect(card.differs).toMatch(/rules 1; by rules 2.*at answer \d+ .* was not an option of seat/);
    const player = await sit(people[0]!, id);
    const reply = await player.ask({ type: 'answer', question: 0, option: 'pass' });
    expect(reply).toMatchObject({ code: 'rules-changed', text: card.differs });
    expect(player.state().view.viewer).toBe(0);
    await server.remove();
  });

  it('is marked when the same answers lead to another position', async () => {
    const richer = (game: Game): Game =>
      variant(game, {
        rules: {
          apply(s, seat, option, news) {
            game.rules.apply(s, seat, option, news);
            (s as unknown as { treasury: number }).treasury += 1;
          },
        },
      });
    const { server, card } = await reopened(titlesWith(['epix'], richer));
    expect(card.differs).toMatch(/answer 16 leads to a different position/);
    await server.remove();
  });

  it('that was marked goes on when the server has its rules again', async () => {
    const forbidding = (game: Game): Game => withOtherCodes(newVersion(game));
    const { server, people, id } = await reopened(titlesWith(['epix'], forbidding));
    await server.close();
    const again = await testServer({}, {}, server.folder);
    const players = await Promise.all(people.map(person => sit(person.at(again.url), id)));
    expect(players[0]!.welcome().table.differs).toBe(null);
    expect(await play(gameOf('epix'), players, { answers: 3 })).toBe(3);
    await again.remove();
  });
});
