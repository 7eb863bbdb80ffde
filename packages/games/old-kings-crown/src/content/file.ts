/** Content files of The Old King's Crown: names, texts and programs, Strengths and Keywords, what Locations pay, the threshold. */
import {
  type ContentData,
  type ContentSource,
  expectList,
  expectMap,
  expectNumber,
  expectOneOf,
  expectPart,
  expectText,
  isMap,
  NotationError,
  orBuiltIn,
  type Path,
  type RuleWords,
  type WordList,
  wordList,
  writeWorded,
} from '@interregnum/kernel';
import { texts } from '../texts/index.ts';
import { BUILT_IN, type CrownContent, contentOfCrown, type Printed } from './built-in.ts';
import { FACTION_CARDS } from './cards.ts';
import { COMMANDERS } from './commanders.ts';
import { contents } from './contents.ts';
import { FACTIONS } from './factions.ts';
import { readKeyword, writeKeyword } from './keyword-words.ts';
import { KINGDOM_CARDS } from './kingdom.ts';
import type { Limit } from './kingdom-card.ts';
import { LOCATIONS } from './map.ts';
import { writeProgram } from './program/notation.ts';
import { readPrograms } from './program/reading.ts';
import { TACTICS } from './tactics.ts';
import type { Keyword } from './traits.ts';

const NAME = 50;
const TEXT = 300;
const STRONGEST = 15;
const RICHEST = 5;
const SEATS = ['1', '2', '3', '4'];
const MOST_KEYWORDS = 6;

// --- names and texts -----------------------------------------------------------------------------------------------

/** Things with a name, and some of them with a text, by the part of the file that they stand in. */
const NAMED: Readonly<Record<string, { kind: string; ids: readonly string[] }>> = {
  factions: { kind: 'faction', ids: FACTIONS },
  locations: { kind: 'location', ids: LOCATIONS },
  cards: { kind: 'card', ids: FACTION_CARDS.map(({ id }) => id) },
  tactics: { kind: 'tile', ids: TACTICS.map(({ id }) => id) },
  commanders: { kind: 'commander', ids: COMMANDERS.map(({ id }) => id) },
  'kingdom cards': { kind: 'kingdom', ids: KINGDOM_CARDS.map(({ id }) => id) },
};

const textKey = (id: string): string => `text.${id}`;
/** Cards that have nothing but Keywords say nothing in words. */
const hasText = (id: string): boolean => texts.en[textKey(id)] !== undefined;
/** A card that says nothing in words does so when it gets a program. */
const wordKeys = (id: string, said: unknown): string[] =>
  hasText(id) || (isMap(said) && said.program !== undefined) ? ['name', 'text'] : ['name'];

type Said = Readonly<Record<string, unknown>>;

/** Every thing of a part that the file speaks of, its words already read; `more`: what else may be said of it. */
function readNamed(part: string, value: unknown, words: WordList, more: readonly string[]): ReadonlyMap<string, Said> {
  const { kind, ids } = NAMED[part]!;
  const found = Object.entries(expectPart(value, ids, [part])).map(([id, one]): [string, Said] => {
    const path = [part, id];
    const said = expectMap(one, [...wordKeys(id, one), ...more], path);
    words.read(`${kind}.${id}`, said.name, NAME, [...path, 'name']);
    words.read(textKey(id), said.text, TEXT, [...path, 'text']);
    return [id, said];
  });
  return new Map(found);
}

// --- cards, Locations, the threshold ---------------------------------------------------------------------------------

const isSupporter = (card: number): boolean => BUILT_IN.strengths[card] !== null;
const deploys = (keywords: readonly Keyword[]): boolean => keywords.some(({ word }) => word === 'deploy');

/** OKC-208: a faction has one War Machine, and the answers that Deploy it do not name it. */
function readKeywords(value: unknown, before: readonly Keyword[], path: Path): readonly Keyword[] {
  const keywords = expectList(value, MOST_KEYWORDS, path).map((one, i) =>
    readKeyword(expectText(one, NAME, [...path, i]), [...path, i]),
  );
  const twice = keywords.findIndex(({ word }, i) => keywords.findIndex(other => other.word === word) < i);
  if (twice >= 0) throw new NotationError([...path, twice], `${keywords[twice]!.word} stands there already`);
  if (deploys(keywords) === deploys(before)) return keywords;
  throw new NotationError(path, 'War Machines have "deploy", and no other cards');
}

