/** Tables at which heroes meet: one Quest Phase with full hands and many Rewards, then the final count. */
import { chanceFrom, pick, type Random, randomFrom, shuffled } from '@interregnum/kernel';
import { answersOf, type RandomGame } from '@interregnum/kernel/testing';
import { EXPLORATION_TOKENS } from '../src/content/exploration.ts';
import { FATE } from '../src/content/fate.ts';
import { HEROES } from '../src/content/heroes.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { heroesIn, rewardCards } from '../src/in-play.ts';
import { runewars } from '../src/index.ts';
import { termsOf } from '../src/phases/game.ts';
import { LAST_YEAR } from '../src/pieces.ts';
import type { State } from '../src/state.ts';

const OPTIONS = { board: 'preset', factions: 'dealt', explore: 'on' };
const terms = termsOf(OPTIONS);
/** The tiles of the preset boards, by number of seats. */
const TILES: Readonly<Record<number, string>> = { 2: '2345', 3: '134578', 4: '12456789' };
const HEROES_EACH = 3;
/** Those for the Quest Phase, duels and tests, and one that is of no use there. */
const CARDS = ['TA11', 'TA11', 'TA22', 'TA22', 'TA26', 'TA26', 'TA27'];

const questsOn = (seats: number) =>
  QUESTS.filter(({ areas, module }) => module === 'base' && TILES[seats]!.includes(areas[0]![0]!));
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Where quests lead, so that heroes have something to do and meet each other. */
function meetingPlaces(random: Random, seats: number): string[] {
  const areas = questsOn(seats).flatMap(quest => quest.areas);
  return shuffled(random, [...new Set(areas)]).slice(0, 3);
}

function heroesAt(random: Random, seats: number, places: readonly string[]): Record<string, unknown> {
  const rewards = shuffled(random, rewardCards({ content: null, terms })).map(card => REWARDS[card]!.id);
  const take = (): string[] => rewards.splice(0, random.below(3)).sort();
  return Object.fromEntries(
    shuffled(
      random,
      heroesIn({ terms }).map(hero => HEROES[hero]!),
    )
      .slice(0, seats * HEROES_EACH)
      .map(({ id, health }, i) => {
        const damage = random.below(health);
        const hurt = damage === 0 ? {} : { damage };
        const lies = random.below(4) === 0 ? { routed: true } : {};
        return [id, { seat: 1 + (i % seats), at: pick(random, places), ...hurt, ...lies, up: take(), down: take() }];
      }),
  );
}

const questsFor = (random: Random, seats: number): Record<string, string[]> => {
  const places = shuffled(random, [...questsOn(seats).keys()]);
  const hand = (): string[] => {
    const taken = places.splice(0, 3).sort((a, b) => a - b);
    return taken.map(place => questsOn(seats)[place]!.id);
  };
  return Object.fromEntries(range(seats).map(seat => [seat + 1, hand()]));
};

function tacticsFor(random: Random, seats: number): Record<string, string[]> {
  const cards = shuffled(random, CARDS);
  return Object.fromEntries(range(seats).map(seat => [seat + 1, cards.splice(0, random.below(3)).sort()]));
}

/** A token of another kind in each place and next to it. */
const tokensAt = (random: Random, places: readonly string[]): Record<string, string> => {
  const kinds = shuffled(
    random,
    EXPLORATION_TOKENS.filter(({ module }) => module === 'base'),
  );
  return Object.fromEntries(
    places.map((area, i) => {
      const { kind, backs } = kinds[i]!;
      return [area, `${kind} ${backs[0] > 0 ? '1' : '2+'}${random.below(3) === 0 ? ' up' : ''}`];
    }),
  );
};

function positionOf(seed: string, seats: number): Record<string, unknown> {
  const random = randomFrom(`Quest Phase ${seed}`);
  const places = meetingPlaces(random, seats);
  return {
    turn: 'icons',
    season: 'summer',
    heroes: heroesAt(random, seats, places),
    quests: questsFor(random, seats),
    tactics: tacticsFor(random, seats),
    areas: { [places[0]!]: 'D: 2 footman; rune dragon', [places[1]!]: 'rune false' },
    tokens: tokensAt(random, places),
  };
}

/** Orders are left out: when the phase is over the game is counted. */
function counted(s: State): State {
  s.year = LAST_YEAR;
  s.season = 3;
  s.frames = s.frames.filter(({ proc }) => proc !== 'season');
  return s;
}
const start = (seed: string, seats: number): State =>
  counted(runewars.proof.position.read(positionOf(seed, seats), OPTIONS, seats));

export const questPhases = (seats: number, games: number): RandomGame<State>[] =>
  range(games).map(i => ({
    kind: { seats, options: OPTIONS },
    seed: `heroes of ${seats} seats, ${i + 1}`,
    start: seed => start(seed, seats),
  }));

/** A summer of the last year, then the final count: what is left out of the position is drawn. */
const lastSummer = (seed: string, seats: number, position: Readonly<Record<string, unknown>>): RandomGame<State> => ({
  kind: { seats, options: OPTIONS },
  seed,
  start: text => ({
    ...counted(runewars.proof.position.read({ turn: 'icons', season: 'summer', ...position }, OPTIONS, seats)),
    chance: chanceFrom(text),
  }),
});

const HIDDEN = ['dungeon 2+', 'temple 2+', 'training 2+', 'raiding-party 2+', 'dragon-throne 2+'];

/** Heroes stand where Scrolls of Sight lie, among tokens that nobody knows. */
export function scrollsRead(seed: string): RandomGame<State> {
  const hidden = shuffled(randomFrom(`scrolls ${seed}`), HIDDEN);
  const at = (i: number): string => hidden[i]!;
  return lastSummer(seed, 2, {
    heroes: { HE02: { seat: 1, at: '5B' }, HE03: { seat: 2, at: '3B' } },
    areas: { '5C': 'rune dragon', '4A': 'rune false' },
    tokens: {
      '5B': 'scroll-of-sight 1',
      '3B': 'scroll-of-sight 1',
      '2A': at(0),
      '3D': at(1),
      '4A': at(2),
      '4B': at(3),
      '5C': at(4),
    },
  });
}

/** A hero attempts the quest that lets him take a card of somebody else; the test brings gold. */
export const cardsStolen = (seed: string): RandomGame<State> => {
  const cards = shuffled(randomFrom(`theft ${seed}`), [...CARDS.slice(1), 'TA03', 'TA06', 'TA14']);
  const gold = FATE.flatMap(({ destiny }, i) => (destiny === 'gold' ? [i + 1] : []));
  const game = lastSummer(seed, 3, {
    heroes: { HE02: { seat: 1, at: '4B' } },
    quests: { 1: ['Q16'] },
    tactics: { 2: cards.slice(0, 4).sort(), 3: cards.slice(4, 8).sort() },
    fate: gold,
  });
  return { ...game, start: text => answersOf(runewars)(game.start!(text), 0, 'move:HE02', 'stop', 'quest:Q16') };
};
