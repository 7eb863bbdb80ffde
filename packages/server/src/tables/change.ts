/** Changes of the row of a table: read, edited, written, and read again when somebody else was faster. */
import { type AppContext, tell } from '../app-context.ts';
import { loadTable, updateTable } from '../store/tables.ts';
import type { OpenTable } from './open.ts';
import { type Play, playState } from './play.ts';
import { progressRow } from './progress.ts';
import { isVisibleChange, type Table } from './table.ts';

/**
 * The edit may refuse by throwing, or hand back the same table when there is nothing to do. True when it was changed.
 * `playOf` makes the game of the edited table, where the edit begins one.
 */
export async function change(
  context: AppContext,
  t: OpenTable,
  edit: (table: Table) => Table,
  playOf: (table: Table) => Play | null | Promise<Play | null> = () => t.play,
): Promise<boolean> {
  for (;;) {
    const before = t.table;
    const edited = edit(before);
    if (edited === before) return false;
    const visible = isVisibleChange(before, edited);
    const table = visible ? { ...edited, updated: context.ports.now() } : edited;
    const play = await playOf(table);
    const progress = play && progressRow(context, t.title, table, playState(play));
    if (await updateTable(context.store, table, progress)) {
      t.play = play;
      t.table = { ...table, revision: table.revision + 1 };
      if (visible) {
        context.hub.tableChanged(t);
        tell(context, 'changed', t.table, before);
      } else context.hub.moved(t);
      return true;
    }
    t.table = (await loadTable(context.store.db, t.id)) ?? t.table;
  }
}
