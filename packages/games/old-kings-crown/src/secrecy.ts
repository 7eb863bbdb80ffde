/** Which answers are secret when they are given, and which events open something. */
import { type Random, type Seat, type Secrecy, see, viewers } from '@interregnum/kernel';
import { determinise, marksOf, supposeInHand } from './determinise.ts';
import type { OldKingsCrownEvent } from './events.ts';
import { downPlace, drawPlace, inMarkOrder, kingdomPlace, kingdomThing } from './knowledge.ts';
import { type Option, readOption } from './options.ts';
import { NONE, REGION_NUMBERS, SIMULACRUM } from './pieces.ts';
import { ASK } from './questions.ts';
import { view } from './sight.ts';
import { at, clone, type State } from './state.ts';

/** What everybody sees of an answer: that a card was laid, where, how many; not which. */
function face(o: Option): string {
  switch (o.type) {
    case 'keepKingdom':
    case 'bid':
    case 'reinforce':
    case 'play':
    case 'show':
    case 'bury':
    case 'ambushCard':
    case 'with':
    case 'retire':
    case 'keepCards':
    case 'fates':
      return o.type;
    case 'placeCards':
      return [o.highlands, o.plateau, o.lowlands].map(card => (card === NONE ? '-' : 'x')).join('');
    case 'swapWithHand':
      return `swap ${o.region}`;
    case 'arrange':
      return `bottom ${o.bottom.length}`;
    case 'arrangeTop':
      return 'bottom 0';
    default:
      return o.code;
  }
}

export const secrecy: Secrecy<OldKingsCrownEvent, State, Option> = {
  secretQuestions: [
    ASK.kingdomCard,
    ASK.bid,
    ASK.ruseInBid,
    ASK.crisis,
    ASK.placing,
    ASK.beforeReveal,
    ASK.reinforceOrRetreat,
    ASK.tieCard,
    ASK.shrine,
    ASK.tourney,
    ASK.watchers,
    ASK.arrange,
    ASK.swap,
  ],
  opens,
  face,
  dealLike,
  suppose: (s, viewer, seat, code) => {
    const answer = readOption(code);
    if (answer && 'card' in answer) supposeInHand(s, viewer, seat, answer.card);
  },
};

/** How many cards of a pile may come to light at once. */
const MOST_OPENED = 4;

/** What may come to light next: face-down cards, and the tops of the piles. */
function lookAhead(s: State, viewer: Seat | null): void {
  const by = viewers(viewer);
  const tops = (pile: readonly number[]): number[] => [...pile.keys()].slice(-MOST_OPENED);
  const look = (thing: number, place: number): void => {
    s.marks = inMarkOrder(see(s.marks, thing, place, by));
  };
  for (const [seat, pile] of s.draw.entries()) for (const i of tops(pile)) look(pile[i]!, drawPlace(seat, i));
  for (const i of tops(s.kingdomDeck)) look(kingdomThing(s.kingdomDeck[i]!), kingdomPlace(i));
  for (const region of REGION_NUMBERS)
    for (const seat of s.hands.keys()) {
      const card = s.down[at(s, region, seat)]!;
      if (card !== NONE && seat !== viewer) look(card, downPlace(region, seat));
    }
}

function dealLike(s: State, viewer: Seat | null, random: Random): State {
  const ahead = clone(s);
  lookAhead(ahead, viewer);
  const world = determinise(view(ahead, viewer), random);
  world.marks = marksOf(view(s, viewer).marks, viewer);
  return world;
}

/** Cards come to light, or are seen by somebody. */
function opens(e: OldKingsCrownEvent, viewer: Seat | null): string | null {
  switch (e.type) {
    case 'drew':
    case 'dealt':
    case 'looked':
      return viewer === e.seat ? JSON.stringify(e) : null;
    case 'peeked': {
      const isTold = viewer === e.seat || (e.at === null && viewer === e.of); // K50: the owner sees which
      return isTold ? JSON.stringify(e) : null;
    }
    case 'kingdomOpened':
    case 'bidsShown':
    case 'tookBack':
    case 'turnedKingdom':
    case 'tookKingdom':
    case 'marketFilled':
    case 'revealed':
    case 'exhumed':
    case 'shown':
    case 'deployed':
    case 'retired':
    case 'loyal':
    case 'planOver':
    case 'clashResult':
    case 'gameOver':
      return JSON.stringify(e);
    case 'discardedKingdom': // of those that were dealt
      return e.party === null ? JSON.stringify(e) : null;
    case 'attrition':
      return `${e.seat} ${e.limit}`;
    case 'used':
      return e.shown === null ? null : JSON.stringify(e);
    case 'herald':
    case 'claimed':
      return e.party === SIMULACRUM ? JSON.stringify(e) : null;
    case 'moved':
      return e.card === null ? null : JSON.stringify(e);
    default:
      return null;
  }
}
