/** A title played with the content of a file: the same rules, with other cards, maps and words. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game, RuleWords, TitleContent, Titled } from '../game.ts';
import type { Catalogue } from '../phrase.ts';
import type { ContentData, ContentFile } from './file.ts';
import type { InPlay } from './in-play.ts';

/** What every content has. */
export interface Content {
  /** Messages that replace those of the title, by language. */
  readonly words: Readonly<Record<string, Catalogue>>;
}

/** What a title brings to have content files. */
export interface ContentSource<C extends Content> {
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
export function withContent<G extends Titled, C extends Content>(game: G, source: ContentSource<C>): G {
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

/** What a content file says about a rule: what its card is called and what it does, in one language. */
export function saidByFile(
  { content, words }: Game,
  rule: string,
  language: string,
): { name: string; text: string } | null {
  const keys = content?.file ? content.wordsOfRule(rule) : null;
  const [said, usual] = [words.texts[language], content?.playedWith(null).words.texts[language]];
  if (!keys || !said || !usual || said[keys.text] === undefined) return null;
  const isChanged = said[keys.name] !== usual[keys.name] || said[keys.text] !== usual[keys.text];
  return isChanged ? { name: said[keys.name]!, text: said[keys.text]! } : null;
}

/** A title as a table plays it: with the content of its file, if it has one. */
export function playedWith<G extends Titled>(game: G, file: ContentFile | null | undefined): G {
  const { content } = game;
  if ((content?.file?.hash ?? null) === (file?.hash ?? null)) return game;
  if (!content) throw new Error(`${game.meta.title} has no content files`);
  return content.playedWith(file ?? null) as unknown as G;
}
