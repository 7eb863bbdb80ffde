/** A game at the table, from where it stands to the end. */
import type { Seat } from '@interregnum/kernel';
import { CUT_OFF, LEFT, type Person } from './person.ts';
import { answer, nextSeat, outcomeOf, questionOf, type Table } from './table.ts';

/** Asks the bot in a seat; the answer is the index of an option. */
export type AskBot = (seat: Seat) => Promise<number>;

export type Ending = 'over' | 'left' | 'cut off';

export async function playOn(table: Table, person: Person, askBot: AskBot): Promise<Ending> {
  for (;;) {
    const seat = nextSeat(table);
    if (seat === null) break;
    if (seat !== table.seat) {
      answer(table, seat, await person.wait(table, () => askBot(seat)));
      continue;
    }
    const decided = await person.decide(table, questionOf(table));
    if (decided === LEFT) return 'left';
    if (decided === CUT_OFF) return 'cut off';
    table.news.length = 0;
    answer(table, seat, decided);
  }
  table.recorder.seal(outcomeOf(table)!.winners);
  person.finish(table);
  return 'over';
}
