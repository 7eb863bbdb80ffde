/** Content files of Hidden Leaders: Heroes, Leaders, factions' names, the power track and how long a game lasts. */
import {
  type ContentData,
  type ContentSource,
  expectFlag,
  expectList,
  expectMap,
  expectNumber,
  expectOneOf,
  expectPart,
  expectText,
  expectWorded,
  NotationError,
  nearest,
  orBuiltIn,
  type Path,
  type RuleWords,
  type WordList,
  wordList,
  writeWorded,
} from '@interregnum/kernel';
import { texts } from '../texts/index.ts';
import { builtIn, contentOfHeroes, type HeroContent } from './built-in.ts';
import { contents } from './contents.ts';
import { FACTIONS, type Faction, type Factions, factionId, factionNumber } from './factions.ts';
import { HEROES, type Hero, IN_THE_BOX } from './hero-table.ts';
import { LEADER_IDS } from './leaders.ts';
import type { Program, Step } from './program.ts';
import { ALL_SENTENCES, COPY_OWN, endsWith, LEADING, ONCE, readLine, writeProgram } from './vocabulary.ts';

const NAME = 50;
const TEXT = 300;
const MOST_LINES = 6;
const COUNTING: readonly Step['op'][] = ['count', 'countFactions', 'discardAll'];
const EMPEROR = 'buried-emperor';
const FACTION_IDS = FACTIONS.map(factionId);
const SEATS = ['2', '3', '4', '5', '6'];
/** HDL-014, HDL-016: six players are dealt 33 cards, and there must be some to draw. */
const LEAST_BEGINNER = 45;

const readFaction = (value: unknown, path: Path): Faction => factionNumber(expectOneOf(value, FACTION_IDS, path))!;

// --- programs ----------------------------------------------------------------------------------------------------

const is = (line: string, sentence: string): boolean => line.trim().toLowerCase() === sentence.toLowerCase();
const isMarkers = (steps: Program): boolean => steps[0]?.op === 'move' && steps.length === 1;

function readSteps(line: string, path: Path): Program {
  const steps = readLine(line);
  if (steps) return steps;
  throw new NotationError(
    path,
    `expected a movement such as "red +1 or green -1", or a sentence of the vocabulary such as ${nearest(line, ALL_SENTENCES)}`,
  );
}

/** X and leading markers need a line before that counts, or that asks whether one leads. */
function checkNeeds(lines: readonly string[], steps: readonly Program[], path: Path): void {
  let counted = false;
  let leading = false;
  for (const [i, line] of lines.entries()) {
    const said = line.toLowerCase();
    if (isMarkers(steps[i]!)) {
      if (/[+-]x/.test(said) && !counted) throw new NotationError([...path, i], 'X needs a line before that counts');
      if (/leading|trailing/.test(said) && !leading)
        throw new NotationError([...path, i], `leading and trailing need the line "${LEADING}" before`);
    }
    counted ||= steps[i]!.some(step => COUNTING.includes(step.op));
    leading ||= is(line, LEADING);
    if (ONCE.some(once => is(line, once)) && (i < lines.length - 1 || !steps.slice(0, i).every(isMarkers)))
      throw new NotationError([...path, i], `"${line}" must be the last line, with nothing but markers before`);
  }
}

function readProgram(value: unknown, path: Path): Program {
  const lines = expectList(value, MOST_LINES, path).map((line, i) => expectText(line, TEXT, [...path, i]));
  const steps = lines.map((line, i) => readSteps(line, [...path, i]));
  checkNeeds(lines, steps, path);
  return steps.flat();
}

/** HDL-Q16, HDL-Q19: see `ONCE`. The card of the one that copies its own party; 0 if there is none. */
function checkOnce(programs: readonly Program[]): number {
  const has = (sentence: string) => programs.flatMap((program, i) => (endsWith(program, sentence) ? [i] : []));
  for (const sentence of ONCE) {
    const [one, other] = has(sentence);
    if (other === undefined) continue;
    const problem = `"${sentence}" can be an ability of one Hero, and ${HEROES[one!]!.id} has it`;
    throw new NotationError(['heroes', HEROES[other]!.id, 'program'], problem);
  }
  return 1 + (has(COPY_OWN)[0] ?? -1);
}

// --- heroes ------------------------------------------------------------------------------------------------------

interface ReadHero {
  hero: Hero;
  program: Program;
}

function readHero(i: number, value: unknown, words: WordList): ReadHero {
  const hero = builtIn.heroes[i]!;
  const program = builtIn.programs[i + 1]!;
  if (value === undefined) return { hero, program };
  const path = ['heroes', hero.id];
  const isEmperor = hero.id === EMPEROR;
  const known = isEmperor ? ['name', 'text'] : ['name', 'text', 'faction', 'advanced', 'program'];
  const said = expectMap(value, known, path);
  words.read(`hero.${hero.id}`, said.name, NAME, [...path, 'name']);
  words.read(`text.${hero.id}`, said.text, TEXT, [...path, 'text']);
  const read = orBuiltIn(said.program, program, [...path, 'program'], readProgram);
  if (said.text === undefined && JSON.stringify(read) !== JSON.stringify(program))
    throw new NotationError([...path, 'text'], 'a Hero with another program needs a text that says what it does');
  return {
    program: read,
    hero: {
      id: hero.id,
      factions: orBuiltIn(said.faction, hero.factions, [...path, 'faction'], readFaction),
      advanced: orBuiltIn(said.advanced, hero.advanced, [...path, 'advanced'], expectFlag),
    },
  };
}

