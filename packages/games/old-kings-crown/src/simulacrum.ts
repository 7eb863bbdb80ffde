/** The Simulacrum (OKC-S1..OKC-S11): an opponent that follows plan cards and is never asked. */
import { shuffle } from '@interregnum/kernel';
import { toDiscard } from './cards.ts';
import { LOCATIONS, REGIONS } from './content/map.ts';
import {
  DIFFICULTY,
  PLAN_CARDS,
  type PlanCard,
  SIMULACRUM_AGENT,
  SIMULACRUM_BID_GAIN,
  SIMULACRUM_QUEST,
  SIMULACRUM_SHRINE_BONUS,
  TIE_SLOT,
} from './content/simulacrum.ts';
import { tell } from './events.ts';
import { gain, lose } from './influence.ts';
import { discardKingdom, dismiss, refillMarket } from './kingdom-cards.ts';
import {
  type Card,
  type LocationNumber,
  locationData,
  locationsOf,
  NONE,
  REGION_NUMBERS,
  type RegionNumber,
  regionOf,
  SIMULACRUM,
  slotOf,
  valueCard,
} from './pieces.ts';
import { at, type PublicState, type State } from './state.ts';
import { defenceOf } from './strength.ts';
import { heraldRegion, isOpen } from './table.ts';

export const isSolo = (t: Pick<PublicState, 'seats'>): boolean => t.seats === 1;
export const planOf = (s: Pick<State, 'plan'>): PlanCard => PLAN_CARDS[s.plan]!;

/** OKC-S1: the next plan card; an empty deck is made anew from its discard. */
export function drawPlanCard(s: State): number {
  if (s.planDeck.length === 0) {
    s.planDeck = shuffle(s.chance, [...s.planDiscard]);
    s.planDiscard = [];
  }
  const top = s.planDeck.at(-1)!;
  s.planDeck = s.planDeck.slice(0, -1);
  return top;
}

export function discardPlan(s: State, plan: number): void {
  s.planDiscard = [...s.planDiscard, plan].sort((one, other) => one - other);
  tell({ type: 'planOver', plan });
}

/** OKC-S6: what it plays after a Tie. */
export function tieValue(s: State): Card {
  const plan = drawPlanCard(s);
  discardPlan(s, plan);
  return valueCard(TIE_SLOT, PLAN_CARDS[plan]!.tie);
}

/** What it played after a Tie is discarded, and lies at the Region no more. */
export function clearTieValue(s: State, region: RegionNumber): void {
  const place = at(s, region, SIMULACRUM);
  s.up[place] = s.up[place]!.filter(card => slotOf(card) !== TIE_SLOT);
}

/** OKC-S11: at the Tourney Field it shows the value of its top card. */
export const simulacrumShows = (s: State): { party: number; card: Card }[] =>
  isSolo(s) ? [{ party: SIMULACRUM, card: tieValue(s) }] : [];

// --- Summer ------------------------------------------------------------------------------------------------------------

const sumOf = (plan: PlanCard): number =>
  Object.values(plan.values).reduce<number>(
    (sum, value) => sum + (value === 'agent' ? SIMULACRUM_AGENT : value === 'retreat' ? 0 : value),
    0,
  );

/** OKC-S1, OKC-S8: the plan of the Round; after the Necropolis the better of two. */
export function beginPlan(s: State): void {
  s.stronger = s.strongerNext;
  s.strongerNext = false;
  const first = drawPlanCard(s);
  if (!s.twoPlans) {
    s.plan = first;
    return;
  }
  s.twoPlans = false;
  const second = drawPlanCard(s);
  const isBetter = sumOf(PLAN_CARDS[second]!) > sumOf(PLAN_CARDS[first]!);
  s.plan = isBetter ? second : first;
  discardPlan(s, isBetter ? first : second);
}

/** OKC-S2, OKC-S10: a printed 0 is a Pass. */
export function bidOfPlan(t: Pick<PublicState, 'difficulty'>, plan: number): number | null {
  const { bid } = PLAN_CARDS[plan]!;
  return bid === 0 ? null : Math.max(0, bid + DIFFICULTY[t.difficulty].strength);
}

