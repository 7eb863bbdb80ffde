/** What a lobby shows of Yield, without the rules. */
import type { Meta } from '@interregnum/kernel';
import { TEAM_SEATS, teams } from './content/teams.ts';

const IN_TEAMS = { mode: 'teams' };

export const meta: Meta = {
  id: 'yield',
  title: 'Yield',
  rulesVersion: '1',
  seats: [2, 3, 4, 5],
  minutes: [45, 90],
  weight: 3,
  designers: ['Raphael Stocker', 'Andreas Müller', 'Markus Müller'],
  publisher: 'BFF Games',
  year: 2024,
  setup: [
    { id: 'mode', values: ['free', 'teams'], default: 'free', seats: { teams: TEAM_SEATS } },
    { id: 'leaders', values: ['off', 'pick', 'random'], default: 'off' },
    { id: 'startingPlayer', values: ['random', 'host'], default: 'random' },
    { id: 'singleChase', values: ['off', 'on'], default: 'off' },
    { id: 'teamWhispers', values: ['off', 'on'], default: 'off', seats: { on: TEAM_SEATS }, needs: IN_TEAMS },
    { id: 'allies', values: ['lead', 'either'], default: 'lead', seats: { either: TEAM_SEATS }, needs: IN_TEAMS },
    { id: 'recruits', values: ['full', 'halved'], default: 'full', seats: { halved: [3] }, needs: IN_TEAMS },
  ],
  longest: 10_000,
  teams,
};
