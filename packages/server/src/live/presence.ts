/** Who is at which table now. Where several processes share a database, each tells the others through it. */
import type { Presence } from '@interregnum/protocol';
import type { Ports } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';

export interface PresenceBoard {
  /** `''` for somebody whom nobody knows. */
  arrive(table: string, person: string): Promise<void>;
  depart(table: string, person: string): Promise<void>;
  /** Reads what the other processes know. */
  refresh(table: string): Promise<void>;
  of(table: Table): Presence;
  /** Says again that this process lives, and for whom. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/** How long the word of a process holds. */
const HOLDS = 60_000;

type Counts = Map<string, number>;

export function presenceBoard(store: Store, ports: Ports): PresenceBoard {
  const process = ports.newId();
  const here = new Map<string, Counts>();
  const elsewhere = new Map<string, Counts>();

  async function count(table: string, person: string, by: 1 | -1): Promise<void> {
    const counts = here.get(table) ?? new Map<string, number>();
    const sockets = (counts.get(person) ?? 0) + by;
    if (sockets > 0) counts.set(person, sockets);
    else counts.delete(person);
    if (counts.size > 0) here.set(table, counts);
    else {
      here.delete(table);
      elsewhere.delete(table);
    }
    if (!store.shared) return;
    await write(table, person, sockets);
    await store.announce(store.db, [table]);
  }

  async function write(table: string, person: string, sockets: number): Promise<void> {
    const key = { table_id: table, process, person };
    const values = { sockets, until: ports.now() + HOLDS };
    if (sockets > 0) {
      await store.db
        .insertInto('presence')
        .values({ ...key, ...values })
        .onConflict(oc => oc.columns(['table_id', 'process', 'person']).doUpdateSet(values))
        .execute();
      return;
    }
    await store.db
      .deleteFrom('presence')
      .where('table_id', '=', table)
      .where('process', '=', process)
      .where('person', '=', person)
      .execute();
  }

  const isHere = (table: string, person: string | null): boolean =>
    person !== null && (here.get(table)?.has(person) || elsewhere.get(table)?.has(person) || false);

  /** Those who have no seat, or none any more. */
  const socketsOfOthers = (table: string, seated: readonly (string | null)[]): number =>
    [...(here.get(table) ?? []), ...(elsewhere.get(table) ?? [])]
      .filter(([person]) => !seated.includes(person))
      .reduce((sum, [, sockets]) => sum + sockets, 0);

  return {
    arrive: (table, person) => count(table, person, 1),
    depart: (table, person) => count(table, person, -1),
    async refresh(table) {
      if (!store.shared) return;
      const rows = await store.db
        .selectFrom('presence')
        .select(['person', 'sockets'])
        .where('table_id', '=', table)
        .where('process', '!=', process)
        .where('until', '>', ports.now())
        .execute();
      const counts: Counts = new Map();
      for (const row of rows) counts.set(row.person, (counts.get(row.person) ?? 0) + row.sockets);
      elsewhere.set(table, counts);
    },
    of: ({ id, places }) => {
      const seated = places.map(place => (place.kind === 'bot' ? null : place.person));
      return {
        seats: places.map((place, seat) => place.kind === 'bot' || isHere(id, seated[seat]!)),
        spectators: socketsOfOthers(id, seated),
      };
    },
    async beat() {
      if (!store.shared) return;
      const until = ports.now() + HOLDS;
      await store.db.updateTable('presence').set({ until }).where('process', '=', process).execute();
      await store.db.deleteFrom('presence').where('until', '<', ports.now()).execute();
    },
    async close() {
      if (store.shared) await store.db.deleteFrom('presence').where('process', '=', process).execute();
    },
  };
}
