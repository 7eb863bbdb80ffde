import { contentFile, playedWith, type Random, randomFrom, type Seat } from '@interregnum/kernel';
import { contract, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/content/built-in.ts';
import { cardId } from '../src/content/cards.ts';
import { worthOf } from '../src/content/effects.ts';
import { effectLines } from '../src/content/vocabulary.ts';
import { epix, KILIMANDJORA, type State } from '../src/index.ts';
import { ALL_CARDS, withRandomEffects } from './random-effects.ts';

type Title = typeof epix;

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** Cards with these effects, by id; all others are as built in. */
const doing = (effects: Readonly<Record<string, readonly string[]>>): Title =>
  playedWith(
    epix,
    contentFile('Other effects', {
      cards: Object.fromEntries(
        Object.entries(effects).map(([id, lines]) => [id, { text: 'As the lines say.', effects: lines }]),
      ),
    }),
  );

const table = (game: Title, position: Readonly<Record<string, unknown>>, seats = 2): State =>
  game.proof.position.read(position, { mode: 'advanced' }, seats);

function answer(game: Title, s: State, ...codes: string[]): State {
  for (const code of codes) {
    const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
    const option = s.ask!.options[seat]!.findIndex(o => o.code === code);
    if (option < 0) throw new Error(`${s.ask!.id} has no ${code}: ${s.ask!.options[seat]!.map(o => o.code).join(' ')}`);
    game.rules.apply(s, seat, option);
  }
  return s;
}

const codes = (s: State, seat: Seat): string[] => s.ask!.options[seat]!.map(o => o.code);

/** A turn with Move & Attack: the Soldier beside the enemies that a test puts on `land2a`. */
const attack = (game: Title, own: readonly string[], theirs: readonly string[], enemies: string, gold = 5): State =>
  table(game, {
    turn: '1 move',
    season: 'spring',
    gold: { 1: gold, 2: 5 },
    abilities: { 1: own, 2: theirs },
    areas: { kilimandjora: '1: soldier', land2a: enemies, castle1: '', castle2: '2: soldier' },
  });

describe('the effects of Special Ability cards', () => {
  test('of two cards that pay, both pay; in another season than theirs they do not', () => {
    const game = doing({ SA01: ['tax +2', 'tax +4 in winter'], SA02: ['tax +3'] });
    const gold = (season: string) => {
      const s = table(game, {
        turn: 'choose',
        season,
        first: 1,
        gold: { 1: 0, 2: 0 },
        abilities: { 1: ['SA01', 'SA02'] },
      });
      const cards = season === 'winter' ? 'choose:recruit+tax' : 'choose:tax';
      answer(game, s, cards, cards);
      return season === 'winter' ? answer(game, s, 'order:tax>recruit').gold[0] : s.gold[0];
    };
    expect([gold('spring'), gold('winter')]).toEqual([3 + 2 + 3, 3 + 2 + 4 + 3]);
  });

  test('of two cards that make a Unit cheaper, the lowest cost counts', () => {
    const game = doing({ SA01: ['knights cost 5'], SA02: ['knights cost 3 in spring'] });
    const s = table(game, { turn: '1 recruit', gold: { 1: 6 }, abilities: { 1: ['SA01', 'SA02'] } });
    expect(answer(game, s, 'recruit:knight:castle1').gold[0]).toBe(3);
  });

  test('a Camp and a marked Province pay what the cards of their owner add', () => {
    const game = doing({ SA05: ['income +2 for each camp', 'income +3 for each marked province'] });
    const s = table(game, {
      turn: 'income',
      gold: { 1: 0, 2: 0 },
      abilities: { 1: ['SA05'] },
      areas: { mirelac: '1: camp', castle1: '' },
    });
    expect(s.gold[0]).toBe(1 + 2 + 1 + 3);
  });

  test('guesses come from the card with most of them, and places count only where they are', () => {
    const game = doing({
      SA03: ['soldiers defend with 3 guesses in your lands'],
      SA04: ['soldiers defend with 2 guesses'],
    });
    const guesses = (area: string, cards: readonly string[]) => {
      const s = table(game, {
        turn: '1 move',
        gold: { 1: 9 },
        abilities: { 2: cards },
        areas: { kilimandjora: '1: soldier', [area]: '2: soldier', castle1: '', castle2: '' },
      });
      answer(game, s, 'use:soldier:kilimandjora', `attack:soldier:kilimandjora>${area}`, 'bid:5');
      return codes(s, 1)[0]!.split(/[:+]/).length - 1;
    };
    expect(guesses('land2a', ['SA03', 'SA04'])).toBe(3);
    expect(guesses('broceland', ['SA03', 'SA04'])).toBe(2);
    expect(guesses('broceland', ['SA03'])).toBe(1);
  });

  test('two cards that tell whether a bid is odd can be asked once each in a season', () => {
    const game = doing({ SA01: ['once a season ask whether the bid against you is odd'] });
    const s = attack(game, [], ['SA01', 'SA12'], '2: soldier knight camp', 15);
    answer(game, s, 'use:soldier:kilimandjora', 'attack:soldier:kilimandjora>land2a', 'bid:2');
    expect(game.words.prompt(game.rules.view(s, 1))!.rule).toBe('SA01');
    answer(game, s, 'ask', 'guess:4', 'continue', 'bid:2');
    expect(game.words.prompt(game.rules.view(s, 1))!.rule).toBe('SA12');
    answer(game, s, 'ask', 'guess:4', 'continue', 'bid:2');
    expect(codes(s, 1)[0]).toMatch(/^guess:/);
  });

  test('every beaten Unit brings what all cards together say', () => {
    const game = doing({ SA20: ['+2 gold for each unit that your soldier or knight beats'] });
    const s = attack(game, ['SA04', 'SA20'], [], '2: soldier');
    answer(game, s, 'use:soldier:kilimandjora', 'attack:soldier:kilimandjora>land2a', 'bid:1', 'guess:2');
    expect(s.gold[0]).toBe(5 - 1 + 3);
  });

  test('a card that keeps Knights keeps no Soldier', () => {
    const game = doing({ SA16: ['once a season keep a knight whose attack fails'] });
    const s = attack(game, ['SA16'], [], '2: camp');
    answer(game, s, 'use:soldier:kilimandjora', 'attack:soldier:kilimandjora>land2a', 'bid:1', 'guess:1');
    expect(s.units[KILIMANDJORA]).toBe(0);
    expect(s.ask!.id).not.toBe('EPX-D17');
  });

  test('looking at Action cards works from any number, and only for its owner', () => {
    const game = doing({
      SA19: ['income +1'],
      SA02: ['look at the action cards of a player, then you may change yours'],
    });
    const s = table(game, { turn: 'choose', first: 1, abilities: { 1: ['SA02'], 2: ['SA19'] } });
    answer(game, s, 'choose:tax', 'choose:move');
    expect(game.words.prompt(game.rules.view(s, 0))!.rule).toBe('SA02');
    answer(game, s, 'look:2');
    expect([game.rules.view(s, 0).chosen[1], game.rules.view(s, 1).chosen[0]]).toEqual([4, null]);
  });

  test('the vocabulary says every built-in effect, and reads it back', () => {
    for (const effects of builtIn.effects) {
      expect(effects.map(effect => effectLines.read(effectLines.write(effect), []))).toEqual(effects);
    }
  });

  test('a card without a worth of its own is worth what its effects are', () => {
    const game = doing({ SA07: ['income +5', 'catapults shoot 2 steps'], SA08: ['tax +1 in winter'] });
    expect(worthOf([effectLines.read('income +5', []), effectLines.read('catapults shoot 2 steps', [])])).toBe(14);
    const s = table(game, { turn: 'draft', offer: ['SA07', 'SA08', 'SA09'], gold: { 1: 15, 2: 15 } });
    const seat = s.ask!.seats[0]!;
    const weights = game.advice.priors!(game.rules.view(s, seat));
    const bestFor = (card: string) => Math.max(...codes(s, seat).map((c, i) => (c.includes(card) ? weights[i]! : 0)));
    expect(bestFor('SA07')).toBeGreaterThan(bestFor('SA08'));
  });
});

/** A crowded table at which every card that is dealt has an owner. */
function crowded(game: Title, seats: number, random: Random): State {
  const cards = ALL_CARDS.map(card => ({ card, at: random.real() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, seats + 1)
    .map(({ card }) => cardId(card));
  const abilities = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [seat + 1, cards.filter((_, i) => i % seats === seat)]),
  );
  return table(
    game,
    {
      turn: 'auction',
      season: SEASONS[random.below(4)],
      abilities,
      gold: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat + 1, 4 + random.below(8)])),
      areas: {
        land1a: '1: soldier knight catapult',
        land1b: '1: camp',
        kilimandjora: '2: soldier camp',
        mirelac: '2: knight camp',
        land2b: '2: camp catapult',
        ...(seats > 2 ? { land3a: '3: soldier knight', land3b: '3: camp catapult' } : {}),
      },
    },
    seats,
  );
}

