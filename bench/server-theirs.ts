/** Matches of the trick-taking game at boardgame.io's server, four sockets each. */
import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { playable, SEATS } from './card-game.ts';
import { game, type Table } from './card-game-boardgame.ts';
import type { LoadedTable } from './server-load.ts';

interface Socket {
  on(event: string, heard: (match: string, body: never) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
type Connect = (url: string, options: object) => Socket;

const require = createRequire(import.meta.url);
/** The very client that boardgame.io brings along. */
const { io } = createRequire(require.resolve('boardgame.io/server'))('socket.io-client') as { io: Connect };

interface Player {
  socket: Socket;
  state: State<Table>;
  done: () => void;
}

function sit(url: string, match: string, seat: number): Promise<Player> {
  const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
  return new Promise(resolve => {
    let player: Player | null = null;
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, SEATS));
    socket.on('sync', (_match, { state }: { state: State<Table> }) => {
      player = { socket, state, done: () => {} };
      resolve(player);
    });
    socket.on('update', (_match, state: State<Table>) => {
      player!.state = state;
      player!.done();
    });
  });
}

export async function theirTable(url: string, match: string): Promise<LoadedTable> {
  const players = await Promise.all(Array.from({ length: SEATS }, (_, seat) => sit(url, match, seat)));
  return {
    async move() {
      const latest = players.reduce((a, b) => (a.state._stateID >= b.state._stateID ? a : b)).state;
      if (latest.ctx.gameover !== undefined) return false;
      const playerID = latest.ctx.currentPlayer;
      const player = players[Number(playerID)]!;
      const cards = playable(player.state.G.hands[Number(playerID)]!, latest.G.trick);
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [cards[0]], playerID } };
      const done = new Promise<void>(resolve => {
        player.done = () => player.state._stateID > latest._stateID && resolve();
      });
      player.socket.emit('update', action, latest._stateID, match, playerID);
      await done;
      return true;
    },
  };
}
