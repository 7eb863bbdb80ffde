/** Content files of Epix: maps, names of areas, +1 Gold marks, Special Ability cards and what they do. */
import {
  type ContentData,
  type ContentSource,
  expectFlag,
  expectList,
  expectMap,
  expectNumber,
  expectPart,
  expectPlaces,
  expectPoint,
  MAP_HEIGHT,
  MAP_WIDTH,
  type MapReader,
  NotationError,
  orBuiltIn,
  type Path,
  type Point,
  type RuleWords,
  readMaps,
  saidOrBefore,
  type WordList,
  wordList,
  writeWorded,
} from '@interregnum/kernel';
import { texts } from '../texts/index.ts';
import {
  AREA_IDS,
  type AreaId,
  type AreaOnMap,
  type AreasOnMap,
  areaId,
  areaNumber,
  type Board,
  boardOfAreas,
  landsOf,
} from './board.ts';
import { builtIn, type EpixContent, marksOn } from './built-in.ts';
import { type Card, cardId } from './cards.ts';
import { contents } from './contents.ts';
import { type Effects, ONCE_A_SEASON, worthOf } from './effects.ts';
import { effectLines } from './vocabulary.ts';

const NAME = 30;
const TEXT = 160;
const CARD_IDS = builtIn.deck.map(cardId);
const MOST_CORNERS = 40;
/** Corners of the outline of an area that has none. */
const ROUND = 16;

// --- maps --------------------------------------------------------------------------------------------------------

function readOutline(value: unknown, path: Path): Point[] {
  const outline = expectList(value, MOST_CORNERS, path).map((corner, i) => expectPoint(corner, [...path, i]));
  if (outline.length >= 3) return outline;
  throw new NotationError(path, 'expected at least three corners, clockwise');
}

/** An area without an outline of its own is round. */
function roundOutline([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / ROUND;
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    return [clamp(x + radius * Math.cos(angle), MAP_WIDTH), clamp(y + radius * Math.sin(angle), MAP_HEIGHT)];
  });
}

function readArea(value: unknown, before: AreaOnMap | undefined, path: Path): AreaOnMap {
  const said = expectMap(value, ['at', 'radius', 'borders', 'outline'], path);
  const at = saidOrBefore(said.at, before?.at, [...path, 'at'], expectPoint);
  const radius = saidOrBefore(said.radius, before?.radius, [...path, 'radius'], (x, where) =>
    expectNumber(x, 20, 200, where),
  );
  const borders = saidOrBefore<readonly AreaId[]>(said.borders, before?.borders, [...path, 'borders'], (x, where) =>
    expectPlaces(x, AREA_IDS, where),
  );
  const isMoved = said.at !== undefined || said.radius !== undefined || !before;
  const outline = isMoved ? roundOutline(at, radius) : before.outline;
  return { at, radius, borders, outline: orBuiltIn(said.outline, outline, [...path, 'outline'], readOutline) };
}

function areasOn(board: Board): AreasOnMap {
  const entries = board.areas.map((area): [AreaId, AreaOnMap] => {
    const { x, y, radius } = board.anchors[area]!;
    const borders = board.borders[area]!.map(areaId);
    return [areaId(area), { at: [x, y], radius, borders, outline: board.outlines[area]! }];
  });
  return Object.fromEntries(entries);
}

/** EPX-020, EPX-022, EPX-120. */
function checkLands(areas: AreasOnMap, seats: number, path: Path): void {
  const needed = Array.from({ length: seats }, (_, seat) => landsOf(seat).map(areaId)).flat();
  for (const id of [...needed, 'kilimandjora' as const]) {
    if (!areas[id]) throw new NotationError(path, `a map for ${seats} players needs ${id}`);
  }
  const wrong = Object.keys(areas).find(id => /^(castle|land)/.test(id) && !needed.includes(id as AreaId));
  if (wrong !== undefined) throw new NotationError([...path, wrong], `a map for ${seats} players has no ${wrong}`);
}

const maps: MapReader<Board, AreaId, AreaOnMap> = {
  ids: AREA_IDS,
  placesOn: areasOn,
  readPlace: readArea,
  check: checkLands,
  boardWith: ({ id, seats }, areas) => boardOfAreas(id, seats, areas),
};

// --- names, marks, cards -------------------------------------------------------------------------------------------

function readNames(value: unknown, words: WordList): void {
  const said = expectPart(value, AREA_IDS, ['names']);
  for (const id of AREA_IDS) words.read(`area.${id}`, said[id], NAME, ['names', id]);
}

function readMarks(value: unknown): readonly boolean[] {
  if (value === undefined) return builtIn.marks;
  const marked = expectPlaces(value, AREA_IDS, ['marks']);
  const wrong = marked.findIndex(id => /^castle/.test(id) || id === 'kilimandjora');
  if (wrong >= 0) throw new NotationError(['marks', wrong], `${marked[wrong]} cannot have a mark`);
  return marksOn(marked);
}

