/** How values of The Old King's Crown are written in positions; `docs/positions/old-kings-crown.md` explains them. */
import {
  byKey,
  type Form,
  list,
  NotationError,
  names,
  orHidden,
  orWord,
  type Path,
  placeIn,
  readSeat,
  shown,
} from '@interregnum/kernel';
import { FACTION_CARDS } from '../content/cards.ts';
import { FACTIONS, type Faction } from '../content/factions.ts';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { LOCATIONS, REGIONS } from '../content/map.ts';
import { PLAN_CARDS, TIE_SLOT, type Value } from '../content/simulacrum.ts';
import { TACTICS } from '../content/tactics.ts';
import type { Window } from '../content/windows.ts';
import { WINDOWS } from '../content/windows.ts';
import {
  CARDS,
  type Card,
  isValue,
  type Kingdom,
  NONE,
  type Party,
  printedValue,
  REGION_NUMBERS,
  type RegionNumber,
  SIMULACRUM,
  SOURCES,
  type Source,
  slotOf,
  sourceId,
  valueCard,
} from '../pieces.ts';
import { type Controlled, partyCount, type Result, type State } from '../state.ts';

/** Stands for everything that is named nowhere, in piles. */
export const REST = -2;

const cardId = (card: Card): string => FACTION_CARDS[card]!.id;
export const card: Form<Card, State> = names('a card of a faction in play', CARDS, cardId);
export const region: Form<RegionNumber> = placeIn('a Region', REGIONS);
export const location: Form<number> = placeIn('a Location', LOCATIONS);
export const kingdom: Form<Kingdom> = placeIn(
  'a Kingdom Card',
  KINGDOM_CARDS.map(one => one.id),
);
export const tile: Form<number> = placeIn(
  'a Tactic Tile',
  TACTICS.map(one => one.id),
);
export const plan: Form<number> = placeIn(
  'a plan card',
  PLAN_CARDS.map(one => one.id),
);
export const source: Form<Source> = names('a source of effects', [...SOURCES.keys()], sourceId);
export const faction: Form<Faction> = names('a faction', FACTIONS, one => one);
export const window: Form<Window> = names('a window', Object.keys(WINDOWS) as Window[], one => one);
const RESULTS: readonly Result[] = ['win', 'loss', 'tie', 'retreat', 'none'];
export const result: Form<Result> = names('a result', RESULTS, one => one);

/** No card, Location or plan. */
export const orNone = <C>(form: Form<number, C>, word = 'none'): Form<number, C> => orWord(form, word, NONE);
/** In a list of cards, what its reader may not know. */
export const cards = list(orHidden(card));
export const pile = list(orWord(orHidden(card), 'rest', REST));
/** Piles are numbers for those who know nothing of them. */
export const countedPile: Form<number[], State> = {
  ...pile,
  write: (value: (number | null)[], c) =>
    c.chance === null && value.every(one => one === null) ? value.length : pile.write(value as number[], c),
};
export const kingdomPile: Form<number[], State> = {
  read: (value, at, c) => list(orWord(kingdom, 'rest', REST)).read(value, at, c),
  write: (value: (number | null)[], c) =>
    c.chance === null && value.every(one => one === null)
      ? value.length
      : list(orWord(orHidden(kingdom), 'rest', REST)).write(value as number[], c),
};

// --- parties -----------------------------------------------------------------------------------------------------------

/** `s` for the Simulacrum. */
export const party: Form<Party, State> = {
  read: (value, at, c) => (value === 's' && c.seats === 1 ? SIMULACRUM : readSeat(value, c.seats, at)),
  write: value => (value === SIMULACRUM ? 's' : value + 1),
};
export const partiesAt = (seats: number): Party[] =>
  seats === 1 ? [0, SIMULACRUM] : Array.from({ length: seats }, (_, seat) => seat);
export const byParty = <T>(value: Form<T, State>, without?: (one: T) => boolean): Form<T[], State> =>
  byKey(party, value, { keys: c => partiesAt(c.seats), without });
export const parties: Form<readonly Party[], State> = list(party) as Form<readonly Party[], State>;

/** Lists by `at(region, party)` as maps by Region and party. */
export function byRegion<T>(
  value: Form<T, State>,
  empty: T,
  keys: (seats: number) => readonly Party[],
): Form<T[], State> {
  const row = byKey(party, value, { keys: c => keys(c.seats) });
  const rows = byKey(region as Form<number, State>, row, { keys: () => REGION_NUMBERS });
  const split = (flat: readonly T[], c: State): T[][] =>
    REGION_NUMBERS.map(one => flat.slice(one * partyCount(c.seats), (one + 1) * partyCount(c.seats)));
  return {
    read: (data, at, c, before) =>
      rows
        .read(data, at, c, before === undefined ? undefined : split(before, c))
        .flatMap(list => Array.from({ length: partyCount(c.seats) }, (_, i) => list[i] ?? empty)),
    write: (flat, c) => rows.write(split(flat, c), c),
  };
}

export const seatsOnly = (seats: number): Party[] => Array.from({ length: seats }, (_, seat) => seat);

// --- cards that may be values of the Simulacrum ---------------------------------------------------------------------------

const isWord = (value: unknown): value is Value => value === 'agent' || value === 'retreat';

/** A value at a Region, or one played after a Tie. */
export const revealedCard = (slot: number): Form<Card, State> => ({
  read: (value, at, c) => {
    const tie = /^tie (\d+)$/.exec(String(value));
    if (tie) return readValue(Number(tie[1]), TIE_SLOT, at);
    return typeof value === 'number' || isWord(value) ? readValue(value, slot, at) : card.read(value, at, c);
  },
  write: (value, c) => {
    if (!isValue(value)) return card.write(value, c);
    return slotOf(value) === TIE_SLOT && slot !== TIE_SLOT ? `tie ${printedValue(value)}` : printedValue(value);
  },
});

function readValue(value: number | Value, slot: number, at: Path): Card {
  const found = valueCard(slot, value);
  if (slotOf(found) === slot) return found;
  throw new NotationError(at, `expected a value from 1 to 11, agent or retreat, not ${shown(value)}`);
}

/** Lists of Revealed cards; one value may stand without brackets. */
export const revealedCards = (slot: number): Form<readonly Card[], State> => ({
  read: (value, at, c) =>
    typeof value === 'number' || isWord(value) || String(value).startsWith('tie ')
      ? [revealedCard(slot).read(value, at, c)]
      : list(revealedCard(slot)).read(value, at, c),
  write: (value, c) =>
    value.length === 1 && isValue(value[0]!)
      ? revealedCard(slot).write(value[0]!, c)
      : list(revealedCard(slot)).write([...value], c),
});

// --- Kingdom Cards with their Occupiers -------------------------------------------------------------------------------------

/** `K12+CL05`. */
export const controlled: Form<Controlled, State> = {
  read(value, at, c) {
    const [first, second, more] = String(value).split('+');
    if (second === undefined || more !== undefined)
      throw new NotationError(at, `expected a Kingdom Card and its Occupier, K12+CL05, not ${shown(value)}`);
    return { kingdom: kingdom.read(first, at, c), occupier: card.read(second, at, c) };
  },
  write: (value, c) => `${String(kingdom.write(value.kingdom, c))}+${String(card.write(value.occupier, c))}`,
};
