/** Positions of Hidden Leaders in a notation that people can write. `docs/positions/hidden-leaders.md` explains it. */
import {
  chanceFrom,
  entriesOf,
  isMap,
  listOf,
  NotationError,
  onlyKeys,
  type PositionData,
  type PositionNotation,
  readAnswers,
  readFrames,
  readNumber,
  readSeat,
  type Seat,
  type SetupChoices,
} from '@interregnum/kernel';
import { BURIED_EMPEROR, CARDS, type Card, cardNumber } from './content/heroes.ts';
import { LEADER_IDS, LEADERS, type Leader, leaderNumber } from './content/leaders.ts';
import { FIRST_SPACE, LAST_SPACE } from './content/track.ts';
import { deckOf, memoryOf } from './phases/setup.ts';
import { dealtAt, setTurn } from './position-turn.ts';
import { writePosition } from './position-write.ts';
import type { View } from './sight.ts';
import { bitOf, cardsOutOf, EVERYBODY, emptyState, run, type State, TAVERN_SLOTS } from './state.ts';

const KEYS = [
  'turn', 'first', 'turns', 'red', 'green', 'leaders', 'hands', 'up', 'down', 'known', 'tavern', 'graveyard',
  'wilderness', 'harbor', 'draws', 'active', 'sizes', 'threshold', 'victorious', 'aside', 'held', 'held_openly', 'out',
  'over', 'unused', 'at', 'answers', 'chance',
]; // biome-ignore format: a list

type Path = readonly (string | number)[];
const path = (...keys: (string | number)[]): Path => ['position', ...keys];

export const position: PositionNotation<State> = {
  read(data: PositionData, options: SetupChoices, seats: number): State {
    onlyKeys(data, KEYS, ['position']);
    const s = emptyState(deckOf(options), memoryOf(options), seats, chanceFrom('position'));
    readTable(s, data);
    readLeaders(s, data);
    readCards(s, data);
    readChance(s, data);
    if (data.at === undefined) setTurn(s, data.turn);
    else s.frames = readFrames(data.at, path('at'));
    run(s);
    readAnswers(s, data.answers, path('answers'));
    return s;
  },
  write: s => writePosition(s as State | View),
};

const seatOf = (s: State, value: unknown, ...keys: (string | number)[]): Seat =>
  readSeat(value, s.seats, path(...keys));

function readTable(s: State, data: PositionData): void {
  if (data.first !== undefined) s.first = seatOf(s, data.first, 'first');
  s.active = data.active === undefined ? s.first : seatOf(s, data.active, 'active');
  s.turns = data.turns === undefined ? 1 : readNumber(data.turns, path('turns'));
  for (const marker of ['red', 'green'] as const) {
    if (data[marker] === undefined) continue;
    s[marker] = readNumber(data[marker], path(marker), FIRST_SPACE);
    if (s[marker] > LAST_SPACE) throw new NotationError(path(marker), `expected a space from 1 to ${LAST_SPACE}`);
  }
  s.over = data.over === true;
  s.heldOpenly = data.held_openly === true;
}

function readLeader(value: unknown, at: Path): Leader {
  const leader = leaderNumber(String(value));
  if (leader === null) throw new NotationError(at, `expected one of ${LEADER_IDS.join(', ')}, not '${String(value)}'`);
  return leader;
}

/** Seats that are not named get the first Leaders that are free. */
function readLeaders(s: State, data: PositionData): void {
  const named = new Map(
    entriesOf(data.leaders, path('leaders')).map(([key, value]) => [
      seatOf(s, key, 'leaders', key),
      readLeader(value, path('leaders', key)),
    ]),
  );
  if (new Set(named.values()).size !== named.size) throw new NotationError(path('leaders'), 'a Leader is there twice');
  const free = LEADERS.filter(leader => ![...named.values()].includes(leader));
  s.leaders = s.hands.map((_, seat) => named.get(seat) ?? free.shift()!);
  const unused = listOf(data.unused, path('unused')).map((id, i) => readLeader(id, path('unused', i)));
  s.unused = data.unused === undefined ? free : unused;
}

// --- cards -------------------------------------------------------------------------------------------------------

/** Hands out the cards by name; every card can be named once. */
class Deck {
  private readonly left: Set<Card>;
  private readonly named = new Set<Card>();
  private readonly deck: State['deck'];

  constructor(s: State) {
    this.deck = s.deck;
    const out = cardsOutOf(s.deck);
    this.left = new Set(CARDS.filter(card => !out.includes(card)));
  }

