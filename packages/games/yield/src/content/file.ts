/** Content files of Yield: maps, the deck, names and texts of Leaders, abilities and Strategy cards, what abilities do. */
import {
  type ContentData,
  type ContentSource,
  expectFlag,
  expectList,
  expectMap,
  expectNumber,
  expectOneOf,
  expectPart,
  expectPlaces,
  expectPoint,
  expectText,
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
import { builtIn, type YieldContent } from './built-in.ts';
import { KIND_IDS, STRATEGY_IDS } from './cards.ts';
import { contents } from './contents.ts';
import { amountsOf, type Effects, effectLines, ONCE } from './effects.ts';
import { ABILITY_IDS, ABILITY_RULES, type Ability, CHAMPION, FOURTH_ARMY, LEADER_IDS } from './leaders.ts';
import {
  type Board,
  boardOfRows,
  LOCATION_IDS,
  type LocationId,
  locationId,
  locationNumber,
  REGION_IDS,
} from './locations.ts';

const NAME = 30;
const TEXT = 160;
/** Five hands of ten, and some to draw. */
const LEAST_CARDS = 60;

// --- maps --------------------------------------------------------------------------------------------------------

interface Place {
  name: string;
  region: (typeof REGION_IDS)[number];
  at: Point;
  borders: readonly LocationId[];
  start: boolean;
}

type Places = Readonly<Partial<Record<LocationId, Place>>>;

function readPlace(value: unknown, before: Place | undefined, path: Path): Place {
  const said = expectMap(value, ['name', 'region', 'at', 'borders', 'start'], path);
  const at = (key: string): Path => [...path, key];
  return {
    name: saidOrBefore(said.name, before?.name, at('name'), (x, where) => expectText(x, NAME, where)),
    region: saidOrBefore(said.region, before?.region, at('region'), (x, where) => expectOneOf(x, REGION_IDS, where)),
    at: saidOrBefore(said.at, before?.at, at('at'), expectPoint),
    borders: saidOrBefore<readonly LocationId[]>(said.borders, before?.borders, at('borders'), (x, where) =>
      expectPlaces(x, LOCATION_IDS, where),
    ),
    start: orBuiltIn(said.start, before?.start ?? false, at('start'), expectFlag),
  };
}

const placesOn = (board: Board): Places =>
  Object.fromEntries(
    board.locations.map((location): [LocationId, Place] => [
      locationId(location),
      {
        name: board.names[location]!,
        region: REGION_IDS[board.regions[location]!]!,
        at: [board.x[location]!, board.y[location]!],
        borders: board.neighbours[location]!.map(locationId),
        start: board.starts.includes(location),
      },
    ]),
  );

/** YLD-023, YLD-024: everybody starts on a Fortress, which a numeral has. */
function checkStarts(places: Places, seats: number, path: Path): void {
  const starts = Object.keys(places).filter(id => places[id as LocationId]!.start);
  const wrong = starts.find(id => !/^[IVX]+$/.test(id));
  if (wrong !== undefined) throw new NotationError([...path, wrong, 'start'], 'only a Roman numeral can be a start');
  if (starts.length !== seats)
    throw new NotationError(path, `a map for ${seats} players has ${seats} starts, not ${starts.length}`);
}

const placeRow = ([id, { name, region, at, borders, start }]: [string, Place]) => ({
  location: locationNumber(id),
  name,
  region: REGION_IDS.indexOf(region),
  start,
  x: at[0],
  y: at[1],
  neighbours: borders.map(locationNumber),
});

const maps: MapReader<Board, LocationId, Place> = {
  ids: LOCATION_IDS,
  placesOn,
  readPlace,
  check: checkStarts,
  boardWith: ({ seats, title }, places) => boardOfRows(seats, title, Object.entries(places).map(placeRow)),
};

/** What Locations are called on the maps that a file has changed. */
function nameLocations({ seats, locations, names }: Board, words: WordList): void {
  for (const location of locations) {
    const id = locationId(location);
    const shown = `${names[location]!} (${id})`;
    words.say(`location.${seats}.${id}`, { en: shown, de: shown });
  }
}

// --- cards and names -----------------------------------------------------------------------------------------------

function readDeck(value: unknown): readonly number[] {
  const said = expectPart(value, KIND_IDS, ['deck']);
  const copies = KIND_IDS.map((id, kind) =>
    orBuiltIn(said[id], builtIn.copies[kind]!, ['deck', id], (x, where) => expectNumber(x, 1, 12, where)),
  );
  const all = copies.reduce((a, b) => a + b, 0);
  if (all >= LEAST_CARDS) return copies;
  throw new NotationError(['deck'], `expected at least ${LEAST_CARDS} Battle cards, not ${all}`);
}

/** Things with a name, and some of them with a text, by their ids: the keys of their messages. */
interface Named {
  ids: readonly string[];
  name(id: string): string;
  text: ((id: string) => string) | null;
}

const NAMED: Readonly<Record<string, Named>> = {
  leaders: { ids: LEADER_IDS, name: id => `leader.${id}`, text: null },
  abilities: { ids: ABILITY_IDS, name: id => `ability.${id}`, text: id => `yield.ability.${id}` },
  strategies: { ids: STRATEGY_IDS, name: id => `strategy.${id}`, text: null },
};

const KEYS_OF: Readonly<Record<string, readonly string[]>> = {
  leaders: ['name'],
  abilities: ['name', 'text', 'effects'],
  strategies: ['name'],
};

function readNamed(part: string, value: unknown, words: WordList): void {
  const { ids, name, text } = NAMED[part]!;
  for (const [id, one] of Object.entries(expectPart(value, ids, [part]))) {
    const path = [part, id];
    const said = expectMap(one, KEYS_OF[part]!, path);
    words.read(name(id), said.name, NAME, [...path, 'name']);
    if (text) words.read(text(id), said.text, TEXT, [...path, 'text']);
  }
}

// --- effects of abilities --------------------------------------------------------------------------------------------

const MOST_EFFECTS = 2;
/** YLD-251, YLD-331: the fourth piece is one of his House. */
const OF_KERALON: readonly Ability[] = [FOURTH_ARMY, CHAMPION];

function readEffects(value: unknown, ability: Ability, path: Path): Effects {
  const effects = expectList(value, MOST_EFFECTS, path).map((line, i) => effectLines.read(line, [...path, i]));
  if (effects.length === 0) throw new NotationError(path, 'expected at least one effect');
  if (new Set(effects.map(({ does }) => does)).size < effects.length)
    throw new NotationError(path, 'expected two different effects');
  const wrong = effects.findIndex(({ does }) => !suits(does, ability));
  if (wrong < 0) return effects;
  const problem =
    effects[wrong]!.does === FOURTH_ARMY
      ? 'only Keralon has a fourth piece'
      : 'fourthArmy is given to the single player, who chooses no Champion';
  throw new NotationError([...path, wrong], problem);
}

/** YLD-Q24: the single player has the ability without a choice. */
const suits = (does: Ability, ability: Ability): boolean =>
  does === FOURTH_ARMY ? OF_KERALON.includes(ability) : !(does === CHAMPION && ability === FOURTH_ARMY);

function readAbility(ability: Ability, value: unknown): Effects {
  const before = builtIn.effects[ability]!;
  const said = value as Readonly<Record<string, unknown>> | undefined;
  const path = ['abilities', ABILITY_IDS[ability]!];
  const effects = orBuiltIn(said?.effects, before, [...path, 'effects'], (x, where) => readEffects(x, ability, where));
  if (said?.text === undefined && JSON.stringify(effects) !== JSON.stringify(before))
    throw new NotationError([...path, 'text'], 'an ability with other effects needs a text that says what it does');
  return effects;
}

function readAbilities(value: unknown): readonly Effects[] {
  const said = expectPart(value, ABILITY_IDS, ['abilities']);
  const effects = ABILITY_IDS.map((id, ability) => readAbility(ability, said[id]));
  for (const once of ONCE) {
    const [one, other] = ABILITY_IDS.filter((_, ability) => effects[ability]!.some(({ does }) => does === once));
    if (other === undefined) continue;
    const line = effectLines.write(effects[ABILITY_IDS.indexOf(other)]!.find(({ does }) => does === once)!);
    throw new NotationError(['abilities', other, 'effects'], `"${line}" can be of one ability, and ${one} has it`);
  }
  return effects;
}

function read(data: ContentData): YieldContent {
  const said = expectMap(data, [...Object.keys(NAMED), 'deck', 'maps'], []);
  const words = wordList();
  for (const part of Object.keys(NAMED)) readNamed(part, said[part], words);
  const boards = readMaps(builtIn.boards, said.maps, maps);
  for (const board of boards) if (!builtIn.boards.includes(board)) nameLocations(board, words);
  const effects = readAbilities(said.abilities);
  return {
    boards,
    copies: readDeck(said.deck),
    effects,
    amounts: amountsOf(effects),
    words: words.words,
  };
}

// --- writing -----------------------------------------------------------------------------------------------------

function writeNamed({ ids, name, text }: Named): ContentData {
  const said = (id: string) => ({
    name: writeWorded(texts, name(id)),
    ...(text && { text: writeWorded(texts, text(id)) }),
  });
  return Object.fromEntries(ids.map(id => [id, said(id)]));
}

/** `start` is said of those that are one. */
const writeMap = (board: Board): ContentData =>
  Object.fromEntries(
    Object.entries(placesOn(board)).map(([id, { start, ...place }]) => [id, { ...place, ...(start && { start }) }]),
  );

function writeAbilities(): ContentData {
  const named = writeNamed(NAMED.abilities!) as Record<string, object>;
  const effects = (ability: Ability) => builtIn.effects[ability]!.map(effectLines.write);
  return Object.fromEntries(ABILITY_IDS.map((id, ability) => [id, { ...named[id], effects: effects(ability) }]));
}

const write = (): ContentData => ({
  ...Object.fromEntries(Object.entries(NAMED).map(([part, named]) => [part, writeNamed(named)])),
  abilities: writeAbilities(),
  deck: Object.fromEntries(KIND_IDS.map((id, kind) => [id, builtIn.copies[kind]])),
  maps: Object.fromEntries(builtIn.boards.map(board => [board.seats, writeMap(board)])),
});

/** The rules of the abilities. */
function wordsOfRule(rule: string): RuleWords | null {
  const id = ABILITY_IDS[(ABILITY_RULES as readonly string[]).indexOf(rule)];
  return id === undefined ? null : { name: `ability.${id}`, text: `yield.ability.${id}` };
}

export const source: ContentSource<YieldContent> = { contents, read, write, wordsOfRule };
