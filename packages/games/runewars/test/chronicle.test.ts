import { type Seat, sets } from '@interregnum/kernel';
import { type Chronicle, chronicleChecks, NIGHTLY, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type RunewarsEvent, runewars, type State } from '../src/index.ts';
import { DIALS, LAST_YEAR, type OrderNumber, tacticsNumber, unitNumber } from '../src/pieces.ts';
import { atWar, gameOf, kindOf, promoted } from './tables.ts';

const GAMES = NIGHTLY ? 200 : 4;

type Of<T extends RunewarsEvent['type']> = Extract<RunewarsEvent, { type: T }>;

/** The rules that speak of what happens, not of how things stand. */
class LandsChronicle implements Chronicle<State, RunewarsEvent> {
  private seasons = 0;
  private cards = 0;
  private turns: Seat[] = [];
  private draws: string[] = [];
  private beastCards = 0;
  private ravages = 0;
  private readonly claims = new Map<Seat, { year: number; season: number }>();
  private readonly used = new Map<Seat, OrderNumber[]>();
  private readonly met = new Set<Seat>();

  hear(before: State, events: readonly RunewarsEvent[], after: State): void {
    for (const e of events) this.one(e, after);
    if (before.year > 0) this.influenceIsAccountedFor(before, events, after);
    this.dialsEndWhereTheyAreSaid(events, after);
  }

  close(end: State): void {
    expect(this.seasons).toBeLessThanOrEqual(4 * LAST_YEAR);
    expect(end.ending?.places).toHaveLength(end.seats);
  }

  private one(e: RunewarsEvent, s: State): void {
    if (e.type === 'season') this.beginSeason(e);
    if (e.type === 'seasonCard') expect(++this.cards, 'RNW-031: one card a season').toBe(1);
    if (e.type === 'turn') this.beginTurn(e);
    if (e.type === 'bonus') this.bonusIsEarned(e);
    if (e.type === 'ordersBack') this.used.clear();
    if (e.type === 'battle') this.beginBattle();
    if (e.type === 'fateDrawn') this.drawsOnce(e);
    if (e.type === 'ravaged') expect(++this.ravages, 'RNW-Q49').toBeLessThanOrEqual(this.beastCards);
    if (e.type === 'claimed') this.claim(e, s);
    if (e.type === 'claimFailed') this.claimIsDue(e.seat, s);
    if (e.type === 'objectiveMet') this.meetsOnce(e);
    if (e.type === 'gameOver') this.endIsDue(s);
  }

  /** 2.21: the seasons follow each other, and in each everybody has one turn. */
  private beginSeason({ year, season }: Of<'season'>): void {
    this.seasons++;
    this.cards = 0;
    expect(new Set(this.turns).size, 'RNW-039: one turn each').toBe(this.turns.length);
    this.turns = [];
    expect(year).toBeLessThanOrEqual(LAST_YEAR);
    expect(season).toBeLessThan(4);
  }

  private beginTurn({ seat, order }: Of<'turn'>): void {
    this.turns.push(seat);
    this.used.set(seat, [...(this.used.get(seat) ?? []), order]);
  }

  /** RNW-040, RNW-Q39: no card of this year is higher, not even one that was taken back. */
  private bonusIsEarned({ seat, order }: Of<'bonus'>): void {
    expect(order).toBe(Math.max(order, ...(this.used.get(seat) ?? [])));
  }

  private beginBattle(): void {
    this.draws = [];
    this.beastCards = 0;
    this.ravages = 0;
  }

  /** RNW-160: each type draws once in a battle. */
  private drawsOnce({ side, unit, n }: Of<'fateDrawn'>): void {
    const who = `side ${side}, type ${unit}`;
    expect(this.draws).not.toContain(who);
    this.draws.push(who);
    if (unit === unitNumber('beastman')) this.beastCards += n;
  }

  /** RNW-391. */
  private claim({ seat, season }: Of<'claimed'>, s: State): void {
    expect(s.year).toBeLessThan(LAST_YEAR);
    expect(this.claims.has(seat)).toBe(false);
    this.claims.set(seat, { year: s.year, season });
  }

  /** RNW-392: a claim is settled a year later, in the season of its deck. */
  private claimIsDue(seat: Seat, s: State): void {
    const claim = this.claims.get(seat);
    if (claim) expect([s.year, s.season]).toEqual([claim.year + 1, claim.season]);
    this.claims.delete(seat);
  }

  private meetsOnce({ seat }: Of<'objectiveMet'>): void {
    expect(this.met.has(seat), 'RNW-356: one Objective for each').toBe(false);
    this.met.add(seat);
  }

