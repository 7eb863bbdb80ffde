/** The four peoples: who plays which, their heraldry and their colours. */
import type { Seat } from '@interregnum/kernel';
import { FACTION_NUMBERS, type FactionNumber, NONE, type View } from '@interregnum/runewars';
import { seatClass } from '../../../parts/seal.tsx';
import theme from '../theme.module.css';

export const runewarsClass: string = theme.runewars!;

/** By faction, about 20 across: a keep, an oak leaf, a skull, a horned claw. */
export const EMBLEMS: readonly string[] = [
  'M-8-9h4v3h2.5v-3h3v3H4v-3h4v6l-2 2V7h2.5v2.5h-17V7H-6v-9l-2-2zM-1.8 7V1.5a1.8 1.8 0 0 1 3.6 0V7z',
  'M0-10C6-6 9-1 6.5 4 5 7 2 7.5.9 7.5L1.2 10h-2.4l.3-2.5C-2 7.5-5 7-6.5 4-9-1-6-6 0-10zM-.7 6.5H.7L.6 1.5 4-1.5 3-2.6.5-.5V-6h-1v5.5L-3-2.6l-1 1.1 3.4 3z',
  'M0-9.5c5.5 0 8.5 3.5 8.5 8 0 3-1.5 4.5-3 5.5v3.5h-2V5H2v2.5H-2V5h-1.5v2.5h-2V4c-1.5-1-3-2.5-3-5.5 0-4.5 3-8 8.5-8zM-3.8-3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7.6 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  'M-9-9c1 5 3.5 6.5 6 7L0-7l3 5c2.5-.5 5-2 6-7 1 7-1.5 11-4.5 12.5L2.5 9.5 0 6l-2.5 3.5-2-6C-7.5 2-10-2-9-9z',
];

/** Who has none yet gets what is left. */
export function peoplesOf(view: Pick<View, 'factions'>): readonly FactionNumber[] {
  const free = FACTION_NUMBERS.filter(faction => !view.factions.includes(faction));
  return view.factions.map(faction => (faction === NONE ? free.shift()! : faction));
}

/** Custom properties of the seat's colours; `NONE` is what belongs to nobody. */
export const ownerClass = (seat: Seat): string => (seat === NONE ? theme.neutral! : seatClass(seat));
