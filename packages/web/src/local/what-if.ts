/** What might have been: a game that leaves another one at a moment, with what was hidden from a seat dealt anew. */

import { BOT_NAMES } from '@interregnum/bots/cast';
import { answersOf, type Seat } from '@interregnum/kernel';
import { USUAL_LEVEL } from '../setup/bots.ts';
import type { Player, StoredTable, TableRecord } from '../store/database.ts';
import type { LocalCourse } from './course.ts';

/** Whoever plays on is a person; bots keep their seats and take those of all others. */
const seatsFor = (seats: readonly Player[], me: Seat): Player[] =>
  seats.map(({ name, ...plan }, seat): Player => {
    if (seat === me) return { kind: 'person', name: name || BOT_NAMES[seat]! };
    return { kind: 'bot', name, level: plan.kind === 'bot' ? plan.level : USUAL_LEVEL };
  });

interface Start {
  at: number;
  seat: Seat;
  id: string;
  /** Decides how the hidden part is dealt. */
  deal: string;
  now: number;
}

/** The new table after the first `at` answers, to be kept. */
export function whatIf(
  card: StoredTable,
  h: LocalCourse,
  { at, seat, id, deal, now }: Start,
): { card: StoredTable; record: TableRecord } {
  const { begun } = h.header;
  /** No chance of the other game reaches this one. */
  const header = begun ? { ...h.header, begun: { ...begun, answers: Math.min(begun.answers, at) } } : h.header;
  const branches = [...h.branches.filter(branch => branch.at <= at), { at, seat, deal }];
  const { takeBacks: _, daily: __, result: ___, orders: ____, ...rest } = card;
  return {
    card: {
      ...rest,
      id,
      seats: seatsFor(card.seats, seat),
      created: now,
      updated: now,
      answers: at,
      winners: null,
      whatIf: { table: card.id, at },
    },
    record: { id, header, answers: answersOf(h).slice(0, at), seed: h.seed, end: null, branches },
  };
}
