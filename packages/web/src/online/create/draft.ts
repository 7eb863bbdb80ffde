/** The plan of an online table while it is being made. */
import type { ContentFile, Meta, Seat, SetupChoices } from '@interregnum/kernel';
import { fewestTogether, fittingChoices, setupChoices } from '@interregnum/kernel';
import type { Clock, NewTable, OnTimeout, SeatPlan, Visibility } from '@interregnum/protocol';
import { USUAL_LEVEL } from '../../setup/bots.ts';

/** Who a seat is for: the one who makes the table, somebody who is invited, or a bot of a level. */
export type Role = 'me' | 'person' | (string & {});

/** How the table is played besides the rules. */
export interface Terms {
  visibility: Visibility;
  clock: Clock['kind'];
  /** Seconds for each answer, and minutes in the bank. */
  perMove: number;
  bank: number;
  days: number;
  onTimeout: OnTimeout;
  spectators: boolean;
  rated: boolean;
}

export interface OnlineDraft extends Terms {
  roles: readonly Role[];
  options: SetupChoices;
  content: ContentFile | null;
}

export const PER_MOVE: readonly number[] = [15, 30, 60, 120, 300];
export const BANKS: readonly number[] = [0, 5, 10, 20, 45];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7];

export const USUAL_TERMS: Terms = {
  visibility: 'private',
  clock: 'none',
  perMove: 60,
  bank: 10,
  days: 2,
  onTimeout: 'default',
  spectators: true,
  rated: false,
};

export function firstDraft(meta: Meta): OnlineDraft {
  const seats = fewestTogether(meta.seats);
  const roles = Array.from({ length: seats }, (_, seat): Role => (seat === 0 ? 'me' : 'person'));
  return { ...USUAL_TERMS, roles, options: setupChoices(meta, {}), content: null };
}

/**
 * More seats are for persons; the seat of the one who makes the table is always there. Options that do not suit the
 * new number fall back to the usual.
 */
export function withSeats(meta: Meta, draft: OnlineDraft, seats: number): OnlineDraft {
  const kept = Array.from({ length: seats }, (_, seat): Role => draft.roles[seat] ?? 'person');
  const roles = kept.includes('me') ? kept : kept.map((role, seat) => (seat === 0 ? 'me' : role));
  return { ...draft, roles, options: fittingChoices(meta, draft.options, seats) };
}

/** There is one `me`: whoever takes it leaves their old seat to somebody else. */
export function withRole(roles: readonly Role[], seat: Seat, role: Role): Role[] {
  const moved = roles.map((each, i): Role => (i === seat ? role : role === 'me' && each === 'me' ? 'person' : each));
  if (moved.includes('me')) return moved;
  const next = moved.findIndex((each, i) => i !== seat && each === 'person');
  return next < 0 ? roles.slice() : moved.map((each, i) => (i === next ? 'me' : each));
}

export function clockOf({ clock, perMove, bank, days }: Terms): Clock {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', perMove, bank: bank * 60 };
    case 'slow':
      return { kind: 'slow', days };
  }
}

const planOf = (role: Role): SeatPlan =>
  role === 'me' || role === 'person' ? { kind: 'person' } : { kind: 'bot', level: role };

export const seatsOf = (roles: readonly Role[]) => ({ seats: roles.map(planOf), seat: roles.indexOf('me') });

export const termsOf = (terms: Terms) => ({
  visibility: terms.visibility,
  clock: clockOf(terms),
  onTimeout: terms.onTimeout,
  botLevel: USUAL_LEVEL,
  spectators: terms.spectators,
});

export const newTable = (game: string, draft: OnlineDraft, entropy: string): NewTable => ({
  game,
  options: draft.options,
  ...seatsOf(draft.roles),
  ...termsOf(draft),
  rated: draft.rated,
  entropy,
  ...(draft.content && { content: { name: draft.content.name, data: draft.content.data } }),
});
