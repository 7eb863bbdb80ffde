/** Water between lands as it is in force: what is printed, what floods have added, what lies under ice. */
import { bordersOf, isFrozen, type View, WATER } from '@interregnum/runewars';
import type { Layout } from './layout.ts';

export interface Waters {
  /** As paths. */
  open: string;
  ice: string;
}

/** RNW-037, RNW-513, RNW-545, RNW-551: ice is water that hinders nobody now. */
export function watersNow({ curves, board }: Pick<Layout, 'curves' | 'board'>, view: View): Waters {
  const borders = bordersOf(view);
  const winter = view.year > 0 && isFrozen(view);
  const waters: Waters = { open: '', ice: '' };
  for (const { path, between } of curves.lines) {
    const [a, b] = between;
    const place = board.neighbours[a!]!.indexOf(b!);
    const isWater = (borders[a!]![place]! & WATER) !== 0;
    const isPrinted = (board.borders[a!]![place]! & WATER) !== 0;
    if (isWater && !winter) waters.open += path;
    else if (isWater || isPrinted) waters.ice += path;
  }
  return waters;
}
