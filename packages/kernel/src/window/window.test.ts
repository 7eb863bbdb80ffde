/** Windows: passes, one turn each, mandatory effects, what cannot be passed, windows in windows; and their secrecy. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { cloneFrames, type Flow, flow, type Seat } from '../flow.ts';
import { findLeaks } from '../testing/secrecy.ts';
import { askedFairly, TRAP, traps, trapsOf } from './traps.ts';
import { isUsed, type WindowMode, type WindowRules, windows } from './window.ts';

interface Hall extends Flow<string> {
  log: string[];
  /** By seat: what its sources are called; source `10 * seat + i`. */
  effects: string[][];
  due: number[];
  order: Seat[];
}
interface About {
  mode: WindowMode;
}

const machine = flow<Hall, string>();
const sourceOf = (name: string, seat: Seat, s: Pick<Hall, 'effects'>) => 10 * seat + s.effects[seat]!.indexOf(name);

let hall: Hall;
const rules: Omit<WindowRules<Hall, Hall, string, About & { used: number[] }, string>, 'name' | 'question'> = {
  mode: l => l.mode,
  order: s => s.order,
  mandatory: { due: s => s.due, perform: (s, _l, source) => void s.log.push(`by itself: ${source}`) },
  asked: (s, l, seat) => s.effects[seat]!.some(name => !l.used.includes(sourceOf(name, seat, s))),
  effects: (s, _l, seat) => s.effects[seat]!,
  sourceOf: (name, seat) => (name === 'pass' ? null : sourceOf(name, seat, hall)),
  pass: 'pass',
  mayPass: (s, _l, seat) => !s.effects[seat]!.includes('must'),
  perform: (s, _l, name, seat) => {
    s.log.push(`${seat} ${name}`);
    if (name === 'open') window.open(s, { mode: 'once' });
    if (name === 'teach') s.effects[0]!.push('taught');
    if (name === 'reverse') s.order.reverse();
  },
  passed: (s, _l, seat) => void s.log.push(`${seat} -`),
};
const window = windows<Hall, Hall, string, About>(machine, { name: 'window', question: 'window', ...rules });
const root = machine.procedure<About>('root', {
  open: (s, l) => window.open(s, l),
  after: s => void s.log.push('closed'),
});

/** Opens a window and answers with these words, through JSON each time. */
function play(effects: string[][], answers: string[], part: Partial<Hall & About> = {}): Hall {
  const { mode = 'passes', ...rest } = part;
  hall = {
    seats: effects.length,
    frames: [],
    ask: null,
    answers: effects.map(() => null),
    log: [],
    effects,
    due: [],
    order: effects.map((_, seat) => seat),
    ...rest,
  };
  machine.call(hall, root, { mode });
  machine.run(hall);
  for (const answer of answers) {
    hall = JSON.parse(JSON.stringify({ ...hall, frames: cloneFrames(hall.frames) })) as Hall;
    const seat = hall.ask!.seats[0]!;
    machine.apply(hall, seat, hall.ask!.options[seat]!.indexOf(answer));
  }
  return hall;
}

describe('a window in passes', () => {
  it('asks everybody in order, again and again, until a whole pass is idle', () => {
    const s = play([['a', 'b'], ['c']], ['a', 'pass', 'pass', 'c', 'b']);
    expect(s.log).toEqual(['0 a', '1 -', '0 -', '1 c', '0 b', 'closed']);
  });

  it('closes at the end of the pass, not before', () => {
    const s = play([['a'], ['b']], ['a', 'pass']);
    expect(s.ask?.seats).toEqual([1]);
    expect(play([['a'], ['b']], ['a', 'pass', 'pass']).log.at(-1)).toBe('closed');
  });

  it('lets every source work once', () => {
    const s = play([['a', 'b']], ['a']);
    expect(s.ask?.options[0]).toEqual(['b', 'pass']);
  });

  it('is over at once when nobody can do anything', () => {
    expect(play([[], []], []).log).toEqual(['closed']);
  });

  it('asks somebody who got something to do from an effect of another', () => {
    expect(play([[], ['teach']], ['teach', 'taught']).log).toEqual(['1 teach', '0 taught', 'closed']);
  });

  it('keeps the order in which it was opened', () => {
    expect(play([['a'], ['reverse'], ['c']], ['pass', 'reverse', 'c', 'a']).log).toEqual([
      '0 -',
      '1 reverse',
      '2 c',
      '0 a',
      'closed',
    ]);
  });
});

