/** Ends that the rules do not know: giving up, and agreeing that it is enough. */
import { pending, type Seat } from '@interregnum/kernel';
import type { Early } from '@interregnum/protocol';
import { type AppContext, tell } from '../app-context.ts';
import { refused } from '../errors.ts';
import { attend } from './attend.ts';
import { change } from './change.ts';
import type { OpenTable } from './open.ts';
import { playingPersons, type Table, withAt } from './table.ts';

/** Seats of persons who have not given up, whether they are here or a bot stands in for them. */
export const contenders = ({ places, resigned }: Table): Seat[] =>
  places.flatMap((place, seat) =>
    place.kind === 'person' && place.person !== null && !resigned.includes(seat) ? [seat] : [],
  );

const ended = (table: Table, early: Early): Table => ({ ...table, status: 'closed', early });

function checkRunning({ status }: Table): void {
  if (status !== 'running') throw refused('not-now', 'The game is not running.');
}

async function endBy(context: AppContext, t: OpenTable, edit: (table: Table) => Table): Promise<void> {
  await t.mutex.run(() => change(context, t, edit));
  if (t.table.status === 'closed') tell(context, 'over', t.table);
  else attend(context, t, true);
}

/** For good: a bot plays the seat to the end. With one person left the game is over. */
export const resign = (context: AppContext, t: OpenTable, seat: Seat): Promise<void> =>
  endBy(context, t, table => {
    if (table.resigned.includes(seat)) return table;
    checkRunning(table);
    const place = table.places[seat]!;
    const left: Table = {
      ...table,
      resigned: [...table.resigned, seat],
      wouldEnd: [],
      places: withAt(table.places, seat, place.kind === 'person' ? { ...place, bot: table.botLevel } : place),
    };
    return contenders(left).length <= 1 ? ended(left, 'resigned') : left;
  });

/** Whose consent an end needs: where the result counts also that of persons who are away. */
const needed = (table: Table): Seat[] => (table.rated ? contenders(table) : playingPersons(table));

/** The game ends where it stands when everybody would end it. */
export const wouldEnd = (context: AppContext, t: OpenTable, seat: Seat, yes: boolean): Promise<void> =>
  endBy(context, t, table => {
    checkRunning(table);
    if (!yes) return table.wouldEnd.length === 0 ? table : { ...table, wouldEnd: [] };
    if (table.wouldEnd.includes(seat)) return table;
    const wished: Table = { ...table, wouldEnd: [...table.wouldEnd, seat] };
    return needed(wished).every(one => wished.wouldEnd.includes(one)) ? ended(wished, 'agreed') : wished;
  });

/** Nobody answers any more. Where the result counts, those who owe an answer have given up: silence is no way out. */
export const endAbandoned = (context: AppContext, t: OpenTable): Promise<void> =>
  endBy(context, t, table => {
    if (table.status !== 'running') return table;
    if (!table.rated || !t.play) return { ...table, status: 'closed' };
    const silent = pending(t.play.state).filter(seat => contenders(table).includes(seat));
    return ended({ ...table, resigned: [...table.resigned, ...silent] }, 'resigned');
  });
