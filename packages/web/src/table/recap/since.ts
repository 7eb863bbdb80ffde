/** What happened since the viewer's last decision, and what it was about. */
import type { BaseEvent, Phrase, PhraseArg, Seat } from '@interregnum/kernel';
import type { LogEntry } from '../../local/messages.ts';

/**
 * Where the story since a seat's last decision begins: with what that decision did. Answers that follow one another
 * are one decision; `asked`: the seat is deciding now, and what it has answered of it so far does not begin a new story.
 */
export function sinceLastDecision(log: readonly LogEntry[], seat: Seat, asked: boolean): number {
  let at = log.length - 1;
  while (asked && at >= 0 && log[at]!.seat === seat) at--;
  while (at > 0 && log[at]!.seat !== seat) at--;
  return Math.max(0, at);
}

/** What one seat did without a break, in sentences. */
export interface Passage {
  key: string;
  /** Whom the sentences are about. */
  seat: Seat | null;
  /** After how many answers it was told. */
  at: number;
  sentences: readonly Phrase[];
}

function seatIn(arg: PhraseArg): Seat | null {
  if (typeof arg !== 'object') return null;
  if ('seat' in arg) return arg.seat;
  return 'phrase' in arg ? actorOf(arg.phrase) : null;
}

/** Whom a sentence names first. */
function actorOf({ args = {} }: Phrase): Seat | null {
  for (const arg of Object.values(args)) {
    const seat = seatIn(arg);
    if (seat !== null) return seat;
  }
  return null;
}

/** The story in passages: who acts, not whose answer set it off. */
export function passagesOf(entries: readonly LogEntry[], tell: (event: BaseEvent) => Phrase): Passage[] {
  const passages: { key: string; at: number; seat: Seat | null; sentences: Phrase[] }[] = [];
  for (const { at, events } of entries) {
    for (const [i, event] of events.entries()) {
      const sentence = tell(event);
      const seat = actorOf(sentence);
      const last = passages.at(-1);
      if (last && last.seat === seat) {
        last.sentences.push(sentence);
        last.at = at;
      } else passages.push({ key: `${at} ${i}`, at, seat, sentences: [sentence] });
    }
  }
  return passages;
}

function termsIn(arg: PhraseArg): string[] {
  if (typeof arg !== 'object') return [];
  if ('term' in arg) return [arg.term];
  if ('phrase' in arg) return termsOf(arg.phrase);
  return 'list' in arg ? arg.list.flatMap(termsIn) : [];
}

/** The terms that a sentence names: places among them. */
export const termsOf = ({ args = {} }: Phrase): string[] => Object.values(args).flatMap(termsIn);
