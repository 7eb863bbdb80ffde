/** Cards for three Regions: an assignment by what each Region is worth and what each card may win. */
import { type Seat, workedOut } from '@interregnum/kernel';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Option } from '../options.ts';
import { CARD_COUNT, type Card, NONE, REGION_NUMBERS, TRAIT } from '../pieces.ts';
import { at } from '../state.ts';
import { type Known, regionWorth } from './worth.ts';

/** What others put down for a Region that is worth something. */
const USUAL = 6;
const SPREAD = 2;
/** What it costs to spend a point of Strength. */
const SPENT = 0.02;
/** How much a player prefers what looks better. */
const EAGERNESS = 2.2;
/** What a Region is worth to the others is worth denying. */
const DENIAL = 0.5;

/** How often a Strength wins against one opponent. */
const beats = (strength: number): number => 1 / (1 + Math.exp((USUAL - strength) / SPREAD));

/** Cards that win, or do not, in ways of their own. */
const SPECIAL: Readonly<Partial<Record<(typeof TRAIT)[number], number>>> = {
  agent: 0.5,
  ruse: 0.45,
  decree: 0.35,
  ritual: 0.45,
};

const chancesIn = workedOut((content: CrownContent): readonly number[] =>
  content.strength.map((strength, card) => SPECIAL[TRAIT[card]!] ?? beats(strength)),
);

/** What a Region is worth to a seat: the reward, and that nobody else gets it. */
function stakes(t: Known, seat: Seat, rounds: number): number[] {
  return REGION_NUMBERS.map(region => {
    let others = 0;
    for (const party of t.order)
      if (party !== seat && party < t.seats) others = Math.max(others, regionWorth(t, party, region, rounds));
    const bonus = t.deployed[at(t, region, seat)] === NONE ? 1 : 1.3;
    return bonus * (regionWorth(t, seat, region, rounds) + (DENIAL * others) / Math.max(1, t.seats - 1));
  });
}

/** How likely a player of sense is to place these cards; one weight for each option. */
export function placingWeights(t: Known, seat: Seat, rounds: number, options: readonly Option[]): number[] {
  const worth = stakes(t, seat, rounds);
  const chances = chancesIn(contentOf(t));
  const { strength } = contentOf(t);
  const opponents = Math.max(1, (t.seats - 1) * 0.75);
  for (const card of t.hands[seat]!) {
    const chance = chances[card!]! ** opponents;
    for (const region of REGION_NUMBERS) SCORES[region]![card!] = chance * worth[region]! - SPENT * strength[card!]!;
  }
  return options.map(o => (o.type === 'placeCards' ? Math.exp(EAGERNESS * scoreOf(o)) : 1));
}

/** What a card is worth at a Region, by Region, for the hand that is looked at; the last one is for no card. */
const SCORES = REGION_NUMBERS.map(() => new Float64Array(CARD_COUNT + 1));
const scoreIn = (scores: Float64Array, card: Card): number => scores[card === NONE ? CARD_COUNT : card]!;
const scoreOf = (o: Placement): number =>
  scoreIn(SCORES[0]!, o.highlands) + scoreIn(SCORES[1]!, o.plateau) + scoreIn(SCORES[2]!, o.lowlands);
type Placement = Extract<Option, { type: 'placeCards' }>;
