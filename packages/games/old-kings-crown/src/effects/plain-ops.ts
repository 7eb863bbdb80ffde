/** What ops do that happen at once. */
import { type DoOp, draw as drawLot, type Seat, type StepOf, shuffle } from '@interregnum/kernel';
import {
  changeClash,
  joinedBy,
  liftRevealed,
  putInOrder,
  replaced,
  sorted,
  toBottom,
  toLost,
  without,
} from '../cards.ts';
import type { CardSet } from '../content/card-sets.ts';
import { contentOf } from '../content/contents.ts';
import type { Amount, Flag, PlainOp, Until } from '../content/effect.ts';
import { drawCards } from '../drawing.ts';
import { tell, tellApart } from '../events.ts';
import { gain, lose, steal } from '../influence.ts';
import { dismiss } from '../kingdom-cards.ts';
import { peekedDown, peekedInHand, pileShuffled } from '../knowledge.ts';
import { type Card, isValue, locationData, NONE, type Party, SOURCES } from '../pieces.ts';
import { returnCards } from '../returning.ts';
import { addTokens, openRituals } from '../rituals.ts';
import { at, inLastingOrder, type LastingEffect, lastingEffect, type State, type Term } from '../state.ts';
import { swapDown, swapDownWithHand, swapWithPile } from '../swaps.ts';
import { controlledBy, downAt, heraldRegion, isSeat, ownerOf } from '../table.ts';
import type { Performance } from './performance.ts';
import { cardsIn, regionsIn } from './sets.ts';

type L = Performance;
type PlainOps = { readonly [K in PlainOp['op']]: DoOp<State, L, StepOf<PlainOp, K>> };

function amount(s: State, l: L, n: Amount): number {
  if (n === 'a') return contentOf(s).strength[l.a[0]!]!;
  if (n !== 'claimed') return n;
  const { claimed, tornDown } = s.clash!;
  return claimed === null || tornDown ? 0 : locationData(s, claimed).influence;
}

const party = (l: L, who: 'me' | 'picked'): Party => (who === 'me' ? l.seat : l.player);

function thisCard(l: L): Card {
  const data = SOURCES[l.source]!;
  return data.kind === 'card' ? data.card : NONE;
}

const registered = (l: L, what: 'a' | 'b' | 'this'): readonly Card[] =>
  what === 'a' ? l.a : [what === 'b' ? l.b : thisCard(l)];

const withPlus = (plus: readonly number[], who: Party, n: number): readonly number[] =>
  replaced(plus, plus[who]! + n, one => one === who);

// --- looking -----------------------------------------------------------------------------------------------------------

/** All face-down cards of a set of places, or the one of the player picked (K03). */
function peek(s: State, l: L, what: CardSet | 'a' | 'b'): void {
  const region = typeof what === 'string' ? heraldRegion(s, l.seat) : regionsIn(s, l, what.where)[0]!;
  const owners = typeof what === 'string' ? [l.player] : s.order;
  const seen = owners.filter(owner => downAt(s, region, owner) !== NONE);
  for (const owner of seen) peekedDown(s, region, owner, l.seat);
  const cards = seen.map(owner => downAt(s, region, owner));
  const told = { type: 'peeked' as const, seat: l.seat, at: region, of: typeof what === 'string' ? l.player : null };
  tellApart([l.seat], { ...told, cards }, { ...told, cards: null });
}

/** K50, OKC-Q91: cards of a hand by lot; all of them if there are no more. The owner sees which. */
function peekAtRandom(s: State, l: L, n: number): void {
  const left = putInOrder([...s.hands[l.player]!]);
  const seen: Card[] = left.length <= n ? left.splice(0) : [];
  while (seen.length < n && left.length > 0) seen.push(...left.splice(drawLot(s.chance, left.length), 1));
  for (const card of seen) peekedInHand(s, l.player, card, l.seat);
  const told = { type: 'peeked' as const, seat: l.seat, at: null, of: l.player };
  tellApart([l.seat, l.player], { ...told, cards: seen }, { ...told, cards: null });
}

// --- what lasts ----------------------------------------------------------------------------------------------------------

const TERMS: Readonly<Record<Until, Term>> = {
  clash: 'clash',
  'first-clash': 'clash',
  bidding: 'bidding',
  round: 'round',
};

