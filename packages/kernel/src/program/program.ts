/**
 * Programs: effects of cards as data, carried out step by step by one interpreter.
 *
 * A program is a flat list of steps, each with its `op`. Where it stands is a counter in the locals of one frame, beside
 * the registers in which a title keeps what the steps have found; so a program can be interrupted by questions, by
 * other programs and by whole procedures, saved, cloned, and goes on. What an op does stands in one table that is
 * complete by type. `blocks.ts` builds programs with optional parts, branches and loops.
 */
import { END, type Flow, type FlowMachine, type Next, type Procedure, type Seat } from '../flow.ts';

export interface ProgramStep {
  readonly op: string;
  /** The question that the step puts, for ops that ask. */
  readonly asks?: string;
}

export type Program<X extends ProgramStep> = readonly X[];

/** How far a program has come. A title adds which program it is, and its registers; a secret one is a field of the state. */
export interface Running {
  /** The next step of the program. */
  at: number;
}

/** The steps with this op. */
export type StepOf<X extends ProgramStep, K extends X['op']> = X extends unknown
  ? K extends X['op']
    ? X & { readonly op: K }
    : never
  : never;

/** Something that happens at once. `END` leaves the program; `call` interrupts it. */
export type DoOp<S, L, X> = (s: S, l: L, step: X) => Next;

interface Begins<S, L, X> {
  /** Comes before the question; `false` when nothing is asked after all. */
  begin?(s: S, l: L, step: X): boolean | void;
}

/** One seat chooses. `AGAIN` asks once more (one to n cards), `END` leaves the program (an optional end). */
export interface ChoiceOp<S, O, L, X> extends Begins<S, L, X> {
  /** Left out: the actor of the program. */
  who?(s: S, l: L, step: X): Seat;
  options(s: S, l: L, step: X, seat: Seat): readonly O[];
  then(s: S, l: L, step: X, answer: O, seat: Seat): Next;
  everyone?: undefined;
}

/** Several seats choose at once, in secret. */
export interface SecretOp<S, O, L, X> extends Begins<S, L, X> {
  everyone(s: S, l: L, step: X): readonly Seat[];
  options(s: S, l: L, step: X, seat: Seat): readonly O[];
  reveal(s: S, l: L, step: X, answers: readonly (O | null)[]): Next;
}

/** What every op does, none forgotten: steps with a question choose, the others happen at once. */
export type Ops<S, O, L, X extends ProgramStep> = {
  readonly [K in X['op']]: StepOf<X, K> extends { readonly asks: string }
    ? ChoiceOp<S, O, L, StepOf<X, K>> | SecretOp<S, O, L, StepOf<X, K>>
    : DoOp<S, L, StepOf<X, K>>;
};

/** The questions that the steps of a vocabulary put. */
export type Asked<X extends ProgramStep> = X extends { readonly asks: infer Q extends string } ? Q : never;

/** How a question is put: the name of its procedure, and whether a single option is taken without asking. */
export interface QuestionForm {
  readonly name: string;
  /** Left out: `forced`. */
  readonly ask?: 'always' | 'forced';
  /** All ops that put this question ask several seats at once. */
  readonly everyone?: boolean;
}

export interface Vocabulary<S, O, L extends Running, X extends ProgramStep, Q extends string> {
  /** The name of the procedure that carries out programs. */
  readonly name: string;
  program(s: S, l: L): Program<X>;
  /** Who decides unless an op says otherwise. */
  actor(s: S, l: L): Seat;
  readonly ops: Ops<S, O, L, X>;
  readonly questions: Readonly<Record<Asked<X> & Q, QuestionForm>>;
}

export interface Programs<S, L, X> {
  /** Starts a program; the running procedure goes on when it is done. */
  perform(s: S, locals: L): void;
  readonly procedure: Procedure<L>;
  /** The step that is being carried out. */
  stepOf(s: S, l: L): X;
  /** Every op of the vocabulary. */
  ops(): string[];
  /** Tells every step that is carried out while set; for coverage. */
  watch(visitor: ((l: L, step: X) => void) | null): void;
}

type Nothing = Record<string, never>;