describe('other ways to go round', () => {
  it('gives everybody one effect', () => {
    expect(play([['a', 'b'], ['c']], ['a', 'c'], { mode: 'once' }).log).toEqual(['0 a', '1 c', 'closed']);
    expect(play([['a', 'b'], ['c']], ['pass', 'c'], { mode: 'once' }).log).toEqual(['0 -', '1 c', 'closed']);
  });

  it('gives everybody one turn with as many effects as he likes', () => {
    const s = play([['a', 'b', 'x'], ['c']], ['b', 'a', 'pass', 'c'], { mode: 'untilDone' });
    expect(s.log).toEqual(['0 b', '0 a', '0 -', '1 c', 'closed']);
  });

  it('cannot be passed where the rules say so, while there is something to do', () => {
    const s = play([['must'], ['a']], []);
    expect(s.ask?.options[0]).toEqual(['must']);
    expect(play([['must'], ['a']], ['must', 'pass', 'pass']).log).toEqual(['0 must', '1 -', '1 -', 'closed']);
  });

  it('carries out mandatory effects first, each once', () => {
    expect(play([['a']], ['pass'], { due: [7, 3] }).log).toEqual(['by itself: 7', 'by itself: 3', '0 -', 'closed']);
  });
});

describe('a party that is not a seat', () => {
  it('has its place in the order, acts by itself and is never asked', () => {
    const automaton = 2;
    const s = play([['a'], ['b'], []], ['b', 'a'], { order: [1, automaton, 0], due: [10 * automaton], seats: 2 });
    expect(s.log).toEqual(['by itself: 20', '1 b', '0 a', 'closed']);
  });
});

describe('a window in a window', () => {
  it('counts its own uses', () => {
    const s = play([['open', 'a'], ['b']], ['open']);
    expect(s.frames.filter(frame => frame.proc === 'window')).toHaveLength(2);
    expect(s.ask?.options[0]).toEqual(['open', 'a', 'pass']);
    expect(play([['open', 'a'], ['b']], ['open', 'a', 'b', 'b', 'a']).log).toEqual([
      '0 open',
      '0 a',
      '1 b',
      '1 b',
      '0 a',
      'closed',
    ]);
  });
});

describe('hidden sources', () => {
  const game = traps(askedFairly);
  const tables = Array.from({ length: 30 }, (_, n) => ({ kind: { seats: 2, options: {} }, seed: `traps ${n}` }));

  it('are asked for without telling: a seat with nothing but blanks is asked, and can only pass', () => {
    const dealt = Array.from({ length: 100 }, (_, n) => game.rules.setup({}, 2, chanceFrom(`blanks ${n}`)));
    const offered = dealt.filter(s => !s.hands[1]!.includes(TRAP)).map(s => s.ask?.options[1]?.map(o => o.code));
    expect(offered.length).toBeGreaterThan(0);
    for (const codes of offered) expect(codes).toEqual(['pass']);
  });

  it('are betrayed by nothing in whole games', () => {
    expect(findLeaks(game, tables)).toEqual([]);
  });

  it('would be betrayed by passing over those who cannot use them', () => {
    const unfair = traps((s, l, seat) => {
      const hand = s.hands[seat] as unknown as number[];
      return s.tiles[seat]! || (hand.includes(TRAP) && !isUsed(l, trapsOf(seat)));
    });
    expect(findLeaks(unfair, tables)).not.toEqual([]);
  });
});

describe('an order to pass', () => {
  const game = traps(askedFairly);
  const orders = game.advice.orders!;

  it('passes at every window of its player until what he waits for comes', () => {
    const s = game.rules.setup({}, 2, chanceFrom('orders'));
    const seat = s.ask!.seats[0]!;
    const v = game.rules.view(s, seat);
    expect(orders.offers(v).map(({ id }) => id)).toEqual(['round', 'trap']);
    expect(v.ask!.options[seat]![orders.answer(v, 'round')!]!.code).toBe('pass');
    expect(orders.answer(game.rules.view(s, 1 - seat), 'round')).toBeNull();
    expect(orders.answer(v, 'another')).toBeNull();
    expect(orders.disarms({ type: 'pass', seat }, seat, 'round')).toBe(false);
    expect(orders.disarms({ type: 'round', seat }, seat, 'round')).toBe(true);
    expect(orders.disarms({ type: 'round', seat }, seat, 'trap')).toBe(false);
  });
});
