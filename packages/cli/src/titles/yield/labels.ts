/** What simulations of Yield count besides seats and bots: starting Fortresses, turn order, Leaders, endings. */
import type { Labeller } from '@interregnum/bots/node';
import { abilityId, locationId, type State, sideOfAbility, yieldGame } from '@interregnum/yield';
import { endingOf } from '../ending.ts';

const text = (key: string): string => yieldGame.words.texts.en![key]!;

export const labels: Labeller<State> = (s, outcome) => ({
  seats: {
    Start: s.start.map(location => (location === null ? 'none' : locationId(location))),
    ...(s.leaders === 'off' ? {} : { Ability: s.ability.map(nameOf) }),
  },
  game: { Ending: endingOf(outcome) },
});

const nameOf = (ability: number | null): string =>
  ability === null ? 'none' : `${text(`ability.${abilityId(ability)}`)} (${sideOfAbility(ability)})`;
