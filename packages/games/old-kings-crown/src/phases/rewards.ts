/** Location Rewards (OKC-165..OKC-184), in the sequence of OKC-Q113. */
import { AGAIN, draw as drawLot, localsOf, type Next, type Seat } from '@interregnum/kernel';
import { bury, changeClash, liftOwn, putInOrder, sorted, takeOpenly, toDiscard } from '../cards.ts';
import { contentOf } from '../content/contents.ts';
import { HERALD_GAIN, HERALD_STEAL } from '../content/map.ts';
import { hasContinuous } from '../effects/continuous.ts';
import { declarable } from '../effects/offers.ts';
import { dueAt, perform, performDue } from '../effects/performing.ts';
import { claimDisc } from '../effects/sources.ts';
import { tell } from '../events.ts';
import { gain, lose, steal } from '../influence.ts';
import { seenInHand } from '../knowledge.ts';
import { oneForEach, option } from '../options.ts';
import { type Card, type LocationNumber, locationData, locationsOf, NONE, type Party, type Source } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { simulacrumClaim, simulacrumReward } from '../simulacrum.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { limitOf } from '../strength.ts';
import { isFortifiedAgainst, isOpen, isSeat, opponentsOf, ownerOf, revealedOf } from '../table.ts';
import { checkSite } from './site-of-power.ts';

interface Claim {
  seat: Party;
}

// --- gains on a win ------------------------------------------------------------------------------------------------------

/** T-CL2, then what cards say: CL17, K19, K22. */
function gainOnWin(s: State, seat: Party): void {
  const next = s.lasting.filter(one => one.kind === 'gainOnNextWin' && one.party === seat);
  s.lasting = s.lasting.filter(one => !next.includes(one));
  for (const { n } of next) gain(s, seat, n, 'effect');
  performDue(s, 'onWin', seat);
}

// --- the claim -----------------------------------------------------------------------------------------------------------

/** OKC-Q90. */
const claimable = (s: State): LocationNumber[] => locationsOf(s.region).filter(location => isOpen(s, location));

/** A, or the removal of a Fortify card of somebody who has lost (OKC-166, OKC-214, OKC-Q31, OKC-184, OKC-215, OKC-Q30). */
function claim(s: State, party: Party, location: LocationNumber): void {
  const wall = s.blockades[location]!;
  const isTornDown = isFortifiedAgainst(s, party, location);
  changeClash(s, { claimed: location, tornDown: isTornDown });
  tell({ type: 'claimed', party, location, tornDown: isTornDown ? wall : null });
  if (isTornDown) {
    s.blockades[location] = NONE;
    toDiscard(s, wall);
  } else {
    gain(s, party, locationData(s, location).influence, 'location');
  }
  for (const other of [party, ...opponentsOf(s, party)]) performDue(s, 'onClaim', other, { player: party, location }); // K45, K41
}

/** OKC-171. */
const hasHeraldThere = (s: State, party: Party): boolean => s.heralds[party] === s.clash!.claimed;

/** C: opponents whose Herald stands beside the claimer's own, unless K53 guards them. */
export const robbedAt = (t: PublicState, party: Party, location: LocationNumber): Party[] =>
  t.heralds[party] === location
    ? opponentsOf(t, party).filter(
        other => t.heralds[other] === location && t.influence[other]! > 0 && !isGuarded(t, other),
      )
    : [];
const isGuarded = (t: PublicState, party: Party): boolean => hasContinuous(t, party, 'safeFromHeraldsAndBattlefield');

interface HeraldSteal extends Claim {
  victims: Party[];
  stolen: Party[];
}

/** C, then K28 (OKC-Q50). */
const heraldSteal = procedure<HeraldSteal>('heraldSteal', {
  steal: {
    question: ASK.heraldSteal,
    each: (_, l) => l.victims,
    who: (_, l) => l.seat,
    options: (_s, _l, _seat, victim) => [option.stealInfluence(victim), option.spare(victim)],
    then: (s, l, answer) => {
      if (answer.type !== 'stealInfluence') return;
      steal(s, l.seat, answer.party, HERALD_STEAL);
      l.stolen.push(answer.party);
    },
  },
  debts: (s, l) => {
    const rich = l.stolen.filter(party => s.influence[party]! > 0);
    if (rich.length === 0) return;
    for (const found of dueAt(s, 'afterHeraldSteal', l.seat)) perform(s, l.seat, found, { a: rich });
  },
});

// --- D: the Castle (OKC-172, OKC-173) --------------------------------------------------------------------------------------

/** OKC-172, OKC-174: own Revealed cards and hand cards with a printed value; asked as long as something could be there (OKC-Q05). */
function eligible(s: State, seat: Seat, values: readonly number[]): Card[] | null {
  const revealed = revealedOf(s, seat).filter(card => values[card]! > 0);
  if (revealed.length === 0 && s.hands[seat]!.length === 0) return null;
  return putInOrder([...revealed, ...s.hands[seat]!.filter(card => values[card]! > 0)]);
}

