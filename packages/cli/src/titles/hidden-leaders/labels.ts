/** What simulations of Hidden Leaders count besides seats and bots: factions, Leaders, turn order, endings. */
import type { Labeller } from '@interregnum/bots/node';
import { contentOf, factionId, leaderId, type State, victoriousFaction } from '@interregnum/hidden-leaders';
import { endingOf } from '../ending.ts';

export const labels: Labeller<State> = (s, outcome, text) => ({
  seats: {
    Leader: s.leaders.map(leader => `${leader} ${text(`leader.${leaderId(leader)}`)}`),
    'Turn order': s.leaders.map((_, seat) => String(1 + ((seat - s.first + s.seats) % s.seats))),
  },
  game: {
    Faction: text(`faction.${factionId(victoriousFaction(contentOf(s), s.red, s.green))}`),
    Ending: endingOf(outcome),
  },
});
