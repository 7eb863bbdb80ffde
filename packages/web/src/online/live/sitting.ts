/** An online table besides its game: who is there, what was said, what is asked for, how much time is left. */
import type { Seat } from '@interregnum/kernel';
import type {
  ChatLine,
  Clocks,
  Failure,
  MyTable,
  OrderBook,
  Presence,
  ServerMessage,
  UndoRequest,
  Welcome,
} from '@interregnum/protocol';
import type { Link } from '../net/live.ts';

export interface Sitting {
  link: Link;
  /** Why the server does not let us to this table. */
  failure: Failure | null;
  table: MyTable | null;
  me: Welcome['me'];
  presence: Presence;
  chat: readonly ChatLine[];
  /** The seats with whom the person may talk in private. */
  whispers: readonly Seat[];
  muted: readonly string[];
  undo: UndoRequest | null;
  undoAgain: number | null;
  orders: OrderBook | null;
  /** The log is new to the person from this entry on. */
  recap: number | null;
  clocks: Clocks | null;
  /** How far the server's clock is ahead of this device. */
  ahead: number;
  /** Answers that are left after a free undo. */
  undoTo: number | null;
  reveal: { seed: string; commitment: string } | null;
  /** Whether the game waits for the person, here. */
  asked: boolean;
  /** Grows when it is worth asking which other tables wait for the person. */
  calls: number;
  /** What was refused last. */
  problem: Failure | null;
}

export const START: Sitting = {
  link: 'connecting',
  failure: null,
  table: null,
  me: null,
  presence: { seats: [], spectators: 0 },
  chat: [],
  whispers: [],
  muted: [],
  undo: null,
  undoAgain: null,
  orders: null,
  recap: null,
  clocks: null,
  ahead: 0,
  undoTo: null,
  reveal: null,
  asked: false,
  calls: 0,
  problem: null,
};

/** Who hears a line; each of these companies counts its lines for itself. */
export const audienceOf = ({ among }: ChatLine): string => among?.join() ?? 'all';

/** The last line of each audience. */
export const lastLines = (lines: readonly ChatLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(line => [audienceOf(line), line.n]));

export const isNewTo = (last: ReadonlyMap<string, number>) => (line: ChatLine) =>
  line.n > (last.get(audienceOf(line)) ?? -1);

/** A line that is told again has been changed: the host has removed what it said. */
const together = (before: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] => {
  const nameOf = (line: ChatLine) => `${audienceOf(line)} ${line.n}`;
  const told = new Map(lines.map(line => [nameOf(line), line]));
  return [...before.map(line => told.get(nameOf(line)) ?? line), ...lines.filter(isNewTo(lastLines(before)))];
};

/** The sitting after a message; `now` is this device's time. */
export function hear(s: Sitting, message: ServerMessage, now: number): Sitting {
  switch (message.type) {
    case 'welcome': {
      const { table, me, presence, chat, muted, undo, undoAgain, orders, recap } = message;
      return {
        ...s,
        table,
        me,
        presence,
        chat,
        muted,
        undo,
        undoAgain,
        orders,
        recap: recap?.from ?? s.recap,
        calls: s.calls + 1,
      };
    }
    case 'state': {
      const { clocks, undoTo, pending, viewer } = message;
      const asked = viewer !== null && pending.includes(viewer);
      return { ...s, clocks, undoTo, asked, ahead: clocks ? clocks.now - now : s.ahead };
    }
    case 'table':
      return { ...s, table: message.table };
    case 'presence':
      return { ...s, presence: message.presence };
    case 'chat':
      return { ...s, chat: together(s.chat, message.lines) };
    case 'whispers':
      return { ...s, whispers: message.seats };
    case 'muted':
      return { ...s, muted: message.muted };
    case 'undo':
      return { ...s, undo: message.undo, undoAgain: message.undoAgain };
    case 'orders':
      return { ...s, orders: message.orders };
    case 'reveal':
      return { ...s, reveal: { seed: message.seed, commitment: message.commitment } };
    case 'mine':
      return { ...s, calls: s.calls + 1 };
    case 'pong':
      return { ...s, ahead: message.now - now };
    case 'problem':
      return { ...s, problem: message };
    default:
      return s;
  }
}
