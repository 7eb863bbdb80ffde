/** The shape of a lesson, as read from YAML: scenes, and in each what the coach says and what is pressed. */
import type { Seat } from '../flow.ts';
import { type Game, type PositionData, type SetupChoices, setupChoices } from '../game.ts';
import { entriesOf, isMap, listOf, NotationError, onlyKeys, type Path, readSeat } from '../notation/index.ts';

/** The languages in which a coach speaks. */
export const LESSON_LANGUAGES = ['en', 'de'] as const;

/** Words of the coach, by language. */
export type Said = Readonly<Record<(typeof LESSON_LANGUAGES)[number], string>>;

/** One thing at a time: to read, to press, or to watch. */
export type LessonStep =
  | { kind: 'tell'; say: Said; glow: readonly string[] }
  | { kind: 'press'; say: Said; press: string; glow: readonly string[]; other: Said | null }
  | { kind: 'watch'; seat: Seat; codes: readonly string[] }
  | { kind: 'expect'; expect: unknown };

export interface LessonScene {
  position: PositionData;
  steps: readonly LessonStep[];
}

/** The table that is proposed when the lesson is over. */
export interface NextGame {
  seats: number;
  options: SetupChoices;
  /** The level of the bots in all other seats. */
  bots: string;
}

export interface LessonData {
  title: Said;
  minutes: number;
  seats: number;
  options: SetupChoices;
  /** Who learns. */
  you: Seat;
  /** What the others are called, by seat; the learner's place is empty. */
  names: readonly string[];
  scenes: readonly LessonScene[];
  next: NextGame;
}

const KEYS = ['title', 'minutes', 'seats', 'options', 'you', 'names', 'scenes', 'next'];

/** Checks the shape of a lesson; throws a `NotationError`. */
export function readLesson(game: Pick<Game, 'meta'>, data: unknown): LessonData {
  const map = mapAt(data, KEYS, [], 'a lesson: title, minutes, seats, names, scenes, next');
  const seats = readSeats(game, map.seats, ['seats']);
  const you = readSeat(map.you ?? 1, seats, ['you']);
  return {
    title: readSaid(map.title, ['title']),
    minutes: readMinutes(map.minutes),
    seats,
    options: readOptions(game, map.options, seats, ['options']),
    you,
    names: readNames(map.names, seats, you),
    scenes: readSome(map.scenes, ['scenes'], (scene, path) => readScene(scene, seats, you, path)),
    next: readNext(game, map.next),
  };
}

type AnyMap = Readonly<Record<string, unknown>>;

function mapAt(data: unknown, keys: readonly string[], path: Path, expected: string): AnyMap {
  if (!isMap(data)) throw new NotationError(path, `expected ${expected}`);
  onlyKeys(data, keys, path);
  return data;
}

function readSome<T>(value: unknown, path: Path, read: (one: unknown, path: Path) => T): T[] {
  const list = listOf(value, path);
  if (list.length === 0) throw new NotationError(path, 'expected a list that is not empty');
  return list.map((one, i) => read(one, [...path, i]));
}

function readSaid(value: unknown, path: Path): Said {
  const map = mapAt(value, LESSON_LANGUAGES, path, `words in ${LESSON_LANGUAGES.join(' and ')}`);
  for (const language of LESSON_LANGUAGES) {
    const said = map[language];
    if (typeof said !== 'string' || said.trim() === '')
      throw new NotationError([...path, language], `expected words in '${language}'`);
  }
  return { en: String(map.en).trim(), de: String(map.de).trim() };
}

function readMinutes(value: unknown): number {
  if (!Number.isInteger(value) || Number(value) < 1) throw new NotationError(['minutes'], 'expected whole minutes');
  return Number(value);
}

function readSeats(game: Pick<Game, 'meta'>, value: unknown, path: Path): number {
  if (!game.meta.seats.includes(Number(value)))
    throw new NotationError(path, `expected ${game.meta.seats.join(', ')} seats, not '${String(value)}'`);
  return Number(value);
}

function readOptions(game: Pick<Game, 'meta'>, value: unknown, seats: number, path: Path): SetupChoices {
  const given = Object.fromEntries(entriesOf(value, path));
  try {
    return setupChoices(game.meta, given, seats);
  } catch (error) {
    throw new NotationError(path, (error as Error).message, { cause: error });
  }
}

function readNames(value: unknown, seats: number, you: Seat): string[] {
  const names = Object.fromEntries(entriesOf(value, ['names']));
  for (const who of Object.keys(names)) readSeat(who, seats, ['names', who]);
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat + 1];
    if (seat === you) return '';
    if (typeof name !== 'string' || name === '')
      throw new NotationError(['names'], `expected a name for seat ${seat + 1}`);
    return name;
  });
}

function readNext(game: Pick<Game, 'meta'>, value: unknown): NextGame {
  const map = mapAt(value, ['seats', 'options', 'bots'], ['next'], 'the next game: seats, options, bots');
  const seats = readSeats(game, map.seats, ['next', 'seats']);
  if (typeof map.bots !== 'string') throw new NotationError(['next', 'bots'], 'expected the level of the bots');
  return { seats, options: readOptions(game, map.options, seats, ['next', 'options']), bots: map.bots };
}

function readScene(value: unknown, seats: number, you: Seat, path: Path): LessonScene {
  const map = mapAt(value, ['position', 'steps'], path, 'a scene: position, steps');
  if (!isMap(map.position)) throw new NotationError([...path, 'position'], 'expected a map');
  return {
    position: map.position,
    steps: readSome(map.steps, [...path, 'steps'], (step, at) => readStep(step, seats, you, at)),
  };
}

function readStep(value: unknown, seats: number, you: Seat, path: Path): LessonStep {
  if (!isMap(value)) throw new NotationError(path, 'expected a step: say, or a seat with its answers, or expect');
  if ('expect' in value) {
    onlyKeys(value, ['expect'], path);
    return { kind: 'expect', expect: value.expect };
  }
  return 'say' in value ? readTold(value, path) : readWatched(value, seats, you, path);
}

function readTold(step: AnyMap, path: Path): LessonStep {
  onlyKeys(step, ['say', 'press', 'glow', 'other'], path);
  const say = readSaid(step.say, [...path, 'say']);
  const glow = listOf(step.glow, [...path, 'glow']).map(String);
  if (step.press === undefined) {
    if (step.other !== undefined) throw new NotationError([...path, 'other'], 'nothing is pressed in this step');
    return { kind: 'tell', say, glow };
  }
  const press = String(step.press);
  const other = step.other === undefined ? null : readSaid(step.other, [...path, 'other']);
  return { kind: 'press', say, press, glow: glow.length > 0 ? glow : [press], other };
}

function readWatched(step: AnyMap, seats: number, you: Seat, path: Path): LessonStep {
  const [entry, ...more] = Object.entries(step);
  if (!entry || more.length > 0) throw new NotationError(path, 'expected one seat with its answers');
  const seat = readSeat(entry[0], seats, [...path, entry[0]]);
  if (seat === you) throw new NotationError(path, 'what the learner does is pressed: say, press');
  const codes = (Array.isArray(entry[1]) ? entry[1] : [entry[1]]).map(String);
  return { kind: 'watch', seat, codes };
}
