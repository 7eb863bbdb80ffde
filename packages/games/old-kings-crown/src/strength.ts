/** Strength, Traits and Keywords as they are now: every value is worked out anew for each stage (OKC-Q82, OKC-Q83). */
import { inForce, type WithContent, workedOut } from '@interregnum/kernel';
import type { CrownContent } from './content/built-in.ts';
import type { CardSet } from './content/card-sets.ts';
import { contentOf } from './content/contents.ts';
import { HAND_LIMIT, LEAST_HAND_LIMIT } from './content/setup.ts';
import { DIFFICULTY, SIMULACRUM_SHRINE_BONUS, TIE_SLOT } from './content/simulacrum.ts';
import { eliminate, invulnerable, type Keyword, type KeywordWord, type Trait } from './content/traits.ts';
import { amountOf, changesOfCards, continuousIn } from './effects/continuous.ts';
import {
  adjacentTo,
  CARDS,
  type Card,
  IS_SUPPORTER,
  isValue,
  type Party,
  printedValue,
  slotOf,
  TRAIT,
  textIn,
} from './pieces.ts';
import type { Clash, Controlled, LastingEffect, PublicState, State } from './state.ts';
import { isSeat, ownerOf, revealedAt } from './table.ts';

// --- numbers outside a Clash -----------------------------------------------------------------------------------------

/** OKC-281, OKC-Q08. */
export const limitOf = (t: PublicState, seat: number): number =>
  Math.max(LEAST_HAND_LIMIT, HAND_LIMIT + t.bonus[seat]! + amountOf(t, seat, 'limit') - t.attrition[seat]!);

/** OKC-272, OKC-Q98. */
export const defenceOf = (t: PublicState, seat: number, { occupier }: Controlled): number =>
  contentOf(t).strength[occupier]! + amountOf(t, seat, 'def');

/** T-NO3. */
export const isBidVoid = (t: PublicState, party: Party): boolean =>
  t.lasting.some(one => one.kind === 'bidsWorthNothing' && one.party !== party);

/** OKC-085; a Strategy counts 0 (OKC-001, OKC-252); `null` for a Pass (OKC-Q99). */
export function bidTotalOf(s: PublicState & Pick<State, 'bids'>, seat: number): number | null {
  const bid = s.bids[seat];
  if (!bid || bid.length === 0) return null;
  if (isBidVoid(s, seat)) return 0;
  return bid.reduce((sum, card) => sum + contentOf(s).strength[card]!, amountOf(s, seat, 'bid') + s.bidPlus[seat]!);
}

// --- Traits and Keywords ---------------------------------------------------------------------------------------------

/** K25 names another Trait until the Clash is resolved. */
export function traitOf(clash: Clash | null, card: Card): Trait {
  if (clash !== null) for (const one of clash.traits) if (one.card === card) return one.trait;
  return TRAIT[card]!;
}

export function isInClash(clash: Clash | null, card: Card): boolean {
  if (clash === null) return false;
  for (const cards of clash.cards) if (cards.includes(card)) return true;
  return false;
}
const isActive = (clash: Clash | null): clash is Clash => clash !== null && clash.totals === null;

/** OKC-Q108: of a card that came in after the Keywords only Strength and Trait count. */
export const hasText = (clash: Clash | null, card: Card): boolean => !(clash?.late.includes(card) ?? false);

/** Whether a card is one of a player's own, by Trait, Strength and place in the Clash: for continuous effects. */
function isMeant(t: PublicState, controller: Party, set: CardSet, card: Card): boolean {
  const isOwn = ownerOf(t, card) === controller;
  if (set.whose === 'mine' ? !isOwn : isOwn) return false;
  if (set.where === 'clash' && !isInClash(t.clash, card)) return false;
  const trait = traitOf(t.clash, card);
  if (set.traits.length > 0 && !set.traits.includes(trait)) return false;
  return !set.not.includes(trait) && (!set.supporters || IS_SUPPORTER[card]!);
}

const silencing = workedOut((content: CrownContent) =>
  CARDS.flatMap(card =>
    continuousIn(textIn(content, card)).flatMap(({ change }) =>
      change.mod === 'drop' && change.keyword === 'all' ? [[card, change.of] as const] : [],
    ),
  ),
);

/** OKC-Q109: The Ballad of No One takes the Keywords of opponents' cards in its Clash, until it is resolved. */
export function isSilenced(t: PublicState, card: Card): boolean {
  const { clash } = t;
  if (!isActive(clash)) return false;
  for (const [ballad, set] of silencing(contentOf(t))) {
    if (!isInClash(clash, ballad) || !hasText(clash, ballad) || !isInClash(clash, card)) continue;
    if (isMeant(t, ownerOf(t, ballad), set, card)) return true;
  }
  return false;
}

/** Whether a card can have Keywords at all; one that came in late has them again after the Clash (OKC-Q108). */
export const canHaveKeywords = (t: PublicState, card: Card): boolean =>
  !isActive(t.clash) || (hasText(t.clash, card) && !isSilenced(t, card));

/** T-UP2. */
const STREETS: Keyword = eliminate('captain', 'champion', 'heir');

const isHeirGuarded = (lasting: readonly LastingEffect[], party: Party): boolean =>
  lasting.some(one => one.kind === 'invulnerableHeir' && one.party === party);

