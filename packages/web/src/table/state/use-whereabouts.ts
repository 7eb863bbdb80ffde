/** Notes where a game of this device stands, so that the home page can say it. */
import { useEffect } from 'react';
import type { LogEntry, Moment } from '../../local/messages.ts';
import { forgetWhere, noteWhere } from '../../store/whereabouts.ts';
import { useShared } from './table-context.ts';

export function useWhereabouts({ table, seats, self, pending, outcome }: Moment, log: readonly LogEntry[]): void {
  const { title, words, source } = useShared();
  const { heading } = title.ui;
  const asked = pending.find(seat => seats[seat]?.kind === 'person');
  const turn = asked === undefined ? null : asked === self ? '' : seats[asked]!.name;
  const over = outcome !== null;
  useEffect(() => {
    if (!source.ofThisDevice) return;
    if (over) return forgetWhere(table);
    const headings = log.findLast(entry => entry.events.some(event => heading?.(event)?.opens === 'chapter'));
    const last = headings?.events.map(event => heading!(event)).findLast(found => found?.opens === 'chapter');
    noteWhere(table, { part: last?.opens === 'chapter' ? words.say(last.phrase) : '', turn });
  }, [source, table, log, heading, words, turn, over]);
}
