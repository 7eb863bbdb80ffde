/** What lies waste: RNW-550, RNW-551. */
import type { Area, View } from '@interregnum/runewars';

export type Waste = { kind: 'desolation' } | { kind: 'cryomancy'; n: number };

/** The waste tokens of an area; `null`: none. */
export function wasteAt({ bow }: Pick<View, 'bow'>, area: Area): Waste | null {
  const n = bow.waste[area] ?? 0;
  if (n === 0) return null;
  return n < 0 ? { kind: 'desolation' } : { kind: 'cryomancy', n };
}
