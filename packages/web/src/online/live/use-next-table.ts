/** The next table that waits for me, while nothing is asked of me here. */
import type { MyTable } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';
import { useSitting } from './online-context.ts';

/** Milliseconds between two questions. */
const AGAIN = 60_000;

export function useNextTable(): MyTable | null {
  const here = useSitting(s => s.table?.id ?? '');
  const idle = useSitting(({ table }) => table?.seat !== null && table?.yourTurn === false);
  const [next, setNext] = useState<MyTable | null>(null);
  useEffect(() => {
    if (!idle) return;
    let open = true;
    const look = () => {
      if (document.hidden) return;
      const find = (mine: readonly MyTable[]) => mine.find(table => table.yourTurn && table.id !== here) ?? null;
      tables.mine().then(
        ({ mine }) => open && setNext(find(mine)),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      open = false;
      clearInterval(timer);
    };
  }, [here, idle]);
  return idle ? next : null;
}
