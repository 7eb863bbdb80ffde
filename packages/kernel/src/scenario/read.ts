/** The shape of a scenario, as read from YAML. */
import { type Game, type PositionData, type SetupChoices, setupChoices } from '../game.ts';
import { entriesOf, isMap, listOf, NotationError, onlyKeys, type Path } from '../notation/index.ts';

/** A game as a scenario plays it. */
export interface Play {
  position: PositionData | null;
  seed: string;
  play: readonly unknown[];
}

export interface ScenarioData extends Play {
  title: string;
  /** Empty for ideas of people who do not know the ids. */
  rules: readonly string[];
  seats: number;
  options: SetupChoices;
  /** A second game at the same table, for what somebody must not be able to tell apart. */
  twin: Play | null;
  expect: unknown;
}

export const RULES_EXPECTED = "expected 'rules', a list of the ids of rules that the scenario proves";
const KEYS = ['title', 'rules', 'seats', 'options', 'position', 'seed', 'play', 'twin', 'expect'];
const TWIN_KEYS = ['position', 'seed', 'play'];

/** Checks the shape of a scenario; throws a `NotationError`. */
export function readScenario(game: Pick<Game, 'meta'>, data: unknown): ScenarioData {
  if (!isMap(data)) throw new NotationError([], 'expected a scenario: title, rules, seats, position, play, expect');
  onlyKeys(data, KEYS, []);
  const { title, rules, seats, options, position, seed, play, twin, expect } = data;
  if (typeof title !== 'string' || title === '') throw new NotationError(['title'], 'expected a title');
  const ids = listOf(rules, ['rules']);
  if (rules !== undefined && (ids.length === 0 || !ids.every(id => typeof id === 'string')))
    throw new NotationError(['rules'], RULES_EXPECTED);
  if (!game.meta.seats.includes(Number(seats))) {
    throw new NotationError(['seats'], `expected ${game.meta.seats.join(', ')} seats, not '${String(seats)}'`);
  }
  const first: Play = {
    position: readPosition(position, ['position']),
    seed: String(seed ?? 'scenario'),
    play: listOf(play, ['play']),
  };
  return {
    title,
    rules: ids as string[],
    seats: Number(seats),
    options: readOptions(game, options, Number(seats)),
    ...first,
    twin: readTwin(twin, first),
    expect: expect ?? null,
  };
}

function readPosition(position: unknown, path: Path): PositionData | null {
  if (position === undefined || position === null) return null;
  if (!isMap(position)) throw new NotationError(path, 'expected a map');
  return position;
}

/** What the twin does not name is as in the first play; keys of its position take the place of those of the first. */
function readTwin(twin: unknown, first: Play): Play | null {
  if (twin === undefined || twin === null) return null;
  if (!isMap(twin)) throw new NotationError(['twin'], 'expected a map: position, seed, play');
  onlyKeys(twin, TWIN_KEYS, ['twin']);
  const position = readPosition(twin.position, ['twin', 'position']);
  return {
    position: position ? { ...first.position, ...position } : first.position,
    seed: String(twin.seed ?? first.seed),
    play: twin.play === undefined ? first.play : listOf(twin.play, ['twin', 'play']),
  };
}

function readOptions(game: Pick<Game, 'meta'>, options: unknown, seats: number): SetupChoices {
  try {
    return setupChoices(game.meta, Object.fromEntries(entriesOf(options, ['options'])), seats);
  } catch (error) {
    if (error instanceof NotationError) throw error;
    throw new NotationError(['options'], (error as Error).message);
  }
}
