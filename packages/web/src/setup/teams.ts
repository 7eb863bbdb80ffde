/** What can be said of teams before the rules of a title are loaded: who plays with whom, and which choices are theirs. */
import { type Meta, type Seat, type SetupChoices, type SetupField, valuesFor } from '@interregnum/kernel';

/** The seats of each team. */
export type Teams = readonly (readonly Seat[])[];

interface TeamTitle {
  teams(options: SetupChoices, seats: number): Teams | null;
  /** Options that mean nothing without teams. */
  fields: readonly string[];
}

const TITLES: Readonly<Record<string, TeamTitle>> = {
  yield: {
    teams: ({ mode }, seats) => {
      if (mode !== 'teams') return null;
      if (seats === 3) return [[0, 2], [1]];
      return seats === 4
        ? [
            [0, 2],
            [1, 3],
          ]
        : null;
    },
    fields: ['teamWhispers', 'allies'],
  },
};

/** `null`: everybody plays alone. */
export const teamsOf = (game: string, options: SetupChoices, seats: number): Teams | null =>
  TITLES[game]?.teams(options, seats) ?? null;

export const alliesOf = (teams: Teams, seat: Seat): readonly Seat[] =>
  (teams.find(team => team.includes(seat)) ?? []).filter(other => other !== seat);

/** The options that so many seats can choose, and that mean something beside what is chosen already. */
export function openFields(meta: Meta, options: SetupChoices, seats: number): readonly SetupField[] {
  const idle = teamsOf(meta.id, options, seats) ? [] : (TITLES[meta.id]?.fields ?? []);
  return meta.setup.filter(field => valuesFor(field, seats).length > 1 && !idle.includes(field.id));
}