const crowdedGames = (game: Title, seed: string): RandomGame<State>[] =>
  [2, 3, 4, 3].map((seats, i) => ({
    kind: { seats, options: { mode: 'advanced' } },
    seed: `${seed}, table ${i}`,
    start: start => crowded(game, seats, randomFrom(start)),
  }));

describe('cards put together at random', () => {
  for (const seed of ['effects 1', 'effects 2', 'effects 3', 'effects 4']) {
    const game = withRandomEffects(seed);
    const checks = contract(game, { games: 1, also: { 'a crowded table': () => crowdedGames(game, seed) } });
    for (const { name, run } of checks.filter(({ name }) => name.startsWith('a crowded table')))
      test(`${seed}: ${name}`, run);

    test(`${seed}: whatever is tried is an option or has a reason; clocks and bots have an answer`, () => {
      for (const one of crowdedGames(game, seed)) {
        playRandomly(game, one, s => {
          for (const seat of s.ask!.seats.filter(each => s.answers[each] === null)) {
            const v = game.rules.view(s, seat);
            const options = s.ask!.options[seat]!;
            const open = new Set(options.map(o => o.code));
            for (const code of game.proof.candidates(v)) {
              expect(game.rules.refusal(v, code) === null, `${one.seed}: ${code}`).toBe(open.has(code));
            }
            expect(options[game.advice.timeout(v, randomFrom(one.seed))], one.seed).toBeDefined();
            const weights = game.advice.priors!(v);
            expect(weights.length === options.length && weights.every(w => w > 0 && w < 1e6), one.seed).toBe(true);
            expect(game.advice.evaluate(s, seat), one.seed).toBeGreaterThanOrEqual(0);
          }
        });
      }
    });
  }
});
