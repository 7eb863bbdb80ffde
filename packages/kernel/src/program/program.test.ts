/** A small vocabulary of card effects, and all that a program can be made of. */
import { beforeEach, describe, expect, it } from 'vitest';
import { AGAIN, cloneFrames, END, type Flow, flow, type Seat, unwind } from '../flow.ts';
import { block, branches, type Jump, jump, loop } from './blocks.ts';
import { type Ops, type Program, programs, type Running } from './program.ts';

// --- the table: everybody has gold and a hand; there is a row of open cards -----------------------------------------

interface Table extends Flow<string, Question> {
  gold: number[];
  hands: number[][];
  row: number[];
  /** The hand card that the effect under way deals with in secret. */
  secret: number | null;
  log: string[];
}

type Question = 'take' | 'trade' | 'may' | 'either' | 'order' | 'show';

type Step =
  | { op: 'gain'; gold: number }
  /** One to `most` cards of the row. */
  | { op: 'take'; most: number; asks: 'take' }
  /** A hand card is put into the row, face down until the next step. */
  | { op: 'trade'; asks: 'trade' }
  | { op: 'lay' }
  | ({ op: 'may'; asks: 'may' } & Jump)
  | { op: 'either'; asks: 'either'; starts: readonly number[] }
  | ({ op: 'over' } & Jump)
  | ({ op: 'each' } & Jump)
  | ({ op: 'back' } & Jump)
  | { op: 'arrange'; asks: 'order' }
  | { op: 'show'; asks: 'show' }
  | { op: 'perform'; card: string }
  /** The whole effect is called off, with all that brought it about, and something else happens. */
  | { op: 'callOff' };

interface Effect extends Running {
  card: string;
  picked: number[];
  /** The order of play, frozen when the effect begins to go round. */
  order: readonly Seat[] | null;
  turn: number;
}

const effect = (card: string): Effect => ({ card, at: 0, picked: [], order: null, turn: 0 });
const actorOf = (l: Effect): Seat => l.order?.[l.turn - 1] ?? 0;

const machine = flow<Table, string, Question>();

const ops: Ops<Table, string, Effect, Step> = {
  gain: (s, l, step) => {
    s.gold[actorOf(l)]! += step.gold;
  },
  take: {
    begin: (_s, l) => {
      l.picked = [];
    },
    options: (s, l) => [...s.row.map(card => `take ${card}`), ...(l.picked.length > 0 ? ['stop'] : [])],
    then: (s, l, step, answer) => {
      if (answer === 'stop') return;
      const card = Number(answer.slice(5));
      s.row.splice(s.row.indexOf(card), 1);
      s.hands[actorOf(l)]!.push(card);
      l.picked.push(card);
      return l.picked.length < step.most && s.row.length > 0 ? AGAIN : undefined;
    },
  },
  trade: {
    options: (s, l) => s.hands[actorOf(l)]!.map(card => `hand ${card}`),
    then: (s, _l, _step, answer) => {
      s.secret = Number(answer.slice(5));
    },
  },
  lay: (s, l) => {
    if (s.secret === null) return;
    const hand = s.hands[actorOf(l)]!;
    hand.splice(hand.indexOf(s.secret), 1);
    s.row.push(s.secret);
    s.secret = null;
  },
  may: {
    options: () => ['yes', 'no'],
    then: (_s, l, step, answer) => {
      if (answer === 'no') jump(l, step);
    },
  },
  either: {
    options: (_s, _l, step) => step.starts.map((_, i) => `way ${i + 1}`),
    then: (_s, l, step, answer) => {
      l.at += step.starts[Number(answer.slice(4)) - 1]!;
    },
  },
  over: (_s, l, step) => jump(l, step),
  each: (s, l, step) => {
    l.order ??= s.hands.map((_, i) => s.hands.length - 1 - i);
    if (l.turn < l.order.length) l.turn++;
    else jump(l, step);
  },
  back: (_s, l, step) => jump(l, step),
  arrange: {
    options: s => (s.row.length < 2 ? [] : ['as it is', 'the other way round', 'never mind']),
    then: (s, _l, _step, answer) => {
      if (answer === 'never mind') return END;
      if (answer !== 'as it is') s.row.reverse();
    },
  },
  show: {
    everyone: s => s.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])),
    options: (s, _l, _step, seat) => s.hands[seat]!.map(String),
    reveal: (s, _l, _step, answers) => void s.log.push(`shown: ${answers.join(' ')}`),
  },
  perform: (s, _l, step) => cards.perform(s, effect(step.card)),
  callOff: s => {
    unwind(s, cards.procedure);
    cards.perform(s, effect('purse'));
  },
};

