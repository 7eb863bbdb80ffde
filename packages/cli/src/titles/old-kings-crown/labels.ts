/** What simulations of The Old King's Crown count besides seats and bots: factions, places at the start, Rounds, endings. */
import type { Labeller } from '@interregnum/bots/node';
import type { State } from '@interregnum/old-kings-crown';
import { endingOf } from '../ending.ts';

export const labels: Labeller<State> = (s, outcome, text) => ({
  seats: { Faction: s.factions.map(faction => text(`faction.${faction}`)) },
  game: { Ending: endingOf(outcome), Rounds: String(s.round) },
});
