/** What players may leave at the table. */
import { chanceFrom, randomFrom, type Seat } from '@interregnum/kernel';
import { randomMove } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ASK, runewars, type State } from '../src/index.ts';
import { initiative } from '../src/queries.ts';
import { orders } from '../src/standing-orders.ts';
import { atWar, kindOf } from './tables.ts';

const WINDOWS: Readonly<Record<string, string>> = {
  [ASK.freeAction]: 'continue',
  [ASK.battleStart]: 'done',
  [ASK.rowStart]: 'done',
  [ASK.rowsOver]: 'pass',
};
const IN_BATTLE = [ASK.battleStart, ASK.rowStart, ASK.rowsOver] as const;

/** The questions of games in which there is much war. */
function* questions(games: number): Generator<{ s: State; seat: Seat }> {
  for (let game = 0; game < games; game++) {
    const s: State = atWar(`orders ${game}`).start!(`orders ${game}`);
    const random = randomFrom(`orders ${game}`);
    for (let i = 0; i < 700 && s.ask; i++) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      yield { s, seat };
      const move = randomMove(runewars, s, random);
      runewars.rules.apply(s, move.seat, move.option);
    }
  }
}

const answered = (s: State, seat: Seat, order: string): string | null => {
  const index = orders.answer(runewars.rules.view(s, seat), order);
  return index === null ? null : s.ask!.options[seat]![index]!.code;
};

describe('orders to use nothing', () => {
  test('pass in every window and nowhere else, those for battles only there', () => {
    const asked = new Set<string>();
    for (const { s, seat } of questions(6)) {
      const { id } = s.ask!;
      asked.add(id);
      const wanted = WINDOWS[id] ?? null;
      const inBattle = IN_BATTLE.some(window => window === id) ? wanted : null;
      const codes = ['battle', 'attacked', 'season', 'year'].map(order => answered(s, seat, order));
      expect([id, ...codes]).toEqual([id, inBattle, wanted, wanted, wanted]);
    }
    expect(Object.keys(WINDOWS).filter(id => !asked.has(id))).toEqual([]);
  });

  test('end with what they wait for', () => {
    const ends = (e: Parameters<typeof orders.disarms>[0]) =>
      ['rows', 'battle', 'attacked', 'season', 'year'].filter(id => orders.disarms(e, 1, id));
    expect(ends({ type: 'season', year: 2, season: 1 })).toEqual(['season']);
    expect(ends({ type: 'season', year: 3, season: 0 })).toEqual(['season', 'year']);
    expect(ends({ type: 'battle', area: 0, attacker: 0, defender: 1 })).toEqual(['attacked']);
    expect(ends({ type: 'battle', area: 0, attacker: 1, defender: 0 })).toEqual([]);
    expect(ends({ type: 'battleOver', area: 0, winner: 0, strength: [1, 0] })).toEqual(['battle']);
    expect(ends({ type: 'battleCancelled', area: 0, seat: 1 })).toEqual(['battle']);
  });
});

describe('the order for rows in which nobody draws', () => {
  test('passes there, whatever one holds, and asks before every other row and the last', () => {
    const seen = { passed: 0, asked: 0, last: 0 };
    for (const { s, seat } of questions(6)) {
      const code = answered(s, seat, 'rows');
      if (s.ask!.id !== ASK.rowStart) expect(code).toBeNull();
      else {
        const { row, lines } = s.battle!;
        const draws = lines.flat().some(({ type, routed }) => !routed && initiative(s, type) === row);
        expect(code).toBe(draws || row === 5 ? null : 'done');
        seen[code !== null ? 'passed' : row === 5 ? 'last' : 'asked']++;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  test('goes by open facts: a hand dealt anew changes nothing about it', () => {
    let compared = 0;
    for (const { s, seat } of questions(2)) {
      if (s.ask!.id !== ASK.rowStart) continue;
      const hidden = runewars.rules.clone(s);
      hidden.tactics[seat] = [];
      expect(answered(hidden, seat, 'rows')).toBe(answered(s, seat, 'rows'));
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('nothing is offered to those who watch, and an order that does not exist answers nothing', () => {
  const { options } = kindOf(2);
  const s = runewars.rules.setup(options, 2, chanceFrom('orders'));
  expect(orders.offers(runewars.rules.view(s, null))).toEqual([]);
  expect(orders.offers(runewars.rules.view(s, 0)).map(({ id }) => id)).toEqual([
    'rows',
    'battle',
    'attacked',
    'season',
    'year',
  ]);
  expect(answered(s, s.ask!.seats[0]!, 'toString')).toBeNull();
});
