/** The notation of a title's positions, made of the definitions of its fields. */
import type { Chance } from '../chance.ts';
import type { Fact, Newsroom } from '../events.ts';
import type { Flow } from '../flow.ts';
import type { BaseEvent, BaseOption, Leeway, PositionData, PositionNotation, SetupChoices } from '../game.ts';
import type { BaseView } from '../sight.ts';
import { NotationError, onlyKeys, type Path } from './basics.ts';
import { checkFollowing, type Field, type Fields, isNamed, writeFields } from './fields.ts';
import { readAnswers, readChance, readFrames, writeAnswers, writeChance, writeFrames } from './place.ts';

export const POSITION: Path = ['position'];

type Playable = Flow<BaseOption> & { chance: Chance };

/** What a title says about its positions. */
export interface PositionRules<S extends Playable, E extends BaseEvent> {
  /** A table on which nothing lies yet. */
  start(options: SetupChoices, seats: number): S;
  /** All keys but `turn`, `draws`, `chance`, `at` and `answers`, in the order in which they are written. */
  fields: Fields<S>;
  /** Reads the fields, fills in what nobody names, and sets the frames by `turn` unless `at` is named: then they are there. */
  read(s: S, data: PositionData): void;
  run(s: S): void;
  listen: Newsroom<E>['listen'];
  /** What makes a state no position of this title, in words. */
  broken(s: S): readonly string[];
}

/** Views are written, too: the forms of secrets know `null` and sizes. */
export function positionNotation<S extends Playable, E extends BaseEvent>(
  rules: PositionRules<S, E>,
): PositionNotation<S, E> {
  const keys = ['turn', ...Object.keys(rules.fields), 'draws', 'chance', 'at', 'answers'];
  return {
    read(data, options, seats, news = null) {
      onlyKeys(data, keys, POSITION);
      if (isNamed(data, 'turn') && isNamed(data, 'at'))
        throw new NotationError([...POSITION, 'turn'], 'expected either turn or at, not both');
      const s = rules.start(options, seats);
      readChance(s.chance, data, POSITION);
      const frames = isNamed(data, 'at') ? readFrames(data.at, [...POSITION, 'at']) : null;
      if (frames) s.frames = [...frames];
      rules.read(s, data);
      if (frames) s.frames = frames; // whatever the fields have begun
      checkFollowing(rules.fields, s, data, POSITION, s);
      playable(rules, s, news);
      readAnswers(s, data.answers, [...POSITION, 'answers']);
      return s;
    },
    write: s => writePosition(rules.fields, s as S),
    broken: rules.broken,
    leeway: leewayOf(rules.fields),
  };
}

const leewayOf = <S extends Playable>(fields: Fields<S>): Leeway<S> => ({
  keys: Object.keys(fields),
  leftOut: (s, key, within) =>
    key === 'answers'
      ? [...Array(s.seats).keys()].map(seat => String(seat + 1))
      : (fields[key]?.leftOut?.(within, s as S) ?? []),
  reword: (s, key, within, entry) => rewordWith(fields[key], s as S, within, entry),
  isAnyOrder(key, within) {
    const parts = fields[key]?.anyOrder;
    return parts === true || within.some(name => parts?.includes(name));
  },
});

function rewordWith<S>(field: Field<S> | undefined, s: S, within: readonly string[], entry: unknown): unknown {
  if (!field?.reword) return entry;
  try {
    return field.reword(entry, within, s);
  } catch (error) {
    if (error instanceof NotationError) return entry;
    throw error;
  }
}

/** Runs to the next question; what cannot be played from is refused. */
function playable<S extends Playable, E extends BaseEvent>(
  { run, listen, broken }: PositionRules<S, E>,
  s: S,
  news: Fact<E>[] | null,
): void {
  let problems: readonly string[];
  try {
    listen(news, () => run(s));
    problems = [...askBroken(s), ...broken(s)];
  } catch (error) {
    throw new NotationError(POSITION, `nobody can play on from here: ${reasonOf(error as Error)}`, { cause: error });
  }
  if (problems.length > 0) throw new NotationError(POSITION, `this cannot be: ${problems.join('; ')}`);
}

/** What the machine says when rules meet what they never expect helps nobody. */
const reasonOf = (error: Error): string =>
  error instanceof TypeError || error instanceof RangeError
    ? 'what it names does not go together, or something is missing'
    : error.message;

function askBroken({ ask, seats }: Playable): string[] {
  const strangers = ask?.seats.filter(seat => !Number.isInteger(seat) || seat < 0 || seat >= seats) ?? [];
  return strangers.map(seat => `seat ${String(seat + 1)} is asked`);
}

function writePosition<S extends Playable>(fields: Fields<S>, s: S | (BaseView<BaseOption> & S)): PositionData {
  const chance = s.chance === null ? {} : { chance: writeChance(s.chance) };
  return { ...writeFields(fields, s, s), ...chance, answers: writeAnswers(s), at: writeFrames(s.frames) };
}
