/** Positions of Epix in a notation that people can write. `docs/positions/epix.md` explains it. */
import {
  byKey,
  bySeat,
  type ContentHash,
  chanceFrom,
  fieldsOf,
  flag,
  inAnyOrder,
  isNamed,
  list,
  maybe,
  NotationError,
  names,
  orEmpty,
  orHidden,
  type Path,
  type PositionData,
  placeIn,
  positionNotation,
  readFields,
  rows,
  type Seat,
  seat,
  seatsWith,
  setOf,
  sets,
  text,
  wholeNumber,
  wordsOf,
} from '@interregnum/kernel';
import { type Area, areaId, castleOf } from './content/board.ts';
import { actionsId, CARD_COUNT, cardId, SEASON_IDS } from './content/cards.ts';
import { boardOf, contentOf } from './content/contents.ts';
import { bit, PER_PLAYER, SOLDIER, START_GOLD, UNIT_IDS, UNITS, type Unit, unitId } from './content/units.ts';
import { type EpixEvent, listen } from './events.ts';
import { broken } from './invariants.ts';
import { offer } from './phases/game.ts';
import { choices } from './phases/season.ts';
import { setTurn } from './position-turn.ts';
import { cardsLie, isFistClosed } from './sight.ts';
import { agreedIn, emptyState, type PublicState, run, type State } from './state.ts';
import { place } from './table.ts';

const CARDS = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);

const area = names<Area, PublicState>('an area of this map', s => boardOf(s).areas, areaId);
const unit = placeIn('a Unit', UNIT_IDS);
const units = setOf(wordsOf(unit));
const card = names('a Special Ability card', CARDS, cardId);
const actions = names('Action cards of the season', choices, actionsId);

const isView = (s: State): boolean => s.chance === null;

// --- Units ---------------------------------------------------------------------------------------------------------

interface Troop {
  seat: Seat;
  units: number;
}

const troop = orEmpty(text<Troop, State>('{seat}: {units}', { seat, units }, '2: knight camp'));

const troopsOf = (s: PublicState): (Troop | null)[] =>
  s.occupant.map((occupant, at) => (occupant === null ? null : { seat: occupant, units: s.units[at]! }));

function placeTroops(s: State, troops: readonly (Troop | null)[], at: Path): void {
  s.units.fill(0);
  s.occupant.fill(null);
  s.supply = s.gold.flatMap(() => PER_PLAYER);
  for (const [where, one] of troops.entries()) {
    if (one === null) continue;
    for (const kind of UNITS.filter(kind => one.units & bit(kind))) {
      const left = s.supply[4 * one.seat + kind]!;
      const problem = `seat ${one.seat + 1} has only ${PER_PLAYER[kind]} of ${unitId(kind)}`;
      if (left === 0) throw new NotationError([...at, areaId(where)], problem);
      place(s, one.seat, kind, where);
    }
  }
}

// --- Special Ability cards -------------------------------------------------------------------------------------------

interface Bid {
  seat: Seat;
  gold: number;
  marker: Unit;
}

const bid = text<Bid, State>('{seat}: {gold} {marker}', { seat, gold: wholeNumber(1), marker: unit }, '2: 5 camp');

/** By card. */
const bidsOf = (s: PublicState): (Bid | null)[] =>
  [0, ...CARDS].map(number => {
    const i = s.dealt.indexOf(number);
    return i < 0 || s.bidder[i] === null
      ? null
      : { seat: s.bidder[i]!, gold: s.bidAmount[i]!, marker: s.bidMarker[i]! };
  });

function placeBids(s: State, bids: readonly (Bid | null)[], at: Path): void {
  for (const [number, one] of bids.entries()) {
    if (one === null) continue;
    const i = s.dealt.indexOf(number);
    if (i < 0) throw new NotationError([...at, cardId(number)], `${cardId(number)} is not on offer`);
    [s.bidder[i], s.bidAmount[i], s.bidMarker[i]] = [one.seat, one.gold, one.marker];
    s.supply[4 * one.seat + one.marker]!--;
  }
}

