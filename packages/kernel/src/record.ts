/**
 * The record of a game: the truth from which everything else can be made again. A text of JSON lines, appended to and
 * never changed: a header, one line for each answer, and at the end the revealed seed and a digest of all of it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type ChanceSource, chanceOf, commitment, isSeed } from './chance.ts';
import { brokenContentFile, type ContentFile } from './content/file.ts';
import { playedWith } from './content/title.ts';
import type { Fact } from './events.ts';
import type { Flow, Seat } from './flow.ts';
import {
  type BaseEvent,
  type BaseOption,
  findOption,
  type Game,
  isRefused,
  type Meta,
  type SetupChoices,
  setupChoices,
  type Titled,
} from './game.ts';
import { NotationError } from './notation/basics.ts';

export interface RecordHeader {
  format: 'interregnum-record';
  version: 1;
  game: string;
  rules: string;
  options: SetupChoices;
  seats: number;
  players: readonly string[];
  /** Published before the first draw; fixes the seed. */
  commitment: string;
  entropy: readonly string[];
  /** Left out where all chance comes from the committed seed. */
  begun?: Begun;
  /** The content file that was played with, all of it; left out for the built-in content. */
  content?: ContentFile;
}

/** The first part of a game that was begun on one device, where its chance could be known, and continued by others. */
export interface Begun {
  answers: number;
  seed: string;
  entropy: readonly string[];
  /** Whether piles were shuffled anew when others joined; left out by servers before they did. */
  shuffled?: true;
}

export interface Answer {
  seat: Seat;
  question: string;
  code: string;
}

export interface RecordEnd {
  seed: string;
  /** Seats counted from 1; `null` for a game that was left unfinished. */
  winners: readonly number[] | null;
  /** How often somebody took a decision back; left out where nobody did. */
  takeBacks?: number;
  digest: string;
}

export interface GameRecord {
  header: RecordHeader;
  answers: readonly Answer[];
  /** `null` while the seed is secret. */
  end: RecordEnd | null;
}

/** What is wrong with a record, and on which line. */
export class RecordError extends Error {
  override name = 'RecordError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

// --- writing -----------------------------------------------------------------------------------------------------

export interface NewRecord {
  options: Readonly<Record<string, unknown>>;
  seats: number;
  players: readonly string[];
  source: ChanceSource;
}

export function recordHeader(game: Titled, { options, seats, players, source }: NewRecord): RecordHeader {
  const { meta, content } = game;
  return {
    format: 'interregnum-record',
    version: 1,
    game: meta.id,
    rules: meta.rulesVersion,
    options: setupChoices(meta, options, seats),
    seats,
    players: players.slice(),
    commitment: commitment(source.seed),
    entropy: source.entropy.slice(),
    ...(content?.file ? { content: content.file } : {}),
  };
}

const answerLine = ({ seat, question, code }: Answer) => JSON.stringify([seat + 1, question, code]);
const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** Header and answers, a line each. */
function openLines(header: RecordHeader, answers: readonly Answer[]): string {
  return [JSON.stringify(header), ...answers.map(answerLine)].map(line => `${line}\n`).join('');
}

/** The last line: reveals the seed and seals everything before it. */
export function sealRecord(
  header: RecordHeader,
  answers: readonly Answer[],
  seed: string,
  winners: readonly Seat[] | null,
  takeBacks = 0,
): GameRecord {
  const facts = { seed, winners: winners?.map(seat => seat + 1) ?? null, ...(takeBacks > 0 && { takeBacks }) };
  const digest = digestOf(openLines(header, answers) + JSON.stringify(facts));
  return { header, answers, end: { ...facts, digest } };
}

export function writeRecord({ header, answers, end }: GameRecord): string {
  return openLines(header, answers) + (end ? `${JSON.stringify(end)}\n` : '');
}

// --- reading -----------------------------------------------------------------------------------------------------

function parseLine(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError(line, 'this line is not JSON');
  }
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: unknown): x is string => typeof x === 'string';
const areTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(isText);

