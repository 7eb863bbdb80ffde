/** A Clash in its stages (OKC-130..OKC-150), as section 2.14 of the rules sums them up. */
import { END, type Next, passMoment } from '@interregnum/kernel';
import { changeClash, sorted, takeUnseen } from '../cards.ts';
import type { Op } from '../content/effect.ts';
import { allHold } from '../effects/conditions.ts';
import { effectOf, performance } from '../effects/performance.ts';
import { perform } from '../effects/performing.ts';
import type { Found } from '../effects/sources.ts';
import { openWindow } from '../effects/window.ts';
import { tell, tellApart } from '../events.ts';
import { opened, settle } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { type Card, cardSource, isValue, NONE, type Party, SIMULACRUM, slotOf, TIE_SLOT, textOf } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { tieValue } from '../simulacrum.ts';
import { at, call, procedure, type State } from '../state.ts';
import { hasText, leadersOf, totalsOf } from '../strength.ts';
import { isSeat } from '../table.ts';
import { elimination, exposeVulnerable } from './elimination.ts';
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
  const shown = clash.in.map(party => ({ party, total: totals[party]! }));
  tell({ type: 'clashResult', region: clash.region, totals: shown, winner, final: isFinal });
}

/** OKC-143: who is alone has won, whatever his total; if nobody is left, nobody has (OKC-Q70). */
function alone(s: State): Next {
  const { in: among } = s.clash!;
  if (among.length > 1) return;
  resolve(s, totalsOf(s, s.clash!), among[0] ?? null, false);
  return END;
}

// --- Decrees (OKC-260..OKC-266) ------------------------------------------------------------------------------------------

interface Decree extends Found {
  card: Card;
  seat: Party;
}

const opsOf = ({ seat, source, effect }: Decree): readonly Op[] => {
  const found = effectOf(performance(seat, source, effect));
  return found.mode === 'static' ? [] : found.do;
};
const has = (decree: Decree, op: Op['op']): boolean => opsOf(decree).some(one => one.op === op);

/** Decrees in the Clash whose condition holds now. */
function decreesIn(s: State): Decree[] {
  const clash = s.clash!;
  const found: Decree[] = [];
  for (const seat of clash.in)
    for (const card of clash.cards[seat]!) if (hasText(clash, card)) addDecrees(s, seat, card, found);
  return found;
}

function addDecrees(s: State, seat: Party, card: Card, found: Decree[]): void {
  for (const [effect, text] of textOf(card).entries()) {
    if (text.mode !== 'auto' || text.at !== 'AuDec') continue;
    const source = cardSource(card);
    if (allHold(s, { source, seat, player: NONE, location: NONE }, text.if)) found.push({ card, seat, source, effect });
  }
}

/**
 * First removals, then Raid & Raze, then the outcome; The Gilded Wall overrides everything.
 * OKC-264..OKC-266, OKC-Q68.
 */
function decide(s: State): void {
  s.window = 'AuDec';
  for (const decree of decreesIn(s)) if (has(decree, 'winner')) perform(s, decree.seat, decree);
  const ploy = s.clash!.winner;
  const clash = s.clash!;
  const totals = totalsOf(s, clash);
  for (const decree of decreesIn(s)) if (has(decree, 'tieWithLeader')) tieWithLeader(s, totals, decree.seat);
  const isWall = decreesIn(s).some(decree => has(decree, 'finalTie'));
  const leaders = leadersOf(clash, totals);
  const winner = isWall ? null : (ploy ?? (leaders.length === 1 ? leaders[0]! : null));
  resolve(s, totals, winner, isWall);
  if (winner === null && !isWall) standDown(s, leaders);
}

/** OKC-149: whoever is below the tied total drops out. */
function standDown(s: State, leaders: readonly Party[]): void {
  changeClash(s, {
    in: s.order.filter(party => leaders.includes(party)),
    cards: s.clash!.cards.map((cards, party) => (leaders.includes(party) ? cards : [])),
  });
}

/** OKC-Q67: the total that is winning among the others (OKC-262, OKC-Q66). */
function tieWithLeader(s: State, totals: number[], seat: Party): void {
  const others = s.clash!.in.filter(party => party !== seat);
  const [leader] = leadersOf(s.clash!, totals, others);
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
    if (isValue(card)) s.up[place] = s.up[place]!.filter(one => slotOf(one) !== TIE_SLOT); // the one before is spent
    s.up[place] = sorted([...s.up[place]!, card]);
  }
  opened(
    s,
    played.map(({ card }) => card),
  );
  tell({ type: 'revealed', region: s.region, cards: played });
  s.clash = newClash(s, among, party => played.filter(one => one.party === party).map(({ card }) => card));
  s.covered = s.covered.map(() => []);
  for (const party of among) if (isSeat(s, party)) settle(s, party);
  call(s, clash, {});
}

const tieBreak = procedure<TieCards>('tieBreak', {
  cards: {
    question: ASK.tieCard,
    each: s => tied(s).filter(party => isSeat(s, party) && s.hands[party]!.length > 0),
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => [...s.hands[seat]!.map(option.play), option.decline],
    then: (s, _l, answer, seat) => playTieCard(s, seat, answer),
  },
  simulacrum: (s, l) => {
    if (tied(s).includes(SIMULACRUM)) l.value = tieValue(s);
  },
  flip: (s, l) => beginAgain(s, l.value),
});

/** OKC-048, OKC-147, OKC-Q69, OKC-Q102. */
export const clash = procedure<Nothing>('clash', {
  reinforcing: s => call(s, reinforcing, {}), // OKC-131
  again: { while: s => rusesLeft(s).length > 0, do: s => call(s, reinforcing, {}) }, // OKC-238
  alone,
  keywords: s => openWindow(s, 'AuK'), // OKC-132
  vulnerable: s => exposeVulnerable(s), // OKC-133
  eliminate: s => call(s, elimination, { threats: [], victims: [] }), // OKC-134
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
