/** Records played again, and checked. */
import { playedWith } from '../content/title.ts';
import type { Flow } from '../flow.ts';
import { type BaseOption, type Game, isRefused, type Meta, type Titled } from '../game.ts';
import { NotationError } from '../notation/basics.ts';
import {
  type Answer,
  type GameRecord,
  lastLine,
  RecordError,
  type RecordHeader,
  recordProblem,
  type Verdict,
  verifySeal,
} from '../record.ts';
import { play, startCourse, type Told, told } from './course.ts';

export interface Replay<S> {
  state: S;
  /** How many answers were applied. */
  played: number;
  /** What was told: at 0 by the setup, at n by the nth answer. */
  told: readonly Told[];
}

/** A title as a record played it: with the content that its header carries. Throws a `RecordError` where that is wrong. */
export function gameOf<G extends Titled>(game: G, { content }: Pick<RecordHeader, 'content'>): G {
  try {
    return playedWith(game, content);
  } catch (error) {
    const at = error instanceof NotationError && error.path.length > 0 ? ` at ${error.path.join('.')}` : '';
    throw new RecordError(1, `its content cannot be played${at}: ${error instanceof Error ? error.message : error}`);
  }
}

/** What fails while an answer of a record is played is to be found in its line. */
export function inLineOf<T>(answer: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RecordError(answer + 2, error instanceof Error ? error.message : String(error));
  }
}

/** Plays a record's answers again, all or the first `upTo`. Throws a `RecordError` at an answer that is not allowed. */
export function replay<S extends Flow<BaseOption>>(
  title: Game<S>,
  { header, answers }: Pick<GameRecord, 'header' | 'answers'>,
  seed: string,
  upTo = answers.length,
  onAnswer: (s: S, answer: Answer, news: Told) => void = () => {},
): Replay<S> {
  const game = gameOf(title, header);
  checkHeader(game.meta, header);
  const course = startCourse(game as unknown as Game, header, seed);
  const played = Math.min(upTo, answers.length);
  for (const [i, answer] of answers.slice(0, played).entries()) {
    const news = inLineOf(i, () => play(course, answer, null));
    onAnswer(course.state as S, answer, news);
  }
  return { state: course.state as S, played, told: told(course, 0)! };
}

function checkHeader(meta: Meta, header: RecordHeader): void {
  if (header.game !== meta.id) throw new RecordError(1, `this is a game of ${header.game}, not of ${meta.id}`);
  if (header.rules !== meta.rulesVersion) {
    throw new RecordError(1, `it was played by rules ${header.rules}; these are rules ${meta.rulesVersion}`);
  }
  if (!meta.seats.includes(header.seats)) throw new RecordError(1, `${header.seats} seats cannot play this game`);
  checkChoices(meta, header);
}

/** Setup choices that the title does not have would be no game of it. */
function checkChoices(meta: Meta, { options }: RecordHeader): void {
  const fields = [...meta.setup, ...(meta.inheritance?.fields ?? [])];
  const wrong = fields.find(({ id, values }) => options[id] !== undefined && !values.includes(options[id]));
  if (wrong) throw new RecordError(1, `'${options[wrong.id]}' is not a value of ${wrong.id}`);
  const usual = Object.fromEntries(meta.setup.map(field => [field.id, field.default]));
  const refused = meta.setup.find(field => isRefused(field, { ...usual, ...options }));
  if (refused) throw new RecordError(1, refused.refusal!);
}

/** Checks a finished record: every byte, the commitment, every draw, every answer, the result. */
export function verify(game: Game, text: string): Verdict {
  const sealed = verifySeal(text);
  if (!sealed.record?.end) return sealed;
  const problems = [...sealed.problems];
  try {
    checkPlay(game, sealed.record, (line, message) => problems.push({ line, message }));
    return { problems, record: sealed.record };
  } catch (error) {
    return { problems: [...problems, recordProblem(error)], record: null };
  }
}

function checkPlay(game: Game, record: GameRecord, problem: (line: number, message: string) => void): void {
  const { state } = replay(game, record, record.end!.seed);
  const outcome = gameOf(game, record.header).rules.outcome(state);
  const winners = outcome ? outcome.winners.map(seat => seat + 1) : null;
  if (JSON.stringify(winners) !== JSON.stringify(record.end!.winners)) {
    problem(
      lastLine(record),
      `replayed, the winners are ${JSON.stringify(winners)}, not ${JSON.stringify(record.end!.winners)}`,
    );
  }
}