function readCards(said: ReadonlyMap<string, Said>): Pick<Printed, 'strengths' | 'keywords'> {
  const strategy = FACTION_CARDS.findIndex(
    ({ id }, card) => !isSupporter(card) && (said.get(id)?.strength ?? said.get(id)?.keywords) !== undefined,
  );
  if (strategy >= 0)
    throw new NotationError(['cards', FACTION_CARDS[strategy]!.id], 'a Strategy card has no Strength and no Keywords');
  return {
    strengths: BUILT_IN.strengths.map((strength, card) => {
      const { id } = FACTION_CARDS[card]!;
      return orBuiltIn(said.get(id)?.strength, strength, ['cards', id, 'strength'], (x, path) =>
        expectNumber(x, 1, STRONGEST, path),
      );
    }),
    keywords: BUILT_IN.keywords.map((keywords, card) => {
      const { id } = FACTION_CARDS[card]!;
      return orBuiltIn(said.get(id)?.keywords, keywords, ['cards', id, 'keywords'], (x, path) =>
        readKeywords(x, keywords, path),
      );
    }),
  };
}

function readLocations(value: unknown, words: WordList): readonly number[] {
  const said = readNamed('locations', value, words, ['influence']);
  return LOCATIONS.map((id, location) =>
    orBuiltIn(said.get(id)?.influence, BUILT_IN.influence[location]!, ['locations', id, 'influence'], (x, path) =>
      expectNumber(x, 0, RICHEST, path),
    ),
  );
}

function readLimits(said: ReadonlyMap<string, Said>): readonly Limit[] {
  return KINGDOM_CARDS.map(({ id }, kingdom) =>
    orBuiltIn(said.get(id)?.limit, BUILT_IN.limits[kingdom]!, ['kingdom cards', id, 'limit'], (x, path) => {
      const limit = expectOneOf(x, ['round', 'spend', 'none'], path);
      return limit === 'none' ? null : limit;
    }),
  );
}

function readThresholds(value: unknown): readonly number[] {
  const said = expectPart(value, SEATS, ['threshold']);
  return BUILT_IN.thresholds.map((threshold, seats) =>
    orBuiltIn(said[seats], threshold, ['threshold', String(seats)], (x, path) => expectNumber(x, 5, 40, path)),
  );
}

function read(data: ContentData): CrownContent {
  const said = expectMap(data, ['threshold', ...Object.keys(NAMED)], []);
  const words = wordList();
  readNamed('factions', said.factions, words, []);
  const cards = readNamed('cards', said.cards, words, ['strength', 'keywords', 'program']);
  const tactics = readNamed('tactics', said.tactics, words, ['program']);
  const commanders = readNamed('commanders', said.commanders, words, ['program']);
  const kingdom = readNamed('kingdom cards', said['kingdom cards'], words, ['limit', 'program']);
  const limits = readLimits(kingdom);
  return contentOfCrown({
    thresholds: readThresholds(said.threshold),
    influence: readLocations(said.locations, words),
    ...readCards(cards),
    limits,
    programs: readPrograms({ cards, tactics, commanders, 'kingdom cards': kingdom }, limits),
    words: words.words,
  });
}

// --- writing -----------------------------------------------------------------------------------------------------------

const wordsOf = (kind: string, id: string): ContentData => ({
  name: writeWorded(texts, `${kind}.${id}`),
  ...(hasText(id) && { text: writeWorded(texts, textKey(id)) }),
});

function writeNamed(part: string, more: (nth: number) => ContentData = () => ({})): ContentData {
  const { kind, ids } = NAMED[part]!;
  return { [part]: Object.fromEntries(ids.map((id, nth) => [id, { ...wordsOf(kind, id), ...more(nth) }])) };
}

const writeCard = (card: number): ContentData => ({
  ...(isSupporter(card) && {
    strength: BUILT_IN.strengths[card],
    keywords: BUILT_IN.keywords[card]!.map(writeKeyword),
  }),
  ...(BUILT_IN.programs[FACTION_CARDS[card]!.id]!.length > 0 && programOf(FACTION_CARDS[card]!)),
});
const programOf = ({ id }: { id: string }): ContentData => ({ program: writeProgram(BUILT_IN.programs[id]!) });

const write = (): ContentData => ({
  threshold: Object.fromEntries(SEATS.map(seats => [seats, BUILT_IN.thresholds[Number(seats)]])),
  ...writeNamed('factions'),
  ...writeNamed('locations', location => ({ influence: BUILT_IN.influence[location] })),
  ...writeNamed('cards', writeCard),
  ...writeNamed('tactics', tile => programOf(TACTICS[tile]!)),
  ...writeNamed('commanders', commander => programOf(COMMANDERS[commander]!)),
  ...writeNamed('kingdom cards', kingdom => ({
    limit: BUILT_IN.limits[kingdom] ?? 'none',
    ...programOf(KINGDOM_CARDS[kingdom]!),
  })),
});

/** The rule of a card or tile is its id. */
function wordsOfRule(rule: string): RuleWords | null {
  const found = Object.values(NAMED).find(({ ids }) => ids.includes(rule));
  return found ? { name: `${found.kind}.${rule}`, text: textKey(rule) } : null;
}

export const source: ContentSource<CrownContent> = { contents, read, write, wordsOfRule };
