/** Calls people when something has happened at a table of theirs, so that nobody has to ask again and again. */
import type { AppContext } from '../app-context.ts';
import type { Table } from '../tables/table.ts';

/** Somebody who wants to be called. */
export interface Calling {
  person: string;
  /** The table that the person is looking at, of which it hears anyway; `null`: none. */
  at: string | null;
  /** Milliseconds between two calls, however much happens. */
  every: number;
  call(): void;
}

export interface OwnTables {
  /** Until the answer is called. */
  follow(calling: Calling): () => void;
  /** Another process has changed a table; `null`: any of them. */
  changedElsewhere(table: string | null): void;
}

interface Looker extends Calling {
  called: number;
  timer: NodeJS.Timeout | null;
}

/** The connections of a person: to the lobby, and to tables. */
interface Lookers {
  inLobby: Set<Looker>;
  atTables: Map<string, Set<Looker>>;
}

const atAnyTable = ({ atTables }: Lookers): Looker[] => [...atTables.values()].flatMap(lookers => [...lookers]);

/** Milliseconds for which changes of other processes are gathered. */
const GATHERED = 500;

export function ownTables({ listeners, store, log }: Pick<AppContext, 'listeners' | 'store' | 'log'>): OwnTables {
  const byPerson = new Map<string, Lookers>();
  const elsewhere = new Set<string>();
  let gathering = false;

  function callSoon(looker: Looker): void {
    looker.timer ??= setTimeout(
      () => {
        looker.timer = null;
        looker.called = performance.now();
        looker.call();
      },
      Math.max(0, looker.called + looker.every - performance.now()),
    ).unref();
  }

  /** Whoever has the table open sees it there, and is not called from other tables. */
  function callAbout(table: string, people: Iterable<string | null>): void {
    for (const person of new Set(people)) {
      const lookers = byPerson.get(person ?? '');
      if (!lookers) continue;
      for (const looker of lookers.inLobby) callSoon(looker);
      if (!lookers.atTables.has(table)) for (const looker of atAnyTable(lookers)) callSoon(looker);
    }
  }

  function callEverywhere(lookers: Lookers): void {
    for (const looker of [...lookers.inLobby, ...atAnyTable(lookers)]) callSoon(looker);
  }

  const callThoseAt = ({ id, places, host }: Table): void =>
    callAbout(id, [host, ...places.map(place => (place.kind === 'person' ? place.person : null))]);

  async function callGathered(): Promise<void> {
    gathering = false;
    const tables = [...elsewhere];
    elsewhere.clear();
    const members = await store.db
      .selectFrom('members')
      .select(['table_id', 'person'])
      .where('table_id', 'in', tables)
      .execute();
    for (const { table_id, person } of members) callAbout(table_id, [person]);
  }

  listeners.push({ changed: callThoseAt, turn: callThoseAt, over: callThoseAt });

  return {
    follow(calling) {
      const looker: Looker = { ...calling, called: Number.NEGATIVE_INFINITY, timer: null };
      const { person, at } = calling;
      const mine = byPerson.get(person) ?? { inLobby: new Set(), atTables: new Map() };
      const beside = at === null ? mine.inLobby : (mine.atTables.get(at) ?? new Set());
      beside.add(looker);
      if (at !== null) mine.atTables.set(at, beside);
      byPerson.set(person, mine);
      return () => {
        if (looker.timer) clearTimeout(looker.timer);
        beside.delete(looker);
        if (at !== null && beside.size === 0) mine.atTables.delete(at);
        if (mine.inLobby.size === 0 && mine.atTables.size === 0) byPerson.delete(person);
      };
    },
    changedElsewhere(table) {
      if (table === null) for (const lookers of byPerson.values()) callEverywhere(lookers);
      if (table === null || byPerson.size === 0) return;
      elsewhere.add(table);
      if (gathering) return;
      gathering = true;
      setTimeout(() => {
        callGathered().catch(error => log.error({ err: error }, 'people could not be called'));
      }, GATHERED).unref();
    },
  };
}
