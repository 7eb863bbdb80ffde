/** How many Heroes of each faction there are among some cards: four counts packed into one number. */
import { FACTIONS } from '../content/factions.ts';
import { type Card, FACTIONS_OF } from '../content/heroes.ts';
import { inPlay } from '../content/in-play.ts';

export type Tally = number;

const BITS = 8;
const MASK = 2 ** BITS - 1;

/** By card. */
let TALLIES: readonly Tally[];
inPlay.follow(
  () =>
    FACTIONS_OF.map(factions =>
      FACTIONS.reduce((tally, faction, f) => (factions & faction ? tally + 2 ** (BITS * f) : tally), 0),
    ),
  tallies => {
    TALLIES = tallies;
  },
);

export function tallyOf(cards: readonly (Card | null)[]): Tally {
  let tally = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== null) tally += TALLIES[cards[i]!]!;
  return tally;
}

/** The count of the faction with this index in `FACTIONS`. */
export const countIn = (tally: Tally, f: number): number => (tally >> (BITS * f)) & MASK;
