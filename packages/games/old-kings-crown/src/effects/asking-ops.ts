/** What ops do that ask; the further questions of an effect cannot be declined unless the op says so (OKC-Q105). */
import {
  AGAIN,
  arrangements,
  type ChoiceOp,
  type Next,
  permutations,
  type Seat,
  type SecretOp,
  type StepOf,
  viewers,
} from '@interregnum/kernel';
import { changeClash } from '../cards.ts';
import { FACTION_CARDS } from '../content/cards.ts';
import { contentOf } from '../content/contents.ts';
import type { AskingOp } from '../content/effect.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { TRAITS } from '../content/traits.ts';
import { tell, tellApart } from '../events.ts';
import { gain } from '../influence.ts';
import { kingdomPlace, kingdomThing, rearranged, seenInHand, seenInKingdomDeck, seenInPile } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { orderByInfluence, setOrder } from '../order-track.ts';
import { type Card, NONE, type Party, REGION_NUMBERS, type RegionNumber } from '../pieces.ts';
import { carryOut, reinforce, retreats } from '../retreating.ts';
import { simulacrumShows } from '../simulacrum.ts';
import type { State } from '../state.ts';
import { swapDown, swapDownWithHand } from '../swaps.ts';
import { availableIn, downAt, heraldRegion, opponentsOf, seatsInOrder } from '../table.ts';
import type { Performance } from './performance.ts';
import { cardsIn } from './sets.ts';
import { countUse } from './sources.ts';

type L = Performance;
type AskingOps = {
  readonly [K in AskingOp['op']]:
    | ChoiceOp<State, Option, L, StepOf<AskingOp, K>>
    | SecretOp<State, Option, L, StepOf<AskingOp, K>>;
};

// --- face-down cards -------------------------------------------------------------------------------------------------

/** Regions where a player has a face-down card (OKC-Q79). */
export const regionsWithDown = (s: State, party: Party): RegionNumber[] =>
  REGION_NUMBERS.filter(region => downAt(s, region, party) !== NONE);

export const pairsOf = (regions: readonly RegionNumber[]): [RegionNumber, RegionNumber][] =>
  regions.flatMap((one, i) => regions.slice(i + 1).map((other): [RegionNumber, RegionNumber] => [one, other]));

/** Opponents, in order, of whom two face-down cards can be swapped. */
export const swappable = (s: State, seat: Seat): Party[] =>
  opponentsOf(s, seat).filter(party => regionsWithDown(s, party).length > 1);

const nextSwappable = (s: State, l: L): Party | null => {
  const later = s.order.slice(s.order.indexOf(l.player) + 1);
  return swappable(s, l.seat).find(party => later.includes(party)) ?? null;
};

// --- piles -------------------------------------------------------------------------------------------------------------

type Pile = 'kingdom' | 'draw';
const pileOf = (s: State, l: L, pile: Pile): readonly number[] =>
  pile === 'kingdom' ? s.kingdomDeck : s.draw[l.seat]!;
const idOf = (pile: Pile, card: number): string => (pile === 'kingdom' ? KINGDOM_CARDS : FACTION_CARDS)[card]!.id;
/** OKC-Q91. */
const topOf = (s: State, l: L, pile: Pile, n: number): number[] => pileOf(s, l, pile).slice(-n).reverse();

function note(s: State, l: L, pile: Pile, index: number, card: number): void {
  if (pile === 'kingdom') seenInKingdomDeck(s, index, card, l.seat);
  else seenInPile(s, l.seat, index, card, viewers(l.seat));
}

/** The looker knows the cards where they lie; nobody else does any more. */
function noteAll(s: State, l: L, pile: Pile, cards: readonly number[]): void {
  rearranged(s, pile === 'kingdom' ? cards.map(kingdomThing) : cards);
  const list = pileOf(s, l, pile);
  for (const [index, card] of list.entries()) if (cards.includes(card)) note(s, l, pile, index, card);
}

