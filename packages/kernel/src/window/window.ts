/**
 * Windows: moments at which players may use effects, in order, one at a time.
 *
 * A window runs in passes: every seat that is asked performs one effect or passes, and the window closes after a pass in
 * which nobody performed anything. Each source works once in each occurrence of a window. Who is asked follows from
 * public facts alone, and that is a matter of types: what decides it gets the public part of the state, `P`.
 */
import type { Flow, FlowMachine, Procedure, Seat } from '../flow.ts';

/** `passes`: until a whole pass is idle. `once`: one effect each. `untilDone`: one turn each, with any number of effects. */
export type WindowMode = 'passes' | 'once' | 'untilDone';

/** Where a window stands. A title adds which window it is, and what it is about. */
export interface WindowFrame {
  /** Fixed when the window opens. */
  order: readonly Seat[];
  /** Whose turn it is, as a place in the order. */
  turn: number;
  /** Whether anybody has performed an effect in this pass. */
  acted: boolean;
  /** The sources used in this occurrence; a window inside this one has a list of its own. */
  used: number[];
}

/** Effects that happen by themselves, before anybody is asked. */
export interface Mandatory<S, L> {
  /** The sources that are due now, in the order in which they happen. */
  due(s: S, l: L): readonly number[];
  perform(s: S, l: L, source: number): void;
}

export interface WindowRules<S extends P, P, O, L, Q extends string> {
  /** The name of the procedure. */
  readonly name: string;
  readonly question: Q;
  mode(l: L): WindowMode;
  order(s: P, l: L): readonly Seat[];
  readonly mandatory?: Mandatory<S, L>;
  /**
   * Whether a seat is asked: if open sources that are not used up, or cards that nobody else sees, could give it
   * something to do. A seat with nothing but hidden cards that do not fit is asked as well, and can only pass.
   */
  asked(s: P, l: L, seat: Seat): boolean;
  /** What a seat can do; what comes from a used source is left out by the window. */
  effects(s: S, l: L, seat: Seat): readonly O[];
  /** `null` for passing. Options may have come through JSON: go by what they say. */
  sourceOf(option: O, seat: Seat): number | null;
  readonly pass: O;
  /** Whether a seat may pass although it could do something; left out: always. */
  mayPass?(s: P, l: L, seat: Seat): boolean;
  /** Carries an effect out completely; it may call procedures and open other windows. */
  perform(s: S, l: L, option: O, seat: Seat): void;
  passed?(s: S, l: L, seat: Seat): void;
}

export interface Windows<S, T> {
  /** Opens a window; the running procedure goes on when it is closed. `about` becomes part of its frame. */
  open(s: S, about: T): void;
  readonly procedure: Procedure<T & WindowFrame>;
}

export const isUsed = (l: WindowFrame, source: number): boolean => l.used.includes(source);

/** The windows of a title as one procedure of its flow; `T` is what a title adds to the frame. */
export function windows<S extends Flow<O, Q> & P, P, O, T extends object, Q extends string = string>(
  typed: FlowMachine<S, O, Q>,
  rules: WindowRules<S, P, O, T & WindowFrame, Q>,
): Windows<S, T> {
  type L = T & WindowFrame;
  const machine = typed as unknown as FlowMachine<S, O>;
  const { mandatory } = rules;

  const nextDue = (s: S, l: L): number | undefined => mandatory?.due(s, l).find(source => !isUsed(l, source));

  /** Goes on to the next seat that is asked; `false` when the window closes. */
  function seek(s: S, l: L): boolean {
    for (; ; l.turn++) {
      if (l.turn >= l.order.length) {
        if (!l.acted || rules.mode(l) !== 'passes') return false;
        l.turn = 0;
        l.acted = false;
      }
      if (rules.asked(s, l, l.order[l.turn]!)) return true;
    }
  }

  function optionsOf(s: S, l: L, seat: Seat): readonly O[] {
    const effects = rules.effects(s, l, seat).filter(option => !isUsed(l, rules.sourceOf(option, seat)!));
    if (effects.length === 0 || (rules.mayPass?.(s, l, seat) ?? true)) effects.push(rules.pass);
    return effects;
  }

  function take(s: S, l: L, option: O, seat: Seat): void {
    const source = rules.sourceOf(option, seat);
    if (source === null || rules.mode(l) !== 'untilDone') l.turn++;
    if (source === null) {
      rules.passed?.(s, l, seat);
      return;
    }
    l.acted = true;
    l.used.push(source);
    rules.perform(s, l, option, seat);
  }

  const procedure = machine.procedure<L>(rules.name, {
    open: (s, l) => {
      l.order = rules.order(s, l).slice();
    },
    mandatory: {
      while: (s, l) => nextDue(s, l) !== undefined,
      do: (s, l) => {
        const source = nextDue(s, l)!;
        l.used.push(source);
        mandatory!.perform(s, l, source);
      },
    },
    turn: {
      question: rules.question,
      while: seek,
      who: (_, l) => l.order[l.turn]!,
      options: optionsOf,
      then: take,
    },
  });

  return {
    procedure,
    open: (s, about) => {
      const l = about as L;
      l.order = [];
      l.turn = 0;
      l.acted = false;
      l.used = [];
      machine.call<L>(s, procedure, l as NoInfer<L>);
    },
  };
}
