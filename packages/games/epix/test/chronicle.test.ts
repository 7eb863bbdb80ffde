import type { Seat } from '@interregnum/kernel';
import { type Chronicle, chronicleChecks, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CATAPULT, GARRISON, KNIGHT, SOLDIER } from '../src/content/units.ts';
import { type EpixEvent, epix, type State } from '../src/index.ts';
import { areasOf, owns } from '../src/table.ts';

/** The invariants of the spec that speak of what happens, not of how things stand. */
class EpixChronicle implements Chronicle<State, EpixEvent> {
  private before!: State;
  private readonly played = new Map<Seat, number[]>();
  private auctions = 0;
  private turnOf: Seat | null = null;
  private soldierSteps = new Map<number, number>();

  hear(before: State, events: readonly EpixEvent[], s: State): void {
    this.before = before;
    for (const e of events) this.one(e);
    this.goldIsAccountedFor(s, events);
    this.sidesLose(s, events);
  }

  private one(e: EpixEvent): void {
    if (e.type === 'season') this.beginSeason();
    if (e.type === 'auction') this.auctions++;
    if (e.type === 'revealed')
      this.played.set(
        e.seat,
        [1, 2, 4].filter(card => e.cards & card),
      );
    if (e.type === 'revealed') this.beginTurn(e.seat);
    if (e.type === 'moved') this.unitMoves(e.unit, e.from, e.to);
    if (e.type === 'fought') this.fightIsSound(e);
    if (e.type === 'income') expect(this.turnOf, 'income comes after the last turn').not.toBeNull();
  }

  /** 9, 10: one auction, one card each, in Winter two different ones. */
  private beginSeason(): void {
    const cards = this.before.season === 3 ? 2 : 1;
    if (this.played.size > 0) for (const list of this.played.values()) expect(list).toHaveLength(cards);
    this.played.clear();
    this.auctions = 0;
  }

  private beginTurn(seat: Seat): void {
    expect(this.auctions).toBe(1);
    this.turnOf = seat;
    this.soldierSteps = new Map();
  }

  /** 11: a Soldier changes area once (twice with Forced March); Camps and Catapults never. */
  private unitMoves(unit: number, from: number, to: number): void {
    expect([SOLDIER, KNIGHT]).toContain(unit);
    if (unit !== SOLDIER) return;
    const steps = (this.soldierSteps.get(from) ?? 0) + 1;
    expect(steps).toBeLessThanOrEqual(owns(this.before, this.turnOf!, 13) ? 2 : 1);
    this.soldierSteps.delete(from);
    this.soldierSteps.set(to, steps);
  }

  /** 15, 16, 17: bids, guesses, and the order of defence. */
  private fightIsSound({ duel, gold, bid, guesses, won }: Extract<EpixEvent, { type: 'fought' }>): void {
    expect(bid).toBeGreaterThanOrEqual(1);
    expect(bid).toBeLessThanOrEqual(gold);
    expect(new Set(guesses).size).toBe(guesses.length);
    for (const guess of guesses) expect(guess >= 1 && guess <= gold).toBe(true);
    expect(won).toBe(!guesses.includes(bid));
    if (guesses.length === 3 && gold > 3) expect(duel.target).toBe(GARRISON);
    const units = this.before.units[duel.to]!;
    if (duel.target === GARRISON) expect(units & 3).toBe(0);
    else if (duel.target !== null) expect(units & ((1 << duel.target) - 1)).toBe(0);
    if (gold <= guesses.length) expect(won).toBe(false);
  }

  /** 7: Gold changes only in the ways that are told. */
  private goldIsAccountedFor(s: State, events: readonly EpixEvent[]): void {
    if (this.before.season !== s.season || events.some(e => e.type === 'draftBid')) return;
    const gold = this.before.gold.slice();
    for (const e of events) {
      if (e.type === 'recruited') gold[e.seat]! -= e.cost;
      if (e.type === 'auction') gold[e.winner]! -= e.paid;
      if (e.type === 'fought') gold[e.duel.attacker]! -= e.bid;
      if (e.type === 'taxed') gold[e.seat]! += e.gold;
      if (e.type === 'income') gold[e.seat]! += e.camps + e.marks + e.cards;
      if (e.type === 'pillaged') gold[e.seat]! += 1;
    }
    expect(s.gold).toEqual(gold);
  }

  /** 13, 14: after a fight one side has lost something; after a shot the Catapult is gone. */
  private sidesLose(s: State, events: readonly EpixEvent[]): void {
    const fought = events.find(e => e.type === 'fought');
    if (!fought || s.ask?.id === 'EPX-D17') return;
    const lost = events.filter(e => ['lost', 'castleTaken', 'destroyed'].includes(e.type));
    expect(lost.length).toBeGreaterThanOrEqual(1);
    if (fought.duel.unit === CATAPULT) expect((s.units[fought.duel.from]! >> CATAPULT) & 1).toBe(0);
  }

  close(end: State): void {
    const { winners, standings } = epix.rules.outcome(end)!;
    expect(winners.length).toBeGreaterThan(0);
    if (end.conqueror === null) expect(areasOf(end, winners[0]!)).toBe(Math.max(...standings.map(x => x.score)));
    else expect(winners).toEqual([end.conqueror]);
  }
}

describe('what happens in a game keeps the invariants of the rules', () => {
  const checks = chronicleChecks<State, EpixEvent>(epix, {
    kinds: tableKinds(epix),
    games: kind => Array.from({ length: 150 }, (_, n) => ({ kind, seed: `chronicle ${n}` })),
    open: () => new EpixChronicle(),
  });
  for (const { name, run } of checks) test(name, run);
});
