/** Standing orders: what they answer, what they leave alone, what ends them. */
import { type PositionData, type SetupChoices, say } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { armyOf, type State, type YieldEvent, yieldGame } from '../src/index.ts';
import { answer } from './refusal-cases.ts';

const at = (position: PositionData, seats = 2, options: SetupChoices = {}): State =>
  yieldGame.proof.position.read(position, options, seats);
const orders = yieldGame.advice.orders!;

/** The code that an order of a seat answers, `null` for none. */
function ordered(s: State, seat: number, order: string): string | null {
  const option = orders.answer(yieldGame.rules.view(s, seat), order);
  return option === null ? null : s.ask!.options[seat]![option]!.code;
}

const fight = (mine: number, theirs: number, hand: readonly string[], battle: object = {}): State =>
  at({
    turn: 'battle',
    armies: { 1: { archer: 'f 4' }, 2: { archer: 'e 7' } },
    hands: { 1: hand, 2: ['G4', 'R4'] },
    battle: { armies: ['1.archer'], totals: { 1: mine, 2: theirs }, ...battle },
  });

describe('a standing order answers', () => {
  test('whether a Strategy card is revealed', () => {
    const s = at({ turn: '1' });
    expect(ordered(s, 0, 'reveal')).toBe('reveal');
    expect(ordered(s, 0, 'keep')).toBe('keep');
    expect(ordered(s, 1, 'keep')).toBeNull();
  });
  test('which card is discarded: the lowest', () => {
    const hand = ['G6', 'G5', 'B4', 'B6', 'R3', 'R4', 'R5', 'R6'];
    const s = answer(at({ turn: '1', hands: { 1: hand }, deck: ['G6', 'G6', 'G6', 'G5', 'G5'] }), 0, 'keep');
    expect(s.ask!.id).toBe('YLD-D12');
    expect(ordered(s, 0, 'discard-lowest')).toBe('discard:R3');
  });
  test('with Accept or Pass where totals are equal, and not elsewhere', () => {
    expect(ordered(fight(7, 7, ['R3']), 0, 'draw')).toBe('pass');
    expect(ordered(fight(7, 7, ['R3'], { received: true }), 0, 'draw')).toBe('accept');
    expect(ordered(fight(6, 7, ['R3']), 0, 'draw')).toBeNull();
  });
  test('with Yield only when the whole hand could not catch up (YLD-159)', () => {
    expect(ordered(fight(4, 9, ['R3', 'B6']), 0, 'yield-hopeless')).toBe('yield');
    expect(ordered(fight(4, 8, ['R3', 'B6']), 0, 'yield-hopeless')).toBeNull();
  });
  test('never for an ally who might still play', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'V 5' }, 2: { archer: 'd 15' }, 3: { archer: 'VI 3' } },
      hands: { 1: ['R3'], 2: [], 3: ['R4'], 4: [] },
      battle: { armies: ['2.archer'], totals: { 1: 8, 2: 40 } },
    };
    const s = at(position, 4, { mode: 'teams' });
    expect(ordered(s, 0, 'yield-hopeless')).toBeNull();
    expect(ordered(answer(s, 0, 'ally'), 2, 'follow-ally')).toBe('back');
    expect(ordered(at(position, 4, { mode: 'teams', allies: 'either' }), 2, 'follow-ally')).toBe('ally');
    expect(ordered(answer(at(position, 4, { mode: 'teams' }), 0, 'yield'), 2, 'follow-ally')).toBe('agree');
  });
  test('who takes a loss: the strongest', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'f 3', infantry: 'f 5' }, 2: { archer: 'e 15' } },
      hands: { 1: ['R3'], 2: [] },
      battle: { armies: ['1.archer'], totals: { 1: 8, 2: 10 } },
    };
    expect(ordered(answer(at(position), 0, 'yield'), 0, 'loss-strongest')).toBe('loss:1.infantry');
  });
  test('where free Upgrades go: on the most valuable Fortresses, two of them', () => {
    const position = {
      turn: 'battle',
      fortresses: { II: 'n2', V: 'nn22' },
      armies: { 1: { archer: 'f 1' }, 2: { archer: 'e 15' } },
      hands: { 1: ['R3'], 2: [] },
      battle: { armies: ['1.archer'], totals: { 1: 1, 2: 15 } },
    };
    const s = answer(at(position), 0, 'yield');
    expect(ordered(s, 1, 'upgrade-highest')).toBe('upgrade:V');
    expect(ordered(answer(s, 1, 'upgrade:V'), 1, 'upgrade-highest')).toBe('upgrade:II');
  });
  test('with no chase', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'f 6' }, 2: { archer: 'e 15' } },
      hands: { 1: ['R3'], 2: [] },
      battle: { armies: ['1.archer'], totals: { 1: 6, 2: 7 } },
    };
    let s = answer(at(position), 0, 'yield');
    if (s.ask!.id === 'YLD-D24') s = answer(s, 1, 'retreat:1.archer:f>III');
    expect(s.ask!.id).toBe('YLD-D25');
    expect(ordered(s, 1, 'no-chase')).toBe('stop');
  });
});

