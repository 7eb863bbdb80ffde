/** What happened, as typed facts with a public and, where needed, a private form. A view is drawable without them. */
import { clonePlain, type Seat } from './flow.ts';

/** One fact: `open` for everybody, unless a seat is among `insiders`, which get `closed` instead. */
export interface Fact<E> {
  open: E | null;
  closed: E | null;
  insiders: readonly Seat[];
}

/**
 * Collects the facts of the `apply` under way; with nobody listening they cost next to nothing. They are copies: what was told
 * stays as it was told, whatever becomes of the lists of the state that were put in.
 */
export interface Newsroom<E extends object> {
  tell(event: E): void;
  /** Insiders get the private form, the others the public one (`null`: nothing at all). */
  tellApart(insiders: readonly Seat[], closed: E, open: E | null): void;
  /** Whether anybody listens; for facts that are costly to find out. */
  heard(): boolean;
  /** Runs `work` and pushes what it tells to `sink`. */
  listen<T>(sink: Fact<E>[] | null, work: () => T): T;
}

const NOBODY: readonly Seat[] = [];

const copied = <E extends object>(event: E | null): E | null => (event === null ? null : clonePlain(event));

export function newsroom<E extends object>(): Newsroom<E> {
  let sink: Fact<E>[] | null = null;
  return {
    tell(event) {
      if (sink) sink.push({ open: clonePlain(event), closed: null, insiders: NOBODY });
    },
    tellApart(insiders, closed, open) {
      if (sink) sink.push({ open: copied(open), closed: clonePlain(closed), insiders });
    },
    heard: () => sink !== null,
    listen(next, work) {
      const before = sink;
      sink = next;
      try {
        return work();
      } finally {
        sink = before;
      }
    },
  };
}

/** What of these facts reaches a seat (`null`: a spectator). */
export function factsFor<E>(facts: readonly Fact<E>[], seat: Seat | null): E[] {
  const out: E[] = [];
  for (const fact of facts) {
    const event = seat !== null && fact.insiders.includes(seat) ? fact.closed : fact.open;
    if (event !== null) out.push(event);
  }
  return out;
}