const HEADER_FIELDS: Readonly<Record<keyof RecordHeader, [expected: string, check: (x: unknown) => boolean]>> = {
  format: ['"interregnum-record"', x => x === 'interregnum-record'],
  version: ['1', x => x === 1],
  game: ['the id of a game', isText],
  rules: ['the version of its rules', isText],
  options: ['the setup choices as texts', x => isObject(x) && Object.values(x).every(isText)],
  seats: ['a number of seats from 1 to 12', x => Number.isInteger(x) && Number(x) >= 1 && Number(x) <= 12],
  players: ['a list of names', areTexts],
  commitment: ['64 hexadecimal digits', x => isText(x) && isSeed(x)],
  entropy: ['a list of texts', areTexts],
  begun: ['how the game was begun: answers, seed, entropy', x => x === undefined || isBegun(x)],
  content: ['a content file: name, hash, data', x => x === undefined || isObject(x)],
};

const isBegun = (x: unknown): boolean =>
  isObject(x) &&
  Number.isInteger(x.answers) &&
  Number(x.answers) > 0 &&
  isText(x.seed) &&
  isSeed(x.seed) &&
  areTexts(x.entropy) &&
  (x.shuffled === undefined || x.shuffled === true);

function parseHeader(text: string): RecordHeader {
  const header = parseLine(text, 1);
  if (!isObject(header)) throw new RecordError(1, 'expected the header, an object in braces');
  for (const [field, [expected, check]] of Object.entries(HEADER_FIELDS)) {
    if (!check(header[field])) throw new RecordError(1, `expected "${field}" to be ${expected}`);
  }
  const unknown = Object.keys(header).find(field => !(field in HEADER_FIELDS));
  if (unknown !== undefined) throw new RecordError(1, `"${unknown.slice(0, 40)}" is no field of a header`);
  const broken = header.content === undefined ? null : brokenContentFile(header.content);
  if (broken !== null) throw new RecordError(1, broken);
  return header as unknown as RecordHeader;
}

function parseAnswer(value: unknown, line: number, seats: number): Answer {
  if (!Array.isArray(value) || value.length !== 3 || !isText(value[1]) || !isText(value[2])) {
    throw new RecordError(line, 'expected an answer, [seat, "question", "code"]');
  }
  if (!Number.isInteger(value[0]) || value[0] < 1 || value[0] > seats) {
    throw new RecordError(line, `expected a seat from 1 to ${seats}`);
  }
  return { seat: value[0] - 1, question: value[1], code: value[2] };
}

function parseEnd(value: Record<string, unknown>, line: number): RecordEnd {
  const { seed, winners, takeBacks, digest } = value;
  if (!isText(seed) || !isSeed(seed)) throw new RecordError(line, 'expected "seed" to be 64 hexadecimal digits');
  if (winners !== null && !(Array.isArray(winners) && winners.every(Number.isInteger))) {
    throw new RecordError(line, 'expected "winners" to be a list of seats, or null');
  }
  if (takeBacks !== undefined && !(Number.isInteger(takeBacks) && Number(takeBacks) > 0)) {
    throw new RecordError(line, 'expected "takeBacks" to be a number above 0');
  }
  if (!isText(digest) || !isSeed(digest)) throw new RecordError(line, 'expected "digest" to be 64 hexadecimal digits');
  const counted = takeBacks === undefined ? {} : { takeBacks: Number(takeBacks) };
  return { seed, winners: winners as number[] | null, ...counted, digest };
}

/** Reads a record; throws a `RecordError` that names the line. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new RecordError(1, 'expected the header, but the file is empty');
  const header = parseHeader(lines[0]!);
  const answers: Answer[] = [];
  for (let i = 1; i < lines.length; i++) {
    const value = parseLine(lines[i]!, i + 1);
    if (!isObject(value)) {
      answers.push(parseAnswer(value, i + 1, header.seats));
      continue;
    }
    if (i !== lines.length - 1) throw new RecordError(i + 1, 'expected an answer; only the last line may be the end');
    return { header, answers, end: parseEnd(value, i + 1) };
  }
  return { header, answers, end: null };
}

// --- chance ------------------------------------------------------------------------------------------------------

/** The generator with which a game is set up. */
export const firstChance = ({ begun, entropy }: RecordHeader, seed: string): Chance =>
  chanceOf(begun ?? { seed, entropy });

/** After `at` answers: where others join a game, what is not drawn yet comes from the stream of all of them. */
export function rekey<S extends Flow<BaseOption>>(
  { rules }: Pick<Game<S>, 'rules'>,
  { begun, entropy }: RecordHeader,
  seed: string,
  state: S,
  at: number,
): void {
  if (begun?.answers !== at || !('chance' in state)) return;
  state.chance = chanceOf({ seed, entropy });
  if (begun.shuffled) rules.shuffleUndrawn?.(state);
}

