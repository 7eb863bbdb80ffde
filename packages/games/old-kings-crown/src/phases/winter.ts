/** Winter (OKC-190..OKC-199): retiring, discarding, Heralds home, Deploy, the winner check. */
import type { Outcome, Seat } from '@interregnum/kernel';
import { passMoment, phrase, placesBy } from '@interregnum/kernel';
import { joinedBy, liftRevealed, sorted, takeOpenly, toDiscard, toLost, without } from '../cards.ts';
import { FACTIONS } from '../content/factions.ts';
import { changes, continuousOf } from '../effects/continuous.ts';
import { performDue } from '../effects/performing.ts';
import { openWindow } from '../effects/window.ts';
import { tell } from '../events.ts';
import { lose } from '../influence.ts';
import { type Option, oneForEach, option } from '../options.ts';
import { type Card, cardsOf, NONE, type Party, REGION_NUMBERS, SIMULACRUM, TRAIT } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { returnCards } from '../returning.ts';
import { endPlan, isSolo } from '../simulacrum.ts';
import { at, type Controlled, finish, NO_CARDS, type PublicState, procedure, type State } from '../state.ts';
import { hasKeyword } from '../strength.ts';
import { controlledBy, ownerOf, revealedAt, revealedOf, seatsInOrder, thresholdOf } from '../table.ts';

type Nothing = Record<string, never>;

/** OKC-177. */
const withRevealed = (s: State): Seat[] => seatsInOrder(s).filter(seat => revealedOf(s, seat).length > 0);

// --- retiring (OKC-191) --------------------------------------------------------------------------------------------------

function retire(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of seatsInOrder(s)) {
    const answer = answers[seat];
    if (answer?.type !== 'retire') continue;
    liftRevealed(s, answer.card);
    tell({ type: 'retired', seat, card: answer.card });
    toLost(s, answer.card);
    performDue(s, 'onRetire', seat); // K52
  }
}

// --- discarding (OKC-192, OKC-217) -----------------------------------------------------------------------------------------

/** OKC-217, OKC-Q59, OKC-Q81. */
export const loyalOf = (t: PublicState, seat: Seat): Card[] =>
  sorted(revealedOf(t, seat)).filter(card => hasKeyword(t, card, 'loyal'));

/** K51: whether one more card counts as Loyal this Round. */
export const mayKeepOneMore = (t: PublicState, seat: Seat): boolean =>
  gapOf(t, seat) !== undefined && revealedOf(t, seat).length > 0;
const gapOf = (t: PublicState, seat: Seat): Controlled | undefined =>
  controlledBy(t, seat).find(({ kingdom }) => changes(t, kingdom, 'oneMoreLoyal') && !t.used.includes(kingdom));

const mayKeep = (s: State): Seat[] =>
  seatsInOrder(s).filter(seat => loyalOf(s, seat).length > 0 || mayKeepOneMore(s, seat));

/** Every set of Loyal cards, with at most one more card under K51. */
function keepings(s: State, seat: Seat): Option[] {
  let kept: Card[][] = [[]];
  for (const card of loyalOf(s, seat)) kept = kept.flatMap(cards => [[...cards, card], cards]);
  if (mayKeepOneMore(s, seat)) {
    const others = revealedOf(s, seat).filter(card => !loyalOf(s, seat).includes(card));
    kept = kept.flatMap(cards => [...others.map(card => [...cards, card]), cards]);
  }
  return kept.map(keeping);
}

/** The answer that keeps these cards. */
export const keeping = (cards: readonly Card[]): Option =>
  cards.length === 0 ? option.none : option.keepCards(sorted(cards));

/** OKC-150, OKC-193, OKC-Q58. */
function discardRevealed(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of [...seatsInOrder(s)].reverse()) {
    const answer = answers[seat];
    const kept = answer?.type === 'keepCards' ? answer.cards : NO_CARDS;
    const gone = sorted(revealedOf(s, seat)).filter(card => !kept.includes(card));
    if (kept.some(card => !hasKeyword(s, card, 'loyal'))) s.used = joinedBy(s.used, gapOf(s, seat)!.kingdom);
    for (const card of kept) liftRevealed(s, card);
    for (const card of gone) liftRevealed(s, card);
    for (const card of gone) toDiscard(s, card);
    if (kept.length > 0) tell({ type: 'loyal', seat, cards: kept });
    returnCards(s, seat, kept);
  }
}

/** Nothing Revealed is left; values of the Simulacrum go with its plan. */
function clearRevealed(s: State): void {
  discardRevealed(s, []);
  if (!isSolo(s)) return;
  for (const region of REGION_NUMBERS) s.up[at(s, region, SIMULACRUM)] = [];
}

// --- Deploy (OKC-208) ------------------------------------------------------------------------------------------------------

/** They alone can be Deployed, whatever the content. */
const isMachine = (card: Card): boolean => TRAIT[card] === 'war-machine';
const MACHINES = new Map(FACTIONS.map(faction => [faction, cardsOf(faction).filter(isMachine)]));
const machinesOf = (s: State, seat: Seat): readonly Card[] => MACHINES.get(s.factions[seat]!)!;

/** What K12 asks for; `null` without it. */
function priceFromDiscard(s: State, seat: Seat): number | null {
  for (const change of continuousOf(s, seat)) if (change.mod === 'deployFromDiscard') return change.pay;
  return null;
}

const canDeployFromDiscard = (s: State, seat: Seat, card: Card): boolean => {
  const price = priceFromDiscard(s, seat);
  return price !== null && s.influence[seat]! >= price && s.discard[seat]!.includes(card);
};

