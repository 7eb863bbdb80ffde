/** Development cards besides the rules: what cannot be, what the clock plays, positions, bots. */
import { type BaseOption, bigSets, chanceFrom, randomFrom, sets, setupChoices } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { FACTIONS, runewars, type State, UNITS } from '../src/index.ts';
import { areaNumber, unitNumber } from '../src/pieces.ts';
import { evaluate } from '../src/strategy/evaluate.ts';
import { priors, weigh } from '../src/strategy/priors.ts';
import { DEVELOPED, developing, hungry, leaving, plundering, poisoning, raising } from './dev-mistakes.ts';
import { table } from './refusal-tables.ts';

const { rules, proof, advice } = runewars;

describe('the cards', () => {
  test('are eight for each faction, of which one is its capital', () => {
    for (const faction of FACTIONS) {
      const own = DEVELOPMENT_CARDS.filter(card => card.faction === faction);
      expect(own).toHaveLength(8);
      expect(own.filter(card => card.effect.at === 'capital')).toHaveLength(1);
    }
  });

  test('change units of their own faction, and no type is changed twice', () => {
    const changed = DEVELOPMENT_CARDS.flatMap(({ faction, effect }) => ('unit' in effect ? [{ faction, effect }] : []));
    for (const { faction, effect } of changed)
      expect(UNITS.find(({ id }) => id === effect.unit)?.faction, effect.unit).toBe(faction);
    const types = changed.flatMap(({ effect }) => (effect.at === 'unit' ? [effect.unit] : []));
    expect(new Set(types).size).toBe(types.length);
  });
});

describe('what cannot be is found', () => {
  const breach = (change: (s: State) => void): string => {
    const s = developing({ developed: ['DD1', 'DD2'], areas: { daqanA: 'stronghold D 7', '7B': 'peasant' } });
    expect(proof.broken(s)).toEqual([]);
    change(s);
    return proof.broken(s).join('; ');
  };
  const lay = (s: State, what: 'capitals' | 'peasants', ...ids: readonly string[]): void => {
    s.dev = { ...s.dev, [what]: ids.reduce((all, id) => bigSets.with(all, areaNumber(id)), s.dev[what]) };
  };

  test.each<[string, RegExp, (s: State) => void]>([
    [
      'a card of a faction that nobody plays',
      /nobody can have bought DW1/,
      s => {
        s.dev = { ...s.dev, cards: sets.with(s.dev.cards, 16) };
      },
    ],
    ['a capital without a stronghold', /daqanB is no place for a capital/, s => lay(s, 'capitals', 'daqanB')],
    [
      'a capital without its card',
      /daqanA is no place for a capital/,
      s => {
        s.dev = { ...s.dev, cards: sets.NONE, peasants: bigSets.NONE };
      },
    ],
    [
      'two capitals',
      /a player has two capitals/,
      s => {
        s.strongholds[areaNumber('daqanB')] = 0;
        lay(s, 'capitals', 'daqanB');
      },
    ],
    ['a fourth peasant', /too many peasants/, s => lay(s, 'peasants', '7A', '7C', '7D')],
    ['a peasant at home', /no peasant can be in daqanC/, s => lay(s, 'peasants', 'daqanC')],
    [
      'a third development',
      /too many developments in daqanA/,
      s => {
        s.developments[areaNumber('daqanA')] = 0;
        s.moreDevelopments = [
          [areaNumber('daqanA'), 1],
          [areaNumber('daqanA'), 2],
        ];
      },
    ],
    [
      'too many Reanimates',
      /there are \d+ of reanimate/,
      s => {
        s.supply[unitNumber('reanimate')]! += 8;
      },
    ],
  ])('%s', (_, found, change) => expect(breach(change)).toMatch(found));
});

test('a position without the module has no Development cards', () => {
  const without = setupChoices(runewars.meta, { bow: 'on' }, 2);
  expect(() => proof.position.read({ developed: ['DD1'] }, without, 2)).toThrow(/nobody can have bought DD1/);
});

describe('when the clock runs out', () => {
  const byTheClock = (s: State): string => {
    const [seat] = s.ask!.seats;
    return s.ask!.options[seat!]![advice.timeout(rules.view(s, seat!), randomFrom('clock'))]!.code;
  };
  const damaged = (): State => {
    const s = raising();
    s.damaged[areaNumber('daqanB')] = 1;
    return s;
  };
  test.each<[string, () => State]>([
    ['done', developing],
    ['capital:daqanA', raising],
    ['capital:daqanB', damaged],
    ['none', leaving],
    ['player:2', poisoning],
    ['done', hungry],
    ['raise:wood', plundering],
  ])('%s is played', (code, start) => expect(byTheClock(start())).toBe(code));
});

describe('bots', () => {
  const weightOf = (s: State, code: string): number =>
    weigh(s, 0)[s.ask!.options[0]!.findIndex((o: BaseOption) => o.code === code)]!;

  test('buy for the units that they have most of', () => {
    const many = developing({ areas: { '7A': 'D: 6 knight' } });
    expect(weightOf(many, 'buy:DD4')).toBeGreaterThan(weightOf(developing(), 'buy:DD4'));
    expect(weightOf(many, 'buy:DD4')).toBeGreaterThan(weightOf(many, 'buy:DD8'));
  });

  test('like what they have bought, and what their peasants hold', () => {
    const held = (more: object) => evaluate(table({ turn: 'orders', ...more }, 2, DEVELOPED), 0);
    expect(held({ developed: ['DD2'] })).toBeGreaterThan(held({}));
    expect(held({ developed: ['DD2'], areas: { '7B': 'peasant' } })).toBeGreaterThan(held({ developed: ['DD2'] }));
  });

  test('weigh every option of a game', () => {
    const seed = 'developed';
    const random = randomFrom(seed);
    const s = rules.setup(setupChoices(runewars.meta, DEVELOPED, 3), 3, chanceFrom(seed));
    while (s.ask) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      const weights = weigh(s, seat);
      expect(
        weights.every(weight => Number.isFinite(weight) && weight > 0),
        s.ask.id,
      ).toBe(true);
      expect(priors(rules.view(s, seat))).toEqual(weights);
      rules.apply(s, seat, random.below(weights.length));
    }
  });
});
