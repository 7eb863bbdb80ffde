/** What a client may ask for on the live connection, and who does it. */
import { type Seat, versionOf } from '@interregnum/kernel';
import type { Command, ServerMessage } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { allowedCode, type Done, giveAnswer } from '../tables/answer.ts';
import { resign, wouldEnd } from '../tables/ending.ts';
import type { Person } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/open.ts';
import { setOrders } from '../tables/orders.ts';
import { look } from '../tables/past.ts';
import { comeBack, goAway } from '../tables/seats.ts';
import { botIn, seatOf } from '../tables/table.ts';
import { askUndo, voteUndo, withdrawUndo } from '../tables/undo.ts';
import { countedBy } from '../tables/versions.ts';
import { mutedBy, say, setMuted } from './chat.ts';

/** Carries a command out; the replies are sent when everything is safe on disk. */
export async function carryOutCommand(
  context: AppContext,
  t: OpenTable,
  person: Person | null,
  message: Command,
): Promise<ServerMessage[]> {
  const { command } = message;
  const done = ({ version, again }: Done): ServerMessage[] => {
    const counted = t.play ? countedBy(ownSeat(t, person), t.play, version) : version;
    return [{ type: 'ack', command, version: counted, again }];
  };
  const now = (again = false) => done({ version: t.play ? versionOf(t.play) : 0, again });
  switch (message.type) {
    case 'ping':
      return [{ type: 'pong', command, now: context.ports.now() }];
    case 'look':
      return [{ type: 'moment', command, moment: await look(t, ownSeat(t, person), message, context.ports.now()) }];
    case 'answer':
      return done(await answer(context, t, sittingSeat(t, person), message));
    case 'chat':
      return now(!(await say(context, t, talker(t, person), message)));
    case 'mute': {
      const who = known(person);
      await setMuted(context, t, who, message.person, message.muted);
      return [{ type: 'muted', muted: mutedBy(t, who) }, ...now()];
    }
    case 'undo':
      return done(await askUndo(context, t, playingSeat(t, person), message.to, command));
    case 'undo-vote':
      return done(await voteUndo(context, t, { ...message, seat: playingSeat(t, person) }));
    case 'undo-withdraw':
      return done(await withdrawUndo(context, t, playingSeat(t, person), message.request));
    case 'orders': {
      const seat = playingSeat(t, person);
      await t.mutex.run(() => setOrders(context, t, seat, message.orders));
      return now();
    }
    case 'away':
      await goAway(context, t, sittingSeat(t, person));
      return now();
    case 'return':
      await comeBack(context, t, sittingSeat(t, person));
      return now();
    case 'resign':
      await resign(context, t, sittingSeat(t, person));
      return now();
    case 'end':
      await wouldEnd(context, t, playingSeat(t, person), message.yes);
      return now();
  }
}

const ownSeat = (t: OpenTable, person: Person | null): Seat | null => seatOf(t.table, person?.id ?? null);

function sittingSeat(t: OpenTable, person: Person | null): Seat {
  const seat = ownSeat(t, person);
  if (seat === null) throw refused('not-allowed', 'You have no seat at this table.');
  return seat;
}

function playingSeat(t: OpenTable, person: Person | null): Seat {
  const seat = sittingSeat(t, person);
  checkPlays(t, seat);
  return seat;
}

function checkPlays({ table }: OpenTable, seat: Seat): void {
  if (botIn(table.places[seat]) !== null) {
    throw refused('not-now', 'A bot plays for you. Take your seat back first.');
  }
}

function known(person: Person | null): Person {
  if (!person) throw refused('not-known', 'Tell your name first.');
  return person;
}

/** Those who sit at a table talk there; spectators listen, or they could tell what they see elsewhere. */
function talker(t: OpenTable, person: Person | null): Person {
  const who = known(person);
  if (ownSeat(t, who) === null && t.table.host !== who.id) {
    throw refused('not-allowed', 'Only those who sit at the table talk there.');
  }
  return who;
}

async function answer(
  context: AppContext,
  t: OpenTable,
  seat: Seat,
  { question, option, command }: Extract<Command, { type: 'answer' }>,
): Promise<Done> {
  const began = performance.now();
  const choose = (play: NonNullable<OpenTable['play']>) => allowedCode(t, play, seat, option);
  const admit = () => checkPlays(t, seat);
  const done = await giveAnswer(context, t, { seat, question, command, admit, choose, by: 'person' });
  context.metrics.answerTime.observe((performance.now() - began) / 1000);
  return done;
}
