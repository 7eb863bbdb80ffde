/** How many Heroes of each faction there are among some cards: four counts packed into one number. */
import { type WithContent, workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { FACTIONS } from '../content/factions.ts';
import type { Card } from '../content/heroes.ts';

export type Tally = number;

const BITS = 8;
const MASK = 2 ** BITS - 1;

/** By card. */
const talliesIn = workedOut(({ factions: all }: HeroContent): readonly Tally[] =>
  all.map(factions =>
    FACTIONS.reduce((tally, faction, f) => (factions & faction ? tally + 2 ** (BITS * f) : tally), 0),
  ),
);

export function tallyOf(t: WithContent, cards: readonly (Card | null)[]): Tally {
  const tallies = talliesIn(contentOf(t));
  let tally = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== null) tally += tallies[cards[i]!]!;
  return tally;
}

/** The count of the faction with this index in `FACTIONS`. */
export const countIn = (tally: Tally, f: number): number => (tally >> (BITS * f)) & MASK;
