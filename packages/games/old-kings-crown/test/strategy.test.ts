/** How bots are told to judge: positions in which it is plain what is better. */
import { type BaseOption, chanceFrom, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../src/content/contents.ts';
import { ASK, oldKingsCrown, type State } from '../src/index.ts';
import { cardNumber, cardsOf, NONE } from '../src/pieces.ts';
import { at, reask } from '../src/state.ts';
import { chancesIn } from '../src/strategy/contest.ts';
import { evaluate, values } from '../src/strategy/evaluate.ts';
import { priors, weigh } from '../src/strategy/priors.ts';

const OPTIONS = { factions: 'random', order: 'random', startingInfluence: '0', maxRounds: '30', difficulty: 'knight' };
const { rules } = oldKingsCrown;

/** Plays at random until this question is asked. */
function until(question: string, seed: string, seats = 2, options = OPTIONS): State {
  const s = rules.setup(options, seats, chanceFrom(seed));
  const random = randomFrom(seed);
  while (s.ask && s.ask.id !== question) {
    const seat = s.ask.seats.find(one => s.answers[one] === null)!;
    rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
  }
  return s;
}

const codesOf = (options: readonly BaseOption[]): string[] => options.map(o => o.code);

describe('the judgement of a position', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`shares one victory among all, at every question (${seats} seats)`, () => {
      const random = randomFrom(`values ${seats}`);
      const s = rules.setup({ ...OPTIONS, factions: 'pick' }, seats, chanceFrom(`values ${seats}`));
      while (s.ask) {
        const sum = values(s).reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(1, 9);
        const seat = s.ask.seats.find(one => s.answers[one] === null)!;
        rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
      }
      expect(values(s).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    });
  }

  test('likes Influence, and likes it more the nearer the end is', () => {
    const s = until(ASK.bid, 'influence');
    const gained = (from: number): number => {
      s.influence = [from, from];
      const before = evaluate(s, 0);
      s.influence = [from + 2, from];
      return evaluate(s, 0) - before;
    };
    expect(gained(0)).toBeGreaterThan(0.02);
    expect(gained(16)).toBeGreaterThan(gained(0));
  });
});

describe('who may win a Region', () => {
  const withCards = (one: string, other: string): number[] => {
    const s = until(ASK.bid, 'regions');
    s.factions = ['clans', 'uprising'];
    s.down[at(s, 0, 0)] = cardNumber(one);
    s.down[at(s, 0, 1)] = cardNumber(other);
    const chances = [0, 0];
    chancesIn(s, 0, chances);
    return chances;
  };

  test('is whoever has the higher Strength', () => {
    const [strong, weak] = withCards('CL14', 'UP10');
    expect(strong).toBeGreaterThan(0.8);
    expect(strong! + weak!).toBeCloseTo(1, 9);
  });

  test('is an Agent against a single strong card, but not against a Follower', () => {
    expect(withCards('CL15', 'UP13')[0]).toBeGreaterThan(0.9);
    expect(withCards('CL15', 'UP03')[0]).toBeLessThan(0.5);
  });

  test('is the Black Powder Ploy against a Captain alone', () => {
    expect(withCards('CL13', 'UP19')[1]).toBeGreaterThan(0.9);
    expect(withCards('CL14', 'UP19')[1]).toBeLessThan(0.1);
  });
});

describe('what a player of sense does', () => {
  test('places strong cards rather than weak ones', () => {
    const s = until(ASK.placing, 'placing');
    const [seat] = s.ask!.seats as [number];
    s.hands[seat] = cardsOf(s.factions[seat]!).filter(card => [1, 2, 3, 9, 10].includes(contentOf(s).strength[card]!));
    reask(s);
    const weights = weigh(s, seat);
    const strength = (code: string): number =>
      code
        .slice('place:'.length)
        .split(',')
        .reduce((sum, id) => sum + contentOf(s).strength[cardNumber(id)]!, 0);
    const codes = codesOf(s.ask!.options[seat]!);
    const best = codes[weights.indexOf(Math.max(...weights))]!;
    const worst = codes[weights.indexOf(Math.min(...weights))]!;
    expect(strength(best)).toBeGreaterThan(strength(worst));
  });

  test('weighs by the view what it weighs by the state: nothing hidden counts', () => {
    for (let game = 0; game < 3; game++) {
      const random = randomFrom(`weights ${game}`);
      const s = rules.setup(OPTIONS, 3, chanceFrom(`weights ${game}`));
      while (s.ask) {
        const seat = s.ask.seats.find(one => s.answers[one] === null)!;
        expect(priors(rules.view(s, seat))).toEqual(weigh(s, seat));
        rules.apply(s, seat, random.below(s.ask.options[seat]!.length));
      }
    }
  });

  test('never gives up on an option', () => {
    const s = until(ASK.bid, 'every option');
    const [seat] = s.ask!.seats as [number];
    s.hands[seat] = cardsOf(s.factions[seat]!).filter(card => card !== NONE);
    expect(Math.min(...weigh(s, seat))).toBeGreaterThan(0);
  });
});
