/** A Clash in its stages (OKC-130..OKC-150), as section 2.14 of the rules sums them up. */
import { END, type Next, passMoment, workedOut } from '@interregnum/kernel';
import { changeClash, joinedBy, replaced, takeUnseen } from '../cards.ts';
import type { CrownContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import type { Condition, Op } from '../content/effect.ts';
import { allHold } from '../effects/conditions.ts';
import { perform } from '../effects/performing.ts';
import type { Found } from '../effects/sources.ts';
import { openWindow } from '../effects/window.ts';
import { heard, tell, tellApart } from '../events.ts';
import { opened, settle } from '../knowledge.ts';
import { type Option, oneForEach, option } from '../options.ts';
import { CARDS, type Card, cardSource, isValue, NONE, type Party, SIMULACRUM, textIn } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { clearTieValue, tieValue } from '../simulacrum.ts';
import { at, call, NO_CARDS, procedure, type State } from '../state.ts';
import { hasText, leadersOf, totalsOf } from '../strength.ts';
import { isSeat } from '../table.ts';
import { eliminateCards, exposeVulnerable } from './elimination.ts';
import { reinforcing, rusesLeft } from './reinforcing.ts';
import { newClash } from './reveal.ts';

type Nothing = Record<string, never>;

// --- the end of a Clash --------------------------------------------------------------------------------------------------

/** OKC-Q111: the Clash is resolved; what lasts until then is over. */
function resolve(s: State, totals: readonly number[], winner: Party | null, isFinal: boolean): void {
  const clash = s.clash!;
  const taken = totals.map((total, party) => (clash.in.includes(party) ? total : null));
  changeClash(s, { totals: taken, winner, final: isFinal, strength: [], granted: [], traits: [] });
  s.lasting = passMoment(s.lasting, 'clash', clash.region);
  if (!heard()) return;
  const shown = clash.in.map(party => ({ party, total: totals[party]! }));
  tell({ type: 'clashResult', region: clash.region, totals: shown, winner, final: isFinal });
}

/** OKC-133: whoever is alone need not fear others, only his own cards. */
function exposeAlone(s: State): void {
  if (s.clash!.in.length === 1) exposeVulnerable(s);
}

/** OKC-143: who is alone has won, whatever his total; if nobody is left, nobody has (OKC-Q70). */
function alone(s: State): Next {
  const { in: among } = s.clash!;
  if (among.length > 1) return;
  resolve(s, totalsOf(s, s.clash!), among[0] ?? null, false);
  return END;
}

// --- Decrees (OKC-260..OKC-266) ------------------------------------------------------------------------------------------

interface Printed extends Found {
  readonly if: readonly Condition[];
  readonly do: readonly Op[];
}

interface Decree {
  seat: Party;
  decree: Printed;
}

/** The Decrees printed on a card, by card. */
const printedDecrees = workedOut((content: CrownContent): readonly (readonly Printed[])[] =>
  CARDS.map(card =>
    textIn(content, card).flatMap((text, effect) => {
      const isDecree = text.mode === 'auto' && text.at === 'AuDec';
      return isDecree ? [{ source: cardSource(card), effect, if: text.if, do: text.do }] : [];
    }),
  ),
);
const NO_DECREES: readonly Printed[] = [];

/** Decrees in the Clash whose condition holds now. */
function decreesIn(s: State): Decree[] {
  const clash = s.clash!;
  const printed = printedDecrees(contentOf(s));
  const found: Decree[] = [];
  for (const seat of clash.in)
    for (const card of clash.cards[seat]!)
      for (const decree of printed[card] ?? NO_DECREES)
        if (hasText(clash, card) && isInForce(s, seat, decree)) found.push({ seat, decree });
  return found;
}

const isInForce = (s: State, seat: Party, { source, if: conditions }: Printed): boolean =>
  allHold(s, { source, seat, player: NONE, location: NONE }, conditions);

const has = ({ decree }: Decree, op: Op['op']): boolean => decree.do.some(one => one.op === op);

/**
 * First removals, then Raid & Raze, then the outcome; The Gilded Wall overrides everything.
 * OKC-261, OKC-264..OKC-266, OKC-Q68.
 */
function decide(s: State): void {
  s.window = 'AuDec';
  for (const one of decreesIn(s)) if (has(one, 'winner')) perform(s, one.seat, one.decree);
  const ploy = s.clash!.winner;
  const clash = s.clash!;
  const totals = totalsOf(s, clash);
  const decrees = decreesIn(s);
  for (const one of decrees) if (has(one, 'tieWithLeader')) tieWithLeader(s, totals, one.seat);
  const isWall = decrees.some(one => has(one, 'finalTie'));
  const leaders = leadersOf(s, clash, totals);
  const winner = isWall ? null : (ploy ?? (leaders.length === 1 ? leaders[0]! : null));
  resolve(s, totals, winner, isWall);
  if (winner === null && !isWall) standDown(s, leaders);
}

/** OKC-149: whoever is below the tied total drops out. */
function standDown(s: State, leaders: readonly Party[]): void {
  changeClash(s, {
    in: s.order.filter(party => leaders.includes(party)),
    cards: replaced(s.clash!.cards, NO_CARDS, party => !leaders.includes(party)),
  });
}

/** OKC-Q67: the total that is winning among the others (OKC-262, OKC-Q66). */
function tieWithLeader(s: State, totals: number[], seat: Party): void {
  const others = s.clash!.in.filter(party => party !== seat);
  const [leader] = leadersOf(s, s.clash!, totals, others);
  totals[seat] = totals[leader!]!;
}

// --- Ties (OKC-144..OKC-148) ----------------------------------------------------------------------------------------------

const isOver = (s: State): boolean => s.clash!.winner !== null || s.clash!.final;

const tied = (s: State): readonly Party[] => s.order.filter(party => s.clash!.in.includes(party));

function playTieCard(s: State, seat: Party, answer: Option): void {
  if (answer.type !== 'play') {
    tell({ type: 'declinedTie', party: seat });
    return;
  }
  takeUnseen(s, seat, answer.card);
  s.covered[seat] = [answer.card];
  tellApart([seat], { type: 'tieCard', party: seat, card: answer.card }, { type: 'tieCard', party: seat, card: null });
}

interface TieCards {
  /** OKC-S6: what the Simulacrum has played. */
  value: Card;
}

/** OKC-145: the new cards are turned up together, and a new Clash begins (OKC-289, OKC-Q23). */
function beginAgain(s: State, value: Card): Next {
  const among = tied(s);
  const cardsOf = (party: Party): readonly Card[] =>
    isSeat(s, party) ? s.covered[party]! : value === NONE ? [] : [value];
  const played = among.flatMap(party => cardsOf(party).map(card => ({ party, card })));
  if (played.length === 0) return END; // OKC-148
  for (const { party, card } of played) {
    const place = at(s, s.region, party);
    if (isValue(card)) clearTieValue(s, s.region); // the one before is spent
    s.up[place] = joinedBy(s.up[place]!, card);
  }
  opened(
    s,
    played.map(({ card }) => card),
  );
  tell({ type: 'revealed', region: s.region, cards: played });
  s.clash = newClash(s, among, party => played.filter(one => one.party === party).map(({ card }) => card));
  s.covered.fill(NO_CARDS);
  for (const party of among) if (isSeat(s, party)) settle(s, party);
  call(s, clash, {});
}

const tieBreak = procedure<TieCards>('tieBreak', {
  cards: {
    question: ASK.tieCard,
    each: s => tied(s).filter(party => isSeat(s, party) && s.hands[party]!.length > 0),
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => oneForEach(s.hands[seat]!, option.play, option.decline),
    then: (s, _l, answer, seat) => playTieCard(s, seat, answer),
  },
  simulacrum: (s, l) => {
    if (tied(s).includes(SIMULACRUM)) l.value = tieValue(s);
  },
  flip: (s, l) => beginAgain(s, l.value),
});

/** OKC-046, OKC-048, OKC-147, OKC-Q69, OKC-Q102. */
export const clash = procedure<Nothing>('clash', {
  reinforcing: s => call(s, reinforcing, {}), // OKC-131
  again: { while: s => rusesLeft(s).length > 0, do: s => call(s, reinforcing, {}) }, // OKC-238
  exposeAlone,
  alone,
  keywords: s => openWindow(s, 'AuK'), // OKC-132
  vulnerable: s => exposeVulnerable(s), // OKC-133
  eliminate: s => eliminateCards(s), // OKC-134
  strength: s => openWindow(s, 'AuA'), // OKC-137
  decrees: s => {
    decide(s); // OKC-138
    return isOver(s) ? END : undefined;
  },
  tie: s => openWindow(s, 'AuT'), // OKC-144
  tieBreak: s => {
    if (!isOver(s)) call(s, tieBreak, { value: NONE });
  },
});
