/** How procedures run: order, loops, calls, ends. Questions and answers are in `questions.test.ts`. */
import { describe, expect, it } from 'vitest';
import { cloneFrames, END, type Flow, flow, type Next, type Procedure, unwind } from './flow.ts';

interface Diary extends Flow<string> {
  seats: number;
  log: string[];
  queue: number[];
}

type Nothing = Record<string, never>;

const diary = (): Diary => ({ seats: 2, frames: [], ask: null, answers: [null, null], log: [], queue: [] });

/** Runs a machine's root procedure from an empty diary. */
function run(build: (m: ReturnType<typeof flow<Diary, string>>) => Procedure<Nothing>, queue: number[] = []): Diary {
  const m = flow<Diary, string>();
  const s = diary();
  s.queue = queue;
  m.begin(s, build(m));
  return s;
}

const note = (text: string) => (s: Diary) => {
  s.log.push(text);
};

const ended = (s: Diary, text: string): Next => {
  s.log.push(text);
  return END;
};

describe('a procedure', () => {
  it('takes its steps in the order in which they are written', () => {
    const s = run(m => m.procedure('day', { dawn: note('dawn'), noon: { do: note('noon') }, dusk: note('dusk') }));
    expect(s.log).toEqual(['dawn', 'noon', 'dusk']);
    expect(s.frames).toEqual([]);
    expect(s.ask).toBeNull();
  });

  it('keeps its locals from step to step', () => {
    const s = run(m => {
      const count = m.procedure<{ n: number }>('count', {
        double: (_, l) => {
          l.n *= 2;
        },
        write: (x, l) => {
          x.log.push(String(l.n));
        },
      });
      return m.procedure('root', { count: x => m.call(x, count, { n: 21 }) });
    });
    expect(s.log).toEqual(['42']);
  });

  it('leaves at once with END', () => {
    const s = run(m => m.procedure('day', { dawn: note('dawn'), storm: () => END, dusk: note('dusk') }));
    expect(s.log).toEqual(['dawn']);
  });

  it('cannot have the name of another one', () => {
    const m = flow<Diary, string>();
    m.procedure('day', { dawn: note('dawn') });
    expect(() => m.procedure('day', { dusk: note('dusk') })).toThrow('two procedures are called day');
  });

  it('cannot be empty', () => {
    expect(() => flow<Diary, string>().procedure('day', {})).toThrow('the procedure day has no steps');
  });
});

describe('while', () => {
  it('repeats a step for as long as it holds', () => {
    const s = run(
      m =>
        m.procedure('root', { eat: { while: x => x.queue.length > 0, do: x => void x.log.push(`${x.queue.pop()}`) } }),
      [1, 2, 3],
    );
    expect(s.log).toEqual(['3', '2', '1']);
  });

  it('passes over a step when it does not hold on arrival', () => {
    const s = run(m => m.procedure('root', { never: { while: () => false, do: note('never') }, end: note('end') }));
    expect(s.log).toEqual(['end']);
  });

  it('is asked again after a called procedure has ended', () => {
    const s = run(
      m => {
        const eat = m.procedure<Nothing>('eat', { bite: x => void x.log.push(`${x.queue.pop()}`) });
        return m.procedure('root', { feast: { while: x => x.queue.length > 0, do: x => m.call(x, eat, {}) } });
      },
      [1, 2],
    );
    expect(s.log).toEqual(['2', '1']);
  });

  it('is left with END even though it still holds', () => {
    const s = run(m => m.procedure('root', { once: { while: () => true, do: x => ended(x, 'once') } }));
    expect(s.log).toEqual(['once']);
  });
});

describe('each', () => {
  it('takes a step once for each item, in order', () => {
    const s = run(m =>
      m.procedure('root', { say: { each: () => [3, 1, 2], do: (x, _, i) => void x.log.push(`${i}`) } }),
    );
    expect(s.log).toEqual(['3', '1', '2']);
  });

  it('is passed over when there are no items', () => {
    const s = run(m => m.procedure('root', { say: { each: () => [], do: note('item') }, end: note('end') }));
    expect(s.log).toEqual(['end']);
  });

  it('fixes its list on arrival, even when the list itself is changed on the way', () => {
    const s = run(
      m =>
        m.procedure('root', {
          grow: {
            each: x => x.queue,
            do: (x, _, i) => {
              x.log.push(`${i}`);
              x.queue.push(9);
              x.queue[1] = 8;
            },
          },
        }),
      [1, 2],
    );
    expect(s.log).toEqual(['1', '2']);
  });

  it('is left with END before the last item', () => {
    const s = run(m =>
      m.procedure('root', {
        say: { each: () => [1, 2, 3], do: (x, _, i) => (i === 2 ? ended(x, '2') : note(`${i}`)(x)) },
        end: note('end'),
      }),
    );
    expect(s.log).toEqual(['1', '2']);
  });

  it('beside while goes through its whole list once if that holds on arrival', () => {
    const s = run(
      m =>
        m.procedure('root', {
          eat: { while: x => x.queue.length > 0, each: x => x.queue, do: x => void x.log.push(`${x.queue.pop()}`) },
          never: { while: x => x.queue.length > 0, each: () => [1], do: note('never') },
        }),
      [1, 2, 3],
    );
    expect(s.log).toEqual(['3', '2', '1']);
  });

  it('makes a new list when its procedure is called again', () => {
    const s = run(
      m => {
        const all = m.procedure<Nothing>('all', {
          say: { each: x => x.queue, do: (x, _, i) => void x.log.push(`${i}`) },
        });
        return m.procedure('root', {
          first: x => m.call(x, all, {}),
          grow: x => void x.queue.push(2),
          second: x => m.call(x, all, {}),
        });
      },
      [1],
    );
    expect(s.log).toEqual(['1', '1', '2']);
  });
});