const gain = (gold: number): Step => ({ op: 'gain', gold });
const take = (most: number): Step => ({ op: 'take', most, asks: 'take' });
const trade: Step[] = [{ op: 'trade', asks: 'trade' }, { op: 'lay' }];
const may = (...steps: Step[]) => block({ op: 'may', asks: 'may' } as const, steps);
const either = (...ways: Step[][]) =>
  branches({ op: 'either', asks: 'either' } as const, ways, { op: 'over' } as const);
const eachPlayer = (...steps: Step[]) => loop({ op: 'each' } as const, steps, { op: 'back' } as const);

const CARDS: Readonly<Record<string, Program<Step>>> = {
  purse: [gain(2)],
  harvest: [take(2), gain(1)],
  pedlar: [...may(gain(-1), ...trade), gain(3)],
  crossroads: [...either([gain(5)], [take(1), gain(1)], []), gain(10)],
  feast: [...eachPlayer(gain(1), take(1)), gain(100)],
  lantern: [{ op: 'arrange', asks: 'order' }, gain(1)],
  tourney: [{ op: 'show', asks: 'show' }, gain(1)],
  storm: [gain(1), { op: 'callOff' }, gain(10)],
  mirror: [gain(1), { op: 'perform', card: 'harvest' }, gain(10)],
};

const cards = programs<Table, string, Effect, Step, Question>(machine, {
  name: 'effect',
  program: (_, l) => CARDS[l.card]!,
  actor: (_s, l) => actorOf(l),
  ops,
  questions: {
    take: { name: 'takeFromRow' },
    trade: { name: 'trade' },
    may: { name: 'mayUse', ask: 'always' },
    either: { name: 'chooseWay' },
    order: { name: 'arrangeRow' },
    show: { name: 'showCards', everyone: true },
  },
});

const game = machine.procedure<{ card: string }>('game', {
  effect: (s, l) => cards.perform(s, effect(l.card)),
  after: s => void s.log.push('done'),
});

/** Every state goes through JSON at every question. */
function start(card: string, table: Partial<Table> = {}): Table {
  const s: Table = {
    seats: 2,
    frames: [],
    ask: null,
    answers: [null, null],
    gold: [0, 0],
    hands: [
      [1, 2],
      [3, 4],
    ],
    row: [7, 8, 9],
    secret: null,
    log: [],
    ...table,
  };
  machine.call(s, game, { card });
  machine.run(s);
  return s;
}

function answer(s: Table, code: string, seat: Seat = s.ask!.seats[0]!): void {
  const saved = JSON.parse(JSON.stringify({ ...s, frames: cloneFrames(s.frames) })) as Table;
  Object.assign(s, saved);
  machine.apply(s, seat, s.ask!.options[seat]!.indexOf(code));
}

const visited = new Set<string>();
beforeEach(() => cards.watch((l, step) => visited.add(`${l.card}.${l.at - 1} ${step.op}`)));

