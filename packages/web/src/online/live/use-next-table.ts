/** The next table that waits for me, while nothing is asked of me here. */
import type { MyTable } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';
import { useSitting } from './online-context.ts';

export function useNextTable(): MyTable | null {
  const here = useSitting(s => s.table?.id ?? '');
  const idle = useSitting(({ table, asked }) => table !== null && table.seat !== null && !asked);
  const calls = useSitting(s => s.calls);
  const [next, setNext] = useState<{ table: MyTable | null; call: number }>({ table: null, call: 0 });
  useEffect(() => {
    if (!idle) return;
    let open = true;
    const find = (mine: readonly MyTable[]) => mine.find(table => table.yourTurn && table.id !== here) ?? null;
    tables.mine().then(
      ({ mine }) => open && setNext({ table: find(mine), call: calls }),
      () => {},
    );
    return () => {
      open = false;
    };
  }, [here, idle, calls]);
  return idle ? next.table : null;
}
