/** Tables at our server, four sockets each. */
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type BaseOption, type BaseView, type Game, randomFrom, type Seat } from '@interregnum/kernel';
import type { StateMessage } from '@interregnum/protocol';
import { WebSocket } from 'ws';
import { SEATS } from './card-game.ts';
import { cardGame } from './card-title.ts';
import { each, gathering, type LoadedTable } from './server-load.ts';

/** What is played: the game that boardgame.io plays too, or a title that people play. */
export const GAMES: Readonly<Record<string, Game>> = {
  [cardGame.meta.id]: cardGame,
  [hiddenLeaders.meta.id]: hiddenLeaders,
};

const API = '/api/v1';
const HELLO = { type: 'hello', protocol: 1, version: null, invite: null, words: false };

/** What a player is told who is asked. */
type Asked = StateMessage & { viewer: Seat; view: BaseView<BaseOption> };

export async function post(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Four people, who sit at all tables. */
export const makePeople = (url: string): Promise<string[]> =>
  each(Array.from({ length: SEATS }), async () => {
    const response = await post(url, '', '/me', { name: 'Player' });
    await response.text();
    return response.headers.get('set-cookie')!.split(';')[0]!;
  });

export function makeTables(url: string, cookies: readonly string[], game: string, n: number): Promise<string[]> {
  const seats = cookies.map(() => ({ kind: 'person' }));
  return each(Array.from({ length: n }), async () => {
    const made = await post(url, cookies[0]!, '/tables', { game, seats, visibility: 'open' });
    const { id } = ((await made.json()) as { table: { id: string } }).table;
    for (const cookie of cookies.slice(1)) await (await post(url, cookie, `/tables/${id}/join`, {})).text();
    await (await post(url, cookies[0]!, `/tables/${id}/start`, {})).text();
    return id;
  });
}

const random = randomFrom('bench of the server');

/** Any answer that changes something. */
function anyCode(game: Game, { view, viewer }: Asked): string {
  const options = view.ask!.options[viewer]!;
  for (;;) {
    const option = options[random.below(options.length)]!;
    if (!game.advice.idle(view, option)) return option.code;
  }
}

interface Player {
  say(message: object): void;
  /** The last state as it came; most are never read. */
  text: string;
  version: number;
  /** Told whether the last command was accepted. */
  done: (accepted: boolean) => void;
}

const VERSION = /^\{"type":"state","version":(\d+)/;

function sit(url: string, cookie: string, table: string, moved: () => void): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/tables/${table}/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  const player: Player = { say, text: '', version: -1, done: () => {} };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => say(HELLO));
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('{"type":"ack"')) player.done(true);
      else if (text.startsWith('{"type":"refusal"')) player.done(false);
      else if (text.startsWith('{"type":"state"')) {
        player.text = text;
        player.version = Number(VERSION.exec(text)![1]);
        resolve(player);
        moved();
      }
    });
  });
}

export async function ourTable(
  url: string,
  cookies: readonly string[],
  name: string,
  table: string,
): Promise<LoadedTable> {
  const game = GAMES[name]!;
  let version = 0;
  let commands = 0;
  const players: Player[] = [];
  const everybody = gathering(() => players.every(player => player.version >= version));
  players.push(...(await Promise.all(cookies.map(cookie => sit(url, cookie, table, () => everybody.arrived())))));
  return {
    async move() {
      const [asked] = (JSON.parse(players[0]!.text) as StateMessage).pending;
      if (asked === undefined) return false;
      const player = players[asked]!;
      const state = JSON.parse(player.text) as Asked;
      const accepted = new Promise<boolean>(resolve => {
        player.done = resolve;
      });
      const command = `${table}-${process.pid}-${commands++}`;
      player.say({ type: 'answer', command, question: state.question, option: anyCode(game, state) });
      version = state.version + 1;
      return accepted;
    },
    settled: () => everybody.complete(),
  };
}
