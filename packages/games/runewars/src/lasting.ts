/** Effects that last for a turn, a season or longer, and whom they concern (RNW-C6). */
import type { Seat } from '@interregnum/kernel';
import { NONE } from './pieces.ts';
import type { LastingEffect, PublicState } from './state.ts';

type Lasts = { lasting: readonly LastingEffect[] };

/** Something that lasts and is in force, of this player or of all. */
export const hasLasting = (t: Pick<PublicState, 'lasting'>, kind: LastingEffect['kind'], seat: Seat = NONE): boolean =>
  t.lasting.some(effect => effect.kind === kind && (effect.seat === NONE || effect.seat === seat));
export const lastingAmount = (t: Pick<PublicState, 'lasting'>, kind: LastingEffect['kind'], seat: Seat): number =>
  t.lasting.reduce(
    (sum, one) => (one.kind === kind && (one.seat === NONE || one.seat === seat) ? sum + one.n : sum),
    0,
  );

/** From now on; one order of keys for all. */
export const lastingEffect = (
  kind: LastingEffect['kind'],
  seat: Seat,
  n: number,
  until: LastingEffect['until'],
): LastingEffect => ({ kind, seat, n, from: null, until, at: null });

export function beginLasting(s: Lasts, ...effect: Parameters<typeof lastingEffect>): void {
  s.lasting = [...s.lasting, lastingEffect(...effect)];
}
/** Before its time, of whomever it is. */
export function endLasting(s: Lasts, kind: LastingEffect['kind']): void {
  s.lasting = s.lasting.filter(effect => effect.kind !== kind);
}