function putBack(s: State, l: L, pile: Pile, top: readonly number[], bottom: readonly number[]): void {
  const count = top.length + bottom.length;
  const between = pileOf(s, l, pile).slice(0, -count);
  shiftKnown(s, pile, between, bottom.length);
  const list = [...[...bottom].reverse(), ...between, ...[...top].reverse()];
  if (pile === 'kingdom') s.kingdomDeck = list;
  else s.draw[l.seat] = list;
  noteAll(s, l, pile, [...top, ...bottom]);
  tell({ type: 'arranged', seat: l.seat, pile, bottom: bottom.length });
}

/** Cards that come to the bottom push the others up. */
function shiftKnown(s: State, pile: Pile, between: readonly number[], by: number): void {
  if (by === 0) return;
  const things = new Set(pile === 'kingdom' ? between.map(kingdomThing) : between);
  s.marks = s.marks.map(mark =>
    things.has(mark.thing) && isPiled(mark.place, pile) ? { ...mark, place: mark.place + by } : mark,
  );
}
const isPiled = (place: number, pile: Pile): boolean => (pile === 'kingdom') === place >= kingdomPlace(0);

const numberIn = (pile: Pile, cards: readonly number[], id: string): number =>
  cards.find(card => idOf(pile, card) === id)!;

function arrangementsOf(s: State, l: L, pile: Pile, n: number): Option[] {
  const ids = topOf(s, l, pile, n).map(card => idOf(pile, card));
  return arrangements(ids.length).map(({ order, kept }) => {
    const top = order.slice(0, kept).map(place => ids[place]!);
    const bottom = order.slice(kept).map(place => ids[place]!);
    return bottom.length === 0 ? option.arrangeTop(top) : option.arrange(top, bottom);
  });
}

function arrange(s: State, l: L, pile: Pile, n: number, answer: Option): void {
  const cards = topOf(s, l, pile, n);
  const numbers = (ids: readonly string[]) => ids.map(id => numberIn(pile, cards, id));
  if (answer.type === 'arrangeTop') putBack(s, l, pile, numbers(answer.top), []);
  if (answer.type === 'arrange') putBack(s, l, pile, numbers(answer.top), numbers(answer.bottom));
}

// --- the Tourney Field (K55) -------------------------------------------------------------------------------------------

/** Equal Strengths cancel out; the highest that is left wins. */
function tourneyWinner(s: State, shown: readonly { party: Party; card: Card }[]): Party | null {
  const { strength } = contentOf(s);
  const alone = shown.filter(one => shown.every(other => other === one || strength[other.card] !== strength[one.card]));
  if (alone.length === 0) return null;
  return alone.reduce((best, one) => (strength[one.card]! > strength[best.card]! ? one : best)).party;
}

function holdTourney(s: State, l: L, prize: number, answers: readonly (Option | null)[]): void {
  const shown = seatsInOrder(s).flatMap(party => {
    const answer = answers[party];
    return answer?.type === 'show' ? [{ party, card: answer.card }] : [];
  });
  for (const { party, card } of shown) seenInHand(s, party, card);
  const all = [...shown, ...simulacrumShows(s)];
  const winner = tourneyWinner(s, all);
  tell({ type: 'shown', cards: all, winner });
  if (winner !== null) gain(s, winner, prize, 'effect', l.source);
}

