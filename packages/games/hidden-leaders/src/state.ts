/** The state of a game of Hidden Leaders: plain data, made in one place, copied by hand. */
import {
  type Chance,
  type ContentHash,
  cloneChance,
  cloneFrames,
  copier,
  type Flow,
  flow,
  type Seat,
  type WithContent,
} from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { BOX_CARDS, CARDS, type Card } from './content/heroes.ts';
import type { Leader } from './content/leaders.ts';
import type { Option } from './options.ts';
import type { Question } from './questions.ts';

export const TAVERN_SLOTS = 3;

/** Everybody, spectators included, in `known`. */
export const EVERYBODY = 127;
export const SPECTATORS = 64;
/** The bit of a seat, or of spectators, in `known`. */
export const bitOf = (viewer: Seat | null): number => (viewer === null ? SPECTATORS : 1 << viewer);

/** What lies open on the table, the whole Graveyard too (HDL-Q26); a view has all of it. Piles go from bottom to top. */
export interface PublicState extends WithContent {
  seats: number;
  deck: 'full' | 'beginner' | 'promo';
  /** HDL-022, HDL-Q48: whether one face-up Hero fewer ends the game. */
  sooner: boolean;
  /** HDL-Q45: whether players are reminded of Hidden Heroes that they have seen. */
  memory: 'aid' | 'none';
  /** Cards of the deck that are not in the game. */
  out: readonly Card[];
  /** The starting player. */
  first: Seat;
  active: Seat;
  /** Turns begun so far. */
  turns: number;
  red: number;
  green: number;
  tavern: (Card | null)[];
  graveyard: Card[];
  /** HDL-Q17: Tavern cards set aside while they are performed. */
  aside: Card[];
  /** By seat: the face-up Heroes of the party, oldest first. */
  up: Card[][];
  /** By seat and place: who has seen this Hidden Hero besides its owner, a sum of `bitOf`. */
  known: number[][];
  /** Whether everybody saw which cards the active player holds. */
  heldOpenly: boolean;
  over: boolean;
}

export interface State extends PublicState, Flow<Option, Question> {
  leaders: Leader[];
  /** HDL-011: the Leaders that nobody got. */
  unused: Leader[];
  hands: Card[][];
  /** By seat: the Hidden Heroes of the party, oldest first. */
  down: Card[][];
  harbor: Card[];
  wilderness: Card[];
  /** Cards drawn by the active player that must still be assigned. */
  held: Card[];
  /** The card that the ability under way deals with in secret; never set while a question is open. */
  secret: Card | null;
  chance: Chance;
}

export const hiddenLeadersFlow = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask, finish } = hiddenLeadersFlow;

const perSeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

/** HDL-Q53: the cards that a deck is made from. */
export const cardsFor = (deck: PublicState['deck']): readonly Card[] => (deck === 'promo' ? CARDS : BOX_CARDS);

const NOTHING: readonly Card[] = [];
/** HDL-022, HDL-Q42. */
export const cardsOutOf = (t: Pick<PublicState, 'deck' | 'content'>): readonly Card[] =>
  t.deck === 'beginner' ? contentOf(t).advanced : NOTHING;

/** What the players agreed on. */
export type Terms = Pick<PublicState, 'deck' | 'sooner' | 'memory'>;

/** HDL-012: an empty table with both markers on the starting position. Every state starts here. */
export function emptyState(
  content: ContentHash,
  { deck, sooner, memory }: Terms,
  seats: number,
  chance: Chance,
): State {
  const { start } = contentOf({ content });
  return clone({
    content,
    seats,
    deck,
    sooner,
    memory,
    out: cardsOutOf({ deck, content }),
    first: 0,
    active: 0,
    turns: 0,
    red: start,
    green: start,
    tavern: [null, null, null],
    graveyard: [],
    aside: [],
    up: perSeat<Card[]>(seats, () => []),
    known: perSeat<number[]>(seats, () => []),
    heldOpenly: false,
    over: false,
    leaders: [],
    unused: [],
    hands: perSeat<Card[]>(seats, () => []),
    down: perSeat<Card[]>(seats, () => []),
    harbor: [],
    wilderness: [],
    held: [],
    secret: null,
    chance,
    frames: [],
    ask: null,
    answers: perSeat<number | null>(seats, () => null),
  });
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i]!.slice();
  return copy;
}

/** Field by field, in the order of `emptyState`: one shape for all states. */
export const clone = copier<State>(function (s) {
  this.content = s.content;
  this.seats = s.seats;
  this.deck = s.deck;
  this.sooner = s.sooner;
  this.memory = s.memory;
  this.out = s.out;
  this.first = s.first;
  this.active = s.active;
  this.turns = s.turns;
  this.red = s.red;
  this.green = s.green;
  this.tavern = s.tavern.slice();
  this.graveyard = s.graveyard.slice();
  this.aside = s.aside.slice();
  this.up = cloneLists(s.up);
  this.known = cloneLists(s.known);
  this.heldOpenly = s.heldOpenly;
  this.over = s.over;
  this.leaders = s.leaders.slice();
  this.unused = s.unused;
  this.hands = cloneLists(s.hands);
  this.down = cloneLists(s.down);
  this.harbor = s.harbor.slice();
  this.wilderness = s.wilderness.slice();
  this.held = s.held.slice();
  this.secret = s.secret;
  this.chance = cloneChance(s.chance);
  this.frames = cloneFrames(s.frames);
  this.ask = s.ask;
  this.answers = s.answers.slice();
});