interface Court extends Claim {
  card: Card;
}

/** OKC-173: everything else in the Court goes, own cards too unless The House Endures (T-NO1). */
function enterCourt(s: State, seat: Seat, card: Card, isKept: boolean): void {
  liftOwn(s, seat, card);
  const out = s.court.filter(other => !isKept || ownerOf(s, other) !== seat);
  s.court = [...s.court.filter(other => !out.includes(other)), card];
  s.seal = false; // OKC-S8
  tell({ type: 'moved', party: seat, card, to: 'court' });
  for (const other of out) toDiscard(s, other);
}

const enduring = (s: State, seat: Seat) => declarable(s, seat, 'onCourt', ASK.castle)[0];

/** OKC-172. */
const castle = procedure<Court>('castle', {
  card: {
    question: ASK.castle,
    ask: 'always',
    who: (_, l) => l.seat,
    options: (s, l) => {
      const cards = eligible(s, l.seat, contentOf(s).authority);
      return cards === null ? [] : oneForEach(cards, option.court, option.none);
    },
    then: (_, l, answer) => {
      if (answer.type === 'court') l.card = answer.card;
    },
  },
  houseEndures: {
    question: ASK.castle,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const found = l.card === NONE ? undefined : enduring(s, l.seat);
      return found ? [option.use(found.source), option.pass] : [];
    },
    then: (s, l, answer) => {
      if (answer.type === 'use') enterWith(s, l, answer.source);
    },
  },
  enter: (s, l) => {
    if (l.card !== NONE) enterCourt(s, l.seat, l.card, false);
  },
});

/** What its owner has named, wherever it still is. */
export const cardForCourt = (t: Pick<State, 'frames'>): Card => localsOf(t, castle)?.card ?? NONE;

function enterWith(s: State, l: Court, source: Source): void {
  const found = enduring(s, l.seat)!;
  tell({ type: 'used', seat: l.seat, source, shown: null, on: null });
  perform(s, l.seat, found);
  enterCourt(s, l.seat, l.card, true);
  l.card = NONE;
}

// --- D: the Wilderness (OKC-174..OKC-176) ------------------------------------------------------------------------------------

/** OKC-174, OKC-Q46, OKC-297. */
const wilderness = procedure<Claim>('wilderness', {
  card: {
    question: ASK.wilderness,
    ask: 'always',
    who: (_, l) => l.seat,
    options: (s, l) => {
      const cards = eligible(s, l.seat, contentOf(s).quest);
      return cards === null ? [] : oneForEach(cards, option.quest, option.none);
    },
    then: (s, l, answer) => {
      if (answer.type !== 'quest') return;
      liftOwn(s, l.seat, answer.card);
      s.sites[l.seat] = [...s.sites[l.seat]!, answer.card];
      tell({ type: 'moved', party: l.seat, card: answer.card, to: 'site' });
      performDue(s, 'onSoP', l.seat); // K38
      checkSite(s, l.seat);
    },
  },
});

// --- D: the Battlefield (OKC-179, OKC-182) -----------------------------------------------------------------------------------

/** OKC-179. */
const battlefield = procedure<Claim & { amount: number }>('battlefield', {
  choose: {
    question: ASK.battlefield,
    who: (_, l) => l.seat,
    options: (s, l) => [
      ...opponentsOf(s, l.seat)
        .filter(other => s.influence[other]! > 0 && !isGuarded(s, other))
        .map(option.remove),
      option.disc,
      option.none,
    ],
    then: (s, l, answer) => {
      if (answer.type === 'remove') lose(s, answer.party, l.amount, 'battlefield');
      if (answer.type === 'disc') claimDisc(s, l.seat);
    },
  },
});

// --- D: the Shrine (OKC-180, OKC-296) ----------------------------------------------------------------------------------------

interface Shrine extends Claim {
  most: number;
  buried: number;
}

/** OKC-296. */
const shrine = procedure<Shrine>('shrine', {
  bury: {
    question: ASK.shrine,
    ask: 'always',
    who: (_, l) => l.seat,
    options: (s, l) => {
      const cards = putInOrder([...revealedOf(s, l.seat), ...s.hands[l.seat]!]);
      if (l.buried >= l.most || cards.length === 0) return [];
      return oneForEach(cards, option.bury, option.stop);
    },
    then: (s, l, answer): Next => {
      if (answer.type !== 'bury') return;
      bury(s, l.seat, answer.card, l.buried++);
      return AGAIN;
    },
  },
  /** K47. */
  chapel: {
    question: ASK.chapel,
    who: (_, l) => l.seat,
    options: (s, l) => (chapel(s, l.seat) ? [option.draw, option.pass] : []),
    then: (s, l, answer) => {
      if (answer.type === 'draw') perform(s, l.seat, chapel(s, l.seat)!);
    },
  },
});

