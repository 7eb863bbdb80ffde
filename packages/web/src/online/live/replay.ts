/** A game that is over lies open in its record: it is played again on this device, and seen with any eyes. */
import type { Seat } from '@interregnum/kernel';
import { call, listen } from '../../local/client.ts';
import { REVIEW } from '../../local/local-source.ts';
import type { Moment, PastMoment } from '../../local/messages.ts';
import type { Player } from '../../store/database.ts';
import type { Review } from '../../table/state/source.ts';

export interface Replay extends Review {
  viewFrom(seat: Seat | null): Promise<void>;
  pastMoment(at: number): Promise<PastMoment>;
  close(): void;
}

export interface ReplayedTable {
  table: string;
  seats: readonly Player[];
  record: string;
}

export async function openReplay(of: ReplayedTable, show: (moment: Moment) => void): Promise<Replay> {
  const nothing = () => {};
  const stop = listen({
    moment: moment => moment.table === of.table && show(moment),
    elsewhere: nothing,
    broken: nothing,
  });
  await call('replay', of.record, of.table, of.seats);
  return {
    viewFrom: seat => call('viewFrom', seat),
    pastMoment: at => call('pastMoment', at),
    ...REVIEW,
    close() {
      stop();
      call('close').catch(nothing);
    },
  };
}
