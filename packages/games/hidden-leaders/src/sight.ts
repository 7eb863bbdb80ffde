/** What a seat of Hidden Leaders may know, field by field. */
import { flowSights, look, nobody, open, own, type Seat, type Seen, type Sights } from '@interregnum/kernel';
import type { Card } from './content/heroes.ts';
import type { Leader } from './content/leaders.ts';
import { bitOf, type PublicState, type State } from './state.ts';

/** HDL-009, HDL-128: the own Leader, at the end all. */
const leaders = (list: readonly Leader[], viewer: Seat | null, s: State): (Leader | null)[] =>
  s.over ? list.slice() : own(list, viewer);

/** HDL-043: how many cards a hand has is public, the cards are the owner's. */
const hands = (list: readonly Card[][], viewer: Seat | null): (Card | null)[][] =>
  list.map((cards, seat) => (seat === viewer ? cards.slice() : cards.map(() => null)));

/** HDL-083, HDL-Q45: the own Hidden Heroes, and those that the viewer has seen where they lie. */
const down = (list: readonly Card[][], viewer: Seat | null, s: State): (Card | null)[][] =>
  list.map((cards, seat) => cards.map((card, place) => (maySeeHidden(s, viewer, seat, place) ? card : null)));

const maySeeHidden = (s: PublicState, viewer: Seat | null, seat: Seat, place: number): boolean =>
  viewer === seat || s.over || (s.memory === 'aid' && (s.known[seat]![place]! & bitOf(viewer)) !== 0);

/** Cards that are being assigned: the actor's, unless everybody saw where they came from. */
const held = (cards: readonly Card[], viewer: Seat | null, s: State): (Card | null)[] =>
  cards.map(card => (viewer === s.active || s.heldOpenly ? card : null));

/** HDL-043: the size of a pile is public. */
const size = (cards: readonly Card[]): number => cards.length;

export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  content: open<PublicState['content']>,
  deck: open<PublicState['deck']>,
  sooner: open<boolean>,
  memory: open<PublicState['memory']>,
  out: open<readonly Card[]>,
  first: open<Seat>,
  active: open<Seat>,
  turns: open<number>,
  red: open<number>,
  green: open<number>,
  tavern: open<(Card | null)[]>,
  graveyard: open<Card[]>, // HDL-Q26
  aside: open<Card[]>,
  up: open<Card[][]>,
  known: open<number[][]>,
  heldOpenly: open<boolean>,
  over: open<boolean>,
  leaders,
  unused: nobody,
  hands,
  down,
  harbor: size,
  wilderness: size,
  held,
  secret: nobody,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Seat | null): View => look(sights, s, seat);
