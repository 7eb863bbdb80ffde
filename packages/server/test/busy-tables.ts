/** People at several tables who keep answering whatever happens to the servers, and what must hold afterwards. */
import { expect } from 'vitest';
import { openStore } from '../src/index.ts';
import { loadEntries, loadTable } from '../src/store/tables.ts';
import { resume } from '../src/tables/play.ts';
import { guest, persons, started } from './client.ts';
import { gameOf } from './play.ts';
import { type Stubborn, stubbornPlayer } from './processes.ts';

const TABLES = 6;

export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

interface Playing {
  table: string;
  game: string;
  players: Stubborn[];
}

/** Tables at which people keep answering; when a game is over another one begins. */
export function busyTables(urls: () => readonly string[]) {
  const all: Playing[] = [];
  async function sitDown(game: string): Promise<void> {
    const url = urls()[0]!;
    const people = [await guest(url, 'One'), await guest(url, 'Two')];
    const { id } = await started(url, { game, seats: persons(2) }, people);
    const players = people.map(person => stubbornPlayer(gameOf(game), person, id, urls));
    all.push({ table: id, game, players });
  }
  return {
    all,
    running: () => all.filter(playing => !isOver(playing)),
    async fill(): Promise<void> {
      const running = this.running().length;
      const missing = Array.from({ length: TABLES - running }, (_, i) => (running + i) % 2);
      await Promise.all(missing.map(odd => sitDown(odd ? 'hidden-leaders' : 'epix')));
    },
    stop() {
      for (const player of all.flatMap(({ players }) => players)) player.stop();
    },
  };
}

export type BusyTables = ReturnType<typeof busyTables>;

/** Waits until every running table has gone on. */
export async function everyTableGoesOn(tables: BusyTables): Promise<void> {
  const before = new Map(tables.running().map(x => [x, versionOf(x)]));
  for (let i = 0; i < 6000; i++) {
    if ([...before].every(([x, version]) => versionOf(x) > version || isOver(x))) return;
    await pause(10);
  }
  const stuck = [...before].filter(([x, version]) => versionOf(x) <= version).map(([x]) => x.table);
  throw new Error(`these tables do not go on: ${stuck.join(', ')}`);
}

const isOver = ({ players }: Playing): boolean => players.every(player => player.isOver());

const versionOf = ({ players }: Playing): number => Math.max(...players.map(player => player.state()?.version ?? -1));

/** Every acknowledged answer is in the database, and the entries make a game. */
export async function nothingIsLost(tables: BusyTables, folder: string, databaseUrl: string | null): Promise<number> {
  const store = await openStore(folder, databaseUrl);
  let kept = 0;
  try {
    for (const { table, game, players } of tables.all) {
      const entries = await loadEntries(store.db, table);
      expect(entries.map(entry => entry.n)).toEqual(entries.map((_, i) => i + 1));
      const row = (await loadTable(store.db, table))!;
      const { header, seed, clock, started: at } = row;
      await resume({ game: gameOf(game), header: header!, seed, clock, started: at! }, entries, null);
      const codes = new Map(entries.map(({ command, code }) => [command, code]));
      for (const { command, code } of players.flatMap(player => player.acknowledged)) {
        expect(codes.get(command)).toBe(code);
        kept++;
      }
    }
  } finally {
    await store.close();
  }
  return kept;
}