describe('a program', () => {
  it('carries out its steps and gives way to what comes after', () => {
    const s = start('purse');
    expect(s.gold).toEqual([2, 0]);
    expect(s.log).toEqual(['done']);
  });

  it('asks for one to n cards, one by one, until the seat stops', () => {
    const s = start('harvest');
    expect(s.ask).toMatchObject({ id: 'take', seats: [0], options: [['take 7', 'take 8', 'take 9'], null] });
    answer(s, 'take 8');
    expect(s.ask?.options[0]).toEqual(['take 7', 'take 9', 'stop']);
    answer(s, 'stop');
    expect(s).toMatchObject({ gold: [1, 0], row: [7, 9], ask: null });
  });

  it('stops by itself with the last card that it allows', () => {
    const s = start('harvest');
    answer(s, 'take 8');
    answer(s, 'take 7');
    expect(s).toMatchObject({ gold: [1, 0], row: [9], ask: null });
  });

  it('leaves out a choice without options, and takes a single one without asking', () => {
    expect(start('harvest', { row: [] })).toMatchObject({ gold: [1, 0], ask: null });
    expect(start('crossroads', { row: [5] }).ask?.id).toBe('either');
    const s = start('crossroads', { row: [5] });
    answer(s, 'way 2');
    expect(s).toMatchObject({ gold: [11, 0], row: [], ask: null });
  });

  it('passes over an optional part, with its price', () => {
    const s = start('pedlar');
    answer(s, 'no');
    expect(s).toMatchObject({ gold: [3, 0], ask: null });
  });

  it('keeps a secret parameter of an open effect out of the frames', () => {
    const s = start('pedlar');
    answer(s, 'yes');
    expect(s.ask?.id).toBe('trade');
    expect(s.gold).toEqual([-1, 0]);
    answer(s, 'hand 2');
    expect(s).toMatchObject({ gold: [2, 0], hands: [[1], [3, 4]], row: [7, 8, 9, 2], secret: null });
  });

  it('goes one of several ways, and on behind them', () => {
    const gold = ['way 1', 'way 2', 'way 3'].map(way => {
      const s = start('crossroads');
      answer(s, way);
      if (s.ask) answer(s, 'take 9');
      return s.gold[0];
    });
    expect(gold).toEqual([15, 11, 10]);
  });

  it('goes round in an order that was fixed when the round began', () => {
    const s = start('feast');
    expect(s.ask?.seats).toEqual([1]);
    answer(s, 'take 7');
    expect(s.ask?.seats).toEqual([0]);
    answer(s, 'take 8');
    expect(s).toMatchObject({ gold: [101, 1], row: [9], ask: null });
    expect(s.hands.map(hand => hand.at(-1))).toEqual([8, 7]);
  });

  it('ends with an answer that declines the rest', () => {
    const s = start('lantern');
    answer(s, 'never mind');
    expect(s).toMatchObject({ gold: [0, 0], log: ['done'] });
    const other = start('lantern');
    answer(other, 'the other way round');
    expect(other).toMatchObject({ gold: [1, 0], row: [9, 8, 7] });
  });

  it('asks several seats at once and goes on when the last answer is in', () => {
    const s = start('tourney');
    answer(s, '4', 1);
    expect(s.log).toEqual([]);
    answer(s, '1', 0);
    expect(s.log).toEqual(['shown: 1 4', 'done']);
    expect(s.gold).toEqual([1, 0]);
  });

  it('performs another program in the middle, with registers of its own', () => {
    const s = start('mirror');
    expect(s.frames.filter(frame => frame.proc === 'effect')).toHaveLength(2);
    answer(s, 'take 7');
    answer(s, 'stop');
    expect(s.gold).toEqual([12, 0]);
  });
});

describe('a program that is called off', () => {
  it('does nothing more, even when another one takes its place', () => {
    expect(start('storm')).toMatchObject({ gold: [3, 0], log: ['done'] });
  });
});

describe('coverage', () => {
  it('knows every op, and every step of every program that was carried out', () => {
    expect(cards.ops().sort()).toEqual([...new Set(Object.values(CARDS).flatMap(p => p.map(x => x.op)))].sort());
    const all = Object.entries(CARDS).flatMap(([card, steps]) => steps.map((step, i) => `${card}.${i} ${step.op}`));
    for (const card of Object.keys(CARDS)) {
      for (let n = 0; n < 3; n++) {
        const s = start(card);
        while (s.ask) {
          const seat = s.ask.seats.find(x => s.answers[x] === null)!;
          machine.apply(s, seat, Math.min(n, s.ask.options[seat]!.length - 1));
        }
      }
    }
    expect(all.filter(step => !visited.has(step))).toEqual(['storm.2 gain']);
  });
});
