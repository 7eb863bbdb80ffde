/** The recap of a table: its story, and the marks on what has changed until the viewer decides. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LogEntry, Moment } from '../../local/messages.ts';
import { useShared } from '../state/table-context.ts';
import './marks.css';
import { sinceLastDecision, termsOf } from './since.ts';

/** Whoever was away for so long is told at once what happened. */
const PAUSE = 5 * 60_000;

export interface Recap {
  /** Empty when there is nothing to tell. */
  entries: readonly LogEntry[];
  /** Whether something on the board is marked. */
  marked: boolean;
  show(): void;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Marks what stands on the board for one of these terms. The title's parts say what does, with `data-spot`. */
function useMarks(board: RefObject<HTMLElement | null>, terms: ReadonlySet<string>): boolean {
  const [marked, setMarked] = useState(false);
  useLayoutEffect(() => {
    const spots = [...(board.current?.querySelectorAll<HTMLElement | SVGElement>('[data-spot]') ?? [])];
    const changed = spots.filter(spot => spot.dataset.spot!.split(' ').some(name => terms.has(name)));
    for (const spot of changed) spot.dataset.changed = 'true';
    setMarked(changed.length > 0);
    return () => {
      for (const spot of changed) delete spot.dataset.changed;
    };
  }, [board, terms]);
  return marked;
}

export function useRecap(
  { viewer, at, question, pending, updated, outcome }: Moment,
  log: readonly LogEntry[],
  board: RefObject<HTMLElement | null>,
  open: () => void,
): Recap {
  const { tell } = useShared().title.game.words;
  const asked = viewer !== null && pending.includes(viewer);
  const entries = useMemo(
    () => (viewer === null ? [] : log.slice(sinceLastDecision(log, viewer, asked))),
    [log, viewer, asked],
  );
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt === question;
  const terms = useMemo(
    () => (isShown ? new Set(entries.flatMap(entry => entry.events.flatMap(event => termsOf(tell(event))))) : NO_TERMS),
    [isShown, entries, tell],
  );
  const marked = useMarks(board, terms);
  const show = useCallback(() => {
    setShownAt(question);
    open();
  }, [question, open]);

  const [arrival] = useState(
    () => viewer !== null && at > 0 && !outcome && updated !== null && Date.now() - updated > PAUSE,
  );
  const greeted = useRef(false);
  useEffect(() => {
    if (!arrival || greeted.current) return;
    greeted.current = true;
    show();
  }, [arrival, show]);
  return { entries, marked, show };
}