function last(s: State, l: L, effect: Pick<LastingEffect, 'kind'> & Partial<LastingEffect>, until: Until): void {
  const entry = lastingEffect({ until: TERMS[until], party: l.seat, ...effect });
  s.lasting = inLastingOrder([...s.lasting, entry]);
}

/** OKC-Q89: a later Declaration overrides the choice that it names. */
function claimChoice(s: State, l: L, choice: 1 | 2): void {
  const kind = choice === 1 ? 'firstChoice' : 'secondChoice';
  s.lasting = s.lasting.filter(one => one.kind !== kind);
  last(s, l, { kind }, 'round');
}

function setFlag(s: State, l: L, f: Flag, lasts: Until): void {
  switch (f.flag) {
    case 'regionChoice':
      for (const choice of f.choices) claimChoice(s, l, choice);
      return;
    case 'bidTotalZero':
      last(s, l, { kind: 'bidsWorthNothing' }, lasts);
      return;
    case 'gainOnNextWin':
      last(s, l, { kind: 'gainOnNextWin', n: f.n }, lasts);
      return;
    case 'plus':
      last(s, l, { kind: 'plus', n: f.n, at: l.region }, lasts);
      return;
    case 'noVulnerableNoEliminate':
      last(s, l, { kind: f.flag, at: l.region, party: NONE }, lasts);
      return;
    case 'halveOpponents':
      last(s, l, { kind: f.flag, at: l.region }, lasts);
      return;
  }
}

// --- cards ---------------------------------------------------------------------------------------------------------------

/** Open cards leave wherever they lie: a Region, the Bid area, the Lost Pile. */
function liftOpen(s: State, card: Card): void {
  if (s.lost.includes(card)) s.lost = without(s.lost, card);
  else liftRevealed(s, card);
}

/** By owner, in order, so that each says how his cards return. */
function returnAll(s: State, cards: readonly Card[]): void {
  for (const card of cards) liftOpen(s, card);
  const owners = [...s.order].reverse().filter(owner => isSeat(s, owner));
  for (const owner of owners)
    returnCards(
      s,
      owner,
      cards.filter(card => !isValue(card) && ownerOf(s, card) === owner),
    );
}

/** T-CL3: from next door into the Clash. It bolsters no more (OKC-Q107). */
function moveIn(s: State, seat: Seat, card: Card): void {
  liftRevealed(s, card);
  const clash = s.clash!;
  const place = at(s, clash.region, seat);
  s.up[place] = joinedBy(s.up[place]!, card);
  changeClash(s, {
    cards: replaced(clash.cards, joinedBy(clash.cards[seat]!, card), one => one === seat),
    late: joinedBy(clash.late, card),
    bolsters: without(clash.bolsters, card),
  });
  tell({ type: 'shifted', seat, card, region: clash.region });
}

/** T-GA4. */
function exchange(s: State, seat: Seat, out: Card, coming: Card): void {
  const from = [0, 1, 2].find(region => s.up[at(s, region, seat)]!.includes(coming))!;
  moveIn(s, seat, coming);
  liftRevealed(s, out);
  const place = at(s, from, seat);
  s.up[place] = joinedBy(s.up[place]!, out);
  tell({ type: 'shifted', seat, card: out, region: from });
}

/** UP19: removed, not eliminated (OKC-Q16, OKC-263, OKC-Q15). */
function strikeAll(s: State, l: L, set: CardSet): void {
  const cards = cardsIn(s, l, set);
  for (const card of cards) {
    liftRevealed(s, card);
    tell({ type: 'struck', party: ownerOf(s, card), card, by: thisCard(l) });
    toLost(s, card);
  }
  changeClash(s, { struck: sorted([...s.clash!.struck, ...cards]) });
}

function shuffleIntoDraw(s: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) liftOpen(s, card);
  s.draw[seat] = shuffle(s.chance, putInOrder([...s.draw[seat]!, ...cards]));
  pileShuffled(s, seat);
  tell({ type: 'exhumed', seat, cards });
}

