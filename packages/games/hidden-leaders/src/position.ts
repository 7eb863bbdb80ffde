/** Positions of Hidden Leaders in a notation that people can write. `docs/positions/hidden-leaders.md` explains it. */
import type { ContentHash } from '@interregnum/kernel';
import {
  byKey,
  bySeat,
  chanceFrom,
  fieldsOf,
  flag,
  inAnyOrder,
  isMap,
  isNamed,
  list,
  maybe,
  NotationError,
  names,
  ordinal,
  orHidden,
  orSize,
  orWord,
  type Path,
  type PositionData,
  positionNotation,
  readFields,
  seat,
  setOf,
  stockOf,
  wholeNumber,
} from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { factionId } from './content/factions.ts';
import { BURIED_EMPEROR, CARDS, type Card, heroId } from './content/heroes.ts';
import { LEADERS, leaderId } from './content/leaders.ts';
import { FIRST_SPACE, LAST_SPACE, victoriousFaction } from './content/track.ts';
import { type HiddenLeadersEvent, listen } from './events.ts';
import { impossible } from './invariants.ts';
import { termsOf } from './phases/setup.ts';
import { dealtAt, setTurn } from './position-turn.ts';
import {
  cardsFor,
  cardsOutOf,
  EVERYBODY,
  emptyState,
  type PublicState,
  run,
  type State,
  TAVERN_SLOTS,
} from './state.ts';
import { thresholdOf } from './table.ts';

const cardsIn = (t: PublicState): Card[] => cardsFor(t.deck).filter(card => !cardsOutOf(t).includes(card));
/** Stands for all cards that are named nowhere. */
const REST: Card = 0;

const hero = names<Card, PublicState>('a Hero of this deck', cardsIn, heroId);
const anyHero = names('a Hero', CARDS, heroId);
const leader = names('a Leader', LEADERS, leaderId);
const space = wholeNumber(FIRST_SPACE, LAST_SPACE);
const party = bySeat<Card[], State>(list(orHidden(hero)));

const { field, part, onlyIf, follows } = fieldsOf<State>();

// --- who knows what --------------------------------------------------------------------------------------------------

/** Seats have bits 0 to 5. */
const SPECTATORS_BIT = 6;
const knowers = orWord(setOf(list(orWord(seat, 'spectators', SPECTATORS_BIT))), 'all', EVERYBODY);
/** `{ 2: { 1: [1, 3], 2: all } }`. */
const known = bySeat<number[], State>(
  byKey(ordinal(), knowers, { keys: (_, masks) => [...masks.keys()], without: mask => mask === 0 }),
  masks => !masks.some(Boolean),
);

function setKnown(s: State, masks: number[][], at: Path): void {
  const wrong = masks.findIndex((places, owner) => places.length > s.down[owner]!.length);
  if (wrong >= 0) throw new NotationError(at, `seat ${wrong + 1} has only ${s.down[wrong]!.length} Hidden Heroes`);
  s.known = masks;
}

// --- all of it -----------------------------------------------------------------------------------------------------

const sizeOf = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length);
const sizes = (s: State, lists: readonly (readonly unknown[])[]) => bySeat(wholeNumber()).write(lists.map(sizeOf), s);

const fields = {
  first: field('first', seat),
  active: field('active', seat),
  turns: field('turns', wholeNumber()),
  red: field('red', space),
  green: field('green', space),
  tavern: field('tavern', list(maybe(hero))),
  graveyard: field('graveyard', list(hero)),
  up: field('up', party),
  down: field('down', party),
  hands: field('hands', party),
  aside: field('aside', list(hero)),
  held: inAnyOrder(field('held', list(orHidden(hero)))),
  held_openly: field('heldOpenly', flag),
  leaders: field('leaders', bySeat(orHidden(leader))),
  unused: onlyIf(s => s.chance !== null, inAnyOrder(field('unused', list(leader)))),
  harbor: field('harbor', orSize(list(orWord(hero, 'rest', REST)))),
  wilderness: field('wilderness', orSize(list(hero))),
  over: field('over', flag),
  threshold: follows(thresholdOf),
  victorious: follows(s => factionId(victoriousFaction(contentOf(s), s.red, s.green))),
  out: follows(s => s.out.map(card => anyHero.write(card, s))),
  sizes: follows(s => ({
    harbor: sizeOf(s.harbor),
    wilderness: sizeOf(s.wilderness),
    graveyard: s.graveyard.length,
    hands: sizes(s, s.hands),
    up: sizes(s, s.up),
    down: sizes(s, s.known),
  })),
};
/** It needs the Hidden Heroes. */
const knowledge = { known: inAnyOrder(part(known, s => s.known, setKnown)) };

/** Seats that are not named get the first Leaders that are free. */
function dealLeaders(s: State, data: PositionData): void {
  const stock = stockOf(LEADERS, 1, leaderId);
  stock.take(s.leaders, i => ['position', 'leaders', i + 1]);
  s.leaders = Array.from(s.answers, (_, one) => s.leaders[one] ?? stock.deal(1)[0]!);
  if (!isNamed(data, 'unused')) s.unused = stock.rest();
}

/** First everything that is named, then what is left for hands, Tavern and Harbor. */
function dealCards(s: State, data: PositionData): void {
  const stock = stockOf(cardsIn(s), 1, heroId);
  for (const key of ['up', 'down', 'hands'] as const) {
    for (const [one, cards] of s[key].entries()) stock.take(cards, i => ['position', key, one + 1, i]);
  }
  for (const key of ['aside', 'held', 'wilderness', 'tavern', 'graveyard', 'harbor'] as const) {
    stock.take(s[key], i => ['position', key, i]);
  }
  if (!isNamed(data, 'graveyard')) s.graveyard = stock.rest(card => card === BURIED_EMPEROR);
  const deal = (count: number) => stock.deal(count, card => card !== BURIED_EMPEROR);
  const dealt = isNamed(data, 'at') ? 0 : dealtAt(data.turn);
  const isHandNamed = (one: number) => isMap(data.hands) && isNamed(data.hands, String(one + 1));
  s.hands = s.hands.map((hand, one) => (isHandNamed(one) ? hand : deal(dealt)));
  s.tavern = isNamed(data, 'tavern') ? s.tavern : deal(TAVERN_SLOTS);
  while (s.tavern.length < TAVERN_SLOTS) s.tavern.push(null);
  s.harbor = isNamed(data, 'harbor') ? s.harbor.flatMap(card => (card === REST ? stock.rest() : [card])) : stock.rest();
  s.out = [...cardsOutOf(s), ...stock.rest()].sort((a, b) => a - b);
}

export const positionWith = (content: ContentHash) =>
  positionNotation<State, HiddenLeadersEvent>({
    start: (options, seats) => emptyState(content, termsOf(options), seats, chanceFrom('position')),
    fields: { ...fields, ...knowledge },
    read(s, data) {
      s.turns = 1;
      readFields(fields, s, data, ['position'], s);
      if (!isNamed(data, 'active')) s.active = s.first;
      dealLeaders(s, data);
      dealCards(s, data);
      s.known = s.down.map(cards => cards.map(() => 0));
      readFields(knowledge, s, data, ['position'], s);
      if (!isNamed(data, 'at')) setTurn(s, data);
    },
    run,
    listen,
    broken: impossible,
  });
