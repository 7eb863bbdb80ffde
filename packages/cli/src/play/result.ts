/** How a game ended, in words. */
import type { Outcome } from '@interregnum/kernel';
import pc from 'picocolors';
import { table as textTable } from '../text/table.ts';
import { outcomeOf, type Table } from './table.ts';

export function resultLines(table: Table): string[] {
  const outcome = outcomeOf(table);
  if (!outcome) return [];
  const { drawing, players, seat, words } = table;
  const won = outcome.winners.includes(seat);
  const rows = outcome.standings.map(({ place, seat: each, score, tieBreak }) => [
    String(place),
    drawing.ink(each, drawing.seatNames[each]!),
    players[each]!,
    String(score),
    String(tieBreak),
  ]);
  return [
    pc.bold((won ? pc.green : pc.red)(verdictOn(outcome, won))),
    `${words.say(outcome.reason)} ${pc.dim(`(${outcome.rule})`)}`,
    '',
    ...textTable(['Place', 'Seat', 'Player', 'Score', 'Tie-break'], rows),
  ];
}

function verdictOn({ winners }: Outcome, won: boolean): string {
  if (winners.length === 0) return 'Nobody won.';
  if (!won) return 'You lost.';
  return winners.length > 1 ? 'You share the victory!' : 'You won!';
}
