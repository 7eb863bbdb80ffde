/** Step 1 of a season: claim, Season card, what every season of its kind does (RNW-031..RNW-037). */

import { bigSets, passMoment, type Seat, sets } from '@interregnum/kernel';
import { applyHandLimits, drawTactics, shuffleDiscards } from '../cards.ts';
import { contentOf } from '../content/contents.ts';
import { performSeasonCard } from '../effects/performing.ts';
import { tell } from '../events.ts';
import { changeInfluence, keepAtMost } from '../figures.ts';
import { isReplaced } from '../instead.ts';
import { option } from '../options.ts';
import { FALL, NONE, SPRING, SUMMER, WINTER } from '../pieces.ts';
import { place } from '../places.ts';
import { MARSHAL, PRIMARCH, winterLimit } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, NO_UNITS, procedure, type State } from '../state.ts';
import { areasOf, inPlayOrder, isAlive } from '../table.ts';
import { checkElimination } from './elimination.ts';
import { questPhase } from './heroes/quest-phase.ts';
import { orderOfCards } from './turns.ts';
import { resolveClaim } from './winning.ts';

type Nothing = Record<string, never>;
const FALL_INFLUENCE = 2;

/** RNW-357, 2.21 no. 9: cards in hand can be used from now on. */
function ageTactics(s: State): void {
  for (const seat of s.fresh.keys()) {
    s.fresh[seat] = [];
    s.tacticsAtStart[seat] = s.tactics[seat]!.length;
  }
}

/** RNW-031; a deck has one card for each year and one to spare. */
function drawSeasonCard(s: State): void {
  const deck = s.seasonDecks[s.season]!;
  const card = deck[deck.length - 1]!;
  s.seasonDecks[s.season] = deck.slice(0, -1);
  s.seasonDiscard = [...s.seasonDiscard, card];
  tell({ type: 'seasonCard', card });
}
export const seasonCard = (s: Pick<State, 'seasonDiscard' | 'content'>) =>
  contentOf(s).seasonCards[s.seasonDiscard.at(-1)!]!;

/** TI1. */
function payPrimarch(s: State): void {
  const holder = s.titleSeat[PRIMARCH]!;
  const { ability } = contentOf(s).titles[PRIMARCH]!;
  if (holder !== NONE && seasonCard(s).isCouncil && ability.kind === 'primarch')
    changeInfluence(s, holder, ability.influence);
}

// --- what the icons do ---------------------------------------------------------------------------------------------------

/** RNW-033. */
function spring(s: State): void {
  for (const seat of s.activated.keys()) {
    s.activated[seat] = bigSets.NONE;
    s.ordersUsed[seat] = sets.NONE;
    s.active[seat] = NONE;
    s.highest[seat] = NONE;
  }
  s.titlesUsed = sets.without(s.titlesUsed, MARSHAL);
  tell({ type: 'ordersBack' });
  for (const [type, routed] of s.routed.entries()) {
    if (routed.every(n => n === 0)) continue;
    s.standing[type] = s.standing[type]!.map((n, area) => n + routed[area]!);
    s.routed[type] = NO_UNITS;
  }
  s.heroesRouted = sets.NONE;
  tell({ type: 'standsUp', what: 'all', area: null, hero: null });
  place(s, 'spring', {});
}

/** RNW-035. */
const fall = procedure<Nothing>('fall', {
  fate: s => {
    shuffleDiscards(s, 'fate');
    tell({ type: 'fateShuffled' });
  },
  players: {
    each: s => inPlayOrder(s),
    do: (s, _, seat) => {
      if (!isReplaced(s, 'fall', { seat })) call(s, fallOf, { seat });
    },
  },
});

const fallOf = procedure<{ seat: Seat }>('fallOf', {
  choose: {
    question: ASK.fall,
    who: (_, { seat }) => seat,
    options: () => [option.gainInfluence, option.drawTactics],
    then: (s, _, answer, seat) => {
      if (answer.type === 'gainInfluence') changeInfluence(s, seat, FALL_INFLUENCE);
      else drawTactics(s, seat, 1);
    },
  },
});

/** RNW-036, RNW-Q31: each player's losses, then the check for elimination. */
const winter = procedure<Nothing>('winter', {
  players: {
    each: s => inPlayOrder(s),
    do: (s, _, seat) => {
      if (isAlive(s, seat)) call(s, winterOf, { seat });
    },
  },
});

const winterOf = procedure<{ seat: Seat }>('winterOf', {
  areas: {
    each: (s, { seat }) => areasOf(s, seat),
    do: (s, { seat }, area) => keepAtMost(s, seat, area, winterLimit(s, seat, area), 'winter'),
  },
  check: s => checkElimination(s),
});

// --- the step --------------------------------------------------------------------------------------------------------------

const handLimitsOfAll = (s: State): void => {
  for (const seat of inPlayOrder(s)) applyHandLimits(s, seat);
};

/** RNW-F2; after the secondary ability hand limits are kept as cards are drawn. */
export const seasonStep = procedure<Nothing>('seasonStep', {
  begin: s => {
    tell({ type: 'season', year: s.year, season: s.season });
    s.lasting = passMoment(s.lasting, 'season'); // RNW-C6
    ageTactics(s);
  },
  claim: s => {
    if (!isReplaced(s, 'season.claim', {})) resolveClaim(s);
  },
  before: s => place(s, 'season.beforeCard', {}),
  draw: s => {
    drawSeasonCard(s);
    payPrimarch(s);
  },
  primary: s => {
    s.order = orderOfCards(s);
    performSeasonCard(s);
  },
  limits: s => handLimitsOfAll(s),
  outByCard: s => checkElimination(s), // RNW-Q30
  secondary: s => {
    s.order = orderOfCards(s); // RNW-410: the card may have moved influence between players with equal Orders
    // RNW-034: summer has the Quest Phase
    if (s.season === SPRING) spring(s);
    else if (s.season === SUMMER) call(s, questPhase, {});
    else if (s.season === FALL) call(s, fall, {});
    else if (s.season === WINTER) call(s, winter, {});
  },
  check: s => checkElimination(s),
});
