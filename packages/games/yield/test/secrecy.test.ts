import { clockwise, randomFrom } from '@interregnum/kernel';
import { playRandomly, type RandomGame, secrecyChecks } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  abilityOf,
  armyOf,
  COLOURS,
  colourOf,
  KIND_COUNT,
  KINDS,
  LEADERS,
  leaderId,
  PIECES,
  type State,
  yieldGame,
} from '../src/index.ts';
import { type Crowd, crowded, yieldOptions } from './crowded.ts';
import { plantedLeaks, type YieldLeak } from './planted-leaks.ts';

const CROWDS: readonly Crowd[] = [
  { seats: 3, mode: 'free', leaders: 'pick' },
  { seats: 2, mode: 'free', leaders: 'pick' },
  { seats: 4, mode: 'teams', leaders: 'pick' },
  { seats: 3, mode: 'teams', leaders: 'off' },
  { seats: 4, mode: 'teams', leaders: 'off', either: true },
  { seats: 5, mode: 'free', leaders: 'pick' },
  { seats: 3, mode: 'free', leaders: 'pick', thief: true },
];

const REINFORCEMENTS = abilityOf(LEADERS.find(leader => leaderId(leader) === 'pavyr')!, 'A');

/** From a crowded table, or from the first deal. */
function game(crowd: Crowd, i: number, fromSetup: boolean): RandomGame<State> {
  const one = { kind: { seats: crowd.seats, options: yieldOptions(crowd) }, seed: `secrets ${i}` };
  return fromSetup ? one : { ...one, start: seed => crowded(crowd, seed) };
}

/** Small tables first: they are played faster. */
const gamesFor = ({ fromSetup, teams, thief }: YieldLeak): RandomGame<State>[] => {
  const crowds = CROWDS.filter(
    crowd => crowd.seats < 5 && (!teams || crowd.mode === 'teams') && (!thief || crowd.thief),
  );
  return Array.from({ length: 40 }, (_, i) => game(crowds[i % crowds.length]!, i, fromSetup ?? false));
};

const nameOf = ({ seats, mode, leaders, either, thief }: Crowd): string =>
  `a crowded table, ${seats} seats, ${mode}, Leaders ${leaders}${either ? ', either ally' : ''}${thief ? ', a thief' : ''}`;

describe('Yield keeps its secrets', () => {
  const checks = secrecyChecks(yieldGame, {
    tables: Object.fromEntries(
      CROWDS.map(crowd => [nameOf(crowd), () => [game(crowd, 1, false), game(crowd, 2, false)]]),
    ),
    scenarios: new URL('../scenarios/', import.meta.url),
    leaks: plantedLeaks,
    least: 40,
    games: gamesFor,
  });
  for (const { name, run } of checks) test(name, run);
});

const unitsOf = (s: State, seat: number): number =>
  PIECES.reduce((sum, piece) => sum + s.units[armyOf(seat, piece)]!, 0);
const cardsOf = (s: State, seat: number, suits: (kind: number) => boolean): number =>
  KINDS.filter(suits).reduce((sum, kind) => {
    const i = KIND_COUNT * seat + kind;
    return sum + s.hands[i]! + s.covered[i]!;
  }, 0);

/** What a viewer could work out and a made-up world gets wrong. */
function disagreements(s: State, world: State, viewer: number | null): string[] {
  const out: string[] = [];
  for (const seat of clockwise(s.seats, 0)) {
    if (unitsOf(world, seat) !== unitsOf(s, seat)) out.push(`the sum of Units of seat ${seat + 1}`);
    const lacking = cardsOf(world, seat, kind => (s.lacks[seat]! & (1 << colourOf(kind))) !== 0);
    if (lacking > 0) out.push(`a colour that seat ${seat + 1} has not`);
    if (s.ability[seat] !== REINFORCEMENTS) continue;
    for (const colour of COLOURS) {
      const held = cardsOf(world, seat, kind => colourOf(kind) === colour);
      if (held < s.stolen[colour]!) out.push('a stolen colour');
    }
    for (const kind of KINDS) {
      const given = viewer === null ? 0 : s.given[KIND_COUNT * viewer + kind]!;
      if (cardsOf(world, seat, one => one === kind) < given) out.push('a card that the viewer gave');
    }
  }
  return out;
}

describe('worlds made up for a viewer', () => {
  test.each(CROWDS)(
    'agree with what can be worked out, $seats seats, $mode, Leaders $leaders',
    crowd => {
      const random = randomFrom('worlds');
      const found = new Set<string>();
      const seen = new Set<string>();
      for (let i = 0; i < 8; i++) {
        playRandomly(yieldGame, game(crowd, i, i === 0), s => {
          if (s.lacks.some(Boolean)) seen.add('lacks');
          if (s.stolen.some(Boolean)) seen.add('stolen');
          for (const viewer of [null, ...clockwise(s.seats, 0)]) {
            const world = yieldGame.advice.determinise(yieldGame.rules.view(s, viewer), random);
            for (const what of disagreements(s, world, viewer)) found.add(`${s.ask!.id}: ${what}`);
          }
        });
      }
      expect([...found]).toEqual([]);
      if (crowd.thief) expect([...seen].sort()).toEqual(['lacks', 'stolen']);
    },
    120_000,
  );
});
