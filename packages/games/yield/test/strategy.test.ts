/** What bots think of positions: chances that add up, and sensible leanings. */
import { chanceFrom, type PositionData, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { type State, yieldGame } from '../src/index.ts';
import { values } from '../src/strategy/evaluate.ts';
import { weigh } from '../src/strategy/priors.ts';

const at = (position: PositionData, seats = 2, options = {}): State =>
  yieldGame.proof.position.read(position, options, seats);

const weightOf = (s: State, seat: number, code: string): number =>
  weigh(s, seat)[s.ask!.options[seat]!.findIndex(o => o.code === code)]!;

test.each([2, 3, 4, 5])('chances of %i players add up at every question, and every option has a weight', seats => {
  const random = randomFrom(`strategy ${seats}`);
  const s = yieldGame.rules.setup({ leaders: 'pick' }, seats, chanceFrom(`strategy ${seats}`));
  while (s.ask) {
    const seat = s.ask.seats.find(each => s.answers[each] === null)!;
    expect(values(s).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    expect(Math.min(...weigh(s, seat))).toBeGreaterThan(0);
    yieldGame.rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
  }
  expect(values(s)).toContain(1);
});

test('members of a team share their chance', () => {
  const [a, b, c, d] = values(at({ turn: 'choose' }, 4, { mode: 'teams' }));
  expect(a).toBe(c);
  expect(b).toBe(d);
  expect(a! + b!).toBeCloseTo(1, 9);
});

describe('it is better', () => {
  const chance = (position: PositionData): number => values(at(position))[0]!;

  test('to control higher stacks', () => {
    expect(chance({ fortresses: { III: 'n111' } })).toBeGreaterThan(chance({ fortresses: { III: 'n1' } }));
  });
  test('to stand on a Fortress that will be conquered', () => {
    const near = { season: 4, armies: { 1: { archer: 'e 4' } } };
    const there = { season: 4, armies: { 1: { archer: 'IV 4' } } };
    expect(chance(there)).toBeGreaterThan(chance(near));
  });
  test('to have more cards and more Units', () => {
    expect(chance({ hands: { 1: 9, 2: 3 } })).toBeGreaterThan(chance({ hands: { 1: 3, 2: 9 } }));
    expect(chance({ armies: { 1: { archer: 'III 12' } } })).toBeGreaterThan(chance({}));
  });
  test('to lead in a battle', () => {
    const battle = (mine: number): PositionData => ({
      turn: 'battle',
      armies: { 1: { archer: `IV ${mine}` }, 2: { archer: 'd 7' } },
      battle: { armies: ['1.archer'] },
    });
    expect(chance(battle(12))).toBeGreaterThan(chance(battle(3)));
  });
});

describe('the Destroyer (YLD-263)', () => {
  const against = (leader: string, mine: number, turn: string): number => {
    const armies = { 1: { archer: `IV ${mine}` }, 2: { archer: 'd 9' } };
    const battle = turn === 'battle' ? { battle: { armies: ['1.archer'] } } : {};
    return values(at({ turn, armies, leaders: { 1: 'keralon:B', 2: leader }, ...battle }, 2, { leaders: 'pick' }))[0]!;
  };

  test('is a danger to an Army that a loss would destroy, in battle and before it', () => {
    for (const turn of ['battle', 'choose']) {
      expect(against('basil:B', 2, turn)).toBeLessThan(0.8 * against('vymar:A', 2, turn));
    }
  });
  test('is much less of a danger to a strong Army', () => {
    const danger = (mine: number): number => against('vymar:A', mine, 'battle') - against('basil:B', mine, 'battle');
    expect(danger(8)).toBeLessThan(danger(2));
  });
});

describe('a player of sense', () => {
  test('steps towards Fortresses', () => {
    const s = at({ turn: '1 move-all', armies: { 1: { archer: 'e 4' } } });
    expect(weightOf(s, 0, 'step:archer:e>IV')).toBeGreaterThan(weightOf(s, 0, 'step:archer:e>f'));
  });
  test('plays the cheapest card that overtakes', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'e 5' }, 2: { archer: 'IV 7' } },
      battle: { armies: ['1.archer'] },
      hands: { 1: ['G3', 'G6'] },
    };
    const s = at(position);
    expect(weightOf(s, 0, 'play:G3')).toBeGreaterThan(weightOf(s, 0, 'play:G6'));
    expect(weightOf(s, 0, 'play:G3')).toBeGreaterThan(weightOf(s, 0, 'cover:G3'));
  });
  test('yields when nothing can overtake', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'e 2' }, 2: { archer: 'IV 15' } },
      battle: { armies: ['1.archer'] },
      hands: { 1: ['B3', 'R3'] },
    };
    const s = at(position);
    expect(weightOf(s, 0, 'yield')).toBeGreaterThan(weightOf(s, 0, 'cover:B3'));
  });
  test('spends cards of any colour in the last battles, where they would be of no use later', () => {
    const position = {
      turn: 'battle',
      armies: { 1: { archer: 'e 2' }, 2: { archer: 'IV 6' } },
      battle: { armies: ['1.archer'] },
      hands: { 1: ['B3', 'R3', 'B4', 'R4', 'B5', 'R5'] },
    };
    const [before, last] = [at({ ...position, year: 2 }), at({ ...position, year: 3 })];
    expect(weightOf(before, 0, 'yield')).toBeGreaterThan(weightOf(before, 0, 'cover:B3'));
    expect(weightOf(last, 0, 'cover:B3')).toBeGreaterThan(weightOf(last, 0, 'yield'));
  });
  test('discards what no Army can show', () => {
    const position = { turn: 'discard', hands: { 1: ['G3', 'G3', 'G3', 'R3', 'R3', 'R4', 'R5', 'R6', 'R6', 'R6'] } };
    const s = at(position);
    expect(weightOf(s, 0, 'discard:G3')).toBeGreaterThan(weightOf(s, 0, 'discard:R6'));
  });
});
