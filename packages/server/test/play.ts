/** Players for tests: they answer with any option that changes something. */
import { type Game, type Random, randomFrom } from '@interregnum/kernel';
import type { StateMessage } from '@interregnum/protocol';
import type { Ports, Title, Titles } from '../src/index.ts';
import { TITLES } from '../src/index.ts';
import type { Live } from './client.ts';
import { testPorts } from './server.ts';

export const gameOf = (id: string): Game => TITLES.get(id)!.game;

/** Any option of the viewer that changes something, as its code. */
export function anyCode(game: Game, { view, viewer }: StateMessage, random: Random): string {
  const options = view.ask!.options[viewer!]!;
  for (;;) {
    const option = options[random.below(options.length)]!;
    if (!game.advice.idle(view, option)) return option.code;
  }
}

export const codesOf = (_game: Game, { view, viewer }: StateMessage): string[] =>
  (view.ask!.options[viewer!] ?? []).map(o => o.code);

/** Everybody has heard what anybody has; of changed secret answers only whose they are. */
async function allUpToDate(players: readonly Live[]): Promise<void> {
  const states = players.map(player => player.state());
  const question = Math.max(...states.map(state => state.question));
  const left = Math.min(...states.flatMap(state => (state.question === question ? [state.pending.length] : [])));
  const isThere = (state: StateMessage) => state.question === question && state.pending.length <= left;
  await Promise.all(players.map(player => player.until('state', state => state.question > question || isThere(state))));
}

/** The seat that is asked first gives an answer, and everybody has heard of it. */
export async function playOne(game: Game, players: readonly Live[], random: Random, code?: string): Promise<number> {
  await allUpToDate(players);
  const { pending } = players[0]!.state();
  const player = pending.flatMap(seat => players.filter(one => one.state().viewer === seat))[0]!;
  const mine = player.state();
  const option = code ?? anyCode(game, mine, random);
  const reply = await player.ask({ type: 'answer', question: mine.question, option });
  if (reply.type !== 'ack') throw new Error(`refused: ${JSON.stringify(reply)}`);
  const { at } = await player.until('state', s => s.version >= reply.version);
  await Promise.all(players.map(one => one.until('state', s => s.at >= at)));
  return reply.version;
}

/** Plays so many answers, or to the end. */
export async function play(
  game: Game,
  players: readonly Live[],
  { answers = Number.POSITIVE_INFINITY, seed = 'play', stop = (_: StateMessage): boolean => false } = {},
): Promise<number> {
  const random = randomFrom(seed);
  for (let played = 0; ; played++) {
    const state = players[0]!.state();
    if (played >= answers || state.outcome || stop(state)) return played;
    await playOne(game, players, random);
  }
}

/** A clock that only tests move. */
export function testClock(): Ports & { pass(milliseconds: number): void } {
  let time = Date.now();
  return {
    ...testPorts(),
    now: () => time,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}

/** The titles with these games changed. */
export const titlesWith = (ids: readonly string[], edit: (game: Game) => Game): Titles =>
  new Map(
    [...TITLES].map(([id, title]): [string, Title] => [
      id,
      ids.includes(id) ? { ...title, game: edit(title.game) } : title,
    ]),
  );
