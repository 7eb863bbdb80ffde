/** Options that need a Magic Portal say what it costs, and nobody pays for another one (D56, RNW-Q72). */
import { say } from '@interregnum/kernel';
import { answersOf, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { runewars, type State } from '../src/index.ts';
import { linkCost } from '../src/link-cost.ts';
import { kindOf } from './tables.ts';

const KIND = kindOf(2, { explore: 'on' });
type Position = Readonly<Record<string, unknown>>;
const positioned = (position: Position): State => runewars.proof.position.read(position, KIND.options, KIND.seats);

/** Each option of a player after some answers, in words. */
function offered(position: Position, seat: number, codes: readonly string[], language: 'en' | 'de' = 'en'): string[] {
  const s = answersOf(runewars)(positioned(position), seat, ...codes);
  const wording = { catalogue: runewars.words.texts[language]!, locale: language, seatName: String };
  const view = runewars.rules.view(s, seat);
  return s.ask!.options[seat]!.map(option => say(runewars.words.describe(option, view), wording));
}

describe('options that need a portal are marked with its price', () => {
  const march = {
    turn: 'primary 1',
    orders: { 1: 'mobilize', 2: 'fortify' },
    influence: { 1: 2 },
    areas: { '5A': 'D: 1 footman 1 knight', '3A': 'D: 1 footman', '4C': '' },
    heroes: { HE02: { seat: 1, at: '5A' } },
    tokens: { '5A': 'magic-portal 1 up', '4C': 'magic-portal 2+ up', '3C': 'dungeon 2+' },
  };

  test('of Mobilize: those who come through it, until the first of them has paid', () => {
    expect(offered(march, 0, ['activate:4C'])).toEqual(
      expect.arrayContaining(['1 Footman from 5A, by portal for 1 influence', '1 Footman from 3A']),
    );
    expect(offered(march, 0, ['activate:4C'])).toContain('Take Silhouette, by portal for 1 influence');
    expect(offered(march, 0, ['activate:4C', 'from:5A:footman:1']).filter(said => said.includes('portal'))).toEqual([]);
    expect(offered(march, 0, ['activate:4C'], 'de')).toContain('1 Fußsoldat aus 5A, durchs Tor für 1 Einfluss');
  });

  const riders = {
    turn: 'primary 2',
    orders: { 1: 'fortify', 2: 'strategize' },
    influence: { 2: 2 },
    areas: { '5C': 'L: 1 pegasus-rider 1 archer', '5D': '' },
    heroes: { HE02: { seat: 2, at: '5C', down: ['RW17'] } },
    tokens: { '5C': 'magic-portal 1 up', '5D': 'magic-portal 2+ up', '2C': 'magic-portal 2+ up' },
  };

  test('of Strategize: not for who flies over the mountain', () => {
    expect(offered(riders, 1, [])).toEqual(
      expect.arrayContaining(['From 5C to 5D', 'From 5C to 2C, by portal for 1 influence']),
    );
    expect(offered(riders, 1, ['move:5C>5D'])).toEqual([
      'Take 1 Archer, by portal for 1 influence',
      'Take 1 Pegasus Rider',
      'Take Silhouette',
    ]);
    expect(offered(riders, 1, ['move:5C>5D', 'take:pegasus-rider:1'])).toContain('Go');
    expect(offered(riders, 1, ['move:5C>5D', 'take:archer:1'])).toContain('Go, by portal for 1 influence');
  });

  const quest = {
    turn: 'icons',
    season: 'summer',
    influence: { 1: 2 },
    heroes: { HE02: { seat: 1, at: '5A' } },
    tokens: { '5A': 'magic-portal 1 up', '3B': 'magic-portal 2+ up', '4C': 'magic-portal 2+ up' },
  };

  test('of a hero in the Quest Phase: until he has paid in this move', () => {
    expect(offered(quest, 0, ['move:HE02'])).toEqual(
      expect.arrayContaining(['To 3B, by portal for 1 influence', 'To 5B']),
    );
    expect(offered(quest, 0, ['move:HE02', 'step:3B'])).toContain('To 4C');
  });
});

test('what is marked is what is paid, in random games among portals', () => {
  const armies = 'D: 2 footman 1 knight 1 siege-tower';
  const foes = 'L: 2 archer 1 pegasus-rider 1 sorceress';
  const game = (seed: string): RandomGame<State> => ({
    kind: KIND,
    seed,
    start: () =>
      positioned({
        turn: 'orders',
        year: 7,
        influence: { 1: 6, 2: 6 },
        areas: { '5B': armies, '2A': armies, '3A': foes, '4B': foes, '5D': '', '3C': '' },
        heroes: { HE02: { seat: 1, at: '5B' }, HE03: { seat: 2, at: '4B' } },
        tokens: {
          '5B': 'magic-portal 1 up',
          '3A': 'magic-portal 1 up',
          '2A': 'magic-portal 2+ up',
          '4B': 'magic-portal 2+ up',
          '5D': 'magic-portal 2+ up',
        },
      }),
  });
  const counts = { paid: 0, free: 0 };
  for (let n = 0; n < 40; n++) {
    const seed = `portals ${n}`;
    let due: number | null = null;
    let before = 0;
    playRandomly(
      runewars,
      game(seed),
      (s, { seat, option }) => {
        const answer = s.ask!.options[seat]![option]!;
        const pays = answer.type === 'from' || answer.type === 'groupHero' || answer.type === 'go';
        const isNamed = answer.type === 'groupHero' && s.frames.at(-1)!.proc === 'group';
        due = pays && !isNamed ? linkCost(runewars.rules.view(s, seat), answer) : null;
        before = s.influence[seat]!;
      },
      (s, { seat }) => {
        if (due === null) return;
        expect(before - s.influence[seat]!, `seed ${seed}`).toBe(due);
        counts[due > 0 ? 'paid' : 'free']++;
      },
    );
  }
  expect(Math.min(counts.paid, counts.free)).toBeGreaterThan(20);
});
