import { epix, type State } from '@interregnum/epix';
import { chanceFrom, type Game, randomFrom } from '@interregnum/kernel';
import { playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Bot, botFor, greedyBot, ismctsBot, playMatch, randomBot } from '../src/index.ts';

const game = epix as Game;

/** Plays a game, the first bot in the given seat, the other in the rest. */
function duel(bots: readonly Bot[], mode: string, seed: string) {
  return playMatch(game, { options: { mode }, seats: bots.length, seed, bots, random: randomFrom(`bots ${seed}`) });
}

describe('strength', () => {
  test('greedy beats random in nearly every game of two', () => {
    let wins = 0;
    for (let n = 0; n < 24; n++) {
      const bots = n % 2 === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot];
      const { outcome } = duel(bots, n % 4 < 2 ? 'basic' : 'advanced', `strength ${n}`);
      if (outcome.winners.includes(n % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(22);
  });
});

describe('every bot', () => {
  const bots: Bot[] = [randomBot, greedyBot, ismctsBot({ iterations: 12 })];
  for (const bot of bots) {
    test(`${bot.name} takes only sensible options, at every question`, () => {
      for (const seats of [2, 3]) {
        const random = randomFrom(`sensible ${seats}`);
        const seen = new Set<string>();
        playRandomly(epix, { kind: { seats, options: { mode: 'advanced' } }, seed: `sensible ${seats}` }, s => {
          if (seen.has(s.ask!.id) && random.below(6) > 0) return;
          seen.add(s.ask!.id);
          const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
          const { option, considered } = bot.advise(game, epix.rules.view(s, seat), random);
          const options = s.ask!.options[seat]!;
          expect(options[option]).toBeDefined();
          if (options.some(o => !epix.advice.idle(s, o))) expect(epix.advice.idle(s, options[option]!)).toBe(false);
          expect(considered.some(each => each.option === option)).toBe(true);
          for (const { value, share } of considered) {
            expect(value >= 0 && value <= 1).toBe(true);
            expect(share >= 0 && share <= 1).toBe(true);
          }
        });
      }
    });

    test(`${bot.name} knows nothing but the view: equal views, equal advice`, () => {
      const random = randomFrom('worlds');
      let compared = 0;
      playRandomly(epix, { kind: { seats: 3, options: { mode: 'advanced' } }, seed: 'honest' }, s => {
        if (random.below(4) > 0) return;
        const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
        const view = epix.rules.view(s, seat);
        const world: State = epix.advice.determinise(view, random);
        const here = bot.advise(game, view, randomFrom('advice'));
        const there = bot.advise(game, epix.rules.view(world, seat), randomFrom('advice'));
        expect(there).toEqual(here);
        compared++;
      });
      expect(compared).toBeGreaterThan(5);
    });
  }

  test('plays the same game with the same seed', () => {
    const players = [greedyBot, ismctsBot({ iterations: 8 })];
    expect(duel(players, 'advanced', 'twice').answers).toEqual(duel(players, 'advanced', 'twice').answers);
  });
});

describe('bots by name', () => {
  test('random, greedy, ismcts with a budget in milliseconds or iterations', () => {
    expect(botFor('random').name).toBe('random');
    expect(botFor('greedy').name).toBe('greedy');
    expect(botFor('ismcts:50').name).toBe('ismcts:50');
    expect(botFor('ismcts:200i').name).toBe('ismcts:200i');
  });
  for (const name of ['', 'Greedy', 'ismcts:', 'ismcts:0', 'ismcts:-5', 'ismcts:1.5', 'ismcts:i', 'strong']) {
    test(`'${name}' is none`, () => {
      expect(() => botFor(name)).toThrow(/there is no bot/);
    });
  }
});

test('a bot that is asked out of turn says so', () => {
  const s = epix.rules.setup({ mode: 'basic' }, 2, chanceFrom('out of turn'));
  const other = 1 - s.ask!.seats[0]!;
  expect(() => greedyBot.advise(game, epix.rules.view(s, other), randomFrom('x'))).toThrow();
});
