/** Online tables without clicking: made by requests, played by what the server says in words. For pages that come after. */
import type { Player } from './online-table.ts';

interface TableWish {
  rated?: boolean;
  visibility?: 'open' | 'private';
  clock?: { kind: 'live'; perMove: number; bank: number } | { kind: 'slow'; days: number };
  options?: Readonly<Record<string, string>>;
}

const GAME = 'hidden-leaders';

/** As the browser of this person would ask. */
async function ask<T>({ page }: Player, url: string, path: string, body: object): Promise<T> {
  const response = await page.context().request.post(`${url}/api/v1${path}`, { data: body });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as T;
}

interface Made {
  table: { id: string; invite: string };
}

/** Only games of people with accounts are rated. */
export async function register(players: readonly Player[], url: string): Promise<void> {
  for (const player of players) {
    await ask(player, url, '/me', { name: player.name });
    await ask(player, url, '/account', { name: player.name, passphrase: 'a horse that is correct' });
  }
}

/** Somebody with a bot, who answers at once: sooner or later it is the person's turn. */
export async function tableWithBot(player: Player, url: string): Promise<string> {
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
  const { table } = await ask<Made>(player, url, '/tables', { game: GAME, seats });
  await ask(player, url, `/tables/${table.id}/start`, {});
  return table.id;
}

/** A table of these people that waits for its start; the first is its host. */
export async function waitingTable(
  players: readonly Player[],
  url: string,
  wish: TableWish = {},
  places = players.length,
): Promise<string> {
  for (const player of players) await ask(player, url, '/me', { name: player.name });
  const [host, ...others] = players;
  const seats = Array.from({ length: places }, () => ({ kind: 'person' }));
  const plan = { game: GAME, seats, options: { deck: 'beginner' }, visibility: 'open', ...wish };
  const { table } = await ask<Made>(host!, url, '/tables', plan);
  for (const other of others) await ask(other, url, `/tables/${table.id}/join`, { invite: table.invite });
  return table.id;
}

export async function runningTable(players: readonly Player[], url: string, wish: TableWish = {}): Promise<string> {
  const table = await waitingTable(players, url, wish);
  await ask(players[0]!, url, `/tables/${table}/start`, {});
  return table;
}

export async function finishedTable(players: readonly Player[], url: string, wish: TableWish = {}): Promise<string> {
  const table = await runningTable(players, url, wish);
  await Promise.all(players.map(player => playApart(player, url, table)));
  return table;
}

/** In a window of its own that loads nothing. */
async function playApart({ page }: Player, url: string, table: string): Promise<void> {
  const apart = await page.context().newPage();
  await apart.goto(`${url}/api/v1/titles`);
  await apart.evaluate(playByWords, table);
  await apart.close();
}

/** Runs in the page: answers with any option until the game is over. */
function playByWords(table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/live`);
    const send = (message: object) => socket.send(JSON.stringify(message));
    let answered = -1;
    socket.onopen = () => send({ type: 'hello', protocol: 1, version: null, invite: null, words: true });
    socket.onclose = () => reject(new Error('the connection was lost'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refusal') reject(new Error(message.text));
      if (message.type !== 'state') return;
      if (message.outcome) {
        resolve();
        socket.close();
      } else if (message.pending.includes(message.viewer) && message.question !== answered) {
        answered = message.question;
        const { options } = message.ask;
        const { code } = options[Math.floor(Math.random() * options.length)];
        send({ type: 'answer', command: `quickly-${answered}`, question: answered, option: code });
      }
    };
  });
}
