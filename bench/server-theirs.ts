/** Matches of the trick-taking game at boardgame.io's server, four sockets each, by the protocol of socket.io. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { randomFrom } from '@interregnum/kernel';
import type { State } from 'boardgame.io';
import { WebSocket } from 'ws';
import { playable, SEATS } from './card-game.ts';
import { game, setup, type Table } from './card-game-boardgame.ts';
import { gathering, type LoadedTable } from './server-load.ts';

type Boardgame = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});

export interface TheirServer {
  url: string;
  makeMatches(names: readonly string[]): Promise<void>;
}

/** Matches are put into its store as its lobby would put them. */
export async function serveTheirs(): Promise<TheirServer> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Boardgame;
  const server = Server({ games: [game], origins: ['*'], authenticateCredentials: () => true });
  const players = Object.fromEntries(Array.from({ length: SEATS }, (_, id) => [id, { id }]));
  const { appServer } = await server.run({ port: 0 });
  return {
    url: `http://localhost:${(appServer.address() as AddressInfo).port}`,
    async makeMatches(names) {
      const now = Date.now();
      for (const match of names) {
        const metadata = { gameName: game.name!, players, createdAt: now, updatedAt: now, unlisted: true };
        await server.db.createMatch(match, { initialState: setup(match), metadata });
      }
    },
  };
}

interface Player {
  emit(...event: unknown[]): void;
  state: State<Table>;
  done: () => void;
}

/** What engine.io and socket.io put in front of a message. */
const [HEARTBEAT, HEARTBEAT_REPLY, OPENED] = ['2', '3', '0'];
const SPACE = `/${game.name},`;
const [CONNECT, EVENT] = [`40${SPACE}`, `42${SPACE}`];

function sit(url: string, match: string, seat: number, moved: () => void): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  const emit = (...event: unknown[]) => socket.send(EVENT + JSON.stringify(event));
  return new Promise((resolve, reject) => {
    let player: Player | null = null;
    function hear(event: string, body: unknown): void {
      if (event === 'sync') {
        player = { emit, state: (body as { state: State<Table> }).state, done: () => {} };
        resolve(player);
      } else if (event === 'update') {
        player!.state = body as State<Table>;
        player!.done();
        moved();
      }
    }
    socket.once('error', reject);
    socket.on('message', data => {
      const text = String(data);
      if (text === HEARTBEAT) socket.send(HEARTBEAT_REPLY!);
      else if (text.startsWith(OPENED!)) socket.send(CONNECT);
      else if (text.startsWith(CONNECT)) emit('sync', match, String(seat), null, SEATS);
      else if (text.startsWith(EVENT)) {
        const [event, , body] = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown];
        hear(event, body);
      }
    });
  });
}

const random = randomFrom('bench of the server');

export async function theirTable(url: string, match: string): Promise<LoadedTable> {
  let version = 0;
  const players: Player[] = [];
  const everybody = gathering(() => players.every(player => player.state._stateID >= version));
  players.push(
    ...(await Promise.all(
      Array.from({ length: SEATS }, (_, seat) => sit(url, match, seat, () => everybody.arrived())),
    )),
  );
  return {
    async move() {
      const { ctx, _stateID } = players[0]!.state;
      if (ctx.gameover !== undefined) return false;
      const playerID = ctx.currentPlayer;
      const player = players[Number(playerID)]!;
      const cards = playable(player.state.G.hands[Number(playerID)]!, player.state.G.trick);
      const card = cards[random.below(cards.length)];
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } };
      const done = new Promise<void>(resolve => {
        player.done = () => player.state._stateID > _stateID && resolve();
      });
      player.emit('update', action, _stateID, match, playerID);
      await done;
      version = player.state._stateID;
      return true;
    },
    settled: () => everybody.complete(),
  };
}
