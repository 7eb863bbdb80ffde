/** What is played when the clock runs out does no harm (section 5 of the rules). */
import { chanceFrom, randomFrom, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';

type Position = Parameters<typeof runewars.proof.position.read>[0];
const table = (position: Position): State =>
  runewars.proof.position.read(position, setupChoices(runewars.meta, {}, 2), 2);
const answer = answersOf(runewars);

function byTheClock(s: State, seat = 0): string {
  const place = runewars.advice.timeout(runewars.rules.view(s, seat), randomFrom('clock'));
  return s.ask!.options[seat]![place]!.code;
}

const ORDERS = { 1: 'conquer', 2: 'fortify' };
const marching = (units: string, ...codes: readonly string[]): State =>
  answer(table({ turn: 'primary 1', orders: ORDERS, areas: { '4A': units } }), 0, 'activate:3B', ...codes);

describe('when the clock runs out', () => {
  test('few units talk to neutral ones for 1 influence, many attack', () => {
    expect(byTheClock(marching('D: 2 footman', 'from:4A:footman:2'))).toBe('diplomacy:1');
    expect(byTheClock(marching('D: 5 footman', 'from:4A:footman:5'))).toBe('battle');
  });

  test('neutral units are sent far away', () => {
    const s = table({ turn: 'primary 1', orders: ORDERS, areas: { '5B': 'D: 2 footman' }, fate: [3] });
    answer(s, 0, 'activate:5D', 'from:5B:footman:2', 'diplomacy:1');
    expect(s.ask!.seats).toEqual([1]);
    expect(byTheClock(s, 1)).toBe('retreat:5E');
  });

  test('the dial with most units recruits', () => {
    const s = table({ turn: 'primary 1', orders: { 1: 'recruit', 2: 'fortify' }, dials: { 1: '1/8/3' } });
    expect(byTheClock(s)).toBe('recruit:wood');
  });

  test('the card that was drawn last is discarded', () => {
    const tactics = { 1: ['TA01', 'TA02', 'TA03', 'TA07', 'TA08', 'TA10', 'TA11', 'TA12', 'TA13', 'TA14'] };
    const s = table({ turn: 'icons', season: 'fall', tactics, tactics_deck: ['TA09'] });
    answer(s, s.ask!.seats[0]!, 'influence');
    answer(s, 0, 'tactics');
    expect([s.ask!.id, byTheClock(s)]).toEqual(['RNW-D41', 'discard:TA09']);
  });

  test('runes of the setup lie in the middle, and where the dragon is cannot be told', () => {
    const dragons = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const s = runewars.rules.setup(setupChoices(runewars.meta, {}, 2), 2, chanceFrom('runes'));
      const [seat] = s.ask!.seats;
      const random = randomFrom(`runes ${n}`);
      const take = (): string => {
        const place = runewars.advice.timeout(runewars.rules.view(s, seat!), random);
        const { code } = s.ask!.options[seat!]![place]!;
        runewars.rules.apply(s, seat!, place);
        return code;
      };
      const [dragon, fals] = [take(), take()].map(code => code.split(':')[1]!);
      dragons.add(dragon!);
      expect([dragon, fals].sort()).toEqual(['3C', '4A']);
    }
    expect(dragons.size).toBe(2);
  });

  test('an Order that still gives a bonus is chosen, and Fortify gives none', () => {
    const orders = { 1: ['mobilize', 'acquire-power'] };
    expect(byTheClock(table({ orders_used: orders, highest: { 1: 'rally-support' } }))).toBe('order:rally-support');
    expect(byTheClock(table({ orders_used: orders, highest: { 1: 'acquire-power' } }))).toBe('order:strategize');
  });

  test('of neutral units the most draw first, and the cheapest are given up', () => {
    const attacked = (guards: string): State => {
      const areas = { '5B': 'D: 2 bowman', '5A': guards };
      const s = table({ turn: 'primary 1', orders: ORDERS, areas, fate: [15, 1] });
      return answer(s, 0, 'activate:5A', 'from:5B:bowman:2', 'battle');
    };
    expect(byTheClock(attacked('N: 1 razorwing 2 sorcerer'), 1)).toBe('type:sorcerer');
    expect(byTheClock(attacked('N: 1 dragon 2 beastman'), 1)).toBe('unit:beastman:0:standing');
  });

  test('a free action is not taken, and cards are not played', () => {
    const s = table({ turn: 'turn 1', orders: ORDERS, tactics: { 1: ['TA22'] } });
    expect(byTheClock(s)).toBe('continue');
  });
});
