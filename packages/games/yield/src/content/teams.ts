/** YLD-300, YLD-330: who plays with whom, known before a table is dealt. */
import type { Seat, SetupChoices, Teams } from '@interregnum/kernel';

/** Only three or four players can make teams. */
export const TEAM_SEATS: readonly number[] = [3, 4];

export const areInTeams = ({ mode }: SetupChoices, seats: number): boolean =>
  mode === 'teams' && TEAM_SEATS.includes(seats);

/** YLD-Q24: seats 1 and 3 against seat 2, and seat 4 if there is one. */
export const teamOf = (seat: Seat): number => seat % 2;

export function teams(choices: SetupChoices, seats: number): Teams | null {
  if (!areInTeams(choices, seats)) return null;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [0, 1].map(team => all.filter(seat => teamOf(seat) === team));
}
