/** A title played with the content of a file: the same rules, with other cards, maps and words. */
import type { Game, RuleWords, TitleContent, Titled } from '../game.ts';
import type { Catalogue } from '../phrase.ts';
import type { ContentHash, Contents } from './contents.ts';
import type { ContentData, ContentFile } from './file.ts';

/** What every content has. */
export interface Content {
  /** Messages that replace those of the title, by language. */
  readonly words: Readonly<Record<string, Catalogue>>;
}

/** What a title brings to have content files. */
export interface ContentSource<C extends Content> {
  readonly contents: Contents<C>;
  read(data: ContentData): C;
  write(): ContentData;
  /** The messages of the card that a rule is about. */
  wordsOfRule(id: string): RuleWords | null;
}

/** Games of so many files are kept ready; a server has many tables of few files. */
const REMEMBERED = 64;

function wordsWith(texts: Readonly<Record<string, Catalogue>>, { words }: Content): Record<string, Catalogue> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, messages]) => [language, { ...messages, ...words[language] }]),
  );
}

/**
 * A title with content files. The games of all contents share their rules, which find the content by the hash in a state
 * or view; `gameWith` makes anew only what lays out a state, setup and positions, and puts the hash there.
 */
export function withContent<G extends Titled, C extends Content>(
  gameWith: (content: ContentHash) => G,
  { contents, read, write, wordsOfRule }: ContentSource<C>,
): G {
  const games = new Map<string, Game>();
  const builtIn = { ...gameWith(null), content: contentOf(null) };

  function contentOf(file: ContentFile | null): TitleContent {
    return { file, write, playedWith, wordsOfRule };
  }

  function make(file: ContentFile): Game {
    const game = gameWith(file.hash) as unknown as Game;
    const content = contentOf(file);
    contents.keep(file.hash, content, () => read(file.data));
    const texts = wordsWith(game.words.texts, contents.of(file.hash));
    return { ...game, words: { ...game.words, texts }, content };
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
