import type { Seat } from '@interregnum/kernel';
import { type Chronicle, chronicleChecks } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  limitOf,
  type OldKingsCrownEvent,
  oldKingsCrown,
  type Party,
  REGION_NUMBERS,
  type State,
  thresholdOf,
} from '../src/index.ts';
import { CardsChronicle } from './cards-chronicle.ts';
import { gameOf, kindOf, MORE, PATIENCE } from './tables.ts';

/** At every number of seats, a third of them crowded tables. */
const GAMES = 9 * MORE;

type Of<T extends OldKingsCrownEvent['type']> = Extract<OldKingsCrownEvent, { type: T }>;

/** The rules that speak of what happens, not of how things stand. */
class CrownChronicle implements Chronicle<State, OldKingsCrownEvent> {
  private readonly cards = new CardsChronicle();
  private readonly done = new Set<number>();
  private readonly retired = new Set<Seat>();
  private readonly bid = new Set<Seat>();
  private shown = false;
  private region: number | null = null;
  private rounds = 0;

  hear(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    for (const e of events) this.one(e, after);
    this.cards.hear(before, events, after);
    this.influenceIsAccountedFor(before, events, after);
    this.limitsFallOneByOne(before, events, after);
    if (events.some(e => e.type === 'gameOver')) this.endIsDue(after);
  }

  private one(e: OldKingsCrownEvent, s: State): void {
    if (e.type === 'round') this.beginRound(e);
    if (e.type === 'bid' || e.type === 'passedBid') this.bidsOnce(e);
    if (e.type === 'bidsShown') this.shown = true;
    if (e.type === 'bidWon') expect(this.shown, 'OKC-086: nobody wins before the Bids are shown').toBe(true);
    if (e.type === 'regionChosen') this.beginRegion(e);
    if (e.type === 'clashResult') this.clashIsSound(e);
    if (e.type === 'result') this.endRegion(e, s);
    if (e.type === 'retired') this.retiresOnce(e);
  }

  /** OKC-012, OKC-121: Rounds are counted without a gap, and all Regions of the one before are done. */
  private beginRound({ round }: Of<'round'>): void {
    if (this.rounds > 0) expect(round).toBe(this.rounds + 1);
    if (this.rounds > 0) expect([...this.done].sort()).toEqual([...REGION_NUMBERS]);
    this.rounds = round;
    for (const memory of [this.done, this.retired, this.bid]) memory.clear();
    this.shown = false;
    this.region = null;
  }

  /** OKC-081. */
  private bidsOnce({ seat }: Of<'bid'> | Of<'passedBid'>): void {
    expect(this.shown, 'nobody bids when the Bids are shown').toBe(false);
    expect(this.bid.has(seat), 'nobody bids twice').toBe(false);
    this.bid.add(seat);
  }

  /** OKC-121: no Region is revealed twice. */
  private beginRegion({ region }: Of<'regionChosen'>): void {
    expect(this.done.has(region)).toBe(false);
    this.region = region;
  }

  /** OKC-121: a Clash is about the Region that was chosen; who wins it is one of those in it. */
  private clashIsSound({ region, totals, winner }: Of<'clashResult'>): void {
    if (this.region !== null) expect(region).toBe(this.region);
    if (winner !== null) expect(totals.map(({ party }) => party)).toContain(winner);
  }

  /** OKC-140: one winner at most, and one result for each. */
  private endRegion({ region, results }: Of<'result'>, s: State): void {
    expect(results.filter(({ result }) => result === 'win').length).toBeLessThanOrEqual(1);
    const parties = results.map(({ party }) => party);
    expect(new Set(parties).size).toBe(parties.length);
    expect(parties.every(party => s.order.includes(party))).toBe(true);
    this.done.add(region);
  }

  /** OKC-191. */
  private retiresOnce({ seat }: Of<'retired'>): void {
    expect(this.retired.has(seat), 'one card is retired at most').toBe(false);
    this.retired.add(seat);
  }

  /** OKC-009: every change of a Supply is told, and none falls below nothing. */
  private influenceIsAccountedFor(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    const told = before.influence.slice();
    const add = (party: Party, n: number) => {
      told[party] = told[party]! + n;
    };
    for (const e of events) {
      if (e.type === 'gained') add(e.party, e.n);
      if (e.type === 'lostInfluence') add(e.party, -e.n);
      if (e.type === 'stole') {
        add(e.party, e.n);
        add(e.from, -e.n);
      }
    }
    expect(after.influence).toEqual(told);
    expect(Math.min(...after.influence)).toBeGreaterThanOrEqual(0);
  }

  /** OKC-063, OKC-065: Attrition costs one point of the limit at most, and nothing gives it back. */
  private limitsFallOneByOne(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    for (const seat of after.hands.keys()) {
      const suffered = events.filter(e => e.type === 'attrition' && e.seat === seat).length;
      const fallen = after.attrition[seat]! - before.attrition[seat]!;
      expect(fallen).toBeGreaterThanOrEqual(0);
      expect(fallen).toBeLessThanOrEqual(suffered);
      expect(limitOf(after, seat)).toBeGreaterThanOrEqual(1);
    }
  }

  /** OKC-196, OKC-Q61. */
  private endIsDue(s: State): void {
    const most = Math.max(...s.order.map(party => s.influence[party]!));
    expect(most >= thresholdOf(s) || s.round === s.maxRounds).toBe(true);
    expect(s.window).toBe('MWi-W');
  }

  close(end: State): void {
    expect(end.round).toBeLessThanOrEqual(end.maxRounds);
  }
}

describe('what happens in a game keeps the rules', () => {
  const checks = chronicleChecks<State, OldKingsCrownEvent>(oldKingsCrown, {
    kinds: [1, 2, 3, 4].map(seats => kindOf(seats)),
    games: kind => Array.from({ length: GAMES }, (_, n) => gameOf(kind, `chronicle ${kind.seats}, ${n}`, n % 3 === 2)),
    open: () => new CrownChronicle(),
  });
  for (const { name, run } of checks) test(name, run, PATIENCE);
});
