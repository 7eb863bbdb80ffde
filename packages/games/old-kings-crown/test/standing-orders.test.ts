/** What players may leave at the table. */
import { chanceFrom, type PositionData, randomFrom, type Seat } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ASK, oldKingsCrown, type State } from '../src/index.ts';
import { orders } from '../src/standing-orders.ts';
import { leadersOf, totalsOf } from '../src/strength.ts';

const OPTIONS = { factions: 'random', order: 'random', startingInfluence: '0', maxRounds: '30', difficulty: 'knight' };

/** Every question of some random games. */
function* questions(games: number): Generator<{ s: State; seat: Seat }> {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`orders ${game}`);
    const s = oldKingsCrown.rules.setup(OPTIONS, 3, chanceFrom(`orders ${game}`));
    while (s.ask) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      yield { s, seat };
      oldKingsCrown.rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
    }
  }
}

const answered = (s: State, seat: Seat, order: string): string | null => {
  const index = orders.answer(oldKingsCrown.rules.view(s, seat), order);
  return index === null ? null : s.ask!.options[seat]![index]!.code;
};

const codesAt = (order: string, games = 4): Map<string, Set<string | null>> => {
  const codes = new Map<string, Set<string | null>>();
  for (const { s, seat } of questions(games)) {
    const { id } = s.ask!;
    codes.set(id, (codes.get(id) ?? new Set()).add(answered(s, seat, order)));
  }
  return codes;
};

describe('orders for windows', () => {
  for (const order of ['region', 'effect', 'round']) {
    test(`${order}: passes in every window and nowhere else`, () => {
      for (const [question, codes] of codesAt(order)) {
        const wanted = question === ASK.window ? 'pass' : question === ASK.beforeReveal ? 'done' : null;
        expect([question, ...codes]).toEqual([question, wanted]);
      }
    });
  }

  test('end with what they wait for', () => {
    const round = { type: 'round', round: 3 } as const;
    const used = { type: 'used', seat: 1, source: 0, shown: null, on: null } as const;
    expect(['region', 'effect', 'round'].map(id => orders.disarms(round, 0, id))).toEqual([true, true, true]);
    expect(['region', 'effect', 'round'].map(id => orders.disarms(used, 0, id))).toEqual([false, true, false]);
    expect(orders.disarms(used, 1, 'effect')).toBe(false);
  });
});

describe('the order for windows that change nothing', () => {
  test('passes only in the Strength window, for somebody who leads or is far behind', () => {
    let passed = 0;
    for (const { s, seat } of questions(12)) {
      if (answered(s, seat, 'idle') === null) continue;
      passed++;
      expect(s.window).toBe('AuA');
      const totals = totalsOf(s, s.clash!);
      const others = s.clash!.in.filter(party => party !== seat);
      const isAlone = leadersOf(s, s.clash!, totals).join() === `${seat}`;
      const isBehind = others.some(party => totals[party]! > totals[seat]!);
      expect(isAlone || isBehind).toBe(true);
    }
    expect(passed).toBeGreaterThan(5);
  });

  const at = (position: PositionData, seats: number, seat: Seat): string | null =>
    answered(oldKingsCrown.proof.position.read(position, OPTIONS, seats), seat, 'idle');
  const clash = (cards: Record<number, string[]>): PositionData => ({
    turn: 'strength plateau',
    up: { plateau: cards },
  });

  test('counts everything together that could be used', () => {
    const behind = { ...clash({ 1: ['CL12'], 3: ['NO05'] }), ready: ['T-NO2'] };
    expect(at({ ...behind, kingdom: { 3: ['K21+NO01'] } }, 3, 2)).toBeNull();
    expect(at(behind, 3, 2)).toBe('pass');
  });

  test('asks somebody who cannot win, but can change who does', () => {
    const sap = (best: string, next: string): PositionData => ({
      ...clash({ 1: [best], 3: [next], 4: ['GA01'] }),
      ready: ['T-GA1'],
    });
    expect(at(sap('CL12', 'NO11'), 4, 3)).toBeNull();
    expect(at(sap('CL12', 'NO10'), 4, 3)).toBeNull();
    expect(at(sap('CL13', 'NO10'), 4, 3)).toBe('pass');
  });

  test('asks a leader whose Herald could still come', () => {
    const leading = { ...clash({ 1: ['CL12'], 2: ['UP05'] }), ready: [] };
    expect(at({ ...leading, disc: '1 III' }, 2, 0)).toBeNull();
    expect(at({ ...leading, kingdom: { 1: ['K02+CL01'] } }, 2, 0)).toBe('pass');
  });

  test('stands until it is taken away', () => {
    expect(orders.disarms({ type: 'round', round: 3 }, 0, 'idle')).toBe(false);
  });
});

describe('the order for Winter', () => {
  test('retires and Deploys nothing', () => {
    const codes = codesAt('winter');
    expect([...codes.get(ASK.retire)!]).toEqual(['none']);
    expect([...codes.get(ASK.deploy)!]).toEqual(['none']);
    expect([...codes.get(ASK.window)!]).toEqual([null]);
  });

  test('ends with Attrition of its player', () => {
    expect(orders.disarms({ type: 'attrition', seat: 1, limit: 4 }, 1, 'winter')).toBe(true);
    expect(orders.disarms({ type: 'attrition', seat: 1, limit: 4 }, 0, 'winter')).toBe(false);
  });
});

test('nothing is offered to those who watch, and an order that does not exist answers nothing', () => {
  const s = oldKingsCrown.rules.setup(OPTIONS, 2, chanceFrom('orders'));
  expect(orders.offers(oldKingsCrown.rules.view(s, null))).toEqual([]);
  expect(orders.offers(oldKingsCrown.rules.view(s, 0)).map(({ id }) => id)).toEqual([
    'idle',
    'region',
    'effect',
    'round',
    'winter',
  ]);
  expect(answered(s, s.ask!.seats[0]!, 'toString')).toBeNull();
  expect(orders.disarms({ type: 'round', round: 2 }, 0, 'toString')).toBe(true);
});
