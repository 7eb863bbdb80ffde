/** Before and at the reveal of a Region (OKC-123..OKC-125, OKC-Q103). */
import { AGAIN, type Next, type Seat } from '@interregnum/kernel';
import { joinedBy, putInOrder } from '../cards.ts';
import { contentOf } from '../content/contents.ts';
import { declarable } from '../effects/offers.ts';
import { perform } from '../effects/performing.ts';
import { heard, tell } from '../events.ts';
import { opened, settle } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import {
  adjacentTo,
  type Card,
  isValue,
  NONE,
  type Party,
  printedValue,
  REGION_NUMBERS,
  type RegionNumber,
  valueCard,
} from '../pieces.ts';
import { ASK } from '../questions.ts';
import { at, type Clash, copyClash, NO_CARDS, partyCount, procedure, type State } from '../state.ts';
import { downAt, isSeat, revealedAt } from '../table.ts';

type Nothing = Record<string, never>;

/** OKC-103, OKC-130: who has an initial card there. */
export function participants(s: State, region: RegionNumber): Party[] {
  const found: Party[] = [];
  for (const party of s.order) if (downAt(s, region, party) !== NONE) found.push(party);
  return found;
}

const ambush = (s: State, seat: Seat) => declarable(s, seat, 'AuD', ASK.beforeReveal)[0];

/** Whether a player could do something, as everybody sees: a Deployed card, or Ambush in the Alleys. */
function beforeReveal(s: State, seat: Seat): readonly Option[] {
  const isAmbush = ambush(s, seat) !== undefined;
  if (s.deployed[at(s, s.region, seat)] === NONE && !isAmbush) return NO_OPTIONS;
  const options: Option[] = [];
  if (s.deployed[at(s, s.region, seat)] !== NONE) options.push(option.activate);
  if (isAmbush) {
    options.push(...s.hands[seat]!.map(option.ambushCard));
    options.push(
      ...REGION_NUMBERS.filter(region => region !== s.region && downAt(s, region, seat) !== NONE).map(
        option.ambushRegion,
      ),
    );
  }
  return options.length === 0 ? NO_OPTIONS : [...options, option.done];
}
const NO_OPTIONS: readonly Option[] = [];

/** OKC-124: turned upright it is Revealed and belongs to the Clash (OKC-209). */
function activate(s: State, seat: Seat): void {
  const place = at(s, s.region, seat);
  const card = s.deployed[place]!;
  s.deployed[place] = NONE;
  s.up[place] = joinedBy(s.up[place]!, card);
  tell({ type: 'activated', seat, card, region: s.region });
}

function actBefore(s: State, seat: Seat, answer: Option): Next {
  if (answer.type === 'done') return;
  if (answer.type === 'activate') activate(s, seat);
  const found = ambush(s, seat);
  if (answer.type === 'ambushCard') perform(s, seat, found!, { b: answer.card });
  if (answer.type === 'ambushRegion') perform(s, seat, found!, { region: answer.region });
  return AGAIN;
}

/** OKC-Q107: what lies Revealed next door as a Clash begins. */
export function bolstersAt(s: State, region: RegionNumber): Card[] {
  const cards: Card[] = [];
  for (const next of adjacentTo(region))
    for (const party of s.order)
      for (const card of revealedAt(s, next, party)) if (contentOf(s).bolster[card]! > 0) cards.push(card);
  return putInOrder(cards);
}

function byParty<T>(s: State, make: (party: Party) => T): T[] {
  const list: T[] = [];
  for (let party = 0; party < partyCount(s.seats); party++) list.push(make(party));
  return list;
}

/** A Clash of these players with these cards; what came before counts no more (OKC-146). */
export function newClash(s: State, among: readonly Party[], cardsOf: (party: Party) => readonly Card[]): Clash {
  const before = s.clash;
  return copyClash({
    region: s.region,
    number: (before?.number ?? 0) + 1,
    in: among,
    first: before?.first ?? among,
    retreated: before?.retreated ?? [],
    cards: byParty(s, party => (among.includes(party) ? cardsOf(party) : NO_CARDS)),
    chosen: [],
    plus: byParty(s, () => 0),
    strength: [],
    granted: [],
    traits: [],
    late: [],
    bolsters: bolstersAt(s, s.region),
    struck: before?.struck ?? [],
    totals: null,
    winner: null,
    claimed: null,
    tornDown: false,
    final: false,
  });
}

/** A value of the Simulacrum belongs to the Region where it is turned up, wherever it came from (T-UP4). */
const shownAt = (s: State, card: Card): Card => (isValue(card) ? valueCard(s.region, printedValue(card)) : card);

/** OKC-125: all face-down cards of the Region are turned up together. */
function flip(s: State): void {
  const among = participants(s, s.region);
  const lain: Card[] = [];
  for (const party of among) {
    const place = at(s, s.region, party);
    const card = s.down[place]!;
    lain.push(card);
    s.down[place] = NONE;
    s.up[place] = joinedBy(s.up[place]!, shownAt(s, card));
  }
  opened(s, lain);
  for (const party of among) if (isSeat(s, party)) settle(s, party);
  if (heard()) tellFlip(s, among, lain);
  s.clash = newClash(s, among, party => revealedAt(s, s.region, party));
}

function tellFlip(s: State, among: readonly Party[], lain: readonly Card[]): void {
  const cards = among.map((party, i) => ({ party, card: shownAt(s, lain[i]!) }));
  tell({ type: 'revealed', region: s.region, cards });
}

/**
 * One turn for each participant, in order; a Deployed card of somebody who takes no part stays.
 * OKC-123, OKC-Q26, OKC-288, OKC-Q43, OKC-Q103.
 */
export const reveal = procedure<Nothing>('reveal', {
  before: {
    question: ASK.beforeReveal,
    each: s => {
      s.window = 'AuD';
      return participants(s, s.region).filter(party => isSeat(s, party));
    },
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => beforeReveal(s, seat),
    then: (s, _l, answer, seat) => actBefore(s, seat, answer),
  },
  flip: s => flip(s),
});