describe('call', () => {
  it('interrupts and comes back to the next step', () => {
    const s = run(m => {
      const inner = m.procedure<Nothing>('inner', { a: note('inner a'), b: note('inner b') });
      return m.procedure('outer', {
        a: note('outer a'),
        b: x => m.call(x, inner, {}),
        c: note('outer c'),
      });
    });
    expect(s.log).toEqual(['outer a', 'inner a', 'inner b', 'outer c']);
  });

  it('nests, also into itself', () => {
    const s = run(m => {
      const down: Procedure<{ n: number }> = m.procedure<{ n: number }>('down', {
        go: (x, l) => {
          x.log.push(`down ${l.n}`);
          if (l.n > 1) m.call(x, down, { n: l.n - 1 });
        },
        back: (x, l) => void x.log.push(`up ${l.n}`),
      });
      return m.procedure('root', { go: x => m.call(x, down, { n: 3 }) });
    });
    expect(s.log).toEqual(['down 3', 'down 2', 'down 1', 'up 1', 'up 2', 'up 3']);
  });

  it('followed by END carries out the called procedure and ends the caller', () => {
    const s = run(m => {
      const inner = m.procedure<Nothing>('inner', { a: note('inner') });
      const outer = m.procedure<Nothing>('outer', {
        a: x => {
          m.call(x, inner, {});
          return END;
        },
        b: note('never'),
      });
      return m.procedure('root', { a: x => m.call(x, outer, {}), b: note('root') });
    });
    expect(s.log).toEqual(['inner', 'root']);
  });

  it('is made once for each item of an each', () => {
    const s = run(m => {
      const visit = m.procedure<{ n: number }>('visit', { go: (x, l) => void x.log.push(`visit ${l.n}`) });
      return m.procedure('root', {
        all: { each: () => [1, 2], do: (x, _, n) => m.call(x, visit, { n }) },
        end: note('end'),
      });
    });
    expect(s.log).toEqual(['visit 1', 'visit 2', 'end']);
  });

  it('with END in the called procedure does not end the caller', () => {
    const s = run(m => {
      const inner = m.procedure<Nothing>('inner', { stop: () => END, never: note('never') });
      return m.procedure('root', { a: x => m.call(x, inner, {}), b: note('root') });
    });
    expect(s.log).toEqual(['root']);
  });
});

describe('finish', () => {
  it('ends the whole game from inside nested procedures', () => {
    const s = run(m => {
      const inner = m.procedure<Nothing>('inner', { go: note('round'), stop: x => m.finish(x), never: note('never') });
      const outer = m.procedure<Nothing>('outer', {
        all: { each: () => [1, 2], do: x => m.call(x, inner, {}) },
        never: note('never'),
      });
      return m.procedure('root', { a: x => m.call(x, outer, {}), never: note('never') });
    });
    expect(s.log).toEqual(['round']);
    expect(s.frames).toEqual([]);
    expect(s.ask).toBeNull();
  });
});

describe('the report of a flow', () => {
  const m = flow<Diary, string>();
  const root = m.procedure<Nothing>('root', {
    quiet: note('quiet'),
    never: { while: () => false, do: note('never') },
    plain: { who: () => 0, options: () => ['yes'], then: note('yes') },
    named: { question: 'D01', who: () => 0, options: () => ['yes'], then: note('yes') },
    again: { question: 'D01', everyone: () => [0, 1], options: () => ['yes'], reveal: note('yes') },
  });

  it('lists every step of every procedure', () => {
    expect(m.steps()).toEqual(['root.quiet', 'root.never', 'root.plain', 'root.named', 'root.again']);
  });

  it('lists every decision once, by its own id or else the id of its step', () => {
    expect(m.questions()).toEqual(['root.plain', 'D01']);
  });

  it('tells which steps are taken, only while somebody watches', () => {
    const visited = new Set<string>();
    const s = diary();
    m.watch(visited);
    m.begin(s, root);
    m.watch(null);
    m.apply(s, 0, 0);
    expect([...visited]).toEqual(['root.quiet', 'root.plain']);
  });
});

