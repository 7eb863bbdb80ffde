/** Checks of content files: what is written out plays the same, and what is wrong is refused where it is wrong. */
import { chanceFrom, seedFrom } from '../chance.ts';
import type { WithContent } from '../content/contents.ts';
import { type ContentData, type ContentFile, contentFile } from '../content/file.ts';
import { playedWith } from '../content/title.ts';
import { replay, verify } from '../course/replay.ts';
import type { Flow, Seat } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import { NotationError } from '../notation/basics.ts';
import { randomFrom } from '../random.ts';
import { type Answer, recordHeader, sealRecord, writeRecord } from '../record.ts';
import type { BaseView } from '../sight.ts';
import { type Check, named } from './check.ts';
import { kindName, randomMove, type TableKind } from './random-play.ts';
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

/** What the title says to a seat, and what its bots think there. */
function thoughtsOf<S extends Flow<BaseOption>>({ words, advice }: Game<S>, own: BaseView<BaseOption>, seat: Seat) {
  const options = own.ask!.options[seat]!.map(option => words.describe(option, own));
  const world = advice.determinise(own, randomFrom('thoughts'));
  return [words.prompt(own), options, advice.priors(own), advice.evaluate(world, seat)];
}

type Playing = Generator<undefined, Played>;

/** A random game, answer by answer: everything that anybody sees of it, its record, and `thoughts` if they are wanted. */
function* playing<S extends Flow<BaseOption>>(game: Game<S>, kind: TableKind, seed: string, thoughts = false): Playing {
  const { rules } = game;
  const source = { seed: seedFrom(seed), entropy: [] };
  const header = recordHeader(game as unknown as Game, { ...kind, players: [], source });
  const answers: Answer[] = [];
  const lines: string[] = [];
  const random = randomFrom(seed);
  const s = replay(game, { header, answers }, source.seed).state;
  while (s.ask) {
    const { seat, option } = randomMove(game, s, random);
    answers.push({ seat, question: s.ask.id, code: s.ask.options[seat]![option]!.code });
    const views = [null, ...s.answers.keys()].map(viewer => rules.view(s, viewer));
    const own = views[seat + 1]!;
    lines.push(...views.map(view => JSON.stringify({ ...view, content: null })));
    if (thoughts) lines.push(JSON.stringify(thoughtsOf(game, own, seat)));
    rules.apply(s, seat, option);
    yield;
  }
  lines.push(JSON.stringify(rules.outcome(s)));
  return { lines, record: writeRecord(sealRecord(header, answers, source.seed, rules.outcome(s)!.winners)) };
}

/** Plays the games in turn, an answer of each. */
function inTurn(games: readonly Playing[]): Played[] {
  const ends: (Played | null)[] = games.map(() => null);
  while (ends.includes(null)) {
    for (const [i, one] of games.entries()) {
      const next = one.next();
      if (next.done) ends[i] ??= next.value;
    }
  }
  return ends as Played[];
}

const playedOut = <S extends Flow<BaseOption>>(
  game: Game<S>,
  kind: TableKind,
  seed: string,
  thoughts = false,
): Played => inTurn([playing(game, kind, seed, thoughts)])[0]!;

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
    check('games with two contents, answer by answer in turn, do not disturb each other', () => {
      const [kind] = kinds;
      const both = [game, variant].map(each => playing(each, kind!, 'in turn', true));
      const [one, other] = inTurn(both) as [Played, Played];
      mustBeSame(playedOut(game, kind!, 'in turn', true), one);
      mustBeSame(playedOut(variant, kind!, 'in turn', true), other);
    }),
    check('states and views know their content, whichever game of the title is asked', () => {
      const [kind] = kinds;
      const { hash } = settings.variant;
      const dealt = variant.rules.setup(kind!.options, kind!.seats, chanceFrom('handed over'));
      for (const one of [dealt, variant.rules.clone(dealt), variant.rules.view(dealt, null)])
        if ((one as Partial<WithContent>).content !== hash) throw new Error('a state or view without its content');
      const handedOver = { ...game, rules: { ...game.rules, setup: variant.rules.setup } };
      const [own, others] = [variant, handedOver].map(each => playedOut(each, kind!, 'handed over', true));
      mustBeSame(own!, others!);
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
