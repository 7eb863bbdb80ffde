/** The five Houses: colour, emblem and pattern of each, and which seat plays which. */

import type { Seat } from '@interregnum/kernel';
import { KERALON, LEADERS, type Leader, leaderId, type PublicState } from '@interregnum/yield';
import { createContext, use } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { YIELD_ORDER } from '../seals.ts';
import theme from '../theme.module.css';

/** By House, about 20 across: a crown, a rising sun, a raven's skull, a wave, a tower with an eye. */
export const EMBLEMS: readonly string[] = [
  'M-9-6l4.5 4.5L0-9l4.5 7.5L9-6 7.5 6h-15zM-7.5 7.5h15v2h-15z',
  'M-6.5 4a6.5 6.5 0 0 1 13 0zM-10 5.5H10v2.2H-10zM-1-10H1v5.5H-1zM-8.7-6.2l1.5-1.4 3.5 3.9-1.5 1.3zM8.7-6.2L7.2-7.6 3.7-3.7l1.5 1.3zM-10 0h2.5v2H-10zM7.5 0H10v2H7.5z',
  'M-2-9c5-.5 8.5 2.5 8.5 7 0 2.5-1 4-2.5 5.5l1.5 6L0 5.5c-2.5.5-5-.5-6.5-2.5C-8 1-8-2-7-4.5-6-7-4.5-8.7-2-9zM-3-5a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z',
  'M-10 2c3-7 8-9.5 12.5-7 3 1.7 3.5 5.5.5 6.5-1.8.6-3.2-1-2.4-2.4C-2-2-2.5 4 2 5c3 .7 6-.5 8-3-.5 5-4.5 7.5-9.5 7.5H-10z',
  'M-6.5-9.5h3v2.5h2v-2.5h3v2.5h2v-2.5h3v5l-1.5 1.5V8H8v2H-8V8h3v-11l-1.5-1.5zM0-2c-2 0-3.5 1.3-4.3 2.5C-3.5 1.7-2 3 0 3s3.5-1.3 4.3-2.5C3.5-.7 2-2 0-2zm0 1.2A1.3 1.3 0 1 1 0 1.8A1.3 1.3 0 1 1 0-.8z',
];

/** By House, in a tile of 6 by 6: so that a storey is not told by its colour alone. */
export const PATTERNS: readonly string[] = [
  'M3 3h.01',
  'M0 3h6',
  'M0 0L6 6M6 0L0 6',
  'M0 3q1.5-2 3 0t3 0',
  'M-1 1l2-2M0 6L6 0M5 7l2-2',
];

/** YLD-Q12: the colour follows the Leader; YLD-331: the four pieces are yellow. Who has none yet gets what is left. */
export function housesOf(t: Pick<PublicState, 'seats' | 'teams' | 'leader'>): readonly Leader[] {
  const alone = t.teams && t.seats === 3;
  const usual = alone ? YIELD_ORDER.toSorted((a, b) => Number(a === KERALON) - Number(b === KERALON)) : YIELD_ORDER;
  const free = usual.filter(house => !t.leader.includes(house));
  return t.leader.map(leader => leader ?? free.shift()!);
}

const HousesContext = createContext<readonly Leader[]>(LEADERS);
export const Houses = HousesContext;

/** The House of a seat; `null` is what belongs to nobody. */
export function useHouse(seat: Seat | null): Leader | null {
  const houses = use(HousesContext);
  return seat === null ? null : houses[seat]!;
}

export const yieldClass: string = theme.yield!;
export const houseClass = (house: Leader): string => theme[leaderId(house)]!;

/** Custom properties of the seat's colours; `null` is what belongs to nobody. */
export const ownerClass = (seat: Seat | null): string => (seat === null ? theme.neutral! : seatClass(seat));
