/** Where exactly a game stands: frames of the flow, answers already given, the random stream. */
import { type Chance, isSeed } from '../chance.ts';
import { type Ask, clonePlain, type Flow, type Frame, type Seat } from '../flow.ts';
import { type BaseOption, findOption, type PositionData } from '../game.ts';
import type { AnswersSeen } from '../sight.ts';
import { entriesOf, isMap, listOf, NotationError, onlyKeys, type Path, readSeat, shown } from './basics.ts';
import { list, wholeNumber } from './forms.ts';

/** A frame that stands at a step; `items` and `index` when it goes through a list. */
export const frameAt = (
  proc: string,
  step: string,
  locals: object = {},
  items: readonly number[] | null = null,
  index = 0,
): Frame => ({ proc, step, locals, items, index });

export const writeFrames = (frames: readonly Frame[]): readonly PositionData[] =>
  frames.map(({ proc, step, locals, items, index }) => ({
    step: `${proc}.${step}`,
    ...(Object.keys(locals).length > 0 ? { locals: clonePlain(locals) } : {}),
    ...(items ? { items: [...items], index } : {}),
  }));

export const readFrames = (value: unknown, path: Path): Frame[] =>
  listOf(value, path).map((entry, i) => readFrame(entry, [...path, i]));

function readFrame(entry: unknown, at: Path): Frame {
  if (!isMap(entry) || typeof entry.step !== 'string') throw new NotationError(at, 'expected { step: procedure.step }');
  onlyKeys(entry, ['step', 'locals', 'items', 'index'], at);
  const match = /^(\w+)\.(\w*)$/.exec(entry.step);
  if (!match) throw new NotationError([...at, 'step'], `expected procedure.step, not '${entry.step}'`);
  const locals = clonePlain(Object.fromEntries(entriesOf(entry.locals, [...at, 'locals'])));
  if (entry.items === undefined) return frameAt(match[1]!, match[2]!, locals);
  const items = list(wholeNumber()).read(entry.items, [...at, 'items'], null);
  const index = wholeNumber(0, items.length - 1).read(entry.index ?? 0, [...at, 'index'], null);
  return frameAt(match[1]!, match[2]!, locals, items, index);
}

/** Answers to a simultaneous question that are already in; to a viewer those of others are `hidden`. */
export const writeAnswers = ({ answers, ask }: Answered): PositionData =>
  Object.fromEntries(
    ask
      ? givenBy(answers).flatMap((isGiven, seat) => (isGiven ? [[seat + 1, codeOf(answers, ask, seat)] as const] : []))
      : [],
  );

type Answered = Pick<Flow<BaseOption>, 'ask'> & { readonly answers: readonly (number | null)[] | AnswersSeen };
const givenBy = (answers: Answered['answers']): readonly boolean[] =>
  'given' in answers ? answers.given : answers.map(answer => answer !== null);
function codeOf(answers: Answered['answers'], { options }: Ask<BaseOption>, seat: Seat): string {
  const index = 'given' in answers ? answers.mine : answers[seat]!;
  return index === null ? HIDDEN : (options[seat]?.[index]?.code ?? HIDDEN);
}
const HIDDEN = 'hidden';

export function readAnswers(s: Flow<BaseOption>, value: unknown, path: Path): void {
  for (const [key, code] of entriesOf(value, path)) {
    const seat = readSeat(key, s.seats, [...path, key]);
    const index = findOption(s.ask?.options[seat] ?? [], String(code));
    if (index < 0) throw new NotationError([...path, key], `${shown(code)} is not an option of seat ${seat + 1} here`);
    s.answers[seat] = index;
  }
  if (s.ask?.seats.every(seat => s.answers[seat] !== null))
    throw new NotationError(path, 'the last answer to a question is played, not named');
}

export const writeChance = ({ key, drawn }: Chance): PositionData => ({ key, drawn });

/** `draws` fixes what the next draws give. */
export function readChance(chance: Chance, { chance: stream, draws }: PositionData, path: Path): void {
  if (draws !== undefined) chance.script = list(wholeNumber()).read(draws, [...path, 'draws'], null);
  if (stream === undefined) return;
  const at = [...path, 'chance'];
  if (!isMap(stream) || !isSeed(String(stream.key)))
    throw new NotationError(at, 'expected { key: 64 hexadecimal digits, drawn: 0 }');
  onlyKeys(stream, ['key', 'drawn'], at);
  chance.key = String(stream.key);
  chance.drawn = wholeNumber(0, 2 ** 32).read(stream.drawn, [...at, 'drawn'], null);
}