describe('frames that were set by hand', () => {
  it('run on to the next question', () => {
    const m = flow<Diary, string>();
    m.procedure<Nothing>('root', { skipped: note('skipped'), taken: note('taken') });
    const s = diary();
    s.frames.push({ proc: 'root', step: 'taken', locals: {}, items: null, index: 0 });
    m.run(s);
    expect(s.log).toEqual(['taken']);
  });

  it('must name a step that exists', () => {
    const s = diary();
    s.frames.push({ proc: 'root', step: 'gone', locals: {}, items: null, index: 0 });
    expect(() => flow<Diary, string>().run(s)).toThrow('there is no step root.gone');
  });

  it('are copied together with their locals and the lists in them', () => {
    const frames = [{ proc: 'p', step: 's', locals: { n: 1, list: [1, 2] }, items: [4, 5], index: 1 }];
    const copy = cloneFrames(frames);
    expect(copy).toEqual(frames);
    frames[0]!.locals.n = 2;
    frames[0]!.locals.list.push(3);
    frames[0]!.index = 0;
    expect(copy).toEqual([{ proc: 'p', step: 's', locals: { n: 1, list: [1, 2] }, items: [4, 5], index: 1 }]);
  });

  it('share nothing that can change with their copy, however deep', () => {
    const locals = () => ({ pairs: [[1, 2], [3]], side: { armies: [{ units: [4] }], none: null } });
    const frame = { proc: 'p', step: 's', locals: locals(), items: null, index: 0 };
    const copy = cloneFrames([frame]);
    frame.locals.pairs[1]!.push(9);
    frame.locals.side.armies[0]!.units[0] = 9;
    frame.locals.side.armies.push({ units: [] });
    expect(copy[0]!.locals).toEqual(locals());
  });
});

describe('unwinding', () => {
  it('leaves a procedure with everything that it has called, and its caller goes on', () => {
    const s = run(m => {
      const battle: Procedure<Nothing> = m.procedure<Nothing>('battle', {
        fight: x => m.call(x, round, {}),
        tally: note('never: the battle was called off'),
      });
      const round = m.procedure<Nothing>('round', {
        strike: x => m.call(x, wound, { depth: 2 }),
        again: note('never: nor its rounds'),
      });
      const wound: Procedure<{ depth: number }> = m.procedure<{ depth: number }>('wound', {
        deeper: (x, l) => {
          if (l.depth > 0) m.call(x, wound, { depth: l.depth - 1 });
          else {
            unwind(x, battle);
            m.call(x, peace, {});
          }
        },
        heal: note('never: nor what was called deepest'),
      });
      const peace = m.procedure<Nothing>('peace', { sign: note('peace') });
      return m.procedure('turn', { battle: x => m.call(x, battle, {}), after: note('the turn goes on') });
    });
    expect(s.log).toEqual(['peace', 'the turn goes on']);
    expect(s.frames).toEqual([]);
  });

  it('can end a step that goes through a list', () => {
    const s = run(m => {
      const turn: Procedure<Nothing> = m.procedure<Nothing>('turn', {
        orders: {
          each: () => [1, 2, 3],
          do: (x, _l, order) => {
            x.log.push(`order ${order}`);
            if (order === 2) unwind(x, turn);
          },
        },
        end: note('never'),
      });
      return m.procedure('game', { turns: { each: () => [1, 2], do: x => m.call(x, turn, {}) } });
    });
    expect(s.log).toEqual(['order 1', 'order 2', 'order 1', 'order 2']);
  });

  it('starts a setup anew when the procedure is called again', () => {
    const m = flow<Diary, string>();
    const setup: Procedure<{ tries: number }> = m.procedure<{ tries: number }>('setup', {
      clear: x => {
        x.queue = [];
      },
      place: {
        while: x => x.queue.length < 2,
        who: () => 0,
        options: () => ['here', 'there'],
        then: (x, l, answer) => {
          x.queue.push(answer === 'here' ? 1 : 2);
          if (x.queue[0] === x.queue[1]) {
            unwind(x, setup);
            m.call(x, setup, { tries: l.tries + 1 });
          }
        },
      },
      done: (x, l) => {
        x.log.push(`set up after ${l.tries}`);
      },
    });
    const s = diary();
    m.begin(s, m.procedure('game', { setup: x => m.call(x, setup, { tries: 1 }) }));
    for (const answer of [0, 0, 1, 1, 0, 1]) m.apply(s, 0, answer);
    expect(s.queue).toEqual([1, 2]);
    expect(s.log).toEqual(['set up after 3']);
  });

  it('refuses a procedure that is not under way', () => {
    const m = flow<Diary, string>();
    const battle = m.procedure<Nothing>('battle', { fight: note('') });
    expect(() => unwind(diary(), battle)).toThrow('battle is not under way');
  });
});
