/** An open table as the page knows it: the last moment, the log, and a look at the past. */
import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import type { LogEntry, Moment, ReplayMoment } from '../../local/messages.ts';
import type { TableSource } from './source.ts';

export type TableStatus = 'opening' | 'open' | 'elsewhere' | 'taken' | 'missing' | 'broken';

export interface TableState {
  status: TableStatus;
  moment: Moment | null;
  log: readonly LogEntry[];
  /** `null`: the present. */
  past: ReplayMoment | null;
  /** The question whose answer is on its way; nothing more is sent until it arrived. */
  answered: number | null;
  problem: string;
}

type Change =
  | { type: 'moment'; moment: Moment }
  | { type: 'elsewhere'; taken: boolean }
  | { type: 'broken'; message: string }
  | { type: 'past'; past: ReplayMoment | null }
  | { type: 'answered'; question: number | null };

const START: TableState = { status: 'opening', moment: null, log: [], past: null, answered: null, problem: '' };

function reduce(state: TableState, change: Change): TableState {
  switch (change.type) {
    case 'moment': {
      const { moment } = change;
      const log = [...state.log.slice(0, moment.log.from), ...moment.log.entries];
      const gone = state.past !== null && (state.past.at >= moment.at || state.moment?.viewer !== moment.viewer);
      const answered = state.answered === moment.question ? state.answered : null;
      return { ...state, status: 'open', moment, log, past: gone ? null : state.past, answered };
    }
    case 'elsewhere':
      return { ...START, status: change.taken ? 'taken' : 'elsewhere' };
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
  choose(code: string): void;
  /** Whether this question is answered, or another has come that is not drawn yet. */
  isPast(question: number): boolean;
  /** Plays here what another window has open. */
  takeOver(): void;
  proceed(at: number): void;
  takeBack(): void;
  sitDown(seat: number): void;
  /** When the game is over: looks at it with the eyes of this seat, or with everything open; `null`: it cannot. */
  viewFrom: ((seat: number | null) => void) | null;
  /** Looks at the table after this many answers; `null`: back to the present. */
  lookAt(at: number | null): void;
  /** Something went wrong that the table cannot go on from. */
  fail(error: unknown): void;
}

export function useTable(source: TableSource): [TableState, TableActions] {
  const [state, change] = useReducer(reduce, START);
  const sent = useRef<number | null>(null);
  const latest = useRef<number | null>(null);
  const isOpen = useRef(false);
  /** The moment of the past that was asked for last. */
  const wanted = useRef<number | null>(null);
  const broken = useCallback((error: unknown) => {
    change({ type: 'broken', message: error instanceof Error ? error.message : String(error) });
  }, []);

  useEffect(() => {
    isOpen.current = false;
    /** The first picture is wanted soon; later ones are drawn in small steps, so that nothing that moves stands still. */
    function show(moment: Moment): void {
      if (sent.current !== moment.question) sent.current = null;
      latest.current = moment.question;
      if (isOpen.current) startTransition(() => change({ type: 'moment', moment }));
      else change({ type: 'moment', moment });
      isOpen.current = true;
    }
    return source.open({ moment: show, elsewhere: taken => change({ type: 'elsewhere', taken }), broken });
  }, [source, broken]);

  const { moment } = state;
  const choose = useCallback(
    (code: string) => {
      if (!moment || moment.viewer === null || sent.current === moment.question) return;
      const { question } = moment;
      const settled = () => {
        sent.current = null;
        startTransition(() => change({ type: 'answered', question: null }));
      };
      sent.current = question;
      source.answer(moment, code).then(settled, broken);
      startTransition(() => change({ type: 'answered', question }));
    },
    [source, moment, broken],
  );
  const isPast = useCallback((question: number) => sent.current === question || latest.current !== question, []);
  const takeOver = useCallback(() => void source.takeOver?.().catch(broken), [source, broken]);
  const proceed = useCallback((at: number) => void source.proceed(at).catch(broken), [source, broken]);
  const takeBack = useCallback(() => {
    wanted.current = null;
    change({ type: 'past', past: null });
    source.takeBack().catch(broken);
  }, [source, broken]);
  const sitDown = useCallback(
    (seat: number) => {
      wanted.current = null;
      source.sitDown(seat).catch(broken);
    },
    [source, broken],
  );
  const lookAt = useCallback(
    (at: number | null) => {
      const moment = at === null ? null : Math.max(0, at);
      wanted.current = moment;
      if (moment === null) return change({ type: 'past', past: null });
      source.pastMoment(moment).then(past => {
        if (wanted.current === moment) startTransition(() => change({ type: 'past', past }));
      }, broken);
    },
    [source, broken],
  );
  const viewFrom = useCallback(
    (seat: number | null) => {
      source.viewFrom?.(seat).then(() => lookAt(wanted.current), broken);
    },
    [source, lookAt, broken],
  );
  const mayView = source.viewFrom !== undefined && moment !== null && moment.outcome !== null;
  return [
    state,
    { choose, isPast, takeOver, proceed, takeBack, sitDown, viewFrom: mayView ? viewFrom : null, lookAt, fail: broken },
  ];
}