  private endIsDue(s: State): void {
    const { by, places } = s.ending!;
    if (by === 'claim') this.claimIsDue(places[0]!, s);
    if (by === 'last') expect(sets.isSingle(s.alive)).toBe(true);
    if (by === 'count') expect([s.year, s.season]).toEqual([LAST_YEAR, 3]);
  }

  private influenceIsAccountedFor(before: State, events: readonly RunewarsEvent[], after: State): void {
    const told = before.influence.map((n, seat) =>
      events.reduce((sum, e) => (e.type === 'influence' && e.seat === seat ? sum + e.n : sum), n),
    );
    expect(after.influence).toEqual(told);
  }

  private dialsEndWhereTheyAreSaid(events: readonly RunewarsEvent[], after: State): void {
    const last = new Map<number, number>();
    for (const e of events) if (e.type === 'dial') last.set(e.seat * DIALS.length + e.dial, e.value);
    for (const [dial, value] of last) expect(after.dials[dial]).toBe(value);
  }
}

type Piles = Pick<State, 'tacticsDiscard' | 'questDiscard' | 'rewardDiscard' | 'exploredGone' | 'cmd'>;

/** The pile on which a card or token lies that is said to be discarded. */
function discarded(e: RunewarsEvent): { card: number; pile: (s: Piles) => readonly number[] } | null {
  switch (e.type) {
    case 'discardedTactics':
    case 'laidGivenUp':
      return { card: e.card, pile: s => s.tacticsDiscard };
    case 'discardedQuest':
      return { card: e.card, pile: s => s.questDiscard };
    case 'rewardDiscarded':
      return { card: e.card, pile: s => s.rewardDiscard };
    case 'tokenDiscarded':
      return { card: e.token, pile: s => s.exploredGone };
    case 'commandLost':
      return { card: e.card, pile: s => s.cmd.discard };
    default:
      return null;
  }
}

/** What is said to be discarded lies on its pile, if nothing was taken back and the pile was not shuffled. */
class DiscardsChronicle implements Chronicle<State, RunewarsEvent> {
  hear(before: Piles, events: readonly RunewarsEvent[], after: Piles): void {
    const taken = events.flatMap(e => (e.type === 'tookDiscarded' ? [e.card] : []));
    for (const e of events) {
      const told = discarded(e);
      if (!told || taken.includes(told.card)) continue;
      const [lay, lies] = [told.pile(before), told.pile(after)];
      if (lay.every((card, i) => card === lies[i])) expect(lies.slice(lay.length), e.type).toContain(told.card);
    }
  }
}

test('a card that is said to be discarded and stays in play is found', () => {
  const piles = runewars.proof.position.read({ tactics_discard: ['TA04'] }, kindOf(2).options, 2);
  const told: RunewarsEvent[] = [{ type: 'discardedTactics', seat: 0, card: tacticsNumber('TA06') }];
  const book = new DiscardsChronicle();
  expect(() => book.hear(piles, told, piles)).toThrow('discardedTactics');
  expect(() =>
    book.hear(piles, told, { ...piles, tacticsDiscard: [...piles.tacticsDiscard, tacticsNumber('TA06')] }),
  ).not.toThrow();
});

const gamesOf = (seats: number, explore: string): RandomGame<State>[] =>
  Array.from({ length: GAMES }, (_, i) => gameOf(kindOf(seats, { explore }), `chronicle ${seats}, ${i}`, i % 4 > 0));

describe('a chronicle of Runewars holds', () => {
  const kinds = [kindOf(2), kindOf(3, { explore: 'on' }), kindOf(4)];
  const checks = chronicleChecks<State, RunewarsEvent>(runewars, {
    kinds,
    games: ({ seats, options }) => [
      ...gamesOf(seats, options.explore!),
      ...(seats === 2 ? Array.from({ length: 3 * GAMES }, (_, i) => atWar(`chronicle ${i}`)) : []),
    ],
    open: () => new LandsChronicle(),
  });
  for (const { name, run } of checks) test(name, run);
});

describe('what is discarded lies on its pile', () => {
  const commanded = kindOf(2, { bow: 'on', cmd: 'on' });
  const checks = chronicleChecks<State, RunewarsEvent>(runewars, {
    kinds: [kindOf(3, { explore: 'on' }), commanded],
    games: kind => [
      gameOf(kind, 'discards', true),
      ...(kind === commanded ? Array.from({ length: 2 * GAMES }, (_, i) => promoted(`discards ${i}`)) : []),
    ],
    open: () => new DiscardsChronicle(),
  });
  for (const { name, run } of checks) test(name, run);
});
