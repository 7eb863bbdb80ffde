/**
 * Fixed places where rules from elsewhere have a say: replacements inside ops, values that modules change, points
 * at which effects are triggered. All of them are lists that stand in the code, in the order of the rules; nobody
 * subscribes to anything.
 */
import type { Flow, FlowMachine } from '../flow.ts';

/** Happens instead of something else. */
export interface Replacement<A extends readonly unknown[]> {
  applies(...about: A): boolean;
  instead(...about: A): void;
}

/** The first replacement that applies happens; whether there was one. */
export function replace<A extends readonly unknown[]>(replacements: readonly Replacement<A>[], ...about: A): boolean {
  const replacement = replacements.find(one => one.applies(...about));
  replacement?.instead(...about);
  return replacement !== undefined;
}

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

/** What one rule does at a trigger point. */
export interface Triggered<S, F> {
  /** From public facts only, unless it asks nothing and shows nothing. */
  applies(s: S, facts: F): boolean;
  /** May call procedures; they are over before the next rule is looked at. */
  do(s: S, facts: F): void;
}

/** For every trigger point: what happens there, in order. */
export type TriggerPoints<S, F> = { readonly [K in keyof F]: readonly Triggered<S, F[K]>[] };

interface Reached {
  point: string;
  facts: object;
  /** The next rule to be looked at. */
  next: number;
}

/**
 * The trigger points of a title. `trigger(s, 'won', { seat })` interrupts the running procedure with everything that
 * applies, one rule after the other; when nothing applies it costs nothing and leaves no trace.
 */
export function triggerPoints<S extends Flow<O, Q>, O, Q extends string, F extends Record<keyof F, object>>(
  machine: Pick<FlowMachine<S, O, Q>, 'procedure' | 'call'>,
  name: string,
  table: TriggerPoints<S, F>,
): <K extends keyof F & string>(s: S, point: K, facts: F[K]) => void {
  const rulesAt = (point: string) => table[point as keyof F] as readonly Triggered<S, object>[];

  function seek(s: S, l: Reached): boolean {
    const rules = rulesAt(l.point);
    while (l.next < rules.length && !rules[l.next]!.applies(s, l.facts)) l.next++;
    return l.next < rules.length;
  }

  const procedure = machine.procedure<Reached>(name, {
    effects: { while: seek, do: (s, l) => rulesAt(l.point)[l.next++]!.do(s, l.facts) },
  });

  return (s, point, facts) => {
    const locals: Reached = { point, facts, next: 0 };
    if (seek(s, locals)) machine.call<Reached>(s, procedure, locals);
  };
}
