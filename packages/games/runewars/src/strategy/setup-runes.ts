/** Where the first two runes go (D04): dragons rather towards the own home, false ones away from it, never to be foreseen. */
import { type Hex, hexDistance, type Seat } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import type { Option } from '../options.ts';
import type { Area } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import type { Judging } from './judging.ts';

const FAR = 9;

/** Steps from an area to the nearest marker of a home that is, or is not, meant for the seat. */
function stepsToHome(t: PublicState, seat: Seat, hex: Hex, isOwn: boolean): number {
  let least = FAR;
  for (const [i, marker] of t.markers.entries()) {
    if ((t.markerSeats[i] === seat) !== isOwn) continue;
    for (const one of marker) least = Math.min(least, hexDistance(hex, one));
  }
  return least;
}

/** How much nearer an area lies to the own home than to any other; nothing where nobody knows which home is whose. */
function nearness(t: PublicState, seat: Seat, area: Area): number {
  const hex = boardOf(t).hexes[area];
  if (!hex || !t.markerSeats.includes(seat)) return 0;
  return stepsToHome(t, seat, hex, false) - stepsToHome(t, seat, hex, true);
}

const WILL = 0.4;
export function setupRuneWeight({ t, seat }: Judging, o: Option): number {
  if (o.type === 'dragon') return Math.exp(WILL * nearness(t, seat, o.area));
  return o.type === 'false' ? Math.exp(-WILL * nearness(t, seat, o.area)) : 1;
}
