/** What simulations of Yield count besides seats and bots: starting Fortresses, turn order, Leaders, endings. */
import type { Labeller } from '@interregnum/bots/node';
import { abilityId, locationId, type State, sideOfAbility } from '@interregnum/yield';
import { endingOf } from '../ending.ts';

export const labels: Labeller<State> = (s, outcome, text) => ({
  seats: {
    Start: s.start.map(location => (location === null ? 'none' : locationId(location))),
    ...(s.leaders === 'off' ? {} : { Ability: s.ability.map(ability => nameOf(ability, text)) }),
  },
  game: { Ending: endingOf(outcome) },
});

const nameOf = (ability: number | null, text: (key: string) => string): string =>
  ability === null ? 'none' : `${text(`ability.${abilityId(ability)}`)} (${sideOfAbility(ability)})`;
