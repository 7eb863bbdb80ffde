/** Tables of Hidden Leaders at our server, four sockets each. */
import { hiddenLeaders as game } from '@interregnum/hidden-leaders';
import { randomFrom } from '@interregnum/kernel';
import { WebSocket } from 'ws';
import { each, type LoadedTable } from './server-load.ts';

const SEATS = 4;
const API = '/api/v1';

async function post(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export interface OurTables {
  cookies: string[];
  tables: string[];
}

/** The same four people sit at all tables. */
export async function makeTables(url: string, n: number): Promise<OurTables> {
  const cookies = await each([1, 2, 3, 4], async k => {
    const response = await post(url, '', '/me', { name: `Player ${k}` });
    await response.text();
    return response.headers.get('set-cookie')!.split(';')[0]!;
  });
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'person' }));
  const tables = await each(Array.from({ length: n }), async () => {
    const made = await post(url, cookies[0]!, '/tables', { game: game.meta.id, seats, visibility: 'open' });
    const { id } = ((await made.json()) as { table: { id: string } }).table;
    for (const cookie of cookies.slice(1)) await (await post(url, cookie, `/tables/${id}/join`, {})).text();
    await (await post(url, cookies[0]!, `/tables/${id}/start`, {})).text();
    return id;
  });
  return { cookies, tables };
}

interface State {
  pending: number[];
  question: number;
  viewer: number;
  view: Parameters<typeof game.candidates>[0];
}

const random = randomFrom('bench of the server');

/** Any answer that changes something. */
function anyCode({ view, viewer }: State): string {
  const options = view.ask!.options[viewer]!;
  for (;;) {
    const option = options[random.below(options.length)]!;
    if (!game.idle(view, option)) return game.code(option);
  }
}

interface Player {
  socket: WebSocket;
  /** The last state as it came; most are never read. */
  state: string;
  /** Told whether the last command was accepted. */
  done: (accepted: boolean) => void;
}

function sit(url: string, cookie: string, table: string): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/tables/${table}/live`, { headers: { cookie } });
  const player: Player = { socket, state: '', done: () => {} };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, version: null, invite: null, words: false }));
    });
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('{"type":"ack"')) player.done(true);
      else if (text.startsWith('{"type":"refusal"')) player.done(false);
      else if (text.startsWith('{"type":"state"')) {
        player.state = text;
        resolve(player);
      }
    });
  });
}

export async function ourTable(url: string, cookies: readonly string[], table: string): Promise<LoadedTable> {
  const players = await Promise.all(cookies.map(cookie => sit(url, cookie, table)));
  let commands = 0;
  return {
    async move() {
      const [asked] = (JSON.parse(players[0]!.state) as State).pending;
      const states = players.map(player => JSON.parse(player.state) as State);
      const at = states.findIndex(({ viewer, view }) => viewer === asked && view.ask?.options[viewer]);
      if (at < 0) return false;
      const player = players[at]!;
      const accepted = new Promise<boolean>(resolve => {
        player.done = resolve;
      });
      const { question } = states[at]!;
      const command = `${table}-${process.pid}-${commands++}`;
      player.socket.send(JSON.stringify({ type: 'answer', command, question, option: anyCode(states[at]!) }));
      return accepted;
    },
  };
}
