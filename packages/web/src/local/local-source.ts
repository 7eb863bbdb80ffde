/** A table of this device: its state lives in the local game's worker. */
import type { Review, TableSource } from '../table/state/source.ts';
import { call, listen } from './client.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Of the table that the worker has open. */
export const REVIEW: Review = {
  judged: at => call('judged', at),
  reviewed: at => call('reviewed', at),
  playOn: async (at, seat) => `/table/${await call('playOn', at, seat)}`,
};

export const localSource = (table: string): TableSource => ({
  open({ moment, elsewhere, broken }) {
    let here = true;
    const stop = listen({
      moment: shown => shown.table === table && moment(shown),
      elsewhere: (other, taken) => other === table && elsewhere(taken),
      broken,
    });
    call('open', table, false).catch((error: unknown) => here && broken(messageOf(error)));
    return () => {
      here = false;
      stop();
      call('close').catch(() => {});
    };
  },
  takeOver: () => call('open', table, true),
  answer: ({ question, viewer }, code) =>
    viewer === null ? Promise.resolve() : call('answer', question, viewer, code),
  proceed: at => call('proceed', at),
  takeBack: () => call('takeBack'),
  sitDown: seat => call('sitDown', seat),
  giveOrders: ids => call('giveOrders', ids),
  viewFrom: seat => call('viewFrom', seat),
  pastMoment: at => call('pastMoment', at),
  course: samples => call('course', samples),
  advice: () => call('advice'),
  review: REVIEW,
  content: () => call('contentOf', table),
  record: () => call('exportRecord', table),
  ofThisDevice: true,
  async rematch({ game, options, seats, outcome }) {
    const content = await call('contentOf', table);
    const rematchOf = outcome?.winners ?? null;
    return `/table/${await call('create', { game, options, seats, seed: null, content, rematchOf })}`;
  },
});
