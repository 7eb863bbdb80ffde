/** A table that waits is looked after by somebody who is there: when its host is gone, the next takes over. */
import type { AppContext } from '../app-context.ts';
import { change } from '../tables/change.ts';
import type { OpenTable } from '../tables/open.ts';
import { playingPersons, type Table } from '../tables/table.ts';
import { whoIsAt } from './listing.ts';

/** Milliseconds for which a host may be away while others wait. */
const PATIENCE = 5 * 60_000;

/** To be called again and again. */
export function replaceAbsentHosts(context: AppContext): () => Promise<void> {
  const goneSince = new Map<string, number>();

  async function look(t: OpenTable): Promise<void> {
    const here = await whoIsAt(context, [t.id]);
    const now = context.ports.now();
    if (t.table.status !== 'waiting' || here(t.id, t.table.host)) {
      goneSince.delete(t.id);
      return;
    }
    const since = goneSince.get(t.id) ?? now;
    goneSince.set(t.id, since);
    if (now - since < PATIENCE) return;
    await t.mutex.run(() => change(context, t, table => withHost(table, person => here(t.id, person))));
  }

  return async () => {
    for (const id of goneSince.keys()) if (!context.hub.isWatched(id)) goneSince.delete(id);
    for (const opening of [...context.open.values()]) {
      const t = await opening.catch(() => null);
      if (t?.table.status === 'waiting' && context.hub.isWatched(t.id)) await look(t);
    }
  };
}

/** The first at the table who is there; nobody: the table stays as it is. */
function withHost(table: Table, isHere: (person: string) => boolean): Table {
  const people = playingPersons(table).flatMap(seat => {
    const place = table.places[seat]!;
    return place.kind === 'person' && place.person ? [place.person] : [];
  });
  const next = people.find(person => person !== table.host && isHere(person));
  return table.status === 'waiting' && next ? { ...table, host: next } : table;
}