/** OKC-Q05: whether everybody sees that a War Machine cannot be in the hand. */
const liesOpenly = (s: State, seat: Seat, card: Card): boolean =>
  s.discard[seat]!.includes(card) ||
  s.lost.includes(card) ||
  s.removed.includes(card) ||
  s.blockades.includes(card) ||
  s.controlled[seat]!.some(({ occupier }) => occupier === card) ||
  REGION_NUMBERS.some(region => s.deployed[at(s, region, seat)] === card || revealedAt(s, region, seat).includes(card));

const deployers = (s: State): Seat[] =>
  seatsInOrder(s).filter(seat =>
    machinesOf(s, seat).some(
      card => (s.hands[seat]!.length > 0 && !liesOpenly(s, seat, card)) || canDeployFromDiscard(s, seat, card),
    ),
  );

function deployments(s: State, seat: Seat): Option[] {
  const inHand = machinesOf(s, seat).some(card => s.hands[seat]!.includes(card));
  const inDiscard = machinesOf(s, seat).some(card => canDeployFromDiscard(s, seat, card));
  return [
    ...(inHand ? REGION_NUMBERS.map(option.deploy) : []),
    ...(inDiscard ? REGION_NUMBERS.map(option.deployFromDiscard) : []),
    option.none,
  ];
}

function deploy(s: State, seat: Seat, answer: Option): void {
  if (answer.type !== 'deploy' && answer.type !== 'deployFromDiscard') return;
  const isFromHand = answer.type === 'deploy';
  const card = machinesOf(s, seat).find(one => (isFromHand ? s.hands : s.discard)[seat]!.includes(one))!;
  if (isFromHand) takeOpenly(s, seat, card);
  else {
    lose(s, seat, priceFromDiscard(s, seat)!, 'effect');
    s.discard[seat] = without(s.discard[seat]!, card);
  }
  s.deployed[at(s, answer.region, seat)] = card;
  tell({ type: 'deployed', seat, card, region: answer.region });
}

// --- the winner check (OKC-196, OKC-197) ------------------------------------------------------------------------------------

const parties = (t: Pick<PublicState, 'order'>): Party[] => [...t.order].sort((one, other) => one - other);
const hasCourt = (t: PublicState, party: Party): boolean =>
  party === SIMULACRUM ? t.seal : t.court.some(card => ownerOf(t, card) === party);

/** Most Influence; among equals whoever has a card in the Court; else they share it (OKC-Q100). */
export function leading(t: PublicState): Party[] {
  const best = Math.max(...parties(t).map(party => t.influence[party]!));
  const top = parties(t).filter(party => t.influence[party] === best);
  const inCourt = top.filter(party => hasCourt(t, party));
  return inCourt.length > 0 ? inCourt : top;
}

const isReached = (t: PublicState): boolean => parties(t).some(party => t.influence[party]! >= thresholdOf(t));

/** OKC-199, OKC-Q54. */
function check(s: State): void {
  s.window = 'MWi-W';
  if (!isReached(s) && s.round < s.maxRounds) return;
  s.over = true;
  tell({ type: 'gameOver', winners: leading(s), influence: s.influence.slice() });
  finish(s);
}

export function outcome(t: PublicState): Outcome | null {
  if (!t.over) return null;
  const leaders = leading(t);
  const winners = leaders.filter(party => party !== SIMULACRUM);
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const [ending, rule] = leaders.includes(SIMULACRUM)
    ? [winners.length === 0 ? 'simulacrum' : 'level', 'OKC-S9']
    : isReached(t)
      ? ['threshold', 'OKC-197']
      : ['cap', 'OKC-Q61'];
  return {
    winners,
    standings: placesBy(
      seats.map(seat => t.influence[seat]!),
      seats.map(seat => Number(hasCourt(t, seat))),
    ),
    reason: phrase(`end.${ending}`),
    rule,
  };
}

// --- all of it -----------------------------------------------------------------------------------------------------------

export const winter = procedure<Nothing>('winter', {
  early: s => openWindow(s, 'EWi'), // OKC-190
  // OKC-191
  retire: {
    question: ASK.retire,
    everyone: s => {
      s.window = 'MWi-R';
      return withRevealed(s);
    },
    options: (s, _, seat) => oneForEach(sorted(revealedOf(s, seat)), option.retire, option.none),
    reveal: (s, _, answers) => retire(s, answers),
  },
  // OKC-192
  discard: {
    question: ASK.loyal,
    everyone: s => {
      s.window = 'MWi-D';
      return mayKeep(s);
    },
    options: (s, _, seat) => keepings(s, seat),
    reveal: (s, _, answers) => discardRevealed(s, answers),
  },
  clear: s => clearRevealed(s),
  heralds: s => {
    s.window = 'MWi-H';
    s.heralds.fill(NONE); // OKC-194
  },
  // OKC-208
  deploy: {
    question: ASK.deploy,
    each: s => {
      s.window = 'MWi-P';
      return deployers(s); // OKC-195
    },
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => deployments(s, seat),
    then: (s, _l, answer, seat) => deploy(s, seat, answer),
  },
  check: s => check(s),
  late: s => openWindow(s, 'LWi'), // OKC-198, OKC-Q29
  end: s => {
    s.used = [];
    s.choices = 0;
    s.results.fill(null);
    s.lasting = passMoment(s.lasting, 'round');
    if (isSolo(s)) endPlan(s);
  },
});