describe('a standing order is offered', () => {
  const offered = (s: State, seat: number | null) => orders.offers(yieldGame.rules.view(s, seat)).map(({ id }) => id);
  test('to players while the game goes on, the one about allies only to those who have one', () => {
    expect(offered(at({}), null)).toEqual([]);
    expect(offered(at({ turn: 'end' }), 0)).toEqual([]);
    expect(offered(at({}), 0)).not.toContain('follow-ally');
    expect(offered(at({}, 4, { mode: 'teams' }), 0)).toContain('follow-ally');
    expect(offered(at({}, 3, { mode: 'teams' }), 1)).not.toContain('follow-ally');
  });
  test('in words of every language', () => {
    for (const { phrase } of orders.offers(yieldGame.rules.view(at({}, 4, { mode: 'teams' }), 0))) {
      for (const catalogue of Object.values(yieldGame.words.texts))
        expect(say(phrase, { catalogue, seatName: String })).toMatch(/\w/);
    }
  });
});

describe('a standing order ends', () => {
  const conquest: YieldEvent = { type: 'conquered', seats: 2, seat: 1, location: 2, from: 0, value: 3 };
  const loss: YieldEvent = { type: 'destroyed', seats: 2, army: armyOf(0, 0), location: 2, by: 1, noRetreat: false, units: 1 }; // biome-ignore format: one line
  const battle: YieldEvent = { type: 'battle', ambusher: null, dials: [{ army: armyOf(0, 1), units: 3 }], sides: [0, 1], totals: [3, 4], fortressBonus: [0, 0] }; // biome-ignore format: one line
  const theft: YieldEvent = { type: 'stole', seat: 1, from: 0, colour: 0, card: null };
  const lastYear: YieldEvent = { type: 'season', year: 3, season: 1, first: 0 };

  test.each([
    ['reveal', [conquest, battle, theft]],
    ['keep', [conquest, battle, theft]],
    ['discard-lowest', [conquest, battle, theft]],
    ['draw', [conquest, loss]],
    ['yield-hopeless', [loss, lastYear]],
    ['loss-strongest', [loss]],
    ['upgrade-highest', [conquest]],
    ['no-chase', [conquest, loss]],
    ['follow-ally', [conquest, loss]],
  ] as const)('%s by what concerns it, and by nothing else', (id, reasons) => {
    const all = [conquest, loss, battle, theft, lastYear];
    expect(all.filter(event => orders.disarms(event, 0, id))).toEqual(
      all.filter(event => reasons.some(one => one === event)),
    );
    if (id !== 'yield-hopeless') expect(all.filter(event => orders.disarms(event, 1, id))).toEqual([]);
  });
  test('when nobody knows it any more', () => {
    expect(orders.disarms(theft, 0, 'no such order')).toBe(true);
  });
});