const NO_KEYWORDS: readonly Keyword[] = [];

/** Printed Keywords first, then granted ones (OKC-Q38, OKC-Q82, OKC-Q83). */
export function keywordsOf(t: PublicState, card: Card): readonly Keyword[] {
  if (!canHaveKeywords(t, card)) return NO_KEYWORDS;
  const owner = ownerOf(t, card);
  let words = contentOf(t).keywords[card]!;
  for (const change of changesOfCards(t, owner)) {
    if (change.mod === 'grant' && isMeant(t, owner, change.to, card)) words = [...words, ...change.keywords];
    if (change.mod === 'drop' && isMeant(t, owner, change.of, card))
      words = words.filter(one => one.word !== change.keyword);
  }
  if (isHeirGuarded(t.lasting, owner) && TRAIT[card] === 'heir') words = [...words, invulnerable]; // CM-NO
  if (t.clash === null) return words;
  for (const grant of t.clash.granted) {
    if (grant.card === card) words = [...words, grant.what === 'eliminate' ? STREETS : invulnerable];
  }
  return words;
}

export function hasKeyword(t: PublicState, card: Card, word: KeywordWord): boolean {
  for (const one of keywordsOf(t, card)) if (one.word === word) return true;
  return false;
}

// --- totals ----------------------------------------------------------------------------------------------------------

/** OKC-S8, OKC-S10: what difficulty adds to a number of the Simulacrum, and the Shrine to those at Regions. */
const valueBonus = (t: PublicState, card: Card): number =>
  DIFFICULTY[t.difficulty].strength + (t.stronger && slotOf(card) !== TIE_SLOT ? SIMULACRUM_SHRINE_BONUS : 0);

/** The Strength of a card in the Clash under way. */
export function strengthOf(t: PublicState, card: Card): number {
  const owner = ownerOf(t, card);
  let strength = contentOf(t).strength[card]!;
  if (isValue(card))
    return typeof printedValue(card) === 'number' ? Math.max(0, strength + valueBonus(t, card)) : strength;
  for (const change of changesOfCards(t, owner)) {
    if (change.mod === 'str' && isMeant(t, owner, change.of, card)) strength += change.n;
  }
  if (t.clash !== null) for (const one of t.clash.strength) if (one.card === card) strength += one.n;
  return strength;
}

/** OKC-206, OKC-Q107: cards that lay Revealed next door when the Clash began, and still do (OKC-207, OKC-Q73). */
export function bolsterOf(t: PublicState, clash: Clash, party: Party): number {
  const plus = isSeat(t, party) ? amountOf(t, party, 'bolster') : 0; // K11
  const { bolster } = contentOf(t);
  let sum = 0;
  for (const region of adjacentTo(clash.region)) {
    for (const card of revealedAt(t, region, party)) {
      if (clash.bolsters.includes(card) && bolster[card]! > 0) sum += bolster[card]! + plus;
    }
  }
  return sum;
}

const isLastingAt = (one: LastingEffect, clash: Clash, kind: LastingEffect['kind']): boolean =>
  one.kind === kind && one.at === clash.region && inForce(one);

/** OKC-135 in the order of OKC-Q112; Raid & Raze comes after it (OKC-136). */
export function totalOf(t: PublicState, clash: Clash, party: Party): number {
  let total = bolsterOf(t, clash, party) + clash.plus[party]!;
  for (const card of clash.cards[party]!) total += strengthOf(t, card);
  total += amountOf(t, party, 'total');
  for (const one of t.lasting) if (one.party === party && isLastingAt(one, clash, 'plus')) total += one.n;
  total = Math.max(0, total); // OKC-Q24
  for (const one of t.lasting)
    if (one.party !== party && isLastingAt(one, clash, 'halveOpponents')) total = Math.ceil(total / 2);
  return total;
}

/** The totals of all participants, by party (OKC-Q84). */
export function totalsOf(t: PublicState, clash: Clash): number[] {
  const totals: number[] = [];
  for (let party = 0; party < clash.plus.length; party++)
    totals.push(clash.in.includes(party) ? totalOf(t, clash, party) : 0);
  return totals;
}

const turning = workedOut((content: CrownContent) =>
  CARDS.filter(card => continuousIn(textIn(content, card)).some(({ change }) => change.mod === 'lowestTotalWins')),
);

/** GA21. */
export const lowestWins = (t: WithContent, clash: Clash): boolean =>
  turning(contentOf(t)).some(card => isInClash(clash, card) && hasText(clash, card));

/**
 * Who leads: the highest total, or the lowest above 0 under The Eye (GA21); all of them if every total is 0.
 * OKC-139, OKC-141, OKC-Q25.
 */
export function leadersOf(
  t: WithContent,
  clash: Clash,
  totals: readonly number[],
  among: readonly Party[] = clash.in,
): readonly Party[] {
  const isLowest = lowestWins(t, clash);
  const counted = isLowest ? among.filter(party => totals[party]! > 0) : among;
  if (counted.length === 0) return among;
  const values = counted.map(party => totals[party]!);
  const best = isLowest ? Math.min(...values) : Math.max(...values);
  return counted.filter(party => totals[party] === best);
}