// --- playing again -----------------------------------------------------------------------------------------------

export interface Replay<S> {
  state: S;
  /** How many answers were applied. */
  played: number;
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

/** Plays a record's answers again, all or the first `upTo`. Throws a `RecordError` at an answer that is not allowed. */
export function replay<S extends Flow<BaseOption>>(
  title: Game<S>,
  record: Pick<GameRecord, 'header' | 'answers'>,
  seed: string,
  upTo = record.answers.length,
  onAnswer: (s: S, answer: Answer, news: Fact<BaseEvent>[]) => void = () => {},
): Replay<S> {
  const { header, answers } = record;
  const game = gameOf(title, header);
  if (header.game !== game.meta.id)
    throw new RecordError(1, `this is a game of ${header.game}, not of ${game.meta.id}`);
  if (header.rules !== game.meta.rulesVersion) {
    throw new RecordError(1, `it was played by rules ${header.rules}; these are rules ${game.meta.rulesVersion}`);
  }
  if (!game.meta.seats.includes(header.seats)) throw new RecordError(1, `${header.seats} seats cannot play this game`);
  checkChoices(game.meta, header);
  const state = game.rules.setup(header.options, header.seats, firstChance(header, seed));
  const played = Math.min(upTo, answers.length);
  for (let i = 0; i < played; i++) {
    const news: Fact<BaseEvent>[] = [];
    takeAnswer(game, state, answers[i]!, i + 2, news);
    rekey(game, header, seed, state, i + 1);
    onAnswer(state, answers[i]!, news);
  }
  return { state, played };
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

function takeAnswer<S extends Flow<BaseOption>>(
  game: Game<S>,
  s: S,
  a: Answer,
  line: number,
  news: Fact<BaseEvent>[],
): void {
  if (!s.ask) throw new RecordError(line, `the game was over, but seat ${a.seat + 1} answered ${a.code}`);
  if (s.ask.id !== a.question) throw new RecordError(line, `the question was ${s.ask.id}, not ${a.question}`);
  const options = s.ask.options[a.seat];
  const option = options ? findOption(options, a.code) : -1;
  if (option < 0) throw new RecordError(line, `${a.code} was not an option of seat ${a.seat + 1}`);
  try {
    game.rules.apply(s, a.seat, option, news);
  } catch (error) {
    throw new RecordError(line, error instanceof Error ? error.message : String(error));
  }
}

export interface Verdict {
  /** Empty when everything holds. */
  problems: readonly { line: number; message: string }[];
  record: GameRecord | null;
}

type Problem = Verdict['problems'][number];

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

/** What can be found wrong with a finished record without playing it: its bytes, the commitment, the digest. */
export function verifySeal(text: string): Verdict {
  const problems: Problem[] = [];
  const problem = (line: number, message: string) => problems.push({ line, message });
  try {
    const record = parseRecord(text);
    if (!record.end) {
      problem(lastLine(record), 'the seed is not revealed yet, so nothing can be verified');
      return { problems, record };
    }
    if (writeRecord(record) !== text)
      problem(firstDifference(writeRecord(record), text), 'this is not how the record was written');
    checkSeal(record, problem);
    return { problems, record };
  } catch (error) {
    return { problems: [...problems, recordProblem(error)], record: null };
  }
}

const lastLine = ({ answers }: GameRecord): number => answers.length + 2;

/** What a record is to blame for; anything else is thrown again. */
function recordProblem(error: unknown): Problem {
  if (!(error instanceof RecordError)) throw error;
  return { line: error.line, message: error.message };
}

function firstDifference(a: string, b: string): number {
  const [x, y] = [a.split('\n'), b.split('\n')];
  return (
    1 +
    Math.max(
      0,
      x.findIndex((line, i) => line !== y[i]),
    )
  );
}

function checkSeal(record: GameRecord, problem: (line: number, message: string) => void): void {
  const { header, answers, end } = record;
  const last = lastLine(record);
  const { digest, ...facts } = end!;
  if (commitment(facts.seed) !== header.commitment) problem(last, 'the seed is not the one that was committed to');
  const sealed = openLines(header, answers) + JSON.stringify(facts);
  if (digestOf(sealed) !== digest) problem(last, 'the digest does not fit: something was changed');
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