/** What is owned was on offer; the rest of the offer are the first cards that nobody owns. */
function dealOffer(s: State, data: PositionData): void {
  const owned = CARDS.filter(number => s.abilities.some(set => sets.has(set, number)));
  const most = s.mode === 'basic' ? 0 : s.seats + 1;
  const named = isNamed(data, 'offer') ? s.dealt : owned;
  if (named.length > most || owned.some(number => !named.includes(number))) {
    const key = isNamed(data, 'offer') ? 'offer' : 'abilities';
    const problem =
      most === 0 ? 'the basic game has no such cards' : `expected ${most} cards with all owned ones (EPX-018)`;
    throw new NotationError(['position', key], problem);
  }
  const { deck } = contentOf(s);
  const filler = deck.filter(number => !named.includes(number));
  const dealt = [...named, ...filler].slice(0, most).sort((a, b) => a - b);
  const rest = most === 0 ? [] : deck.filter(number => !dealt.includes(number));
  offer(s, dealt, isNamed(data, 'unseen') ? s.unseen : rest);
}

// --- all of it -----------------------------------------------------------------------------------------------------

const { field, part, onlyIf, follows } = fieldsOf<State>();
const supply = rows(UNITS.length, bySeat<number[], State>(byKey(unit, wholeNumber(), { keys: () => UNITS })));

const fields = {
  season: field('season', placeIn('a season', [...SEASON_IDS, 'over'])),
  first: field('firstPlayer', seat),
  gold: field('gold', bySeat(wholeNumber())),
  areas: {
    ...part(byKey(area, troop, { keys: s => boardOf(s).areas }), troopsOf, placeTroops),
    reword: (entry: unknown, _within: readonly string[], s: State) => troop.write(troop.read(entry, [], s), s),
  },
  offer: inAnyOrder(field('dealt', list(card))),
  passed: inAnyOrder(field('passed', seatsWith)),
  abilities: inAnyOrder(field('abilities', bySeat(setOf(list(card))))),
  spent: inAnyOrder(field('spent', setOf(list(card)))),
  auction: field('auction', maybe(bySeat(wholeNumber()))),
  revealed: inAnyOrder(field('revealed', seatsWith)),
  spied: field('spied', maybe(seat)),
  used: {
    ...field('used', byKey(area, units, { keys: (s: PublicState) => boardOf(s).areas, without: set => set === 0 })),
    reword: (entry: unknown, _within: readonly string[], s: State) => units.write(units.read(entry, [], s), s),
  },
  in_use: field('riding', maybe(area)),
  odd: field('odd', maybe(flag, 'unknown')),
  skipped: field('skipped', maybe(seat)),
  conqueror: field('conqueror', maybe(seat)),
  over: field('over', flag),
  cards: field('chosen', bySeat(orHidden(maybe(actions), 'hidden', (s: State) => isView(s) && cardsLie(s)))),
  fist: field(
    'fist',
    orHidden(maybe(wholeNumber(1)), 'hidden', (s: State) => isView(s) && isFistClosed(s)),
  ),
  unseen: onlyIf(s => !isView(s) && s.mode === 'advanced', field('unseen', list(card))),
  supply: follows(s => supply.write(s.supply, s)),
  treasury: follows(s => s.treasury),
};

/** They need the offer. */
const bids = {
  bids: part(byKey(card, maybe(bid), { keys: (s: State) => s.dealt, without: one => one === null }), bidsOf, placeBids),
};

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

export const positionWith = (content: ContentHash) =>
  positionNotation<State, EpixEvent>({
    start(options, seats) {
      const s = emptyState(content, agreedIn(options), seats, chanceFrom('position'));
      for (const one of s.gold.keys()) place(s, one, SOLDIER, castleOf(one));
      return s;
    },
    fields: { ...fields, ...bids },
    read(s, data) {
      readFields(fields, s, data, ['position'], s);
      dealOffer(s, data);
      readFields(bids, s, data, ['position'], s);
      s.treasury = START_GOLD * s.seats - sum(s.gold) - sum(s.bidAmount);
      if (!isNamed(data, 'at')) setTurn(s, data);
    },
    run,
    listen,
    broken,
  });