const chapel = (s: State, seat: Seat) => declarable(s, seat, 'afterShrine', ASK.chapel)[0];

// --- D: the Necropolis (OKC-181) ---------------------------------------------------------------------------------------------

interface Necropolis extends Claim {
  most: number;
  drawn: number;
  /** Cards that are still to be taken by choice (K46). */
  left: number;
  discarded: number;
}

function exhume(s: State, seat: Seat, cards: readonly Card[]): void {
  s.discard[seat] = s.discard[seat]!.filter(card => !cards.includes(card));
  s.hands[seat] = sorted([...s.hands[seat]!, ...cards]);
  for (const card of cards) seenInHand(s, seat, card);
  tell({ type: 'exhumed', seat, cards });
}

function exhumeByLot(s: State, seat: Seat, n: number): void {
  const pile = putInOrder([...s.discard[seat]!]);
  const cards = Array.from({ length: n }, () => pile.splice(drawLot(s.chance, pile.length), 1)[0]!);
  exhume(s, seat, cards);
}

/** A hand above its limit cannot be brought within it here. */
const mostFrom = (s: State, seat: Seat, most: number): number =>
  s.hands[seat]!.length > limitOf(s, seat) ? 0 : Math.min(most, s.discard[seat]!.length);

/** OKC-181. */
const necropolis = procedure<Necropolis>('necropolis', {
  count: {
    question: ASK.necropolis,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (s, l) => Array.from({ length: mostFrom(s, l.seat, l.most) + 1 }, (_, n) => option.drawCount(n)),
    then: (s, l, answer) => {
      if (answer.type !== 'drawCount') return;
      l.drawn = answer.count;
      if (hasContinuous(s, l.seat, 'necropolisByChoice')) l.left = answer.count;
      else if (answer.count > 0) exhumeByLot(s, l.seat, answer.count);
    },
  },
  choose: {
    question: ASK.necropolis,
    while: (_, l) => l.left > 0,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (s, l) => s.discard[l.seat]!.map(option.takeCard),
    then: (s, l, answer) => {
      if (answer.type === 'takeCard') exhume(s, l.seat, [answer.card]);
      l.left--;
    },
  },
  discard: {
    question: ASK.necropolis,
    while: (_, l) => l.discarded < l.drawn,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const cards = sorted(s.hands[l.seat]!).map(option.discardCard);
      return s.hands[l.seat]!.length > limitOf(s, l.seat) ? cards : [...cards, option.stop];
    },
    then: (s, l, answer) => {
      if (answer.type !== 'discardCard') {
        l.discarded = l.drawn;
        return;
      }
      l.discarded++;
      takeOpenly(s, l.seat, answer.card);
      toDiscard(s, answer.card);
    },
  },
});

// --- all of it -----------------------------------------------------------------------------------------------------------

/** OKC-169. */
function reward(s: State, seat: Party): void {
  const { claimed, tornDown } = s.clash!;
  if (tornDown) return;
  const { reward: effect } = locationData(s, claimed!);
  switch (effect.kind) {
    case 'court':
      call(s, castle, { seat, card: NONE });
      return;
    case 'quest':
      call(s, wilderness, { seat });
      return;
    case 'battlefield':
      call(s, battlefield, { seat, amount: effect.remove });
      return;
    case 'shrine':
      call(s, shrine, { seat, most: effect.upTo, buried: 0 });
      return;
    case 'necropolis':
      call(s, necropolis, { seat, most: effect.upTo, drawn: 0, left: 0, discarded: 0 });
      return;
    case 'none':
  }
}

/** OKC-Q49, OKC-Q113. */
export const rewards = procedure<Claim>('rewards', {
  win: (s, l) => {
    s.window = 'AuR';
    gainOnWin(s, l.seat);
  },
  // OKC-165
  location: {
    question: ASK.location,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (s, l) => (isSeat(s, l.seat) ? claimable(s).map(option.claim) : []),
    then: (s, l, answer) => {
      if (answer.type === 'claim') claim(s, l.seat, answer.location);
    },
  },
  simulacrum: (s, l) => {
    if (!isSeat(s, l.seat)) claim(s, l.seat, simulacrumClaim(s, claimable(s)));
  },
  herald: (s, l) => {
    if (hasHeraldThere(s, l.seat)) gain(s, l.seat, HERALD_GAIN, 'herald');
  },
  steal: (s, l) => {
    const from = robbedAt(s, l.seat, s.clash!.claimed!);
    if (isSeat(s, l.seat)) call(s, heraldSteal, { seat: l.seat, victims: from, stolen: [] });
    else for (const victim of from) steal(s, l.seat, victim, HERALD_STEAL);
  },
  effect: (s, l) => {
    if (isSeat(s, l.seat)) reward(s, l.seat);
    else if (!s.clash!.tornDown) simulacrumReward(s, isGuarded(s, 0));
  },
});