  name(value: unknown, at: Path): Card {
    const card = cardNumber(String(value));
    if (card === null) throw new NotationError(at, `'${String(value)}' is not a Hero`);
    if (this.named.has(card)) throw new NotationError(at, `'${String(value)}' is there twice`);
    if (!this.left.delete(card)) throw new NotationError(at, `'${String(value)}' is not in the ${this.deck} deck`);
    this.named.add(card);
    return card;
  }

  list(value: unknown, at: Path): Card[] {
    return listOf(value, at).map((id, i) => this.name(id, [...at, i]));
  }

  /** The first cards that are named nowhere. */
  deal(count: number): Card[] {
    const cards = [...this.left].filter(card => card !== BURIED_EMPEROR).slice(0, count);
    for (const card of cards) this.left.delete(card);
    return cards;
  }

  /** The Emperor, if nobody has named it. */
  emperor(): Card[] {
    return this.left.delete(BURIED_EMPEROR) ? [BURIED_EMPEROR] : [];
  }

  rest(): Card[] {
    const cards = [...this.left];
    this.left.clear();
    return cards;
  }
}

/** First everything that is named, then what is left for hands, Tavern and Harbor. */
function readCards(s: State, data: PositionData): void {
  const deck = new Deck(s);
  s.up = readBySeat(s, deck, data, 'up', () => []);
  s.down = readBySeat(s, deck, data, 'down', () => []);
  const hands = readBySeat<Card[] | null>(s, deck, data, 'hands', () => null);
  s.aside = deck.list(data.aside, path('aside'));
  s.held = deck.list(data.held, path('held'));
  s.wilderness = deck.list(data.wilderness, path('wilderness'));
  const tavern = data.tavern === undefined ? null : readTavern(deck, data.tavern);
  const graveyard = data.graveyard === undefined ? null : deck.list(data.graveyard, path('graveyard'));
  const harbor = data.harbor === undefined ? null : readHarbor(deck, data.harbor);
  s.graveyard = graveyard ?? deck.emperor();
  const dealt = data.at === undefined ? dealtAt(data.turn) : 0;
  s.hands = hands.map(hand => hand ?? deck.deal(dealt));
  s.tavern = tavern ?? deck.deal(TAVERN_SLOTS);
  s.harbor = harbor === null ? deck.rest() : harbor.flatMap(card => (card === 'rest' ? deck.rest() : [card]));
  s.out = [...cardsOutOf(s.deck), ...deck.rest()].sort((a, b) => a - b);
  readKnown(s, data);
}

function readBySeat<T>(s: State, deck: Deck, data: PositionData, key: string, none: () => T): (Card[] | T)[] {
  const lists: (Card[] | T)[] = s.hands.map(none);
  for (const [seat, list] of entriesOf(data[key], path(key))) {
    lists[seatOf(s, seat, key, seat)] = deck.list(list, path(key, seat));
  }
  return lists;
}

function readTavern(deck: Deck, value: unknown): (Card | null)[] {
  const slots = listOf(value, path('tavern'));
  if (slots.length > TAVERN_SLOTS) throw new NotationError(path('tavern'), `expected ${TAVERN_SLOTS} slots`);
  const cards = slots.map((id, i) => (id === 'none' ? null : deck.name(id, path('tavern', i))));
  return [...cards, null, null, null].slice(0, TAVERN_SLOTS);
}

const readHarbor = (deck: Deck, value: unknown): (Card | 'rest')[] =>
  listOf(value, path('harbor')).map((id, i) => (id === 'rest' ? 'rest' : deck.name(id, path('harbor', i))));

/** `{ 2: { 1: [1, 3], 2: all } }`. */
function readKnown(s: State, data: PositionData): void {
  s.known = s.down.map(cards => cards.map(() => 0));
  for (const [key, places] of entriesOf(data.known, path('known'))) {
    const seat = seatOf(s, key, 'known', key);
    for (const [place, who] of entriesOf(places, path('known', key))) {
      const at = path('known', key, place);
      if (s.known[seat]![Number(place) - 1] === undefined) {
        throw new NotationError(at, `seat ${key} has no Hidden Hero ${place}`);
      }
      s.known[seat]![Number(place) - 1] = readKnowers(s, who, at);
    }
  }
}

const readKnowers = (s: State, value: unknown, at: Path): number =>
  value === 'all'
    ? EVERYBODY
    : listOf(value, at).reduce<number>(
        (mask, who) => mask | bitOf(who === 'spectators' ? null : readSeat(who, s.seats, at)),
        0,
      );

function readChance(s: State, data: PositionData): void {
  if (data.draws !== undefined)
    s.chance.script = listOf(data.draws, path('draws')).map((n, i) => readNumber(n, path('draws', i)));
  if (isMap(data.chance)) {
    s.chance.key = String(data.chance.key);
    s.chance.drawn = readNumber(data.chance.drawn, path('chance', 'drawn'));
  }
}
