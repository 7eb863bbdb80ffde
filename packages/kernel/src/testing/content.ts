/** Checks of content files: what is written out plays the same, and what is wrong is refused where it is wrong. */
import { seedFrom } from '../chance.ts';
import { type ContentData, type ContentFile, contentFile } from '../content/file.ts';
import { playedWith } from '../content/title.ts';
import { replay, verify } from '../course/replay.ts';
import type { Flow } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import { NotationError } from '../notation/basics.ts';
import { type Answer, recordHeader, sealRecord, writeRecord } from '../record.ts';
import { type Check, named } from './check.ts';
import { kindName, playRandomly, type TableKind } from './random-play.ts';
import { sampleTables } from './sample.ts';

export interface WrongContent {
  data: ContentData;
  /** Where the error leads, joined by points. */
  at: string;
  /** What it says. */
  says: RegExp;
}

export interface ContentSettings {
  /** A content that changes names, numbers and effects. */
  variant: ContentFile;
  /** By name: files that must be refused. */
  wrong: Readonly<Record<string, WrongContent>>;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Played {
  lines: string[];
  record: string;
}

/** Everything that anybody sees of a random game, and its record. */
function playedOut<S extends Flow<BaseOption>>(game: Game<S>, kind: TableKind, seed: string): Played {
  const source = { seed: seedFrom(seed), entropy: [] };
  const header = recordHeader(game as unknown as Game, { ...kind, players: [], source });
  const answers: Answer[] = [];
  const lines: string[] = [];
  const start = replay(game, { header, answers }, source.seed).state;
  const end = playRandomly(game, { kind, seed, start: () => start }, (s, { seat, option }) => {
    answers.push({ seat, question: s.ask!.id, code: s.ask!.options[seat]![option]!.code });
    for (const viewer of [null, ...s.answers.keys()]) lines.push(JSON.stringify(game.rules.view(s, viewer)));
  });
  lines.push(JSON.stringify(game.rules.outcome(end)));
  return { lines, record: writeRecord(sealRecord(header, answers, source.seed, game.rules.outcome(end)!.winners)) };
}

function mustBeSame(a: Played, b: Played): void {
  const at = a.lines.findIndex((line, i) => line !== b.lines[i]);
  if (at >= 0 || a.lines.length !== b.lines.length) throw new Error(`the views differ at ${at}`);
  const answersOf = ({ record }: Played) => record.split('\n').slice(1, -2).join('\n');
  if (answersOf(a) !== answersOf(b)) throw new Error('the answers differ');
}

/** What a title proves about its content files. */
export function contentChecks<S extends Flow<BaseOption>>(game: Game<S>, settings: ContentSettings): Check[] {
  const builtIn = contentFile('As built in', plain(game.content!.write()));
  const variant = playedWith(game, settings.variant);
  const { kinds } = sampleTables(game as unknown as Game);
  const check = (name: string, run: () => void): Check => ({ name, run });
  return [
    ...kinds.map(kind =>
      check(`${kindName(kind)}: written out and loaded, the built-in content plays the same`, () => {
        const seed = `content, ${kindName(kind)}`;
        named(`seed '${seed}'`, () =>
          mustBeSame(playedOut(game, kind, seed), playedOut(playedWith(game, builtIn), kind, seed)),
        );
      }),
    ),
    check('the built-in content has all its words in its file', () => {
      const again = playedWith(game, builtIn).words.texts;
      if (JSON.stringify(again) !== JSON.stringify(game.words.texts)) throw new Error('the words differ');
    }),
    check('a game with a content file in between changes nothing for others', () => {
      const [kind] = kinds;
      const before = playedOut(game, kind!, 'between');
      const between = playedOut(variant, kind!, 'between');
      mustBeSame(before, playedOut(game, kind!, 'between'));
      mustBeSame(between, playedOut(variant, kind!, 'between'));
    }),
    check('a record with a content file carries it, and verifies', () =>
      carriesContent(game, settings.variant, kinds[0]!),
    ),
    ...Object.entries(settings.wrong).map(([name, wrong]) =>
      check(`refused: ${name}`, () => mustBeRefused(game, wrong)),
    ),
  ];
}

function carriesContent<S extends Flow<BaseOption>>(title: Game<S>, file: ContentFile, kind: TableKind): void {
  const game = title as unknown as Game;
  const { record } = playedOut(playedWith(title, file), kind, 'carried');
  const problemsOf = (text: string) => verify(game, text).problems.map(({ message }) => message);
  const sound = problemsOf(record);
  if (sound.length > 0) throw new Error(sound.join('; '));
  const renamed = problemsOf(record.replace(JSON.stringify(file.name), JSON.stringify(`${file.name}!`)));
  if (renamed.length === 0) throw new Error('another name was not found');
  const [first] = problemsOf(record.replace(`"hash":"${file.hash.slice(0, 2)}`, '"hash":"zz'));
  if (!first?.includes('hash')) throw new Error('another hash was not found');
  if (playedOut(title, kind, 'plain').record.split('\n')[0]!.includes('content'))
    throw new Error('a record of the built-in content speaks of content');
}

function mustBeRefused<S extends Flow<BaseOption>>(game: Game<S>, { data, at, says }: WrongContent): void {
  try {
    playedWith(game, contentFile('Wrong', plain(data)));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    if (error.path.join('.') !== at) throw new Error(`it is refused at '${error.path.join('.')}': ${error.message}`);
    if (!says.test(error.message)) throw new Error(`it is refused because: ${error.message}`);
    return;
  }
  throw new Error('it was taken');
}
