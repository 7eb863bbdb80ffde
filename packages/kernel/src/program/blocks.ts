/**
 * Programs with parts: steps that jump. A program stays a flat list, so one number says where it stands; a block is
 * spread into it: `[gain(1), ...may('OKC-D87', swap), spend]`.
 */
import type { Running } from './program.ts';

/** A step that can jump over the ones after it, or back. */
export interface Jump {
  readonly skip: number;
}

/** Goes where a step says. */
export function jump(l: Running, { skip }: Jump): void {
  l.at += skip;
}

/** A head that can pass over the whole block. */
export const block = <H, X>(head: H, steps: readonly X[]): (X | (H & Jump))[] => [
  { ...head, skip: steps.length },
  ...steps,
];

/** A head that decides before every round whether there is one more: `EACH player …`. `back` closes the round. */
export const loop = <H, B, X>(head: H, steps: readonly X[], back: B): (X | (H & Jump) | (B & Jump))[] => [
  { ...head, skip: steps.length + 1 },
  ...steps,
  { ...back, skip: -(steps.length + 2) },
];

/** A head with one way to go for each list; `starts` says where each begins, `over` leads past the others. */
export function branches<H, B, X>(
  head: H,
  ways: readonly (readonly X[])[],
  over: B,
): (X | (H & { readonly starts: readonly number[] }) | (B & Jump))[] {
  const starts: number[] = [];
  const steps: (X | (B & Jump))[] = [];
  const total = ways.reduce((sum, way) => sum + way.length + 1, 0);
  for (const way of ways) {
    starts.push(steps.length);
    steps.push(...way);
    steps.push({ ...over, skip: total - steps.length - 1 });
  }
  return [{ ...head, starts }, ...steps];
}
