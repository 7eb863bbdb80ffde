/** How bots are told to judge: positions in which it is plain what is better. */
import { type BaseOption, chanceFrom, hexDistance, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ASK, boardOf, runewars, type State } from '../src/index.ts';
import { DRAGON_RUNE, FALSE_RUNE } from '../src/pieces.ts';
import { evaluate, values } from '../src/strategy/evaluate.ts';
import { priors, weigh } from '../src/strategy/priors.ts';
import { search } from '../src/strategy/search.ts';

const { rules, proof } = runewars;
const OPTIONS = { board: 'preset', factions: 'dealt', explore: 'off' };
const at = (position: Record<string, unknown>, seats = 2): State => proof.position.read(position, OPTIONS, seats);

const weightOf = (s: State, seat: number, code: string): number =>
  weigh(s, seat)[s.ask!.options[seat]!.findIndex((o: BaseOption) => o.code === code)]!;

/** Every question of a random game. */
function questions(seats: number, visit: (s: State, seat: number) => void): void {
  const seed = `strategy ${seats}`;
  const random = randomFrom(seed);
  const s = rules.setup({ ...OPTIONS, explore: 'on' }, seats, chanceFrom(seed));
  while (s.ask) {
    const seat = s.ask.seats.find(one => s.answers[one] === null)!;
    visit(s, seat);
    rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
  }
  expect(values(s).reduce((a, b) => a + b, 0)).toBe(1);
}

