/** What a lobby shows of Yield, without the rules. */
import type { Meta } from '@interregnum/kernel';

/** YLD-300, YLD-330: who can make teams. */
const TEAM_SEATS = [3, 4];

export const meta: Meta = {
  id: 'yield',
  title: 'Yield',
  rulesVersion: '1',
  seats: [2, 3, 4, 5],
  minutes: [45, 90],
  weight: 3,
  designers: ['Raphael Stocker', 'Andreas Müller', 'Markus Müller'],
  publisher: 'BFF Games',
  setup: [
    { id: 'mode', values: ['free', 'teams'], default: 'free', seats: { teams: TEAM_SEATS } },
    { id: 'leaders', values: ['off', 'pick', 'random'], default: 'off' },
    { id: 'startingPlayer', values: ['random', 'host'], default: 'random' },
    { id: 'singleChase', values: ['off', 'on'], default: 'off' },
    { id: 'teamWhispers', values: ['off', 'on'], default: 'off', seats: { on: TEAM_SEATS } },
    { id: 'allies', values: ['lead', 'either'], default: 'lead', seats: { either: TEAM_SEATS } },
  ],
  longest: 10_000,
};
