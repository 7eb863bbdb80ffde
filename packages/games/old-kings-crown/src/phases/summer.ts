/** Summer (OKC-080..OKC-104): Bidding, Heralds, face-down cards. */
import type { Seat } from '@interregnum/kernel';
import { takeUnseen } from '../cards.ts';
import { CRISIS_LOSS } from '../content/setup.ts';
import { dueAt, perform } from '../effects/performing.ts';
import { openWindow } from '../effects/window.ts';
import { heard, tell, tellApart } from '../events.ts';
import { lose } from '../influence.ts';
import { type Option, option } from '../options.ts';
import {
  CARD_COUNT,
  type Card,
  LOCATION_NUMBERS,
  type LocationNumber,
  NONE,
  type Party,
  REGION_COUNT,
  SIMULACRUM,
} from '../pieces.ts';
import { ASK } from '../questions.ts';
import { beginPlan, isSolo, placeSimulacrum, simulacrumHerald } from '../simulacrum.ts';
import { at, call, procedure, type State } from '../state.ts';
import { isOpen, isSeat, opponentsOf, seatsInOrder } from '../table.ts';
import { bidding } from './bidding.ts';

type Nothing = Record<string, never>;

// --- Heralds (OKC-097..OKC-099) -------------------------------------------------------------------------------------------

export function placeHerald(s: State, party: Party, location: LocationNumber): void {
  s.heralds[party] = location;
  tell({ type: 'herald', party, location });
  for (const other of opponentsOf(s, party)) {
    const due = dueAt(s, 'onHeraldPlaced', other, { player: party, location }); // K08
    for (const found of due) perform(s, other, found);
  }
}

/** OKC-097. */
const herald = procedure<{ seat: Seat }>('herald', {
  place: {
    question: ASK.herald,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: s => LOCATION_NUMBERS.filter(location => isOpen(s, location)).map(option.herald),
    then: (s, l, answer) => {
      if (answer.type === 'herald') placeHerald(s, l.seat, answer.location);
    },
  },
});

// --- face-down cards (OKC-100..OKC-103) -----------------------------------------------------------------------------------

/** OKC-Q55. */
const isInCrisis = (s: State, seat: Seat): boolean => s.hands[seat]!.length < REGION_COUNT;

/** As many slots as there are Regions. */
const withEmpty = (hand: readonly Card[]): readonly Card[] =>
  Array.from({ length: REGION_COUNT }, (_, i) => hand[i] ?? NONE);

/** OKC-Q56: every way to lay cards next to Regions, as many as there are cards, at most one at each. */
function placements(hand: readonly Card[]): Option[] {
  const slots = hand.length < REGION_COUNT ? withEmpty(hand) : hand;
  const ways: Option[] = [];
  for (let a = 0; a < slots.length; a++)
    for (let b = 0; b < slots.length; b++) if (a !== b) addPlacements(slots, a, b, ways);
  return hand.length + 1 < REGION_COUNT ? [...new Set(ways)] : ways; // two empty slots are alike
}

const CARDS_AND_NONE = CARD_COUNT + 1;
/** By the first two cards, then by the third. Made once for all hands: there are too many for the makers to keep. */
const PLACEMENTS = Array.from({ length: CARDS_AND_NONE ** 2 }, (): (Option | undefined)[] => []);

/** The placements that begin with these two slots. */
function addPlacements(slots: readonly Card[], a: number, b: number, ways: Option[]): void {
  const [highlands, plateau] = [slots[a]!, slots[b]!];
  const known = PLACEMENTS[(highlands + 1) * CARDS_AND_NONE + plateau + 1]!;
  for (let c = 0; c < slots.length; c++) {
    if (c === a || c === b) continue;
    const lowlands = slots[c]!;
    let way = known[lowlands + 1];
    if (way === undefined) {
      way = option.placeCards(highlands, plateau, lowlands);
      known[lowlands + 1] = way;
    }
    ways.push(way);
  }
}

function place(s: State, seat: Seat, answer: Option): void {
  if (answer.type !== 'placeCards') return;
  const cards = [answer.highlands, answer.plateau, answer.lowlands];
  for (let region = 0; region < REGION_COUNT; region++) {
    if (cards[region] === NONE) continue;
    takeUnseen(s, seat, cards[region]!);
    s.down[at(s, region, seat)] = cards[region]!;
  }
  if (!heard()) return;
  const regions = [...cards.keys()].filter(region => cards[region] !== NONE);
  const told = { type: 'placed' as const, seat, regions };
  tellApart([seat], { ...told, cards: cards.filter(card => card !== NONE) }, { ...told, cards: null });
}

/** OKC-102: every Region left empty costs Influence. */
function placeInCrisis(s: State, seat: Seat, answer: Option): void {
  place(s, seat, answer);
  if (answer.type !== 'placeCards') return;
  const empty = [answer.highlands, answer.plateau, answer.lowlands].filter(card => card === NONE).length;
  lose(s, seat, empty * CRISIS_LOSS, 'crisis');
}

export const summer = procedure<Nothing>('summer', {
  plan: s => {
    s.window = 'ESu';
    if (isSolo(s)) beginPlan(s); // OKC-S1
  },
  early: s => openWindow(s, 'ESu'), // OKC-080
  bids: s => call(s, bidding, {}),
  heralds: {
    each: s => {
      s.window = 'MSu-H';
      return s.order.filter(party => s.heralds[party] === NONE);
    },
    do: (s, _, party) => {
      if (isSeat(s, party)) call(s, herald, { seat: party });
      else placeHerald(s, SIMULACRUM, simulacrumHerald(s));
    },
  },
  crisis: {
    question: ASK.crisis,
    each: s => {
      s.window = 'MSu-P';
      return seatsInOrder(s).filter(seat => isInCrisis(s, seat)); // OKC-Q57
    },
    ask: 'forced',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => placements(s.hands[seat]!),
    then: (s, _l, answer, seat) => placeInCrisis(s, seat, answer),
  },
  // OKC-100
  place: {
    question: ASK.placing,
    everyone: s => seatsInOrder(s).filter(seat => s.hands[seat]!.length >= REGION_COUNT && isUnplaced(s, seat)),
    options: (s, _l, seat) => placements(s.hands[seat]!),
    changeable: true, // OKC-Q80
    reveal: (s, _l, answers) => {
      for (const [seat, answer] of answers.entries()) if (answer) place(s, seat, answer);
    },
  },
  simulacrum: s => {
    if (isSolo(s)) placeSimulacrum(s);
  },
  late: s => openWindow(s, 'LSu'), // OKC-104
});

const isUnplaced = (s: State, seat: Seat): boolean => [0, 1, 2].every(region => s.down[at(s, region, seat)] === NONE);