describe('the judgement of a position', () => {
  test.each([2, 4])(
    'shares one victory among %i seats, and weighs every option, from a state as from a view',
    seats => {
      questions(seats, (s, seat) => {
        expect(values(s).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        const weights = weigh(s, seat);
        expect(weights).toHaveLength(s.ask!.options[seat]!.length);
        expect(weights.every(weight => Number.isFinite(weight) && weight > 0)).toBe(true);
        expect(priors(rules.view(s, seat))).toEqual(weights);
      });
    },
  );

  test('likes dragon runes, and likes them more the nearer the end is', () => {
    const gained = (year: number): number => {
      const s = at({ year, season: 'summer', areas: { '3D': 'D: 3 bowman; rune false' } });
      const area = s.runes.indexOf(FALSE_RUNE);
      const before = evaluate(s, 0);
      s.runes[area] = DRAGON_RUNE;
      return evaluate(s, 0) - before;
    };
    expect(gained(1)).toBeGreaterThan(0.05);
    expect(gained(7)).toBeGreaterThan(gained(1));
  });

  test('fears for units beyond the food, most of all when winter comes next', () => {
    const cost = (season: string): number => {
      const stack = (dials: string) => at({ season, dials: { 1: dials }, areas: { '3D': 'D: 6 bowman' } });
      return evaluate(stack('6/3/3'), 0) - evaluate(stack('2/3/3'), 0);
    };
    expect(cost('fall')).toBeGreaterThan(cost('spring'));
    expect(cost('spring')).toBeGreaterThan(cost('winter'));
  });

  test('takes a Timmorran Shard for nearly a rune, until there is no turn left to use it', () => {
    const gained = (season: string): number => {
      const hero = (card: string) => at({ year: 7, season, heroes: { HE01: { seat: 1, at: '3D', down: [card] } } });
      return evaluate(hero('RW01'), 0) - evaluate(hero('RW16'), 0);
    };
    expect(gained('spring')).toBeGreaterThan(0.05);
    expect(gained('winter')).toBe(0);
  });

  test('counts a rune for less where a strong enemy stands beside it', () => {
    const held = (enemy: string): number => {
      const withRune = at({ areas: { '3D': 'D: 1 bowman; rune dragon', '3B': enemy } });
      const without = at({ areas: { '3D': 'D: 1 bowman; rune false', '3B': enemy } });
      return evaluate(withRune, 0) - evaluate(without, 0);
    };
    expect(held('L: 1 archer')).toBeGreaterThan(held('L: 4 warrior 2 pegasus-rider'));
  });
});

describe('the weights of options', () => {
  test('Recruit is likelier with full dials, Harvest with much land and empty ones', () => {
    const rich = at({ dials: { 1: '6/6/6' } });
    const poor = at({ dials: { 1: '0/0/0' } });
    const ratio = (s: State) => weightOf(s, 0, 'order:recruit') / weightOf(s, 0, 'order:harvest');
    expect(ratio(rich)).toBeGreaterThan(1);
    expect(ratio(poor)).toBeLessThan(1);
  });

  test('the first dragon rune rather goes towards the own home, the false one away from it', () => {
    const s = rules.setup(OPTIONS, 2, chanceFrom('first runes'));
    const seat = s.ask!.seats[0]!;
    const home = s.markers[s.markerSeats.indexOf(seat)]!;
    const far = ({ area }: { area: number }) => Math.min(...home.map(hex => hexDistance(hex, boardOf(s).hexes[area]!)));
    /** The mean distance from home of what the weights draw. */
    const drawn = (): number => {
      const weights = weigh(s, seat);
      const total = weights.reduce((a, b) => a + b, 0);
      return weights.reduce((sum, n, i) => sum + (n / total) * far(s.ask!.options[seat]![i] as { area: number }), 0);
    };
    const dragon = drawn();
    rules.apply(s, seat, 0);
    expect(s.ask!.id).toBe(ASK.setupRune);
    expect(dragon).toBeLessThan(drawn());
  });

  test('an army goes where it wins, not against walls that it cannot take', () => {
    const s = at({
      turn: 'primary 1',
      orders: { 1: 'conquer', 2: 'fortify' },
      areas: { '3D': 'D: 3 footman 1 knight', '3B': 'L: 1 archer', latariA: 'L: 8 warrior; stronghold L 5' },
    });
    expect(s.ask!.id).toBe(ASK.activate);
    expect(weightOf(s, 0, 'activate:3B')).toBeGreaterThan(weightOf(s, 0, 'none'));
    expect(weightOf(s, 0, 'activate:latariA')).toBeLessThan(weightOf(s, 0, 'none'));
  });

  test('a march leaves somebody behind where the area would be lost', () => {
    const s = at({
      turn: 'primary 1',
      orders: { 1: 'conquer', 2: 'fortify' },
      areas: { '3D': 'D: 4 footman', '3B': 'L: 2 archer' },
    });
    rules.apply(
      s,
      0,
      s.ask!.options[0]!.findIndex((o: BaseOption) => o.code === 'activate:3B'),
    );
    expect(weightOf(s, 0, 'from:3D:footman:3')).toBeGreaterThan(weightOf(s, 0, 'from:3D:footman:4'));
  });

  /** The question who marches to 3B, of a seat that conquers. */
  const marchTo3B = (areas: Record<string, string>): State => {
    const s = at({ turn: 'primary 1', orders: { 1: 'conquer', 2: 'fortify' }, areas });
    const target = s.ask!.options[0]!.findIndex((o: BaseOption) => o.code === 'activate:3B');
    rules.apply(s, 0, target);
    return s;
  };

  test('allies alone hold no area, so somebody of the faction stays with them', () => {
    const s = marchTo3B({ '3D': 'D: 1 footman; N: 3 sorcerer', daqanA: 'D: 3 knight', '3B': 'L: 1 archer' });
    expect(s.ask!.id).toBe(ASK.movers);
    expect(weightOf(s, 0, 'from:3D:footman:1')).toBeLessThan(0.1);
    const alone = marchTo3B({ '3D': 'D: 2 footman; N: 3 sorcerer', daqanA: 'D: 3 knight', '3B': 'L: 1 archer' });
    expect(weightOf(alone, 0, 'from:3D:footman:1')).toBeGreaterThan(1);
  });

  test('no more units march than may stay, and a few for those who fall', () => {
    const stacks = { '3D': 'D: 8 footman', '3A': 'D: 8 bowman', '3C': 'D: 4 knight' };
    const s = marchTo3B({ ...stacks, '3B': 'L: 4 warrior 2 pegasus-rider 2 archer' });
    const send = (code: string): void => {
      expect(weightOf(s, 0, code)).toBeGreaterThan(1);
      const chosen = s.ask!.options[0]!.findIndex((o: BaseOption) => o.code === code);
      rules.apply(s, 0, chosen);
    };
    send('from:3D:footman:7');
    send('from:3A:bowman:5');
    expect(weightOf(s, 0, 'done')).toBeGreaterThan(weightOf(s, 0, 'from:3C:knight:3'));
  });
});

test('nothing is settled while the seat still has an answer to give, or its turn to come', () => {
  const s = at({ turn: 'turns', orders: { 1: 'recruit', 2: 'conquer' } });
  expect(search.settled(s, 0)).toBe(false);
  expect(search.settled(s, 1)).toBe(false);
  expect(search.settled(at({}), 0)).toBe(true);
});

test('what an order is worth is looked at in its own turn, whoever would come first', () => {
  const s = at({ turn: 'turns', orders: { 1: 'recruit', 2: 'conquer' } });
  expect(s.turn).toBe(1);
  expect(search.lookFurther!(s, 0)).toBe(true);
  expect(s.turn).toBe(0);
  expect(s.ask!.seats).toEqual([0]);
});
