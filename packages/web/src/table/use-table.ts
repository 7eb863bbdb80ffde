/** An open table as the page knows it: the last moment, the log, and a look at the past. */
import { useCallback, useEffect, useReducer } from 'react';
import { call, listen } from '../session/client.ts';
import type { LogEntry, Moment, PastMoment } from '../session/messages.ts';

export type TableStatus = 'opening' | 'open' | 'elsewhere' | 'missing' | 'broken';

export interface TableState {
  status: TableStatus;
  moment: Moment | null;
  log: readonly LogEntry[];
  /** `null`: the present. */
  past: PastMoment | null;
  /** The question that was answered last; nothing more is sent until it moves on. */
  answered: number | null;
  problem: string;
}

type Change =
  | { type: 'moment'; moment: Moment }
  | { type: 'elsewhere' }
  | { type: 'broken'; message: string }
  | { type: 'past'; past: PastMoment | null }
  | { type: 'answered'; question: number | null };

const START: TableState = { status: 'opening', moment: null, log: [], past: null, answered: null, problem: '' };

function reduce(state: TableState, change: Change): TableState {
  switch (change.type) {
    case 'moment': {
      const { moment } = change;
      const log = [...state.log.slice(0, moment.log.from), ...moment.log.entries];
      const gone = state.past !== null && (state.past.at >= moment.at || state.moment?.viewer !== moment.viewer);
      return { ...state, status: 'open', moment, log, past: gone ? null : state.past, answered: null };
    }
    case 'elsewhere':
      return { ...state, status: 'elsewhere' };
    case 'broken':
      return { ...state, status: change.message === 'missing' ? 'missing' : 'broken', problem: change.message };
    case 'past': {
      const { past } = change;
      return { ...state, past: past !== null && past.at < (state.moment?.at ?? 0) ? past : null };
    }
    case 'answered':
      return { ...state, answered: change.question };
  }
}

export interface TableActions {
  choose(index: number): void;
  proceed(at: number): void;
  takeBack(): void;
  sitDown(seat: number): void;
  /** Looks at the table after this many answers; `null`: back to the present. */
  lookAt(at: number | null): void;
  /** Something went wrong that the table cannot go on from. */
  fail(error: unknown): void;
}

export function useTable(id: string): [TableState, TableActions] {
  const [state, change] = useReducer(reduce, START);
  const broken = useCallback((error: unknown) => {
    change({ type: 'broken', message: error instanceof Error ? error.message : String(error) });
  }, []);

  useEffect(() => {
    let here = true;
    const stop = listen({
      moment: moment => moment.table === id && change({ type: 'moment', moment }),
      elsewhere: () => change({ type: 'elsewhere' }),
      broken,
    });
    call('open', id).catch(error => here && broken(error));
    return () => {
      here = false;
      stop();
      call('close').catch(() => {});
    };
  }, [id, broken]);

  const { moment, answered } = state;
  const choose = useCallback(
    (index: number) => {
      if (!moment || moment.viewer === null || answered === moment.question) return;
      change({ type: 'answered', question: moment.question });
      call('answer', moment.question, moment.viewer, index).catch(broken);
    },
    [moment, answered, broken],
  );
  const proceed = useCallback((at: number) => void call('proceed', at).catch(broken), [broken]);
  const takeBack = useCallback(() => {
    change({ type: 'past', past: null });
    call('takeBack').catch(broken);
  }, [broken]);
  const sitDown = useCallback((seat: number) => void call('sitDown', seat).catch(broken), [broken]);
  const lookAt = useCallback(
    (at: number | null) => {
      if (at === null) change({ type: 'past', past: null });
      else call('pastMoment', Math.max(0, at)).then(past => change({ type: 'past', past }), broken);
    },
    [broken],
  );
  return [state, { choose, proceed, takeBack, sitDown, lookAt, fail: broken }];
}
