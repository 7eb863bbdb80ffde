/** What holds with Banners of War after every answer (B-6, B-7, V-3, C-4): it holds in play, and every breach is found. */
import { bigSets, type Fact, factsFor, sets } from '@interregnum/kernel';
import { playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ASK, type RunewarsEvent, runewars, type State } from '../src/index.ts';
import { isCommander } from '../src/modules/cmd/queries.ts';
import { areaNumber, heroNumber, tacticsNumber } from '../src/pieces.ts';
import { bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { answer, table } from './refusal-tables.ts';
import { gameOf, kindOf } from './tables.ts';

const { broken } = runewars.proof;
type Position = Parameters<typeof table>[0];
type Breach = readonly [name: string, at: () => State, breach: (s: State) => void, found: RegExp];

// --- B-6 ---------------------------------------------------------------------------------------------------------------------

/** Three bid for a Season card; the third is excluded. */
const bidding = (more: Position = {}): State =>
  table(
    {
      turn: 'card',
      season: 'spring',
      order: [1, 2, 3],
      influence: { 1: 3, 2: 3, 3: 3 },
      seasons: { spring: ['SP5'] },
      tactics: { 1: ['TB01'] },
      ...more,
    },
    3,
    { bow: 'on' },
  );
const excluding = (): State => answer(bidding(), 0, 'exclude:3');
/** The bids of the two others are tied. */
const opened = (): State => answer(answer(excluding(), 0, 'bid:2'), 1, 'bid:2');

// --- B-7 ---------------------------------------------------------------------------------------------------------------------

/** Knights have drawn with a hero and one card more, which is to be given up; one card is laid down. */
function drawing(): State {
  let s = table(
    {
      turn: 'primary 1',
      factions: { 1: 'daqan', 2: 'latari' },
      orders: { 1: 'conquer', 2: 'fortify' },
      heroes: { HE01: { seat: 1, at: '7B' } },
      tactics: { 1: ['TF01', 'TF02'] },
      areas: { '7B': 'D: 4 knight', '10D': 'L: 2 warrior 2 archer' },
      fate: [1, 3, 5, 7],
    },
    2,
    { bow: 'on' },
  );
  for (const code of ['activate:10D', 'from:7B:knight:4', 'take:HE01', 'done']) s = answer(s, 0, code);
  while (s.ask!.id !== ASK.layDown) s = answer(s, 0, s.ask!.id === ASK.support ? 'support:HE01:knight' : 'done');
  for (const code of ['lay:TF01', 'done', 'extra:1']) s = answer(s, 0, code);
  return s;
}
/** Heroes fight; the first has laid a card down, now the other may. */
function duelling(): State {
  const s = table(
    {
      turn: 'icons',
      season: 'summer',
      factions: { 1: 'daqan', 2: 'uthuk' },
      order: [1, 2],
      heroes: { HE01: { seat: 1, at: '7B' }, HE11: { seat: 2, at: '7B' } },
      tactics: { 1: ['TF05'], 2: ['TF14'] },
    },
    2,
    { bow: 'on' },
  );
  let now = answer(s, 0, 'move:HE01', 'stop', 'duel:HE11');
  while (now.ask!.id !== ASK.layDown) now = answer(now, now.ask!.seats[0]!, 'done');
  return answer(now, 0, 'lay:TF05');
}
const offers = (s: State, code: string): boolean => s.ask!.options[0]?.some(option => option.code === code) ?? false;

// --- V-3, C-4 ----------------------------------------------------------------------------------------------------------------

const withPeasants = (): State =>
  table({ developed: ['DD2'], areas: { '7A': 'peasant', '7B': 'peasant' } }, 2, { bow: 'on', dev: 'on' });
/** A hero without a card attempts a quest. */
function questing(): State {
  let s = table(
    {
      turn: 'icons',
      season: 'summer',
      heroes: { HE01: { seat: 1, at: '10C' }, HE02: { seat: 1, at: '10C' } },
      commanders: { HE02: 'CM04' },
      quests: { 1: ['QS10'] },
      tactics: { 1: ['TA27'] },
      fate: [1, 2, 3, 4],
    },
    2,
    { bow: 'on', cmd: 'on' },
  );
  for (const code of ['no', 'move:HE01', 'stop']) if (offers(s, code)) s = answer(s, 0, code);
  return s;
}
const command = (s: State, hero: string): void => {
  s.cmd = { ...s.cmd, commands: s.cmd.commands.map(one => ({ ...one, hero: heroNumber(hero) })) };
};

// biome-ignore format: a list
const BREACHES: readonly Breach[] = [
  ['B-6: who is excluded is asked', excluding, s => { s.ask = { ...s.ask!, seats: [...s.ask!.seats, 2] }; }, /seat 3 bids and may not/],
  ['B-6: who is excluded has bid', opened, s => { s.bids = s.bids.with(2, 1); }, /seat 3 bids and may not/],
  ['B-6: somebody is excluded from no bid', () => table({}, 2, { bow: 'on' }), s => { s.bow = { ...s.bow, excluded: sets.of([1]) }; }, /seat 2 is excluded from no bid/],
  ['B-7: a card drawn is missing', drawing, s => { s.fateDiscard = [...s.fateDiscard, s.drawn[0]![0]!]; s.drawn[0] = s.drawn[0]!.slice(1); }, /4 cards are drawn where 5 are due/],
  ['B-7: a card is laid down beyond those due', drawing, s => {
    s.tactics[0] = [];
    s.battle = { ...s.battle!, laid: [[...s.battle!.laid[0], tacticsNumber('TF02')], []] };
  }, /6 cards are drawn where 5 are due/],
  ['B-7: a card is missing when none is to be given up any more', () => answer(drawing(), 0, 'discard:5'), s => {
    s.fateDiscard = [...s.fateDiscard, s.drawn[0]![0]!];
    s.drawn[0] = s.drawn[0]!.slice(1);
  }, /3 cards are drawn where 4 are due/],
  ['B-7: cards are drawn for nobody', drawing, s => { s.battle = { ...s.battle!, drawers: [-1, -1] }; }, /cards are drawn for nobody/],
  ['B-7: two cards in a round of a duel', duelling, s => { s.duel = { ...s.duel!, cards: [s.fateDeck.at(-1)!, s.duel!.cards[1]] }; s.fateDeck = s.fateDeck.slice(0, -1); }, /2 cards are drawn in a round/],
  ['V-3: a peasant under a token of its owner', withPeasants, s => { s.activated[0] = bigSets.with(s.activated[0]!, areaNumber('7A')); }, /a peasant under a token in 7A/],
  ['V-3: peasants without their card', withPeasants, s => { s.dev = { ...s.dev, cards: sets.NONE }; }, /too many peasants/],
  ['V-3: four peasants', withPeasants, s => { s.dev = { ...s.dev, peasants: ['7C', '7D'].reduce((set, area) => bigSets.with(set, areaNumber(area)), s.dev.peasants) }; }, /too many peasants/],
  ['C-4: a commander may attempt a quest', questing, s => command(s, 'HE01'), /the commander 1 is on a quest/],
  ['C-4: a commander attempts a quest', () => answer(questing(), 0, 'quest:QS10'), s => command(s, 'HE01'), /the commander 1 is on a quest/],
];

test.each(BREACHES)('it is found that %s', (_, at, breach, found) => {
  const s = at();
  expect(broken(s)).toEqual([]);
  breach(s);
  expect(broken(s).join('; ')).toMatch(found);
});

// --- what only a course of events shows ------------------------------------------------------------------------------------

/** V-3: a token leaves no peasant where it is placed. C-4: who has completed a quest is no commander. */
function wrongSteps(s: State, news: readonly RunewarsEvent[]): string[] {
  const wrong: string[] = [];
  const tokens = new Set<number>();
  const peasants = new Set(bigSets.members(s.dev.peasants));
  for (const event of news) {
    if (event.type === 'activated') tokens.add(event.area);
    if (event.type === 'peasant') tokens.delete(event.area);
    if (event.type === 'questDone' && isCommander(s, event.hero)) wrong.push('a commander has completed a quest');
  }
  return [...wrong, ...[...tokens].filter(area => peasants.has(area)).map(() => 'a token leaves a peasant')];
}
const told = (news: readonly Fact<RunewarsEvent>[]): RunewarsEvent[] => factsFor([...news], null) as RunewarsEvent[];

describe('after every answer of random games', () => {
  const everything = { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' };
  const games = [
    ...[9, 13].map(n => gameOf(kindOf(2, everything), `inv ${n}`, true)),
    ...[2, 3, 8].map(n => gameOf(kindOf(3, everything), `inv ${n}`, true)),
    gameOf(kindOf(4, everything), 'inv 4', true),
    ...[bowWar, bowWinter, bowQuests].map(game => game('inv 2')),
  ];
  const missing = new Set(['excluded', 'laidDown', 'laidGivenUp', 'peasant', 'activated', 'questDone', 'commands']);
  function follow(game: (typeof games)[number]): void {
    const checked = (s: State): void => expect(broken(s), game.seed).toEqual([]);
    playRandomly(runewars, game, checked, (s, _move, news) => {
      expect(wrongSteps(s, told(news as Fact<RunewarsEvent>[])), game.seed).toEqual([]);
      for (const { type } of told(news as Fact<RunewarsEvent>[])) missing.delete(type);
    });
  }
  test.each(games.map(game => [game.seed, game.kind.seats, game] as const))('%s, %i seats', (_, _seats, game) => {
    follow(game);
  });

  test('and what they are about comes up, if not in these, then in some more', () => {
    for (let n = 3; missing.size > 0 && n < 60; n++) follow(bowWar(`inv ${n}`));
    expect([...missing]).toEqual([]);
  });

  test('a wrong step is found', () => {
    const s = withPeasants();
    expect(wrongSteps(s, [{ type: 'activated', seat: 1, area: areaNumber('7A') }])).toEqual([
      'a token leaves a peasant',
    ]);
    expect(wrongSteps(s, [{ type: 'activated', seat: 1, area: areaNumber('7C') }])).toEqual([]);
    const quest = questing();
    const done = (hero: string): RunewarsEvent => ({ type: 'questDone', seat: 0, hero: heroNumber(hero), card: 0 });
    expect(wrongSteps(quest, [done('HE02')])).toEqual(['a commander has completed a quest']);
    expect(wrongSteps(quest, [done('HE01')])).toEqual([]);
  });
});