export const simulacrumBid = (s: State): number | null => (!isSolo(s) || s.plan === NONE ? null : bidOfPlan(s, s.plan));

/** OKC-S2: it tears down a weak Kingdom Card of the human, or clears the market. */
export function winSimulacrumBid(s: State): void {
  const bid = s.bidTotals[SIMULACRUM]!;
  const weak = s.controlled[0]!.filter(held => defenceOf(s, 0, held) < bid).sort(
    (one, other) => defenceOf(s, 0, one) - defenceOf(s, 0, other) || one.kingdom - other.kingdom,
  )[0];
  if (weak) dismiss(s, 0, weak.kingdom, 'hand');
  else {
    for (const kingdom of s.market) discardKingdom(s, kingdom, SIMULACRUM);
    refillMarket(s, []);
    s.traded = true;
  }
  gain(s, SIMULACRUM, SIMULACRUM_BID_GAIN, 'simulacrum');
}

/** OKC-S3: the Location of the plan; if that is Pillaged, the other one of its Region. */
export function simulacrumHerald(s: State): LocationNumber {
  const location = LOCATIONS.indexOf(planOf(s).herald);
  return isOpen(s, location) ? location : locationsOf(regionOf(location)).find(other => other !== location)!;
}

export function placeSimulacrum(s: State): void {
  for (const region of REGION_NUMBERS)
    s.down[at(s, region, SIMULACRUM)] = valueCard(region, planOf(s).values[REGIONS[region]!]);
}

// --- Autumn ------------------------------------------------------------------------------------------------------------

/** OKC-S4: the Region of its Herald, else the topmost that is left. */
export function simulacrumRegion(s: State, left: readonly RegionNumber[]): RegionNumber {
  const own = heraldRegion(s, SIMULACRUM);
  return left.includes(own) ? own : left[0]!;
}

/** OKC-S7: the Location of its Herald, else the side that the plan prefers, else the other. */
export function simulacrumClaim(s: State, open: readonly LocationNumber[]): LocationNumber {
  const herald = s.heralds[SIMULACRUM]!;
  if (open.includes(herald)) return herald;
  return open.find(location => locationData(s, location).side === planOf(s).prefers) ?? open[0]!;
}

/** OKC-S8. `isGuarded`: the human cannot be hit through the Battlefield (K53). */
export function simulacrumReward(s: State, isGuarded: boolean): void {
  const { reward } = locationData(s, s.clash!.claimed!);
  switch (reward.kind) {
    case 'court':
      for (const card of s.court) toDiscard(s, card);
      s.court = [];
      s.seal = true;
      tell({ type: 'simulacrumReward', what: 'seal', n: 0 });
      return;
    case 'quest':
      s.quest += SIMULACRUM_QUEST.step;
      if (s.quest < SIMULACRUM_QUEST.goal) {
        tell({ type: 'simulacrumReward', what: 'quest', n: s.quest });
        return;
      }
      s.quest = 0;
      gain(s, SIMULACRUM, SIMULACRUM_QUEST.gain, 'simulacrum');
      return;
    case 'battlefield':
      if (!isGuarded && s.influence[0]! > 0) lose(s, 0, reward.remove, 'battlefield');
      else if (s.disc) {
        s.disc = null;
        tell({ type: 'disc', seat: null, uses: 0 });
      }
      return;
    case 'shrine':
      s.strongerNext = true;
      tell({ type: 'simulacrumReward', what: 'stronger', n: SIMULACRUM_SHRINE_BONUS });
      return;
    case 'necropolis':
      s.twoPlans = true;
      tell({ type: 'simulacrumReward', what: 'twoPlans', n: 2 });
      return;
    case 'none':
  }
}

/** OKC-S9: the plan of the Round is over. */
export function endPlan(s: State): void {
  if (s.plan !== NONE) discardPlan(s, s.plan);
  s.plan = NONE;
}
