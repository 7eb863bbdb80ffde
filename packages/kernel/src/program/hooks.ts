/**
 * Fixed places where rules from elsewhere have a say: replacements inside ops, values that modules change, moments at
 * which effects are triggered. All of them are lists that stand in the code, in the order of the rules; nobody
 * subscribes to anything.
 */
import type { Flow, FlowMachine } from '../flow.ts';

/** Happens instead of something else. */
export interface Replacement<A extends readonly unknown[]> {
  applies(...about: A): boolean;
  instead(...about: A): void;
}

/** Something that may be replaced: the first replacement that applies happens instead. */
export const replaceable =
  <A extends readonly unknown[]>(what: (...about: A) => void, replacements: readonly Replacement<A>[]) =>
  (...about: A): void => {
    const replacement = replacements.find(one => one.applies(...about));
    if (replacement) replacement.instead(...about);
    else what(...about);
  };

/** A value that is worked out from a base through every modifier, in order. */
export const query =
  <T, A extends readonly unknown[]>(
    base: (...about: A) => T,
    modifiers: readonly ((value: T, ...about: A) => T)[],
  ): ((...about: A) => T) =>
  (...about) => {
    let value = base(...about);
    for (const modify of modifiers) value = modify(value, ...about);
    return value;
  };

/** What one rule does at a moment. */
export interface Triggered<S, F> {
  /** From public facts only, unless it asks nothing and shows nothing. */
  applies(s: S, facts: F): boolean;
  /** May call procedures; they are over before the next rule is looked at. */
  do(s: S, facts: F): void;
}

/** For every moment: what happens there, in order. */
export type Moments<S, F> = { readonly [K in keyof F]: readonly Triggered<S, F[K]>[] };

interface Moment {
  moment: string;
  facts: object;
  /** The next rule to be looked at. */
  next: number;
}

/**
 * The trigger points of a title. `trigger(s, 'won', { seat })` interrupts the running procedure with everything that
 * applies, one rule after the other; when nothing applies it costs nothing and leaves no trace.
 */
export function moments<S extends Flow<O, Q>, O, Q extends string, F extends Record<keyof F, object>>(
  machine: Pick<FlowMachine<S, O, Q>, 'procedure' | 'call'>,
  name: string,
  table: Moments<S, F>,
): <K extends keyof F & string>(s: S, moment: K, facts: F[K]) => void {
  const rulesAt = (moment: string) => table[moment as keyof F] as readonly Triggered<S, object>[];

  function seek(s: S, l: Moment): boolean {
    const rules = rulesAt(l.moment);
    while (l.next < rules.length && !rules[l.next]!.applies(s, l.facts)) l.next++;
    return l.next < rules.length;
  }

  const procedure = machine.procedure<Moment>(name, {
    effects: { while: seek, do: (s, l) => rulesAt(l.moment)[l.next++]!.do(s, l.facts) },
  });

  return (s, moment, facts) => {
    const locals: Moment = { moment, facts, next: 0 };
    if (seek(s, locals)) machine.call<Moment>(s, procedure, locals);
  };
}