/** EPX-018: for four players five cards are dealt, and one must be left over. */
const LEAST_CARDS = 6;

const MOST_EFFECTS = 4;

function readEffects(value: unknown, path: Path): Effects {
  const effects = expectList(value, MOST_EFFECTS, path).map((line, i) => effectLines.read(line, [...path, i]));
  if (effects.length === 0) throw new NotationError(path, 'expected at least one effect');
  const twice = effects.findIndex((effect, i) => effects.indexOf(effect) < i);
  if (twice >= 0) throw new NotationError([...path, twice], 'this effect is said twice');
  if (effects.filter(({ op }) => ONCE_A_SEASON.includes(op)).length > 1)
    throw new NotationError(path, 'a card can have only one effect that is used once a season');
  return effects;
}

const isSame = (a: Effects, b: Effects): boolean => JSON.stringify(a) === JSON.stringify(b);

interface ReadCard {
  effects: Effects;
  price: number;
  inDeck: boolean;
}

function readCard(card: Card, value: unknown, words: WordList): ReadCard {
  const before = builtIn.effects[card]!;
  const price = builtIn.prices[card]!;
  if (value === undefined) return { effects: before, price, inDeck: true };
  const id = cardId(card);
  const path = ['cards', id];
  const said = expectMap(value, ['name', 'text', 'effects', 'worth', 'in deck'], path);
  words.read(`card.${id}`, said.name, NAME, [...path, 'name']);
  words.read(`epix.card.${id}`, said.text, TEXT, [...path, 'text']);
  const effects = orBuiltIn(said.effects, before, [...path, 'effects'], readEffects);
  const other = !isSame(effects, before);
  if (other && said.text === undefined)
    throw new NotationError([...path, 'text'], 'a card with other effects needs a text that says what it does');
  const worth = other ? worthOf(effects) : price;
  return {
    effects,
    price: orBuiltIn(said.worth, worth, [...path, 'worth'], (x, where) => expectNumber(x, 0, 15, where)),
    inDeck: orBuiltIn(said['in deck'], true, [...path, 'in deck'], expectFlag),
  };
}

/** SA19: at whose cards somebody has looked is kept once for the table. */
function checkSpies(deck: readonly Card[], effects: readonly Effects[]): void {
  const [one, other] = deck.filter(card => effects[card]!.some(({ op }) => op === 'spy'));
  if (other === undefined) return;
  const problem = `only one card of the deck can look at Action cards, and ${cardId(one!)} does`;
  throw new NotationError(['cards', cardId(other), 'effects'], problem);
}

function readCards(value: unknown, words: WordList): Pick<EpixContent, 'deck' | 'prices' | 'effects'> {
  const said = expectPart(value, CARD_IDS, ['cards']);
  const cards = builtIn.deck.map(card => readCard(card, said[cardId(card)], words));
  const deck = builtIn.deck.filter((_, i) => cards[i]!.inDeck);
  const effects = [[], ...cards.map(card => card.effects)];
  if (deck.length < LEAST_CARDS)
    throw new NotationError(['cards'], `expected at least ${LEAST_CARDS} cards in the deck, not ${deck.length}`);
  checkSpies(deck, effects);
  return { deck, effects, prices: [0, ...cards.map(card => card.price)] };
}

function read(data: ContentData): EpixContent {
  const said = expectMap(data, ['names', 'marks', 'cards', 'maps'], []);
  const words = wordList();
  readNames(said.names, words);
  return {
    boards: readMaps(builtIn.boards, said.maps, maps),
    marks: readMarks(said.marks),
    ...readCards(said.cards, words),
    words: words.words,
  };
}

// --- writing -----------------------------------------------------------------------------------------------------

const writeCard = (card: number): [string, unknown] => {
  const id = cardId(card);
  const [name, text] = [writeWorded(texts, `card.${id}`), writeWorded(texts, `epix.card.${id}`)];
  const effects = builtIn.effects[card]!.map(effectLines.write);
  return [id, { name, text, effects, worth: builtIn.prices[card], 'in deck': true }];
};

const write = (): ContentData => ({
  names: Object.fromEntries(AREA_IDS.map(id => [id, writeWorded(texts, `area.${id}`)])),
  marks: AREA_IDS.filter(id => builtIn.marks[areaNumber(id)]),
  cards: Object.fromEntries(builtIn.deck.map(writeCard)),
  maps: Object.fromEntries(builtIn.boards.map(board => [board.seats, areasOn(board)])),
});

/** SA01 to SA20. */
const wordsOfRule = (rule: string): RuleWords | null =>
  CARD_IDS.includes(rule) ? { name: `card.${rule}`, text: `epix.card.${rule}` } : null;

export const source: ContentSource<EpixContent> = { contents, read, write, wordsOfRule };
