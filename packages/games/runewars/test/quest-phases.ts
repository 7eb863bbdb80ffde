/** Tables at which heroes meet: one Quest Phase with full hands and many Rewards, then the final count. */
import { pick, type Random, randomFrom, shuffled } from '@interregnum/kernel';
import type { RandomGame } from '@interregnum/kernel/testing';
import { EXPLORATION_TOKENS } from '../src/content/exploration.ts';
import { HEROES } from '../src/content/heroes.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { heroesIn, rewardCards } from '../src/in-play.ts';
import { runewars } from '../src/index.ts';
import { termsOf } from '../src/phases/game.ts';
import { LAST_YEAR } from '../src/phases/winning.ts';
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
  const rewards = shuffled(random, rewardCards({ terms })).map(card => REWARDS[card]!.id);
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
function start(seed: string, seats: number): State {
  const s = runewars.proof.position.read(positionOf(seed, seats), OPTIONS, seats);
  s.year = LAST_YEAR;
  s.season = 3;
  s.frames = s.frames.filter(({ proc }) => proc !== 'season');
  return s;
}

export const questPhases = (seats: number, games: number): RandomGame<State>[] =>
  range(games).map(i => ({
    kind: { seats, options: OPTIONS },
    seed: `heroes of ${seats} seats, ${i + 1}`,
    start: seed => start(seed, seats),
  }));