function readHeroes(value: unknown, words: WordList): ReturnType<typeof contentOfHeroes> & Pick<HeroContent, 'granny'> {
  const said = expectPart(
    value,
    HEROES.map(({ id }) => id),
    ['heroes'],
  );
  const read = HEROES.map(({ id }, i) => readHero(i, said[id], words));
  const heroes = read.map(({ hero }) => hero);
  const beginner = heroes.slice(0, IN_THE_BOX).filter(({ advanced }) => !advanced).length;
  if (beginner < LEAST_BEGINNER) {
    const problem = `the beginner game needs ${LEAST_BEGINNER} Heroes that are not advanced, and there are ${beginner}`;
    throw new NotationError(['heroes'], problem);
  }
  const programs = read.map(({ program }) => program);
  return { ...contentOfHeroes(heroes, programs), granny: checkOnce(programs) };
}

// --- leaders, factions, numbers ----------------------------------------------------------------------------------

function readPair(value: unknown, path: Path): Factions {
  const pair = expectList(value, 2, path).map((one, i) => readFaction(one, [...path, i]));
  if (pair.length === 2 && pair[0] !== pair[1]) return pair[0]! | pair[1]!;
  throw new NotationError(path, 'expected two different factions');
}

/** HDL-001: every pair of factions once. */
function readLeaders(value: unknown, words: WordList): readonly Factions[] {
  const said = expectPart(value, LEADER_IDS, ['leaders']);
  const pairs = LEADER_IDS.map((id, i) => {
    if (said[id] === undefined) return builtIn.leaders[i]!;
    const path = ['leaders', id];
    const { name, factions } = expectMap(said[id], ['name', 'factions'], path);
    words.read(`leader.${id}`, name, NAME, [...path, 'name']);
    return orBuiltIn(factions, builtIn.leaders[i]!, [...path, 'factions'], readPair);
  });
  const twice = pairs.findIndex((pair, i) => pairs.indexOf(pair) < i);
  if (twice < 0) return pairs;
  const first = LEADER_IDS[pairs.indexOf(pairs[twice]!)];
  throw new NotationError(['leaders', LEADER_IDS[twice]!, 'factions'], `${first} has the same two factions`);
}

/** A name, and the sentence that says that the faction has won. */
function readFactions(value: unknown, words: WordList): void {
  for (const [id, one] of Object.entries(expectPart(value, FACTION_IDS, ['factions']))) {
    const path = ['factions', id];
    const { name, victory } = expectMap(one, ['name', 'victory'], path);
    words.say(`faction.${id}`, expectWorded(name, NAME, [...path, 'name']));
    words.say(`victory.${id}`, expectWorded(victory, NAME, [...path, 'victory']));
  }
}

function readTrack(value: unknown): Pick<HeroContent, 'start' | 'darkFrom'> {
  const said = expectPart(value, ['start', 'dark from'], ['track']);
  return {
    start: orBuiltIn(said.start, builtIn.start, ['track', 'start'], (x, path) => expectNumber(x, 1, 12, path)),
    darkFrom: orBuiltIn(said['dark from'], builtIn.darkFrom, ['track', 'dark from'], (x, path) =>
      expectNumber(x, 2, 12, path),
    ),
  };
}

function readThresholds(value: unknown): readonly number[] {
  const said = expectPart(value, SEATS, ['heroes to end']);
  return builtIn.thresholds.map((threshold, seats) =>
    orBuiltIn(said[seats], threshold, ['heroes to end', String(seats)], (x, path) => expectNumber(x, 3, 12, path)),
  );
}

const KEYS = ['track', 'heroes to end', 'factions', 'leaders', 'heroes'];

function read(data: ContentData): HeroContent {
  const said = expectMap(data, KEYS, []);
  const words = wordList();
  readFactions(said.factions, words);
  return {
    ...readTrack(said.track),
    thresholds: readThresholds(said['heroes to end']),
    leaders: readLeaders(said.leaders, words),
    ...readHeroes(said.heroes, words),
    words: words.words,
  };
}

// --- writing -----------------------------------------------------------------------------------------------------

const factionsIn = (factions: Factions): string[] => FACTIONS.filter(faction => faction & factions).map(factionId);

const writeHero = ({ id, factions, advanced }: Hero, i: number): [string, unknown] => {
  const names = { name: writeWorded(texts, `hero.${id}`), text: writeWorded(texts, `text.${id}`) };
  if (id === EMPEROR) return [id, names];
  return [
    id,
    { ...names, faction: factionsIn(factions)[0], advanced, program: writeProgram(builtIn.programs[i + 1]!) },
  ];
};

const write = (): ContentData => ({
  track: { start: builtIn.start, 'dark from': builtIn.darkFrom },
  'heroes to end': Object.fromEntries(SEATS.map(seats => [seats, builtIn.thresholds[Number(seats)]])),
  factions: Object.fromEntries(
    FACTION_IDS.map(id => [
      id,
      { name: writeWorded(texts, `faction.${id}`), victory: writeWorded(texts, `victory.${id}`) },
    ]),
  ),
  leaders: Object.fromEntries(
    LEADER_IDS.map((id, i) => [
      id,
      { name: writeWorded(texts, `leader.${id}`), factions: factionsIn(builtIn.leaders[i]!) },
    ]),
  ),
  heroes: Object.fromEntries(builtIn.heroes.map(writeHero)),
});

/** HDL-H01 to HDL-H85. */
function wordsOfRule(rule: string): RuleWords | null {
  const number = /^HDL-H(\d\d)$/.exec(rule)?.[1];
  const id = number === undefined ? undefined : HEROES[Number(number) - 1]?.id;
  return id === undefined ? null : { name: `hero.${id}`, text: `text.${id}` };
}

export const source: ContentSource<HeroContent> = { contents, read, write, wordsOfRule };
