/** Who would win if a faction were victorious, as far as a seat can tell: beliefs about Leaders and Hidden Heroes. */
import { type Seat, type WithContent, workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { FACTIONS } from '../content/factions.ts';
import type { Card } from '../content/heroes.ts';
import { factionsOf, LEADERS, type Leader } from '../content/leaders.ts';
import { bitOf, type PublicState } from '../state.ts';
import { countIn, type Tally, tallyOf } from './tally.ts';

/** What a seat judges by: the table and its own secrets; a state has more than that and is asked for no more. */
export interface Known extends PublicState {
  leaders: readonly (Leader | null)[];
  hands: readonly (readonly (Card | null)[])[];
  down: readonly (readonly (Card | null)[])[];
  held: readonly (Card | null)[];
  ask: { readonly id: string } | null;
}

/** How much more likely a Hero lies open in a party whose Leader is aligned with it; two players mislead each other. */
const LOYALTY = 2.5;
const LOYALTY_IN_DUEL = 1.4;
/** How many Heroes of a faction a Hidden Hero of somebody else is worth. */
const HIDDEN_WORTH = 0.35;
/** How sharply a lead of one Hero decides a tie. */
const SHARPNESS = 1.3;

/** The indices in `FACTIONS` of the two factions of each Leader. */
const friendsIn = workedOut((content: HeroContent): readonly (readonly [number, number])[] =>
  [0, ...LEADERS].map(leader => {
    const [one, other] = [0, 1, 2, 3].filter(f => leader > 0 && factionsOf(content, leader) & FACTIONS[f]!);
    return [one ?? 0, other ?? 0];
  }),
);
export const friendsOf = (t: WithContent, leader: Leader): readonly [number, number] =>
  friendsIn(contentOf(t))[leader]!;

const powersOf = (base: number): number[] => Array.from({ length: 40 }, (_, heroes) => base ** heroes);
const LOYALTIES = powersOf(LOYALTY);
const LOYALTIES_IN_DUEL = powersOf(LOYALTY_IN_DUEL);

/** How likely a party with these Heroes belongs to each Leader, not normalised. */
export function loyalty(t: Pick<Known, 'content' | 'seats'>, heroes: Tally, leader: Leader): number {
  const [one, other] = friendsOf(t, leader);
  return (t.seats === 2 ? LOYALTIES_IN_DUEL : LOYALTIES)[countIn(heroes, one) + countIn(heroes, other)]!;
}

/** How many Heroes of a faction a seat expects in the stack of another. */
export function expectedInStack(t: Known, seat: Seat, other: Seat, f: number): number {
  const masks = t.known[other]!;
  let count = 0;
  for (let place = 0; place < masks.length; place++) {
    const seen = t.memory === 'aid' && (masks[place]! & bitOf(seat)) !== 0 ? t.down[other]![place]! : null;
    count += seen === null ? HIDDEN_WORTH : countIn(tallyOf(t, [seen]), f);
  }
  return count;
}

/** The chance to be overtaken by a rival. */
export const behind = (ahead: number): number => 1 / (1 + Math.exp(SHARPNESS * ahead));