/** OKC-Q105: no answer takes an effect back. */
export const ASKING_OPS: AskingOps = {
  sel: {
    options: (s, l, { from, asks }) => {
      if (from.in === 'facedown') {
        const region = heraldRegion(s, l.seat);
        return opponentsOf(s, l.seat)
          .filter(party => downAt(s, region, party) !== NONE)
          .map(option.look);
      }
      return cardsIn(s, l, from).map(card => (asks === 'OKC-D11' ? option.card(card) : option.with(card)));
    },
    then: (_, l, { as }, answer) => {
      if (answer.type === 'look') l.player = answer.party;
      else if (answer.type === 'card' || answer.type === 'with') {
        if (as === 'a') l.a = [answer.card];
        else l.b = answer.card;
      }
    },
  },
  more: {
    options: (s, l, { from, most }) => {
      const further = l.a.length < most ? cardsIn(s, l, from).filter(card => !l.a.includes(card)) : [];
      return further.length === 0 ? [] : [...further.map(option.also), option.stop];
    },
    then: (_, l, _step, answer): Next => {
      if (answer.type !== 'also') return;
      l.a = [...l.a, answer.card];
      return AGAIN;
    },
  },
  selPlayer: {
    options: (s, l, { with: having }) =>
      having === 'hand'
        ? opponentsOf(s, l.seat)
            .filter(party => (s.hands[party]?.length ?? 0) > 0)
            .map(option.player)
        : l.a.filter(party => s.influence[party]! > 0).map(option.stealInfluence),
    then: (_, l, _step, answer) => {
      if (answer.type === 'player' || answer.type === 'stealInfluence') l.player = answer.party;
    },
  },
  selLocation: {
    options: s => availableIn(s, s.region).map(option.place),
    then: (_, l, _step, answer) => {
      if (answer.type === 'place') l.location = answer.location;
    },
  },
  swapOwn: {
    options: (s, l, step) => {
      const regions = regionsWithDown(s, l.seat);
      const swaps =
        step.with === 'facedown'
          ? pairsOf(regions).map(([one, other]) => option.swapOwn(one, other))
          : regions.flatMap(region => s.hands[l.seat]!.map(card => option.swapWithHand(region, card)));
      return [...swaps, option.keep];
    },
    then: (s, l, _step, answer) => {
      if (answer.type === 'swapOwn') swapDown(s, l.seat, l.seat, answer.region, answer.other);
      if (answer.type === 'swapWithHand') swapDownWithHand(s, l.seat, answer.region, answer.card);
    },
  },
  swapPairs: {
    begin: (s, l) => swapDown(s, l.seat, l.player, l.region, l.other),
    options: (s, l) => {
      const party = nextSwappable(s, l);
      if (party === null) return [];
      const swaps = pairsOf(regionsWithDown(s, party)).map(([one, other]) => option.swapPair(party, one, other));
      return [...swaps, option.skip(party)];
    },
    then: (s, l, _step, answer): Next => {
      if (answer.type !== 'swapPair' && answer.type !== 'skip') return;
      l.player = answer.party;
      if (answer.type === 'swapPair') swapDown(s, l.seat, answer.party, answer.region, answer.other);
      return AGAIN;
    },
  },
  trait: {
    options: () => [...TRAITS.keys()].map(option.trait),
    then: (s, l, _step, answer) => {
      if (answer.type !== 'trait') return;
      const trait = TRAITS[answer.trait]!;
      const others = s.clash!.traits.filter(one => one.card !== l.a[0]);
      changeClash(s, { traits: [...others, { card: l.a[0]!, trait }] });
      tell({ type: 'trait', seat: l.seat, card: l.a[0]!, trait });
    },
  },
  reinforce: {
    options: (s, l) => s.hands[l.seat]!.map(option.reinforce),
    then: (s, l, _step, answer) => {
      if (answer.type === 'reinforce') reinforce(s, l.seat, answer.card);
    },
  },
  retreat: {
    options: (s, l) => retreats(s, l.seat),
    then: (s, l, _step, answer) => carryOut(s, l.seat, l.a[0]!, answer),
  },
  arrange: {
    begin: (s, l, { pile, n }) => {
      const cards = topOf(s, l, pile, n);
      noteAll(s, l, pile, cards);
      const told = { type: 'looked' as const, seat: l.seat, pile };
      tellApart([l.seat], { ...told, ids: cards.map(one => idOf(pile, one)) }, { ...told, ids: null });
    },
    options: (s, l, { pile, n }) => arrangementsOf(s, l, pile, n),
    then: (s, l, { pile, n }, answer) => arrange(s, l, pile, n, answer),
  },
  order: {
    options: s => [
      ...permutations(s.order.length).map(order => option.order(order.map(i => s.order[i]!))),
      option.normal,
    ],
    then: (s, l, _step, answer) => {
      if (answer.type !== 'order') {
        orderByInfluence(s);
        return;
      }
      countUse(s, l.seat, l.source);
      setOrder(s, answer.parties);
    },
  },
  tourney: {
    everyone: s => seatsInOrder(s).filter(seat => s.hands[seat]!.length > 0),
    options: (s, _l, _step, seat) => s.hands[seat]!.map(option.show),
    reveal: (s, l, { prize }, answers) => holdTourney(s, l, prize, answers),
  },
};
