/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { chanceFrom, type Random } from '@interregnum/kernel';
import { type FuzzedGame, refusalChecks, type TableKind, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { BATTLE_SURGEONS, FORCED_MARCH, FRONTIER_RECRUITS, INFORMERS, SPYMASTER } from '../src/content/cards.ts';
import { epix, type State } from '../src/index.ts';
import { offer } from '../src/phases/game.ts';
import { reask } from '../src/state.ts';
import { answer, MISTAKES, season } from './refusal-cases.ts';

/** Any kind of answer, then one of that kind; low bids and attacks more often, so that there are many fights. */
function randomAnswer(s: State, seat: number, random: Random): number {
  const options = s.ask!.options[seat]!;
  const kinds = [...new Set(options.map(o => o.type))];
  for (;;) {
    const eager = random.below(3) > 0 ? kinds.find(kind => kind === 'attack' || kind === 'continue') : undefined;
    const kind = eager ?? kinds[random.below(kinds.length)];
    const list = options.filter(o => o.type === kind);
    const lowest = kind === 'bid' || kind === 'draftBid' ? 3 : 1;
    const draws = Array.from({ length: lowest }, () => random.below(list.length));
    const option = list[Math.min(...draws)]!;
    if (!epix.advice.idle(s, option)) return options.indexOf(option);
  }
}

/** More Gold makes more fights, and these cards bring questions and limits of their own. */
function enriched({ seats, options }: TableKind, seed: string): State {
  const s = epix.rules.setup(options, seats, chanceFrom(seed));
  s.gold.fill(30);
  if (s.mode === 'advanced') offer(s, [INFORMERS, FORCED_MARCH, BATTLE_SURGEONS, SPYMASTER, FRONTIER_RECRUITS], []);
  reask(s);
  return s;
}

/** Armies face to face with little Gold: attacks that fail, and what comes after. */
const frontLine = (seats: number): State =>
  epix.proof.position.read(
    {
      turn: '1 move',
      season: 'autumn',
      gold: { 1: 4, 2: 4 },
      abilities: { 1: ['SA16'], 2: ['SA12'] },
      areas: { land1a: '1: soldier knight', kilimandjora: '2: soldier', land1b: '2: knight camp' },
    },
    { mode: 'advanced' },
    seats,
  );

const GAMES = 40;

/** Every fifth advanced game from a front line, of the others every second one enriched. */
function game(kind: TableKind, n: number): FuzzedGame<State> {
  const one = { kind, seed: `${kind.options.mode}, ${kind.seats} players, ${n}`, answer: randomAnswer };
  if (kind.options.mode === 'advanced' && n % 5 === 1) return { ...one, start: () => frontLine(kind.seats) };
  return n % 2 === 0 ? { ...one, start: seed => enriched(kind, seed) } : one;
}

describe('Epix refuses what cannot be done', () => {
  const checks = refusalChecks(epix, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games: () => tableKinds(epix).flatMap(kind => Array.from({ length: GAMES }, (_, i) => game(kind, i + 1))),
    mistakes: MISTAKES,
    words: [
      ...['recruit', 'bid', 'use', 'move', 'attack', 'first', 'look', 'choose', 'change', 'order', 'guess', 'done'],
      ...['soldier', 'knight', 'land1a', 'castle2', 'saulnes', 'SA05', 'SA21', 'tax'],
    ],
    nonsense: ['order:>', 'bid:SA05::'],
  });
  for (const { name, run } of checks) test(name, run);
});

describe('EPX-Q46 what may be taken back', () => {
  it('an Action card may be changed until everybody has chosen', () => {
    const s = answer(season('choose'), 'choose:tax');
    expect(epix.rules.refusal(epix.rules.view(s, 0), 'choose:move')).toBeNull();
  });
  it('a bid in the auction is final: nothing more is asked of the bidder', () => {
    const v = epix.rules.view(answer(season('auction'), 'bid:2'), 0);
    expect(epix.proof.candidates(v)).toEqual([]);
    expect(epix.rules.refusal(v, 'bid:2')?.rule).toBe('EPX-Q46');
  });
});
