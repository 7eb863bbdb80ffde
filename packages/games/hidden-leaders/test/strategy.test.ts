/** What bots think of a table: chances that add up, options that a player of sense prefers, and no look at secrets. */
import { randomFrom } from '@interregnum/kernel';
import { playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/content/built-in.ts';
import { FACTIONS } from '../src/content/factions.ts';
import { CARDS } from '../src/content/heroes.ts';
import { hiddenLeaders, type State } from '../src/index.ts';
import { chanceOfVictory } from '../src/strategy/outlook.ts';
import { countIn, tallyOf } from '../src/strategy/tally.ts';
import { countOf } from '../src/table.ts';

const { search } = hiddenLeaders.advice;

/** Looks at the questions of a few random games. */
function questions(look: (s: State) => void): void {
  for (const seats of [2, 4, 6]) {
    playRandomly(hiddenLeaders, { kind: { seats, options: FULL }, seed: `strategy ${seats}` }, look);
  }
}

const FULL = { deck: 'full', memory: 'aid' };

/** Seat 1 is Lemron, who stands with the Water Folk and the Hill Tribes. */
const tableOf = (data: Record<string, unknown>): State =>
  hiddenLeaders.proof.position.read({ turn: '1 play', leaders: { 1: 'lemron', 2: 'xiadul' }, ...data }, FULL, 2);

const weightOf = (s: State, seat: number, code: string): number =>
  search!.priors(s, seat)[s.ask!.options[seat]!.findIndex(o => o.code === code)]!;

describe('the outlook', () => {
  test('one of the four factions will be victorious', () => {
    for (const plays of [0, 1, 5, 24, 40]) {
      const all = FACTIONS.map((_, f) => chanceOfVictory(builtIn, 5, 7, plays, f));
      expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });

  test('a tally counts the Heroes of every faction', () => {
    const played = { content: null };
    const cards = [...CARDS.slice(10, 30), null, ...CARDS.slice(60)];
    for (const [f, faction] of FACTIONS.entries())
      expect(countIn(tallyOf(played, cards), f)).toBe(countOf(played, cards, faction));
  });
});

describe('the judgement of a seat', () => {
  test('is a chance', () => {
    questions(s => {
      for (const value of [
        ...search!.values(s, 0),
        ...s.leaders.map((_, seat) => hiddenLeaders.advice.evaluate(s, seat)),
      ]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    });
  });

  test('leaves two players no more than one victory when everything is known', () => {
    playRandomly(hiddenLeaders, { kind: { seats: 2, options: FULL }, seed: 'duel' }, s => {
      const [one, other] = [0, 1].map(seat => search!.values(s, seat)[seat]!);
      expect(one! + other!).toBeLessThanOrEqual(1 + 1e-9);
    });
  });

  test('uses nothing that the seat cannot know', () => {
    const random = randomFrom('another world');
    questions(s => {
      for (const seat of s.ask!.seats) {
        const v = hiddenLeaders.rules.view(s, seat);
        const world = hiddenLeaders.advice.determinise(v, random);
        expect(hiddenLeaders.advice.evaluate(world, seat)).toBe(hiddenLeaders.advice.evaluate(s, seat));
        expect(search!.priors(world, seat)).toEqual(hiddenLeaders.advice.priors(v));
      }
    });
  });

  test('every dealt-out world has a likelihood', () => {
    const random = randomFrom('likelihood');
    questions(s => {
      const world = hiddenLeaders.advice.determinise(hiddenLeaders.rules.view(s, 0), random);
      expect(search!.likelihood(world, 0)).toBeGreaterThan(0);
      expect(search!.likelihood(world, 0)).toBeLessThanOrEqual(1);
    });
  });
});

describe('a player of sense', () => {
  test('moves the markers together for the Water Folk', () => {
    const s = tableOf({ red: 6, green: 4, hands: { 1: ['short-sighted-soldier', 'pigmented-war-pig'] } });
    expect(weightOf(s, 0, 'play:pigmented-war-pig')).toBeGreaterThan(weightOf(s, 0, 'play:short-sighted-soldier'));
  });

  test('does not end a game that would be lost, and ends one that is won', () => {
    const up = [
      'keen-koi',
      'leery-lizard',
      'furious-frog',
      'bored-goblin',
      'hairy-hermit',
      'curious-troll',
      'aimless-eel',
    ];
    const s = tableOf({ red: 6, green: 5, up: { 1: up }, hands: { 1: ['underpaid-mercenary', 'pigmented-war-pig'] } });
    expect(weightOf(s, 0, 'discard')).toBeGreaterThan(weightOf(s, 0, 'play:underpaid-mercenary'));
    expect(weightOf(s, 0, 'play:pigmented-war-pig')).toBeGreaterThan(weightOf(s, 0, 'discard'));
  });
});
