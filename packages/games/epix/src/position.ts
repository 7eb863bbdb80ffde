/** Positions of Epix in a notation that people can write. `docs/positions/epix.md` explains it. */
import {
  chanceFrom,
  entriesOf,
  expectOneOf,
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
  writeAnswers,
  writeFrames,
} from '@interregnum/kernel';
import { AREA_IDS, areaId, areaNumber, castleOf } from './content/board.ts';
import {
  ACTION_CARDS,
  ACTION_PAIRS,
  type ActionCards,
  actionsId,
  CARD_COUNT,
  type Card,
  cardId,
  cardNumber,
  SEASON_IDS,
} from './content/cards.ts';
import {
  bit,
  PER_PLAYER,
  SOLDIER,
  START_GOLD,
  UNIT_IDS,
  UNITS,
  type Unit,
  unitId,
  unitNumber,
} from './content/units.ts';
import { offer } from './phases/game.ts';
import { setTurn } from './position-turn.ts';
import { cardsLie, isFistClosed, type View } from './sight.ts';
import { emptyState, run, type State, type Table } from './state.ts';
import { boardOf, place } from './table.ts';

const KEYS = [
  'season',
  'first',
  'turn',
  'gold',
  'areas',
  'offer',
  'bids',
  'passed',
  'abilities',
  'spent',
  'auction',
  'cards',
  'revealed',
  'spied',
  'used',
  'in_use',
  'fist',
  'odd',
  'skipped',
  'conqueror',
  'over',
  'supply',
  'treasury',
  'unseen',
  'draws',
  'chance',
  'at',
  'answers',
];

/** `over` after Winter. */
const SEASONS: readonly string[] = [...SEASON_IDS, 'over'];

export const position: PositionNotation<State> = {
  read(data: PositionData, options: SetupChoices, seats: number): State {
    onlyKeys(data, KEYS, ['position']);
    const s = emptyState(options.mode as Table['mode'], seats, chanceFrom('position'));
    readTable(s, data);
    readUnits(s, data);
    readCards(s, data);
    readSecrets(s, data);
    balanceTreasury(s);
    if (data.at === undefined) setTurn(s, data.turn);
    else s.frames = readFrames(data.at, ['position', 'at']);
    run(s);
    readAnswers(s, data.answers, ['position', 'answers']);
    return s;
  },
  write: s => writePosition(s as State | View),
};

// --- reading -----------------------------------------------------------------------------------------------------

const path = (...keys: (string | number)[]) => ['position', ...keys];
const seatOf = (s: State, value: unknown, ...keys: (string | number)[]): Seat =>
  readSeat(value, s.seats, path(...keys));

function readTable(s: State, data: PositionData): void {
  if (data.season !== undefined) {
    s.season = SEASONS.indexOf(expectOneOf(data.season, SEASONS, path('season')));
  }
  if (data.first !== undefined) s.firstPlayer = seatOf(s, data.first, 'first');
  for (const [key, gold] of entriesOf(data.gold, path('gold'))) {
    s.gold[seatOf(s, key, 'gold', key)] = readNumber(gold, path('gold', key));
  }
  s.passed = s.passed.map((_, seat) => listOf(data.passed, path('passed')).includes(seat + 1));
  s.revealed = s.revealed.map((_, seat) => listOf(data.revealed, path('revealed')).includes(seat + 1));
  const optionalSeat = (key: string) =>
    data[key] === undefined || data[key] === 'none' ? null : seatOf(s, data[key], key);
  s.spied = optionalSeat('spied');
  s.skipped = optionalSeat('skipped');
  s.conqueror = optionalSeat('conqueror');
  s.over = data.over === true;
  if (data.auction !== undefined && data.auction !== 'none') {
    s.auction = s.gold.map((_, seat) =>
      readNumber((data.auction as Record<string, unknown>)[seat + 1], path('auction')),
    );
  }
}

function areaOf(s: State, id: string, at: readonly (string | number)[]): number {
  const area = areaNumber(id);
  if (!boardOf(s).areas.includes(area)) {
    const known = boardOf(s).areas.map(areaId).join(', ');
    throw new NotationError(at, `'${id}' is not an area of this map: expected one of ${known}`);
  }
  return area;
}

const readUnit = (id: string, at: readonly (string | number)[]): Unit => unitNumber(expectOneOf(id, UNIT_IDS, at));

