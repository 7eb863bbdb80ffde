/** What a rematch takes over from the game before, whoever sits where by then. */
import { rematchChoices, type Seat, type SetupChoices } from '@interregnum/kernel';
import type { Title } from '../titles.ts';
import { seatOf, type Table, type Winner } from './table.ts';

/** `null`: nobody has won, or somebody who has cannot come again. */
export function winnersOf({ outcome, places }: Table): Winner[] | null {
  const winners = outcome?.winners.map((seat): Winner | null => {
    const place = places[seat]!;
    if (place.kind === 'bot') return { bot: seat };
    return place.person === null ? null : { person: place.person };
  });
  return winners?.every(winner => winner !== null) ? winners : null;
}

function seatNow(table: Table, winner: Winner): Seat | null {
  if ('person' in winner) return seatOf(table, winner.person);
  return table.places[winner.bot]?.kind === 'bot' ? winner.bot : null;
}

/** The choices with which a table begins. */
export function choicesOf({ game: { meta } }: Title, table: Table): SetupChoices {
  const { lastWinners, options, places } = table;
  if (!lastWinners) return options;
  const seats = lastWinners.map(winner => seatNow(table, winner));
  return rematchChoices(meta, options, places.length, seats.every(seat => seat !== null) ? seats : null);
}

/** Without a trace of a person. */
export const winnersWithout = (winners: Table['lastWinners'], person: string): Table['lastWinners'] =>
  winners?.some(winner => 'person' in winner && winner.person === person) ? null : winners;

/** With an account in place of a guest. */
export const winnersWith = (winners: Table['lastWinners'], guest: string, account: string): Table['lastWinners'] =>
  winners?.map(winner => ('person' in winner && winner.person === guest ? { person: account } : winner)) ?? null;
