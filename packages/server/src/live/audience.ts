/** Who hears a line of the talk at a table. */
import type { Seat } from '@interregnum/kernel';
import type { ChatRow } from '../store/schema.ts';

export const writeAmong = (seats: readonly Seat[]): string => `,${seats.join(',')},`;
export const readAmong = (among: string): Seat[] => among.split(',').filter(Boolean).map(Number);

export const isHeardBy = ({ among }: Pick<ChatRow, 'among'>, seat: Seat | null): boolean =>
  among === null || (seat !== null && readAmong(among).includes(seat));
