/** An analysis under way: kept on this device once it is done, given up when nobody waits for it any more. */
import type { Seat } from '@interregnum/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { LogEntry, Moment } from '../../local/messages.ts';
import { teamsOf } from '../../setup/teams.ts';
import { keepAnalysis, keptAnalysis } from '../../store/database.ts';
import { useShared } from '../state/table-context.ts';
import { type Analysis, analyse } from './analysis.ts';

type Progress =
  | { status: 'working'; done: number; all: number }
  | { status: 'done'; analysis: Analysis }
  | { status: 'failed'; problem: string };

export interface AnalysisWork {
  progress: Progress;
  again(): void;
}

export function useAnalysis({ table, options, seats, at }: Moment, log: readonly LogEntry[], seat: Seat): AnalysisWork {
  const { source, title } = useShared();
  const [progress, setProgress] = useState<Progress>({ status: 'working', done: 0, all: 1 });
  const [tries, setTries] = useState(0);
  const key = `${table} ${seat} ${at}`;
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Progress) => !stop.signal.aborted && setProgress(next);
    const fail = (error: unknown) =>
      show({ status: 'failed', problem: error instanceof Error ? error.message : String(error) });
    async function work(): Promise<void> {
      const kept = await keptAnalysis<Analysis>(key).catch(() => null);
      stop.signal.throwIfAborted();
      if (kept) return void show({ status: 'done', analysis: kept });
      const teams = teamsOf(title.game.meta, options, seats.length);
      const onProgress = (done: number, all: number) => show({ status: 'working', done, all });
      if (!source.review) throw new Error('nobody can look at this game again');
      const analysis = await analyse(source.review, { seat, log, teams }, onProgress, stop.signal);
      show({ status: 'done', analysis });
      await keepAnalysis(key, analysis).catch(() => {});
    }
    if (tries >= 0) work().catch(fail);
    return () => stop.abort();
  }, [source, title, key, options, seats, log, seat, tries]);
  return { progress, again: useCallback(() => setTries(before => before + 1), []) };
}
