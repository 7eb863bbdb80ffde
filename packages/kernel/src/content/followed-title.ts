/** Content files for a title whose modules follow the content in play (`in-play.ts`), as The Old King's Crown does. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game, RuleWords, TitleContent, Titled } from '../game.ts';
import type { Catalogue } from '../phrase.ts';
import type { ContentData, ContentFile } from './file.ts';
import type { InPlay } from './in-play.ts';
import type { Content } from './title.ts';

/** What a title brings to have content files. */
export interface FollowedSource<C extends Content> {
  readonly inPlay: InPlay<C>;
  read(data: ContentData): C;
  write(): ContentData;
  /** The messages of the card that a rule is about. */
  wordsOfRule(id: string): RuleWords | null;
}

/** Games of so many files are kept ready; a server has many tables of few files. */
const REMEMBERED = 64;

type AnyFunction = (...args: unknown[]) => unknown;

/** Every function of the parts of a game, carried out with this content in play. */
function bound<C extends Content, P extends object>(part: P, inPlay: InPlay<C>, content: C): P {
  const entries = Object.entries(part).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [key, within(value as AnyFunction, part, inPlay, content)];
    return [key, isPart(value) ? bound(value, inPlay, content) : value];
  });
  return Object.fromEntries(entries) as P;
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function within<C extends Content>(work: AnyFunction, part: object, inPlay: InPlay<C>, content: C): AnyFunction {
  return (...args) => during(inPlay, content, () => work.apply(part, args));
}

function during<C extends Content, T>(inPlay: InPlay<C>, content: C, work: () => T): T {
  const before = inPlay.put(content);
  try {
    return work();
  } finally {
    inPlay.put(before);
  }
}

function wordsWith(texts: Readonly<Record<string, Catalogue>>, { words }: Content): Record<string, Catalogue> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, messages]) => [language, { ...messages, ...words[language] }]),
  );
}

/** Adds to a title what it takes to play with content files. */
export function withFollowedContent<G extends Titled, C extends Content>(game: G, source: FollowedSource<C>): G {
  const { inPlay, read, write, wordsOfRule } = source;
  const games = new Map<string, Game>();
  const builtIn = { ...game, content: contentOf(null, inPlay.builtIn) } as G;

  function contentOf(file: ContentFile | null, content: C): TitleContent {
    return {
      file,
      write,
      playedWith,
      within: work => during(inPlay, content, work),
      putInPlay: () => void inPlay.put(content),
      wordsOfRule,
    };
  }

  function make(file: ContentFile): Game {
    const content = read(file.data);
    const { rules, words, advice, proof, meta } = game as unknown as Game<Flow<BaseOption>>;
    return {
      meta,
      rules: bound(rules, inPlay, content),
      words: { ...bound(words, inPlay, content), texts: wordsWith(words.texts, content) },
      advice: bound(advice, inPlay, content),
      proof: { ...bound(proof, inPlay, content), flow: proof.flow },
      content: contentOf(file, content),
    };
  }

  function playedWith(file: ContentFile | null): Game {
    if (file === null) return builtIn as unknown as Game;
    const key = `${file.hash} ${file.name}`;
    const known = games.get(key) ?? make(file);
    games.delete(key);
    games.set(key, known);
    if (games.size > REMEMBERED) games.delete(games.keys().next().value!);
    return known;
  }

  return builtIn;
}
