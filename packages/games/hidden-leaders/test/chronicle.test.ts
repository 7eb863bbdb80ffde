import { type Chronicle, chronicleChecks, playRandomly, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/content/built-in.ts';
import {
  type Card,
  FACTIONS,
  type HiddenLeadersEvent,
  hiddenLeaders,
  type State,
  victoriousFaction,
} from '../src/index.ts';
import { crowded, deckOf, sparse } from './tables.ts';

/** What puts a card into a face-up row. */
const INTO_ROW: readonly HiddenLeadersEvent['type'][] = ['played', 'turned', 'placed', 'exchanged', 'gave'];

/** The invariants of the spec that speak of what happens, not of how things stand. */
class HiddenLeadersChronicle implements Chronicle<State, HiddenLeadersEvent> {
  private before!: State;
  private performed = 0;
  private hidden = 0;

  hear(before: State, events: readonly HiddenLeadersEvent[], s: State): void {
    this.before = before;
    for (const e of events) this.one(s, e);
    if (!s.over) this.stacksKeepTheirOrder(s, events);
    this.rowsGrowByRule(s, events);
  }

  /** 3, 16: a movement is at most 3 spaces; a chain performs no more cards than there are. */
  private one(s: State, e: HiddenLeadersEvent): void {
    if (e.type === 'moved') expect(Math.abs(e.to - e.from)).toBeLessThanOrEqual(3);
    if (e.type === 'played') {
      this.performed = 1;
      this.hidden = s.down[e.seat]!.length + 6;
    }
    if (e.type === 'performed') expect(++this.performed).toBeLessThanOrEqual(7 + this.hidden);
  }

  /** 10: a stack changes only by append, removal, or an exchange of two places. */
  private stacksKeepTheirOrder(s: State, events: readonly HiddenLeadersEvent[]): void {
    if (events.some(e => e.type === 'exchanged' || e.type === 'turned')) return;
    s.down.forEach((cards, seat) => {
      const old = this.before.down[seat]!;
      const left = old.filter(card => cards.includes(card));
      expect(cards.slice(0, left.length)).toEqual(left);
    });
  }

  /** 18, 19. */
  private rowsGrowByRule(s: State, events: readonly HiddenLeadersEvent[]): void {
    const grown = s.up.some((cards, seat) => cards.some(card => !this.before.up[seat]!.includes(card)));
    if (grown) expect(events.some(e => INTO_ROW.includes(e.type))).toBe(true);
  }

  close(end: State): void {
    expect(end.turns).toBeLessThanOrEqual(60 * end.seats);
  }
}

describe('what happens in a game keeps the invariants of the rules', () => {
  const checks = chronicleChecks<State, HiddenLeadersEvent>(hiddenLeaders, {
    kinds: tableKinds(hiddenLeaders).filter(({ options }) => options.memory === 'aid' && options.end === 'deck'),
    games: kind => {
      const table = { seats: kind.seats, deck: deckOf(kind.options), memory: 'aid' } as const;
      return Array.from({ length: 60 }, (_, n) => [
        { kind, seed: `chronicle ${n}` },
        { kind, seed: `crowd ${n}`, start: (seed: string) => crowded(table, seed) },
        { kind, seed: `sparse ${n}`, start: (seed: string) => sparse(table, seed) },
      ]).flat();
    },
    open: () => new HiddenLeadersChronicle(),
  });
  for (const { name, run } of checks) test(name, run);
});

describe('HDL-124..HDL-127 the victorious faction', () => {
  const spaces = Array.from({ length: 12 }, (_, i) => i + 1);
  const pairs = spaces.flatMap(red => spaces.map(green => victoriousFaction(builtIn, red, green)));
  test('exactly one for each of the 144 pairs: 52 Imperial Army, 52 Hill Tribes, 24 Water Folk, 16 Undead', () => {
    expect(FACTIONS.map(faction => pairs.filter(one => one === faction).length)).toEqual([52, 52, 24, 16]);
  });
});

describe('section 6: who knows a Hidden Hero', () => {
  /** Nobody is reminded of a card that he has not seen at or since its last placement. */
  test('a viewer is shown exactly the own ones and the known ones', () => {
    for (let n = 0; n < 20; n++) {
      playRandomly(hiddenLeaders, { kind: tableKinds(hiddenLeaders)[n]!, seed: `known ${n}` }, s => {
        for (const viewer of [null, ...s.hands.keys()]) {
          const seen = hiddenLeaders.rules.view(s, viewer).down;
          expect(seen).toEqual(s.down.map((cards, seat) => cards.map((card, i) => shown(s, viewer, seat, i, card))));
        }
      });
    }
  });

  function shown(s: State, viewer: number | null, seat: number, place: number, card: Card): Card | null {
    const bit = viewer === null ? 64 : 2 ** viewer;
    const reminded = s.memory === 'aid' && Math.floor(s.known[seat]![place]! / bit) % 2 === 1;
    return viewer === seat || reminded ? card : null;
  }
});
