/** Questions and answers: choices, secret choices, refusals, states that were saved in between. */
import { describe, expect, it } from 'vitest';
import { AGAIN, END, type Flow, flow, NotAnOption, type Procedure, type Seat } from './flow.ts';
import { flowSights, look, open, type Sights } from './sight.ts';

interface Party extends Flow<string> {
  log: string[];
  gold: number[];
}

type Nothing = Record<string, never>;
type Machine = ReturnType<typeof flow<Party, string>>;

const party = (seats: number): Party => ({
  seats,
  frames: [],
  ask: null,
  answers: new Array<number | null>(seats).fill(null),
  log: [],
  gold: new Array<number>(seats).fill(2),
});

function start(seats: number, build: (m: Machine) => Procedure<Nothing>): { m: Machine; s: Party } {
  const m = flow<Party, string>();
  const s = party(seats);
  m.begin(s, build(m));
  return { m, s };
}

const write = (s: Party, _: Nothing, answer: string, seat: Seat) => {
  s.log.push(`${seat}:${answer}`);
};
const reveal = (s: Party, _: Nothing, answers: readonly (string | null)[]) => {
  s.log.push(answers.map(answer => answer ?? '-').join(' '));
};

describe('a choice', () => {
  it('asks one seat and goes on with its answer', () => {
    const { m, s } = start(2, x =>
      x.procedure('root', { pick: { who: () => 1, options: () => ['a', 'b'], then: write } }),
    );
    expect(s.ask).toEqual({ id: 'root.pick', seats: [1], options: [null, ['a', 'b']], changeable: false });
    m.apply(s, 1, 1);
    expect(s.log).toEqual(['1:b']);
    expect(s.ask).toBeNull();
  });

  it('is asked under the id of its decision', () => {
    const { s } = start(2, x =>
      x.procedure('root', { pick: { question: 'D07', who: () => 0, options: () => ['a'], then: write } }),
    );
    expect(s.ask?.id).toBe('D07');
  });

  it('is passed over when there is nothing to choose from', () => {
    const { s } = start(2, x =>
      x.procedure('root', {
        none: { who: () => 0, options: () => [], then: write },
        while: { while: () => true, who: () => 0, options: () => [], then: write },
        each: {
          each: () => [0, 1],
          who: (_s, _l, seat) => seat,
          options: (_s, _l, q) => (q === 0 ? [] : ['a']),
          then: write,
        },
      }),
    );
    expect(s.ask).toMatchObject({ id: 'root.each', seats: [1] });
  });

  it('asks even when there is a single option', () => {
    const { s } = start(1, x => x.procedure('root', { pick: { who: () => 0, options: () => ['a'], then: write } }));
    expect(s.ask?.options).toEqual([['a']]);
  });

  it('takes a single option without asking when it is forced, and asks when there are two', () => {
    const { s } = start(1, x =>
      x.procedure('root', {
        one: { ask: 'forced', who: () => 0, options: () => ['only'], then: write },
        two: { ask: 'forced', who: () => 0, options: () => ['a', 'b'], then: write },
      }),
    );
    expect(s.log).toEqual(['0:only']);
    expect(s.ask?.id).toBe('root.two');
  });

  it('is made by one seat after the other with each', () => {
    const { m, s } = start(3, x =>
      x.procedure('root', {
        pick: { each: () => [2, 0], who: (_s, _l, seat) => seat, options: () => ['a'], then: write },
      }),
    );
    m.apply(s, 2, 0);
    m.apply(s, 0, 0);
    expect(s.log).toEqual(['2:a', '0:a']);
    expect(s.frames).toEqual([]);
  });

  it('is asked again with fresh options for as long as while holds', () => {
    const { m, s } = start(1, x =>
      x.procedure('root', {
        spend: {
          while: y => y.gold[0]! > 0,
          who: () => 0,
          options: y => Array.from({ length: y.gold[0]! }, (_, i) => `pay ${i + 1}`),
          then: y => void y.gold[0]!--,
        },
      }),
    );
    expect(s.ask?.options[0]).toEqual(['pay 1', 'pay 2']);
    m.apply(s, 0, 0);
    expect(s.ask?.options[0]).toEqual(['pay 1']);
    m.apply(s, 0, 0);
    expect(s.ask).toBeNull();
  });

  it('ends its procedure with END, after a procedure that it calls', () => {
    const { m, s } = start(1, x => {
      const inner = x.procedure<Nothing>('inner', { a: y => void y.log.push('inner') });
      const outer = x.procedure<Nothing>('outer', {
        pick: {
          each: () => [0, 0],
          who: () => 0,
          options: () => ['stop'],
          then: y => {
            x.call(y, inner, {});
            return END;
          },
        },
        never: y => void y.log.push('never'),
      });
      return x.procedure('root', { a: y => x.call(y, outer, {}), b: y => void y.log.push('root') });
    });
    m.apply(s, 0, 0);
    expect(s.log).toEqual(['inner', 'root']);
  });

  it('is asked once more after AGAIN, of the same seat, before the next one', () => {
    const { m, s } = start(2, x =>
      x.procedure('root', {
        take: {
          each: () => [1, 0],
          who: (_s, _l, seat) => seat,
          options: (y, _l, seat) => (y.gold[seat]! > 0 ? ['take', 'stop'] : []),
          then: (y, _l, answer, seat) => {
            y.log.push(`${seat}:${answer}`);
            if (answer === 'stop') return;
            y.gold[seat]!--;
            return AGAIN;
          },
        },
      }),
    );
    m.apply(s, 1, 0);
    expect(s.ask?.seats).toEqual([1]);
    m.apply(s, 1, 1);
    m.apply(s, 0, 0);
    m.apply(s, 0, 0);
    expect(s.log).toEqual(['1:take', '1:stop', '0:take', '0:take']);
    expect(s.ask).toBeNull();
  });

  it('can finish the game', () => {
    const { m, s } = start(1, x =>
      x.procedure('root', {
        pick: { each: () => [0, 0], who: () => 0, options: () => ['stop'], then: y => x.finish(y) },
        never: y => void y.log.push('never'),
      }),
    );
    m.apply(s, 0, 0);
    expect(s).toMatchObject({ frames: [], ask: null, log: [] });
  });
});

