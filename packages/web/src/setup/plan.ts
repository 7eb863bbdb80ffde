/** The plan of a table while it is being made, and the last one as the next one's start. */

import { BOT_NAMES, levelAt } from '@interregnum/bots/cast';
import type { ContentFile, Meta, SetupChoices } from '@interregnum/kernel';
import { fittingChoices, setupChoices } from '@interregnum/kernel';
import type { TablePlan } from '../local/messages.ts';
import type { Player } from '../store/database.ts';
import { BOT_LEVELS, USUAL_LEVEL } from './bots.ts';

/** What a seat is for: a person, or a bot of a level. */
export type Role = 'person' | (string & {});

export interface Draft {
  seats: number;
  /** For as many seats as a title may have. */
  roles: readonly Role[];
  names: readonly string[];
  options: SetupChoices;
  seed: string;
  /** The content file to play with. */
  content: ContentFile | null;
}

const key = (meta: Meta) => `interregnum.setup.${meta.id}`;
const isRole = (role: unknown): role is Role => role === 'person' || BOT_LEVELS.some(bot => bot.level === role);

const first = (meta: Meta): Draft => {
  const most = Math.max(...meta.seats);
  return {
    seats: meta.seats.includes(3) ? 3 : meta.seats[0]!,
    roles: Array.from({ length: most }, (_, seat) => (seat === 0 ? 'person' : USUAL_LEVEL)),
    names: Array.from({ length: most }, () => ''),
    options: setupChoices(meta, {}),
    seed: '',
    content: null,
  };
};

/** The last draft of this title, as far as it still fits. */
export function lastDraft(meta: Meta): Draft {
  const start = first(meta);
  try {
    const last = JSON.parse(localStorage.getItem(key(meta)) ?? '{}') as Partial<Draft>;
    const seats = meta.seats.find(each => each === last.seats) ?? start.seats;
    return {
      ...start,
      seats,
      roles: start.roles.map((role, seat) => (isRole(last.roles?.[seat]) ? last.roles[seat]! : role)),
      names: start.names.map((name, seat) => last.names?.[seat] ?? name),
      options: fittingChoices(meta, last.options ?? {}, seats),
    };
  } catch {
    return start;
  }
}

/** What does not suit the new number of seats falls back to the usual. */
export const withSeats = (meta: Meta, draft: Draft, seats: number): Draft => ({
  ...draft,
  seats,
  options: fittingChoices(meta, draft.options, seats),
});

export function rememberDraft(meta: Meta, { seed: _, content: __, ...draft }: Draft): void {
  try {
    localStorage.setItem(key(meta), JSON.stringify(draft));
  } catch {
    // Nothing is lost but a convenience.
  }
}

/** The names of all seats: persons as they wish, bots by their place. */
export function seatPlans(draft: Draft, personName: (nth: number) => string): Player[] {
  let persons = 0;
  return draft.roles.slice(0, draft.seats).map((role, seat): Player => {
    if (role !== 'person') return { kind: 'bot', name: BOT_NAMES[seat]!, level: levelAt(seat, role) };
    return { kind: 'person', name: draft.names[seat]?.trim() || personName(persons++) };
  });
}

export const tablePlan = (meta: Meta, draft: Draft, personName: (nth: number) => string): TablePlan => ({
  game: meta.id,
  options: draft.options,
  seats: seatPlans(draft, personName),
  seed: draft.seed.trim() || null,
  content: draft.content,
});
