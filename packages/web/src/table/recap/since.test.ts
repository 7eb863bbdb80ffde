/** The story since one's last decision: where it begins, how it is told, what it is about. */
import type { BaseEvent, Seat } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../local/messages.ts';
import { passagesOf, sinceLastDecision, termsOf } from './since.ts';

const [ME, BOT, OTHER] = [0, 1, 2];

/** A log of answers by these seats, each telling one thing. */
const logOf = (...seats: readonly Seat[]): LogEntry[] =>
  [null, ...seats].map((seat, at) => ({ at, seat, events: [{ type: `event ${at}` }] }));

describe('since the last decision', () => {
  it('begins with what that decision did', () => {
    expect(sinceLastDecision(logOf(ME, BOT, OTHER), ME, true)).toBe(1);
  });

  it('does not begin anew with every step of the decision that is being taken', () => {
    expect(sinceLastDecision(logOf(ME, ME, BOT, OTHER, ME, ME), ME, true)).toBe(2);
  });

  it('begins with the decision just taken while others decide', () => {
    expect(sinceLastDecision(logOf(ME, BOT, OTHER, ME, ME), ME, false)).toBe(5);
    expect(sinceLastDecision(logOf(ME, BOT, OTHER, ME, ME, BOT), ME, false)).toBe(5);
  });

  it('is the whole game before the first decision, and while the first is being taken', () => {
    expect(sinceLastDecision(logOf(BOT, OTHER), ME, true)).toBe(0);
    expect(sinceLastDecision(logOf(BOT, ME), ME, true)).toBe(0);
    expect(sinceLastDecision([], ME, true)).toBe(0);
  });
});

describe('the story', () => {
  const tell = (event: BaseEvent) => ({
    key: event.type,
    args: { count: 1, who: { seat: Number(event.type.at(-1)) } },
  });
  const told = (at: number, ...seats: readonly Seat[]): LogEntry => ({
    at,
    seat: ME,
    events: seats.map(seat => ({ type: `moved by ${seat}` })),
  });

  it('goes by who acts, whoever set it off, and tells what one did without a break in one passage', () => {
    const passages = passagesOf([told(1, ME, BOT), told(2, BOT), told(3), told(4, ME)], tell);
    expect(passages.map(({ at, seat, sentences }) => [at, seat, sentences.length])).toEqual([
      [1, ME, 1],
      [2, BOT, 2],
      [4, ME, 1],
    ]);
  });

  it('names the things it is about, however deep in the sentence', () => {
    const area = { term: 'area.pass' };
    const list = { list: [{ phrase: { key: 'x', args: { at: { term: 'area.wood' } } } }, { seat: 1 }] };
    expect(termsOf({ key: 'moved', args: { area, list, count: 3, name: 'text' } })).toEqual(['area.pass', 'area.wood']);
  });
});
