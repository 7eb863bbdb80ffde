/** The story so far, in words. A press on a line shows the table as it was then. */
import type { Seat } from '@interregnum/kernel';
import { Fragment, memo, type RefObject, useEffect, useRef } from 'react';
import { keyed } from '../parts/keyed.ts';
import { Seal } from '../parts/seal.tsx';
import type { LogEntry } from '../session/messages.ts';
import css from './log.module.css';
import { PhraseText } from './phrase-text.tsx';
import { useShared } from './table-context.ts';

interface LogProps {
  log: readonly LogEntry[];
  /** The moment that is shown. */
  at: number;
  last: number;
  viewer: Seat | null;
  onLook(at: number): void;
}

/** In pixels. */
const NEAR_THE_END = 60;

/** The viewer's last answer: what it did, and what was told after it, is new. */
const lastOwn = (log: readonly LogEntry[], viewer: Seat | null): number =>
  viewer === null ? -1 : (log.findLast(entry => entry.seat === viewer)?.at ?? -1);

/** Keeps the last line in sight until somebody looks for an earlier one; lines get their height only when they are seen. */
function useLastLine(list: RefObject<HTMLOListElement | null>, now: boolean, count: number): void {
  const following = useRef(true);
  useEffect(() => {
    const [lines, box] = [list.current, list.current?.parentElement];
    if (!lines || !box || !now || count === 0) return;
    const follow = () => {
      if (following.current) box.scrollTop = box.scrollHeight;
    };
    const scrolled = () => {
      following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    };
    following.current = true;
    follow();
    const grown = new ResizeObserver(follow);
    grown.observe(lines);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      grown.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [list, now, count]);
}

export const Log = memo(function Log({ log, at, last, viewer, onLook }: LogProps) {
  const { words } = useShared();
  const list = useRef<HTMLOListElement>(null);
  const told = log.filter(entry => entry.events.length > 0);
  const count = told.length;
  const own = lastOwn(log, viewer);
  const firstNew = own < 0 ? undefined : told.find(entry => entry.at >= own)?.at;
  useLastLine(list, at === last, count);
  if (count === 0) return <p className={css.empty}>{words.text('table.log.empty')}</p>;
  return (
    <ol ref={list} className={css.log}>
      {told.map(entry => (
        <Fragment key={entry.at}>
          {entry.at === firstNew && <li className={css.since}>{words.text('table.log.since')}</li>}
          <LogLine
            entry={entry}
            state={entry.at === at && at !== last ? 'shown' : entry.at > at ? 'later' : 'told'}
            onLook={onLook}
          />
        </Fragment>
      ))}
    </ol>
  );
});

interface LogLineProps {
  entry: LogEntry;
  state: 'told' | 'shown' | 'later';
  onLook(at: number): void;
}

/** A line that was told does not change any more. */
const LogLine = memo(function LogLine({ entry, state, onLook }: LogLineProps) {
  const { title, words } = useShared();
  const id = `log-${entry.at}`;
  return (
    <li className={css.line} data-state={state}>
      <button
        type="button"
        className={css.look}
        aria-label={words.text('table.log.look', { at: entry.at })}
        aria-describedby={id}
        aria-current={state === 'shown' ? 'time' : undefined}
        onClick={() => onLook(entry.at)}
      />
      <span className={css.seal}>{entry.seat !== null && <Seal seat={entry.seat} size={15} />}</span>
      <div id={id} className={css.told}>
        {keyed(entry.events).map(({ key, item: event }) => (
          <p key={key}>
            <PhraseText of={title.game.tell(event)} />
          </p>
        ))}
      </div>
    </li>
  );
});
