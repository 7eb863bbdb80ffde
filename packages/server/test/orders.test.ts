/** The standing orders of every title: worded, answering only what was asked, used in real games. */
import { say } from '@interregnum/kernel';
import { playRandomly, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/index.ts';

/** At most this many games are played until everything has happened. */
const GAMES = 150;

describe.each([...TITLES].filter(([, { game }]) => game.advice.orders))('the standing orders of %s', (_, { game }) => {
  const orders = game.advice.orders!;
  const kind = tableKinds(game).at(-1)!;
  const offered = new Map<string, number>();
  const followed = new Map<string, number>();
  const ended = new Set<string>();
  const count = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1);

  const isUnused = () => [...offered.keys()].some(id => !followed.has(id) || !ended.has(id));
  for (let i = 0; i < GAMES && (i < 4 || isUnused()); i++) {
    playRandomly(
      game,
      { kind, seed: `orders ${i}` },
      s => {
        for (const seat of s.answers.keys()) {
          const view = game.rules.view(s, seat);
          for (const { id, phrase } of orders.offers(view)) {
            count(offered, id);
            for (const catalogue of Object.values(game.words.texts)) say(phrase, { catalogue, seatName: String });
            const option = orders.answer(view, id);
            if (option === null) continue;
            count(followed, id);
            expect(s.ask!.options[seat]![option]).toBeDefined();
          }
          expect(orders.answer(view, 'no such order')).toBe(null);
        }
      },
      (_s, _move, news) => {
        for (const { open } of news) {
          for (const id of offered.keys()) if (open && orders.disarms(open, 0, id)) ended.add(id);
        }
      },
    );
  }

  it('are all offered, followed and ended in play', () => {
    expect([...followed.keys()].sort()).toEqual([...offered.keys()].sort());
    expect([...ended].sort()).toEqual([...offered.keys()].sort());
  });

  it('answer only questions put to the viewer', () => {
    for (const [id, times] of followed) expect(times).toBeLessThan(offered.get(id)!);
  });

  it('offer nothing to spectators', () => {
    playRandomly(game, { kind, seed: 'spectator' }, s => expect(orders.offers(game.rules.view(s, null))).toEqual([]));
  });
});
