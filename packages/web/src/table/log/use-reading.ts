/** How the log is read as long as the table is open: about whom, and which parts of it are folded. */
import type { Seat } from '@interregnum/kernel';
import { useMemo, useState } from 'react';

export interface Reading {
  /** `null`: everybody. */
  who: Seat | null;
  /** Keys of chapters and passages. */
  folded: ReadonlySet<string>;
  readAbout(who: Seat | null): void;
  fold(keys: readonly string[], folded: boolean): void;
}

export function useReading(): Reading {
  const [who, readAbout] = useState<Seat | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const fold = (keys: readonly string[], closed: boolean) =>
      setFolded(before => new Set([...[...before].filter(key => !keys.includes(key)), ...(closed ? keys : [])]));
    return { who, folded, readAbout, fold };
  }, [who, folded]);
}
