import { type Random, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { areaId, isCastle, KILIMANDJORA } from '../src/content/board.ts';
import { boardFor } from '../src/content/boards.ts';
import { ACTION_PAIRS, WINTER } from '../src/content/cards.ts';
import { UNITS, unitId } from '../src/content/units.ts';
import { epix, type State } from '../src/index.ts';
import { canPossiblyWin, search } from '../src/phases/last-player.ts';
import { lastInOrder } from '../src/table.ts';

const idOf = (card: number) => `SA${String(card).padStart(2, '0')}`;

/** A Winter table with few pieces and little Gold, stopped where the last player's turn is tested; he owns a card. */
function winterTable(seats: number, mode: string, card: number, most: number, random: Random): State {
  const crowd = 0.25 + 0.5 * random.real();
  const supply = Array.from({ length: seats }, () => [3, 2, 3, 2]);
  const areas: Record<string, string> = {};
  for (const area of boardFor(seats).areas) {
    areas[areaId(area)] = '';
    const seat = isCastle(area) ? area : random.below(seats);
    if (random.real() > crowd) continue;
    const units = UNITS.filter(unit => random.below(3) === 0 && supply[seat]![unit]! > 0).filter(
      unit => !(isCastle(area) && unit === 2) && !(area === KILIMANDJORA && unit === 1),
    );
    for (const unit of units) supply[seat]![unit]!--;
    if (units.length > 0) areas[areaId(area)] = `${seat + 1}: ${units.map(unitId).join(' ')}`;
  }
  const first = random.below(seats) + 1;
  const last = ((first + seats - 2) % seats) + 1;
  const someone = 1 + random.below(seats);
  const abilities = { [someone]: [idOf(1 + random.below(20))], [last]: [idOf(card)] };
  const gold = Object.fromEntries(supply.map((_, seat) => [seat + 1, random.below(most + 1)]));
  const s = epix.position.read(
    { season: 'winter', turn: 'choose', first, areas, gold, ...(mode === 'basic' ? {} : { abilities }) },
    { mode },
    seats,
  );
  s.chosen = s.chosen.map(() => ACTION_PAIRS[random.below(3)]!);
  s.revealed[last - 1] = true;
  s.ask = null;
  s.frames = [
    { proc: 'game', step: 'seasons', locals: {}, items: null, index: 0 },
    { proc: 'season', step: 'income', locals: { winner: 0 }, items: null, index: 0 },
    { proc: 'turn', step: 'order', locals: { seat: last - 1, first: 0, second: 0 }, items: null, index: 0 },
  ];
  expect(s.season).toBe(WINTER);
  return s;
}

/** Leaves out nothing: every order, every bid, every guess, every choice. */
const EVERYTHING = {
  promising: () => true,
  settles: false,
  worthTrying: (s: State) => [...s.ask!.options[s.ask!.seats[0]!]!.keys()],
};

describe('EPX-139 the last player in Winter', () => {
  for (const mode of ['basic', 'advanced']) {
    for (const seats of [2, 3, 4]) {
      test(`${seats} seats, ${mode}: the quick test agrees with a search of everything`, () => {
        const answers = { true: 0, false: 0 };
        for (let n = 0; n < 800; n++) {
          const seed = `last player ${mode} ${seats} ${n}`;
          const random = randomFrom(seed);
          const s = winterTable(seats, mode, 1 + (n % 20), n % 5, random);
          const seat = lastInOrder(s);
          const { found } = search(s, seat, EVERYTHING);
          expect(canPossiblyWin(s, seat), `seed '${seed}'`).toBe(found);
          answers[`${found}`]++;
        }
        expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
      });
    }
  }
  test('the answer depends only on the state', () => {
    const s = winterTable(4, 'basic', 1, 9, randomFrom('same'));
    const seat = lastInOrder(s);
    const before = JSON.stringify(s);
    const answers = [1, 2, 3].map(() => canPossiblyWin(s, seat));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.stringify(s)).toBe(before);
    expect(canPossiblyWin(JSON.parse(before) as State, seat)).toBe(answers[0]);
  });
});
