/** What locations give to heroes who end their Quest Phase there (RNW-505, RNW-506, RNW-Q75). */
import type { Seat } from '@interregnum/kernel';
import { drawTactics } from '../../cards.ts';
import { changeInfluence } from '../../figures.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import { faceUpAt } from './queries.ts';

const TEMPLE = 2;
const HALL = 1;

/** RNW-505, RNW-506, RNW-Q75: once for each hero, whatever he did. */
export function visitLocations(s: State, { seat }: { seat: Seat }): void {
  for (const hero of heroesOf(s, seat)) {
    const kind = faceUpAt(s, s.heroArea[hero]!);
    if (kind === 'temple') changeInfluence(s, seat, TEMPLE);
    else if (kind === 'hall-of-kellos') drawTactics(s, seat, HALL);
  }
}
