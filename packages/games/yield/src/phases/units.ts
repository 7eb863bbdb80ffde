/** Ways to spread Units over Armies (YLD-027, YLD-225). */
import { PIECES_EACH } from '../content/armies.ts';

/** Every way to spread `units` over four pieces, from `least` to `rooms` each, as keys of four bits a piece. */
export function distributions(units: number, least: number, rooms: readonly number[]): number[] {
  const out: number[] = [];
  spread(out, 0, 0, units, least, rooms);
  return out;
}

function spread(
  out: number[],
  piece: number,
  key: number,
  left: number,
  least: number,
  rooms: readonly number[],
): void {
  const most = Math.min(left, rooms[piece]!);
  const from = Math.min(least, rooms[piece]!);
  if (piece === PIECES_EACH - 1) {
    if (left >= from && left <= rooms[piece]!) out.push(key | (left << (4 * piece)));
    return;
  }
  for (let here = from; here <= most; here++)
    spread(out, piece + 1, key | (here << (4 * piece)), left - here, least, rooms);
}
