/** The log in chapters, as the headings of its title divide it, and as far as it is about somebody. */
import type { BaseEvent, Phrase, PhraseArg, Seat } from '@interregnum/kernel';
import type { LogEntry } from '../../local/messages.ts';
import type { Heading } from '../kit/title.ts';

/** What one answer brought, or the part of it that a heading leaves together. */
export interface Line {
  key: string;
  /** Who acts: who answered, if that is told, else who is named first; `null`: nobody. */
  seat: Seat | null;
  entry: LogEntry;
  events: readonly BaseEvent[];
}

/** Lines that belong together, such as those of a battle; without a heading the plain text between. */
export interface Passage {
  key: string;
  heading: Phrase | null;
  lines: readonly Line[];
}

/** Without a heading only before the first one. */
export interface Chapter {
  key: string;
  heading: Phrase | null;
  passages: readonly Passage[];
}

/** How a title tells and divides what happened. */
export interface Narrator {
  tell(event: BaseEvent): Phrase;
  heading?(event: BaseEvent): Heading | null;
}

interface LineDraft extends Line {
  events: BaseEvent[];
}
interface PassageDraft extends Passage {
  lines: LineDraft[];
}
interface ChapterDraft extends Chapter {
  passages: PassageDraft[];
}

function isNamed(arg: PhraseArg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if ('seat' in arg) return arg.seat === seat;
  if ('phrase' in arg) return names(arg.phrase, seat);
  return 'list' in arg && arg.list.some(each => isNamed(each, seat));
}

/** Whether a sentence names a seat. */
export const names = ({ args = {} }: Phrase, seat: Seat): boolean =>
  Object.values(args).some(arg => isNamed(arg, seat));

function firstOf(arg: PhraseArg): Seat | null {
  if (typeof arg !== 'object') return null;
  if ('seat' in arg) return arg.seat;
  if ('phrase' in arg) return firstNamed(arg.phrase);
  return 'list' in arg ? (arg.list.map(firstOf).find(seat => seat !== null) ?? null) : null;
}

const firstNamed = ({ args = {} }: Phrase): Seat | null =>
  Object.values(args)
    .map(firstOf)
    .find(seat => seat !== null) ?? null;

/** An answer may set off what somebody else does: the last bid opens all fists. */
const actorOf = (told: Phrase, answered: Seat | null): Seat | null =>
  answered !== null && names(told, answered) ? answered : (firstNamed(told) ?? answered);

const isSame = (one: Phrase | null, other: Phrase): boolean => JSON.stringify(one) === JSON.stringify(other);

const passage = (key: string, heading: Phrase | null): PassageDraft => ({ key: `passage ${key}`, heading, lines: [] });
const chapter = (key: string, heading: Phrase | null): ChapterDraft => ({
  key: `chapter ${key}`,
  heading,
  passages: [passage(key, null)],
});

/** Opens what a heading opens before its event; a chapter that is open already goes on. Whether anything was opened. */
function openBefore(chapters: ChapterDraft[], heading: Heading | null, key: string, isSetup: boolean): boolean {
  if (heading === null || heading.opens === 'rest') return false;
  const now = chapters.at(-1)!;
  // What the setup tells before its heading belongs under it.
  if (isSetup && heading.opens === 'chapter') now.heading ??= heading.phrase;
  if (heading.opens === 'passage') now.passages.push(passage(key, heading.phrase));
  else if (isSame(now.heading, heading.phrase)) return false;
  else chapters.push(chapter(key, heading.phrase));
  return true;
}

/** Adds an event to the line of its entry. */
function write({ lines }: PassageDraft, event: BaseEvent, line: Omit<Line, 'events'>): void {
  const last = lines.at(-1);
  if (last?.entry === line.entry) last.events.push(event);
  else lines.push({ ...line, events: [event] });
}

/** The chapters of a log; with `who` only that player's answers, and what else was told of the player. */
export function chaptersOf(log: readonly LogEntry[], { tell, heading }: Narrator, who: Seat | null): Chapter[] {
  const chapters = [chapter('first', null)];
  for (const entry of log) {
    let seat = entry.seat;
    for (const [nth, event] of entry.events.entries()) {
      const key = `${entry.at}.${nth}`;
      const opening = heading?.(event) ?? null;
      if (openBefore(chapters, opening, key, entry.at === 0)) seat = null;
      const { passages } = chapters.at(-1)!;
      const told = tell(event);
      if (who === null || seat === who || names(told, who)) {
        write(passages.at(-1)!, event, { key, seat: who ?? actorOf(told, seat), entry });
      }
      if (opening?.opens !== 'rest') continue;
      passages.push(passage(`after ${key}`, null));
      seat = null;
    }
  }
  return chapters.map(withoutEmpty).filter(({ passages }) => passages.length > 0);
}

const withoutEmpty = (of: ChapterDraft): Chapter => ({
  ...of,
  passages: of.passages.filter(({ lines }) => lines.length > 0),
});

const alike = <T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((each, i) => same(each, other[i]!));

/** What was told once does not change: the same lines of the same entries. */
export const sameLine = (one: Line, other: Line): boolean =>
  one.entry === other.entry && one.key === other.key && one.events.length === other.events.length;
export const sameChapter = (one: Chapter, other: Chapter): boolean =>
  one.key === other.key &&
  alike(one.passages, other.passages, (a, b) => a.key === b.key && alike(a.lines, b.lines, sameLine));
