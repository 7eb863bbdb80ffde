/** Rules about hands, face-down cards, results, order and tiles that hold from one question to the next. */
import { expect } from 'vitest';
import { ASK, limitOf, type OldKingsCrownEvent, type Party, REGION_NUMBERS, type State } from '../src/index.ts';
import { NONE, SOURCES } from '../src/pieces.ts';
import { at } from '../src/state.ts';
import { isReady } from '../src/table.ts';

type Of<T extends OldKingsCrownEvent['type']> = Extract<OldKingsCrownEvent, { type: T }>;

const ofType = <T extends OldKingsCrownEvent['type']>(events: readonly OldKingsCrownEvent[], type: T): Of<T>[] =>
  events.filter((e): e is Of<T> => e.type === type);

/** How often a Tie can be played again against the Simulacrum by somebody who plays no card (OKC-S6). */
const TIES_ALONE = 6;

export class CardsChronicle {
  /** By seat: the Regions at which it placed cards this Round. */
  private readonly placed = new Map<Party, readonly number[]>();
  private readonly done = new Set<number>();
  private clashes = 0;
  private mostClashes = Number.POSITIVE_INFINITY;

  hear(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    for (const e of events) this.one(e, before);
    this.handsKeepTheirLimit(before, events, after);
    this.cardsLieWhereTheyWerePlaced(after);
    this.orderGoesByInfluence(before, events, after);
    this.usedTilesRest(before, events);
  }

  private one(e: OldKingsCrownEvent, before: State): void {
    if (e.type === 'round') {
      this.placed.clear();
      this.done.clear();
    }
    if (e.type === 'placed') this.placed.set(e.seat, e.regions);
    if (e.type === 'regionChosen') this.countTies(before);
    if (e.type === 'clashResult') expect(++this.clashes).toBeLessThanOrEqual(this.mostClashes);
    if (e.type === 'result') this.resultsFit(e);
  }

  /** Each Tie takes a card out of a hand for good, or a player out of the Clash. */
  private countTies({ seats, hands }: State): void {
    this.clashes = 0;
    const cards = hands.reduce((sum, hand) => sum + hand.length, 0);
    this.mostClashes = 1 + cards + 2 * seats + 2 + (seats === 1 ? TIES_ALONE : 0);
  }

  /** OKC-140, OKC-Q114: with a winner everybody else in the Region has lost or Retreated, without one nobody has lost. */
  private resultsFit({ region, results }: Of<'result'>): void {
    const isWon = results.some(({ result }) => result === 'win');
    expect(results.filter(({ result }) => result === (isWon ? 'tie' : 'loss'))).toEqual([]);
    this.done.add(region);
  }

  /** OKC-280: no effect brings a hand above its limit, but for the Necropolis and a losing Bid (OKC-Q12). */
  private handsKeepTheirLimit(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    if (after.ask?.id === ASK.necropolis || before.hands.length === 0) return;
    for (const [seat, hand] of after.hands.entries()) {
      const back = ofType(events, 'tookBack').filter(e => e.seat === seat);
      const size = before.hands[seat]!.length + back.reduce((sum, e) => sum + e.cards.length, 0);
      const limit = Math.max(limitOf(before, seat), limitOf(after, seat));
      if (before.round > 0) expect(hand.length).toBeLessThanOrEqual(Math.max(limit, size));
    }
  }

  /** OKC-100: while the next Region is chosen, everybody has one card at each Region that he placed one at. */
  private cardsLieWhereTheyWerePlaced(s: State): void {
    if (s.ask?.id !== ASK.region) return;
    for (const [seat, regions] of this.placed) {
      const lying = REGION_NUMBERS.filter(region => s.down[at(s, region, seat)] !== NONE);
      expect(lying).toEqual(REGION_NUMBERS.filter(region => regions.includes(region) && !this.done.has(region)));
    }
  }

  /** OKC-068: most Influence first, equals in the reverse of their order before; K06 may set any order. */
  private orderGoesByInfluence(before: State, events: readonly OldKingsCrownEvent[], after: State): void {
    const [set] = ofType(events, 'orderSet');
    if (set === undefined) return;
    expect([...set.order].sort()).toEqual([...before.order].sort());
    if (before.ask?.id === ASK.order) return;
    for (const [place, party] of set.order.entries()) {
      const next = set.order[place + 1];
      if (next === undefined) continue;
      const ahead = after.influence[party]! - after.influence[next]!;
      expect(ahead).toBeGreaterThanOrEqual(0);
      if (ahead === 0) expect(before.order.indexOf(party)).toBeGreaterThan(before.order.indexOf(next));
    }
  }

  /** OKC-270: a used tile does nothing until a Site of Power turns it up. */
  private usedTilesRest(before: State, events: readonly OldKingsCrownEvent[]): void {
    for (const { source } of ofType(events, 'used')) {
      const data = SOURCES[source]!;
      if (data.kind === 'tile') expect(isReady(before, data.tile)).toBe(true);
    }
    const isAwake = before.ask?.id === ASK.siteOfPower || ofType(events, 'activatedSite').length > 0;
    for (const { ready } of ofType(events, 'flipped')) expect(ready && !isAwake).toBe(false);
  }
}
