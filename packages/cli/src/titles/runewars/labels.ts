/** What simulations of Runewars count besides seats and bots: factions, home realms, endings and when they come. */
import type { Labeller } from '@interregnum/bots/node';
import { FACTIONS, SEASONS, type State } from '@interregnum/runewars';
import { endingOf } from '../ending.ts';

export const labels: Labeller<State> = (s, outcome, text) => ({
  seats: { Faction: s.factions.map(faction => text(`faction.${FACTIONS[faction]}`)) },
  game: { Ending: endingOf(outcome), Season: `year ${s.year}, ${SEASONS[s.season]}` },
});