export const PLAIN_OPS: PlainOps = {
  gain: (s, l, { n }) => gain(s, l.seat, amount(s, l, n), 'effect', l.source),
  steal: (s, l, { n }) => void steal(s, l.seat, l.player, n, l.source),
  pay: (s, l, { n }) => void lose(s, l.seat, n, 'effect'),
  total: (s, l, { n, of }) => changeClash(s, { plus: withPlus(s.clash!.plus, party(l, of), n) }),
  bid: (s, l, { n }) => {
    s.bidPlus[l.seat] = s.bidPlus[l.seat]! + n;
  },
  limit: (s, l, { n }) => {
    s.bonusNext[l.seat] = s.bonusNext[l.seat]! + n; // OKC-273
  },
  draw: (s, l, { n }) => drawCards(s, l.seat, n),
  peek: (s, l, { what }) => peek(s, l, what),
  peekRandom: (s, l, { n }) => peekAtRandom(s, l, n),
  swap: (s, l, { one }) => {
    if (one === 'here' && l.region !== NONE) swapDown(s, l.seat, l.seat, s.region, l.region);
    else if (one === 'here') swapDownWithHand(s, l.seat, s.region, l.b);
    else if (l.region !== NONE) swapDownWithHand(s, l.seat, l.region, l.b);
    else swapWithPile(s, l.seat, l.a[0]!, l.b);
  },
  hand: (s, l, { what }) => returnAll(s, registered(l, what)),
  bottom: (s, l, { what }) => {
    for (const card of registered(l, what)) {
      liftRevealed(s, card);
      toBottom(s, card);
    }
  },
  remove: (s, l, { what }) => {
    for (const card of registered(l, what)) {
      liftOpen(s, card);
      s.removed = joinedBy(s.removed, card);
      tell({ type: 'moved', party: l.seat, card, to: 'removed' });
    }
  },
  lost: (s, l, { what }) => strikeAll(s, l, what),
  shuffleIntoDraw: (s, l, { what }) => shuffleIntoDraw(s, l.seat, registered(l, what)),
  grant: (s, l, { keywords, to, until }) => {
    if (until === 'round') {
      last(s, l, { kind: 'invulnerableHeir' }, until);
      return;
    }
    const what = keywords[0]!.word === 'eliminate' ? 'eliminate' : 'invulnerable';
    const cards = typeof to === 'string' ? registered(l, to) : cardsIn(s, l, to);
    const granted = [...s.clash!.granted, ...cards.map(card => ({ card, what }) as const)];
    changeClash(s, { granted: granted.sort((one, other) => one.card - other.card) });
    for (const card of cards) tell({ type: 'granted', seat: l.seat, card, what });
  },
  str: (s, l, { n }) => changeClash(s, { strength: [...s.clash!.strength, { card: thisCard(l), n: amount(s, l, n) }] }),
  flag: (s, l, { flag, lasts }) => setFlag(s, l, flag, lasts),
  spend: (s, l, { occupier }) => {
    const data = SOURCES[l.source]!;
    if (data.kind !== 'kingdom') return;
    const isThere = controlledBy(s, l.seat).some(one => one.kingdom === data.kingdom); // drawing may have spent it, as K44
    if (isThere) dismiss(s, l.seat, data.kingdom, occupier); // OKC-Q65
  },
  place: (s, l, { what, as }) => {
    const [card] = registered(l, what);
    liftRevealed(s, card!);
    s.blockades[l.location] = card!; // OKC-Q87
    tell({ type: 'blockaded', party: l.seat, card: card!, location: l.location, as });
  },
  token: (s, l, { on, n }) => {
    for (const tile of on === 'named' ? [l.tile] : openRituals(s, l.seat)) addTokens(s, l.seat, tile, n);
  },
  handAllOfStrength: (s, l, { of }) =>
    returnAll(
      s,
      cardsIn(s, l, of).filter(card => contentOf(s).strength[card] === l.strength),
    ),
  move: (s, l) => moveIn(s, l.seat, l.a[0]!),
  exchange: (s, l) => exchange(s, l.seat, l.a[0]!, l.b),
  herald: (s, l) => {
    s.heralds[l.seat] = l.location;
    tell({ type: 'herald', party: l.seat, location: l.location });
  },
  /** The Castle asks for it and heeds it (OKC-274). */
  keepInCourt: () => {},
  winner: (s, l) => changeClash(s, { winner: l.seat }),
  /** The Decree stage heeds these two (OKC-260). */
  tieWithLeader: () => {},
  finalTie: () => {},
  /** Attrition heeds it (K44). */
  limitStays: () => {},
};