const sights = {
  ...flowSights,
  ask: (ask: Party['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  log: open<string[]>,
  gold: open<number[]>,
} satisfies Sights<Party>;

const seen = (s: Party, viewer: Seat | null) => JSON.stringify(look(sights, s, viewer));

describe('a secret choice', () => {
  const vote = (changeable: boolean, voters: Seat[] = [0, 2]) =>
    start(3, x =>
      x.procedure('root', {
        vote: { everyone: () => voters, options: (_s, _l, seat) => [`no ${seat}`, `yes ${seat}`], changeable, reveal },
      }),
    );

  it('asks several seats at once and nobody else', () => {
    const { s } = vote(false);
    expect(s.ask).toEqual({
      id: 'root.vote',
      seats: [0, 2],
      options: [['no 0', 'yes 0'], null, ['no 2', 'yes 2']],
      changeable: false,
    });
  });

  it('goes on when the last answer is in, in whatever order they come', () => {
    const { m, s } = vote(false);
    m.apply(s, 2, 1);
    expect(s.log).toEqual([]);
    m.apply(s, 0, 0);
    expect(s.log).toEqual(['no 0 - yes 2']);
    expect(s.answers).toEqual([null, null, null]);
    expect(s.ask).toBeNull();
  });

  it('shows others that an answer was given, and not which', () => {
    const [yes, no] = [vote(true), vote(true)];
    yes.m.apply(yes.s, 0, 1);
    no.m.apply(no.s, 0, 0);
    for (const viewer of [1, 2, null]) expect(seen(yes.s, viewer)).toBe(seen(no.s, viewer));
    expect(look(sights, yes.s, 2).answers).toEqual({ mine: null, given: [true, false, false] });
    expect(look(sights, yes.s, 0).answers).toEqual({ mine: 1, given: [true, false, false] });
  });

  it('shows nobody the options of somebody else', () => {
    const { s } = vote(false);
    expect(look(sights, s, 2).ask?.options).toEqual([null, null, ['no 2', 'yes 2']]);
    expect(look(sights, s, null).ask?.options).toEqual([null, null, null]);
  });

  it('lets a seat change its answer until the last one is in, where that is allowed', () => {
    const { m, s } = vote(true);
    m.apply(s, 0, 0);
    m.apply(s, 0, 1);
    m.apply(s, 2, 0);
    expect(s.log).toEqual(['yes 0 - no 2']);
  });

  it('takes no second answer where that is not allowed', () => {
    const { m, s } = vote(false);
    m.apply(s, 0, 0);
    expect(() => m.apply(s, 0, 1)).toThrow('seat 1 has already answered');
    expect(s.answers).toEqual([0, null, null]);
  });

  it('works for a single seat', () => {
    for (const changeable of [true, false]) {
      const { m, s } = vote(changeable, [1]);
      m.apply(s, 1, 1);
      expect(s.log).toEqual(['- yes 1 -']);
      expect(s.answers).toEqual([null, null, null]);
    }
  });

  it('is passed over when nobody decides', () => {
    const { s } = vote(false, []);
    expect(s.log).toEqual([]);
    expect(s.frames).toEqual([]);
  });

  it('can end its procedure', () => {
    const { m, s } = start(2, x =>
      x.procedure('root', {
        vote: { everyone: () => [0, 1], options: () => ['a'], reveal: () => END },
        never: y => void y.log.push('never'),
      }),
    );
    m.apply(s, 0, 0);
    m.apply(s, 1, 0);
    expect(s).toMatchObject({ log: [], frames: [] });
  });
});

describe('an answer that is not on the list', () => {
  const cases: [string, Seat, number][] = [
    ['by a seat that is not asked', 1, 0],
    ['by a seat that does not exist', 7, 0],
    ['by a seat below the first', -1, 0],
    ['beyond the last option', 0, 2],
    ['before the first option', 0, -1],
    ['between two options', 0, 0.5],
    ['that is no number', 0, Number.NaN],
    ['by a seat that has answered', 2, 1],
  ];

  it.each(cases)('%s is refused and changes nothing', (_, seat, index) => {
    const { m, s } = start(3, x =>
      x.procedure('root', { vote: { everyone: () => [0, 2], options: () => ['a', 'b'], reveal } }),
    );
    m.apply(s, 2, 0);
    const before = structuredClone(s);
    expect(() => m.apply(s, seat, index)).toThrow(NotAnOption);
    expect(s).toEqual(before);
  });

  it('is refused when the game is over', () => {
    const { m, s } = start(1, x => x.procedure('root', { end: y => void y.log.push('end') }));
    expect(() => m.apply(s, 0, 0)).toThrow(NotAnOption);
    expect(s.log).toEqual(['end']);
  });
});

/** A game with loops, calls, secret and open choices, and what two seats answer to it. */
function market(m: Machine): Procedure<Nothing> {
  const haggle = m.procedure<{ seat: Seat; price: number }>('haggle', {
    offer: {
      while: (_, l) => l.price > 0,
      who: (_, l) => l.seat,
      options: (_, l) => ['take', `less than ${l.price}`],
      then: (s, l, answer) => {
        if (answer === 'take') {
          s.gold[l.seat]! -= l.price;
          return END;
        }
        l.price--;
      },
    },
    nothing: (s, l) => void s.log.push(`${l.seat} pays nothing`),
  });
  return m.procedure('market', {
    bid: { everyone: () => [0, 1], options: s => s.gold.map(gold => `bid ${gold}`), changeable: true, reveal },
    buy: { each: () => [1, 0], do: (s, _, seat) => m.call(s, haggle, { seat, price: 2 }) },
    thank: { each: () => [0, 1], who: (_s, _l, seat) => seat, options: () => ['thanks', 'nod'], then: write },
  });
}

describe('a state that was saved at a question', () => {
  /** Every way through the market, each answer given to the state and to a twin that goes through JSON first. */
  function compare(m: Machine, s: Party, again: (s: Party) => Party): number {
    if (!s.ask) return 1;
    const seat = s.ask.seats.find(x => s.answers[x] === null)!;
    return s.ask.options[seat]!.reduce((ends, _, option) => {
      const [here, there] = [structuredClone(s), again(s)];
      m.apply(here, seat, option);
      m.apply(there, seat, option);
      expect(there).toEqual(here);
      return ends + compare(m, there, again);
    }, 0);
  }

  it('goes on identically after it was written as JSON and read back', () => {
    const { m, s } = start(2, market);
    expect(compare(m, s, x => JSON.parse(JSON.stringify(x)) as Party)).toBe(144);
  });

  it('goes on identically after its options were made anew', () => {
    const { m, s } = start(2, market);
    const again = (x: Party) => {
      const copy = { ...structuredClone(x), ask: null };
      m.reask(copy);
      return copy;
    };
    expect(compare(m, s, again)).toBe(144);
  });

  it('has no question to make anew when the game is over', () => {
    const { m, s } = start(1, x => x.procedure('root', { end: y => void y.log.push('end') }));
    m.reask(s);
    expect(s.ask).toBeNull();
  });
});
