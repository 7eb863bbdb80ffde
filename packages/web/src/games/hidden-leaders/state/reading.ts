/** What the parts of Hidden Leaders read from a view. */
import {
  type Card,
  contentOf,
  countOf,
  FACTIONS,
  type Faction,
  factionsOf,
  LAST_SPACE,
  type Performance,
  thresholdOf,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';

type Markers = Pick<View, 'content' | 'red' | 'green'>;

/** The fewest spaces that the markers must move for a faction to be victorious. */
export function spacesTo(faction: Faction, { content, red, green }: Markers): number {
  const played = contentOf({ content });
  let fewest = 2 * LAST_SPACE;
  for (let r = 1; r <= LAST_SPACE; r++) {
    for (let g = 1; g <= LAST_SPACE; g++) {
      if (victoriousFaction(played, r, g) !== faction) continue;
      fewest = Math.min(fewest, Math.abs(r - red) + Math.abs(g - green));
    }
  }
  return fewest;
}

/** The Heroes whose abilities are under way, the one that was played first. */
export const chainOf = (view: Pick<View, 'frames'>): Card[] =>
  view.frames.filter(frame => frame.proc === 'perform').map(frame => (frame.locals as Performance).hero);

/** The step of the turn under way; `null` before the first turn and after the last. */
export const turnStep = (view: Pick<View, 'frames'>): string | null =>
  view.frames.find(frame => frame.proc === 'turn')?.step ?? null;

/** The viewer's own factions, or those of a Leader that lies open. */
export const alignedWith = (view: View, seat: Seat | null): Faction[] => {
  const leader = seat === null ? null : view.leaders[seat];
  return leader ? FACTIONS.filter(faction => factionsOf(contentOf(view), leader) & faction) : [];
};

/** How many Heroes of a faction the viewer knows of in a party; Hidden Heroes only where they are known. */
export const knownOf = (view: View, seat: Seat, faction: Faction): number =>
  countOf(view, view.up[seat]!, faction) + countOf(view, view.down[seat]!, faction);

export type Nearness = 'far' | 'next' | 'met';

/** How near a party is to the end of the game. */
export function nearnessOf(view: View, seat: Seat): Nearness {
  const missing = thresholdOf(view) - view.up[seat]!.length;
  return missing <= 0 ? 'met' : missing === 1 ? 'next' : 'far';
}

/** Everybody but the viewer, clockwise from the viewer; all seats for spectators. */
export function othersOf(view: Pick<View, 'viewer' | 'seats'>): Seat[] {
  const all = Array.from({ length: view.seats }, (_, i) => ((view.viewer ?? 0) + i) % view.seats);
  return view.viewer === null ? all : all.slice(1);
}

export const upOf = (view: View, seat: Seat, faction: Faction): number => countOf(view, view.up[seat]!, faction);