/** `"2: knight camp"`, or `""` for nobody. Areas that are not named are as after setup. */
function readUnits(s: State, data: PositionData): void {
  const named = entriesOf(data.areas, path('areas'));
  for (const [id] of named) areaOf(s, id, path('areas', id));
  for (let seat = 0; seat < s.seats; seat++) {
    if (!named.some(([id]) => areaNumber(id) === castleOf(seat))) place(s, seat, SOLDIER, castleOf(seat));
  }
  for (const [id, text] of named) fillArea(s, areaNumber(id), String(text ?? ''), path('areas', id));
  for (const [id, text] of entriesOf(data.used, path('used'))) {
    for (const unit of String(text).split(/\s+/))
      s.used[areaOf(s, id, path('used', id))]! |= bit(readUnit(unit, path('used', id)));
  }
  if (data.in_use !== undefined && data.in_use !== 'none') s.riding = areaOf(s, String(data.in_use), path('in_use'));
}

function fillArea(s: State, area: number, text: string, at: readonly (string | number)[]): void {
  if (text.trim() === '') return;
  const match = /^\s*(\d+)\s*:\s*(.+)$/.exec(text);
  if (!match) throw new NotationError(at, `expected "seat: units", for example "2: knight camp", not '${text}'`);
  const seat = readSeat(match[1], s.seats, at);
  for (const id of match[2]!.trim().split(/[\s,]+/)) {
    const unit = readUnit(id, at);
    if (s.units[area]! & bit(unit)) throw new NotationError(at, `two of ${id} cannot stand in one area (EPX-026)`);
    if (s.supply[4 * seat + unit] === 0)
      throw new NotationError(at, `seat ${seat + 1} has only ${PER_PLAYER[unit]} of ${id}`);
    place(s, seat, unit, area);
  }
}

function readCard(value: unknown, at: readonly (string | number)[]): Card {
  const card = cardNumber(String(value));
  if (card === 0) throw new NotationError(at, `expected a card from SA01 to SA20, not '${String(value)}'`);
  return card;
}

const cardsIn = (value: unknown, ...keys: (string | number)[]): Card[] =>
  listOf(value, path(...keys)).map((card, i) => readCard(card, path(...keys, i)));

function readCards(s: State, data: PositionData): void {
  for (const [key, list] of entriesOf(data.abilities, path('abilities'))) {
    for (const card of cardsIn(list, 'abilities', key)) s.abilities[seatOf(s, key, 'abilities', key)]! |= 1 << card;
  }
  for (const card of cardsIn(data.spent, 'spent')) s.spent |= 1 << card;
  if (s.mode === 'advanced') offerCards(s, data);
  else if (cardsIn(data.offer, 'offer').length > 0 || s.abilities.some(Boolean)) {
    throw new NotationError(path(data.offer === undefined ? 'abilities' : 'offer'), 'the basic game has no such cards');
  }
  for (const [key, text] of entriesOf(data.bids, path('bids')))
    readBid(s, readCard(key, path('bids', key)), String(text));
}

/** What is owned was on offer; the rest of the offer are the first cards that nobody owns. */
function offerCards(s: State, data: PositionData): void {
  const all = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);
  const owned = all.filter(card => s.abilities.some(set => set & (1 << card)));
  const named = data.offer === undefined ? owned : cardsIn(data.offer, 'offer');
  if (named.length > s.seats + 1 || owned.some(card => !named.includes(card))) {
    throw new NotationError(path('offer'), `expected ${s.seats + 1} cards with all owned ones among them (EPX-018)`);
  }
  const filler = all.filter(card => !named.includes(card));
  const dealt = [...named, ...filler.slice(0, s.seats + 1 - named.length)].sort((a, b) => a - b);
  const unseen = data.unseen === undefined ? all.filter(card => !dealt.includes(card)) : cardsIn(data.unseen, 'unseen');
  offer(s, dealt, unseen);
}

/** `SA07: "2: 5 camp"`: seat 2 has bid 5 Gold and left a Camp as marker. */
function readBid(s: State, card: Card, text: string): void {
  const at = path('bids', cardId(card));
  const match = /^\s*(\d+)\s*:\s*(\d+)\s+(\w+)\s*$/.exec(text);
  if (!match) throw new NotationError(at, `expected "seat: Gold marker", for example "2: 5 camp", not '${text}'`);
  const i = s.dealt.indexOf(card);
  if (i < 0) throw new NotationError(at, `${cardId(card)} is not on offer`);
  const bidder = readSeat(match[1], s.seats, at);
  const marker = readUnit(match[3]!, at);
  s.bidder[i] = bidder;
  s.bidAmount[i] = Number(match[2]);
  s.bidMarker[i] = marker;
  s.supply[4 * bidder + marker]!--;
}

