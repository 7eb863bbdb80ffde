/** Notes where a game of this device stands, so that the home page can say it. */
import type { Phrase } from '@interregnum/kernel';
import { useEffect, useMemo } from 'react';
import type { LogEntry, Moment } from '../../local/messages.ts';
import { forgetWhere, noteWhere } from '../../store/whereabouts.ts';
import { LANGUAGES } from '../../texts/texts.ts';
import { wordsOf } from '../words/wording.ts';
import { useShared } from './table-context.ts';

/** Whoever reads it may speak another language by then. */
function useEveryLanguage(): (phrase: Phrase | undefined) => Record<string, string> {
  const { title, seatNames } = useShared();
  return useMemo(() => {
    const spoken = LANGUAGES.map(({ code }) => [code, wordsOf(title, code, {}, seatNames)] as const);
    return phrase => Object.fromEntries(phrase ? spoken.map(([code, words]) => [code, words.say(phrase)]) : []);
  }, [title, seatNames]);
}

export function useWhereabouts({ table, seats, self, pending, outcome }: Moment, log: readonly LogEntry[]): void {
  const { title, source } = useShared();
  const { heading } = title.ui;
  const say = useEveryLanguage();
  const asked = pending.find(seat => seats[seat]?.kind === 'person');
  const turn = asked === undefined ? null : asked === self ? '' : seats[asked]!.name;
  const over = outcome !== null;
  useEffect(() => {
    if (!source.ofThisDevice) return;
    if (over) return forgetWhere(table);
    const headings = log.findLast(entry => entry.events.some(event => heading?.(event)?.opens === 'chapter'));
    const last = headings?.events.map(event => heading!(event)).findLast(found => found?.opens === 'chapter');
    noteWhere(table, { part: say(last?.opens === 'chapter' ? last.phrase : undefined), turn });
  }, [source, table, log, heading, say, turn, over]);
}