/** Typed where a title writes it; the interpreter only hands on. */
interface AnyOp<S, O, L, X> {
  begin?(s: S, l: L, step: X): boolean | void;
  who?(s: S, l: L, step: X): Seat;
  everyone?(s: S, l: L, step: X): readonly Seat[];
  options(s: S, l: L, step: X, seat: Seat): readonly O[];
  then?(s: S, l: L, step: X, answer: O, seat: Seat): Next;
  reveal?(s: S, l: L, step: X, answers: readonly (O | null)[]): Next;
}

/** The interpreter of a title's programs, as procedures of its flow. */
export function programs<S extends Flow<O, Q>, O, L extends Running, X extends ProgramStep, Q extends string = string>(
  typed: FlowMachine<S, O, Q>,
  { name, program, actor, ops, questions }: Vocabulary<S, O, L, X, Q>,
): Programs<S, L, X> {
  const machine = typed as unknown as FlowMachine<S, O>; // which question it is, is a matter of data here
  const table = ops as unknown as Readonly<Record<string, DoOp<S, L, X> | AnyOp<S, O, L, X>>>;
  let visitor: ((l: L, step: X) => void) | null = null;

  const stepOf = (s: S, l: L): X => program(s, l)[l.at - 1]!;

  function carryOut(s: S, l: L, step: X): Next {
    const op = table[step.op]!;
    if (typeof op === 'function') return op(s, l, step);
    if (op.begin?.(s, l, step) === false) return;
    machine.call(s, asking[step.asks!]!, {});
  }

  /** Whether nothing has interrupted the program or left it from outside. */
  const isOnTop = (s: S, l: L): boolean => s.frames[s.frames.length - 1]?.locals === l;

  const procedure = machine.procedure<L>(name, {
    steps: {
      while: (s, l) => l.at < program(s, l).length,
      do: (s, l) => {
        const steps = program(s, l);
        while (l.at < steps.length && isOnTop(s, l)) {
          const step = steps[l.at++]!;
          visitor?.(l, step);
          if (carryOut(s, l, step) === END) return END;
        }
      },
    },
  });

  /** The program that a question belongs to: its own frame lies on top. */
  const asker = (s: S): L => s.frames[s.frames.length - 2]!.locals as L;
  const opOf = (step: X): AnyOp<S, O, L, X> => table[step.op] as AnyOp<S, O, L, X>;

  /** Leaving from inside a question leaves the program. */
  function goOn(s: S, l: L, next: Next): Next {
    if (next === END) l.at = program(s, l).length;
    return next;
  }

  function choice(question: string, { name: proc, ask = 'forced' }: QuestionForm): Procedure<Nothing> {
    return machine.procedure<Nothing>(proc, {
      answer: {
        question,
        ask,
        who: s => {
          const l = asker(s);
          const step = stepOf(s, l);
          const op = opOf(step);
          return op.who ? op.who(s, l, step) : actor(s, l);
        },
        options: (s, _, seat) => {
          const l = asker(s);
          const step = stepOf(s, l);
          return opOf(step).options(s, l, step, seat);
        },
        then: (s, _, answer, seat) => {
          const l = asker(s);
          const step = stepOf(s, l);
          return goOn(s, l, opOf(step).then!(s, l, step, answer, seat));
        },
      },
    });
  }

  function secret(question: string, { name: proc }: QuestionForm): Procedure<Nothing> {
    return machine.procedure<Nothing>(proc, {
      answer: {
        question,
        everyone: s => {
          const l = asker(s);
          const step = stepOf(s, l);
          return opOf(step).everyone!(s, l, step);
        },
        options: (s, _, seat) => {
          const l = asker(s);
          const step = stepOf(s, l);
          return opOf(step).options(s, l, step, seat);
        },
        reveal: (s, _, answers) => {
          const l = asker(s);
          const step = stepOf(s, l);
          return goOn(s, l, opOf(step).reveal!(s, l, step, answers));
        },
      },
    });
  }

  const asking = Object.fromEntries(
    Object.entries<QuestionForm>(questions).map(([question, form]) => [
      question,
      (form.everyone ? secret : choice)(question, form),
    ]),
  );

  return {
    procedure,
    perform: (s, locals) => machine.call<L>(s, procedure, locals as NoInfer<L>),
    stepOf,
    ops: () => Object.keys(ops),
    watch: next => {
      visitor = next;
    },
  };
}