export function readActions(value: unknown, at: readonly (string | number)[]): ActionCards {
  const known = [...ACTION_CARDS, ...ACTION_PAIRS];
  return known[known.map(actionsId).indexOf(expectOneOf(value, known.map(actionsId), at))]!;
}

function readSecrets(s: State, data: PositionData): void {
  for (const [key, cards] of entriesOf(data.cards, path('cards'))) {
    s.chosen[seatOf(s, key, 'cards', key)] = cards === 'none' ? null : readActions(cards, path('cards', key));
  }
  if (data.fist !== undefined && data.fist !== 'none') s.fist = readNumber(data.fist, path('fist'), 1);
  if (data.odd !== undefined && data.odd !== 'unknown') s.odd = data.odd === true;
  if (data.draws !== undefined)
    s.chance.script = listOf(data.draws, path('draws')).map((n, i) => readNumber(n, path('draws', i)));
  if (isMap(data.chance)) {
    s.chance.key = String(data.chance.key);
    s.chance.drawn = readNumber(data.chance.drawn, path('chance', 'drawn'));
  }
}

/** The Treasury is what the players do not have; `treasury` and `supply` are written, and ignored when read. */
function balanceTreasury(s: State): void {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  s.treasury = START_GOLD * s.seats - sum(s.gold) - sum(s.bidAmount);
}

// --- writing -----------------------------------------------------------------------------------------------------

const bySeat = <T>(list: readonly T[], show: (value: T) => unknown): PositionData =>
  Object.fromEntries(list.map((value, seat) => [seat + 1, show(value)]));
const seatOr = (seat: Seat | null) => (seat === null ? 'none' : seat + 1);
const seatsWhere = (flags: readonly boolean[]) => flags.flatMap((flag, seat) => (flag ? [seat + 1] : []));
const unitsIn = (set: number) =>
  UNITS.filter(unit => set & bit(unit))
    .map(unitId)
    .join(' ');
const cardsInSet = (set: number) =>
  Array.from({ length: CARD_COUNT }, (_, i) => i + 1)
    .filter(card => set & (1 << card))
    .map(cardId);

function writePosition(s: State | View): PositionData {
  return { ...writeTable(s), ...writeHidden(s) };
}

function writeTable(t: Table): PositionData {
  const areas = boardOf(t).areas;
  return {
    season: SEASONS[t.season],
    first: t.firstPlayer + 1,
    gold: bySeat(t.gold, gold => gold),
    areas: Object.fromEntries(
      areas.map(a => [areaId(a), t.occupant[a] === null ? '' : `${t.occupant[a]! + 1}: ${unitsIn(t.units[a]!)}`]),
    ),
    supply: Object.fromEntries(
      t.gold.map((_, seat) => [
        seat + 1,
        Object.fromEntries(UNITS.map(unit => [unitId(unit), t.supply[4 * seat + unit]])),
      ]),
    ),
    treasury: t.treasury,
    offer: t.dealt.map(cardId),
    bids: Object.fromEntries(
      t.dealt.flatMap((card, i) =>
        t.bidder[i] === null
          ? []
          : [[cardId(card), `${t.bidder[i]! + 1}: ${t.bidAmount[i]} ${unitId(t.bidMarker[i]!)}`]],
      ),
    ),
    passed: seatsWhere(t.passed),
    abilities: bySeat(t.abilities, cardsInSet),
    spent: cardsInSet(t.spent),
    auction: t.auction ? bySeat(t.auction, bid => bid) : 'none',
    revealed: seatsWhere(t.revealed),
    spied: seatOr(t.spied),
    used: Object.fromEntries(AREA_IDS.flatMap((id, area) => (t.used[area] ? [[id, unitsIn(t.used[area]!)]] : []))),
    in_use: t.riding === null ? 'none' : areaId(t.riding),
    odd: t.odd ?? 'unknown',
    skipped: seatOr(t.skipped),
    conqueror: seatOr(t.conqueror),
    over: t.over,
  };
}

/** In a view, what the viewer may not know reads `hidden` (or is left out). */
function writeHidden(s: State | View): PositionData {
  const full = s.chance !== null;
  return {
    cards: bySeat(s.chosen, cards => (cards !== null ? actionsId(cards) : !full && cardsLie(s) ? 'hidden' : 'none')),
    fist: s.fist ?? (!full && isFistClosed(s) ? 'hidden' : 'none'),
    ...(full ? writeSealed(s as State) : {}),
    at: writeFrames(s.frames),
  };
}

const writeSealed = (s: State): PositionData => ({
  ...(s.mode === 'advanced' ? { unseen: s.unseen.map(cardId) } : {}),
  chance: { key: s.chance.key, drawn: s.chance.drawn },
  answers: writeAnswers(s),
});
