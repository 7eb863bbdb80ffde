/** Content files of Runewars: everything that is printed on cards, sheets, tiles and tokens; its chapters are in `file/`. */
import {
  type ContentData,
  type ContentSource,
  expectMap,
  type RuleWords,
  type WordList,
  wordList,
} from '@interregnum/kernel';
import { texts } from '../texts/index.ts';
import { builtIn, type RunewarsContent } from './built-in.ts';
import { contents } from './contents.ts';
import { checkArmies, factions, units } from './file/armies.ts';
import { readBoards, writeBoards } from './file/boards.ts';
import { type Chapter, readChapter, writeChapter } from './file/chapter.ts';
import { developments } from './file/developments.ts';
import { commanders, objectives, seasons, tactics, titles } from './file/events.ts';
import { readFate, writeFate } from './file/fate.ts';
import { checkNeutrals, cities, tiles, tokens } from './file/land.ts';
import { heroes, quests, rewards } from './file/people.ts';

/** Each list of the content with its chapter; what has none is read on its own. */
type Listed = Omit<RunewarsContent, 'words' | 'fate' | 'presets'>;
type Chapters = {
  readonly [K in keyof Listed]: Listed[K] extends readonly (infer T extends object)[] ? Chapter<T> : never;
};

const CHAPTERS: Chapters = {
  seasonCards: seasons,
  tactics,
  rewards,
  quests,
  objectives,
  titles,
  heroes,
  commanders,
  developments,
  units,
  sheets: factions,
  cities,
  exploration: tokens,
  tiles,
};
const LISTS = Object.keys(CHAPTERS) as (keyof Listed)[];
const chapterOf = (list: keyof Listed): Chapter<object> => CHAPTERS[list] as unknown as Chapter<object>;

function readLists(said: Readonly<Record<string, unknown>>, words: WordList): Listed {
  const lists = LISTS.map(list => [list, readChapter(chapterOf(list), said[chapterOf(list).name], words)]);
  return Object.fromEntries(lists) as unknown as Listed;
}

function read(data: ContentData): RunewarsContent {
  const said = expectMap(data, [...LISTS.map(list => chapterOf(list).name), 'fate', 'boards'], []);
  const words = wordList();
  const lists = readLists(said, words);
  checkArmies(lists.sheets, lists.units);
  checkNeutrals(lists.tiles, lists.units);
  return {
    ...lists,
    fate: readFate(said.fate),
    presets: readBoards(said.boards, lists.tiles),
    words: words.words,
  };
}

/** As a file says it; words are those of the title. */
export const written = (content: RunewarsContent): ContentData => ({
  ...Object.fromEntries(LISTS.map(list => [chapterOf(list).name, writeChapter(chapterOf(list), content[list])])),
  fate: writeFate(content.fate),
  boards: writeBoards(content.presets),
});

const unitRule = (id: string): string => `U-${id.toUpperCase()}`;

/** The rule of a card is its id. */
function wordsOfRule(rule: string): RuleWords | null {
  const unit = builtIn.units.find(({ id }) => unitRule(id) === rule);
  if (unit) return { name: `unit.${unit.id}`, text: `text.${unit.id}` };
  const isCard = texts.en[`card.${rule}`] !== undefined && texts.en[`text.${rule}`] !== undefined;
  return isCard ? { name: `card.${rule}`, text: `text.${rule}` } : null;
}

export const source: ContentSource<RunewarsContent> = { contents, read, write: () => written(builtIn), wordsOfRule };
