/** What can be said of teams before the rules of a title are loaded: who plays with whom, and which choices are theirs. */
import {
  isMeant,
  type Meta,
  type Seat,
  type SetupChoices,
  type SetupField,
  type Teams,
  valuesFor,
} from '@interregnum/kernel';

/** `null`: everybody plays alone. */
export const teamsOf = (meta: Meta, choices: SetupChoices, seats: number): Teams | null =>
  meta.teams?.(choices, seats) ?? null;

export const alliesOf = (teams: Teams, seat: Seat): readonly Seat[] =>
  (teams.find(team => team.includes(seat)) ?? []).filter(other => other !== seat);

/** The options that so many seats can choose, and that mean something beside what is chosen already. */
export const openFields = (meta: Meta, choices: SetupChoices, seats: number): readonly SetupField[] =>
  meta.setup.filter(field => valuesFor(field, seats).length > 1 && isMeant(field, choices));
