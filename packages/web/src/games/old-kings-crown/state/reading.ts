/** What the parts of The Old King's Crown read from a view. */
import { type Seat, undecided, type WindowFrame } from '@interregnum/kernel';
import {
  ASK,
  at,
  type Card,
  contentOf,
  FACTIONS,
  isSeat,
  LOCATION_NUMBERS,
  type LocationNumber,
  NONE,
  type OldKingsCrownEvent,
  type Party,
  type RegionNumber,
  type View,
  WINDOWS,
  type Window,
} from '@interregnum/old-kings-crown';
import type { SealLook } from '../../../parts/seal.tsx';
import { FACTION_SEALS } from '../seals.ts';

/** Parties from the viewer on: everybody has the same lane at all Regions. */
export function lanesOf(view: View): readonly Party[] {
  const parties = [...view.order].sort((one, other) => one - other);
  const first = Math.max(0, parties.indexOf(view.viewer ?? 0));
  return [...parties.slice(first), ...parties.slice(0, first)];
}

/** Half of the lanes lie to the left of the Locations, the viewer's outermost. */
export function sidesOf(view: View): readonly [left: readonly Party[], right: readonly Party[]] {
  const lanes = lanesOf(view);
  const half = lanes.length > 3 ? 2 : 1;
  return [lanes.slice(0, half), lanes.slice(half)];
}

export const heraldsAt = (view: View, location: LocationNumber): Party[] =>
  view.order.filter(party => view.heralds[party] === location);

/** `NONE`: no card; `null`: one that the viewer may not know. */
export const downCard = (view: View, region: RegionNumber, party: Party): Card | null =>
  view.down[at(view, region, party)] ?? null;

export const questOf = (view: View, seat: Seat): number =>
  view.sites[seat]!.reduce((sum, card) => sum + contentOf(view).quest[card]!, 0);

/** Seats that the open question waits for, and those that have answered it. */
export const committed = (view: View, party: Party): boolean =>
  view.ask?.id === ASK.placing && isSeat(view, party) && view.ask.seats.includes(party) && view.answers.given[party]!;

// --- the year --------------------------------------------------------------------------------------------------------------

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const PARTS_OF_SEASON = ['early', 'mid', 'late'] as const;
export type PartOfSeason = (typeof PARTS_OF_SEASON)[number];

export const seasonOf = (window: Window): Season => WINDOWS[window].season;
/** Early and Late windows have short codes; everything else is Mid. */
export const partOf = (window: Window): PartOfSeason =>
  /^E[A-Z]/.test(window) ? 'early' : /^L[A-Z]/.test(window) ? 'late' : 'mid';

/** Who may still declare in the window under way: those whose turn in this pass is to come, in order. */
export function declaring(view: View): readonly Seat[] {
  const frame = view.frames.findLast(one => one.proc === 'window');
  if (!frame || view.ask?.id !== ASK.window) return undecided(view);
  const { order, turn } = frame.locals as unknown as WindowFrame;
  return order.slice(turn);
}

// --- seals -----------------------------------------------------------------------------------------------------------------

/** By seat; who has no faction yet gets one that is free. */
export function sealsOf({ factions, seats }: Pick<View, 'factions' | 'seats'>): readonly SealLook[] {
  const free = FACTIONS.filter(faction => !factions.includes(faction));
  const all = [...factions, ...free].slice(0, Math.max(seats, 1));
  return all.map(faction => FACTION_SEALS[FACTIONS.indexOf(faction)]!);
}

export const blockadeAt = (view: View, location: LocationNumber): Card | null => {
  const card = view.blockades[location]!;
  return card === NONE ? null : card;
};
export const BATTLEFIELD: LocationNumber = LOCATION_NUMBERS[3]!;

/** Whether somebody has just suffered Attrition. */
export const suffersIn = (news: readonly OldKingsCrownEvent[], seat: Seat): boolean =>
  news.some(event => event.type === 'attrition' && event.seat === seat);
