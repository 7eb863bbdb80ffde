/** The areas that somebody holds, as one land: who has which, and where it ends. */
import type { Seat } from '@interregnum/kernel';
import { type Area, controllerOf, NONE, type View } from '@interregnum/runewars';
import type { Layout } from '../map/layout.ts';

interface Realm {
  seat: Seat;
  areas: readonly Area[];
}

export function realmsOf(view: View, areas: readonly Area[]): Realm[] {
  const held = new Map<Seat, Area[]>();
  for (const area of areas) {
    const seat = controllerOf(view, area);
    if (seat !== NONE) held.set(seat, [...(held.get(seat) ?? []), area]);
  }
  return [...held].map(([seat, own]) => ({ seat, areas: own }));
}

/** The whole coast belongs to it: whoever draws this keeps to the land itself. */
export function frontierOf({ curves }: Pick<Layout, 'curves'>, areas: readonly Area[]): string {
  const own = new Set(areas);
  const ends = curves.lines.filter(({ between: [a, b] }) => own.has(a!) !== own.has(b!));
  return curves.coast + ends.map(({ path }) => path).join('');
}
