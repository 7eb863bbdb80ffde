/** What no single state shows: how states follow each other (spec section 7), and facts about maps and cards. */
import { chanceFrom, factsFor } from '@interregnum/kernel';
import { follow, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Army, ownerOf } from '../src/content/armies.ts';
import { builtIn } from '../src/content/built-in.ts';
import { KINDS, valueOfCard } from '../src/content/cards.ts';
import { boardOf } from '../src/content/contents.ts';
import { battleCardsIn } from '../src/content/deck.ts';
import { DESTROYER, UNDEAD_ARMIES } from '../src/content/leaders.ts';
import { type Board, type Location, locationNumber } from '../src/content/locations.ts';
import { type State, type YieldEvent, yieldGame } from '../src/index.ts';
import { mostRetreats, withdrawalOf } from '../src/phases/retreat-search.ts';
import { drawCards, fortressesOf, isFortress, sideOf, sideOfArmy } from '../src/table.ts';
import { KINDS_OF_TABLES, mixedGame } from './tables.ts';

const GAMES = 240;
const WATCHED = 100;
const games: readonly RandomGame<State>[] = Array.from({ length: GAMES }, (_, n) => mixedGame(n));

type Watch = (before: State, after: State, events: readonly YieldEvent[]) => void;

/** Plays the games and shows every change with the events that tell it. */
function watch(look: Watch): void {
  const book = { hear: (before: State, events: readonly YieldEvent[], after: State) => look(before, after, events) };
  for (const game of games.slice(0, WATCHED)) follow<State, YieldEvent>(yieldGame, game, book);
}

const count = (events: readonly YieldEvent[], type: YieldEvent['type']): number =>
  events.filter(event => event.type === type).length;
const heightOf = (s: State): number => s.stacks.join('').length;
const fortressCount = (s: State): number => s.stacks.filter(stack => stack !== '').length;
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('from one state to the next', () => {
  test('INV-05 Fortresses arise only by building and vanish only by Ritual and merging', () => {
    watch((before, after, events) => {
      const destroyed = events.filter(e => e.type === 'tokenRemoved' && e.value === 0).length;
      const merged = events.filter(e => e.type === 'fortressMoved' && e.merged).length;
      expect(fortressCount(after) - fortressCount(before)).toBe(count(events, 'built') - destroyed - merged);
    });
  });

  test('INV-11 only a Ritual moves the marker, at most once a Season', () => {
    let season = '';
    let given = 0;
    watch((before, after, events) => {
      const now = `${before.year}.${before.season}`;
      if (now !== season) [season, given] = [now, 0];
      given += count(events, 'markerGiven');
      expect(given).toBeLessThanOrEqual(1);
      if (count(events, 'markerGiven') + count(events, 'markerPicked') === 0) expect(after.marker).toBe(before.marker);
    });
  });

  test('INV-13 totals never fall in a battle', () => {
    watch((before, after, events) => {
      if (!before.battle || !after.battle || count(events, 'battle') > 0) return;
      const falls = before.battle.totals.filter((total, side) => after.battle!.totals[side]! < total);
      expect(falls).toEqual([]);
    });
  });

  test('INV-21 the value of all Fortresses changes by one token at a time', () => {
    watch((before, after, events) => {
      const placed = count(events, 'conquered') + count(events, 'upgraded') + count(events, 'built');
      const started = count(events, 'started');
      expect(heightOf(after) - heightOf(before)).toBe(placed + started - count(events, 'tokenRemoved'));
    });
  });

  test('INV-20 after the Conquer phase nobody stands on a Fortress that could be conquered', () => {
    let checked = 0;
    watch((before, after, events) => {
      if (before.phase !== 'conquer' || after.phase === 'conquer') return;
      if (count(events, 'conquestImpossible') > 0) return;
      checked++;
      after.at.forEach((location, army) => {
        if (location === null || !isFortress(after, location)) return;
        const owner = Number(after.stacks[location]!.at(-1)) - 1;
        expect(sideOf(after, owner)).toBe(sideOfArmy(after, army));
      });
    });
    expect(checked).toBeGreaterThan(50);
  });
});

// --- battles -------------------------------------------------------------------------------------------------------

/** All events from the reveal of the dials to the end of the battle, and the table as it was. */
interface Fought {
  start: State;
  events: YieldEvent[];
  end: State;
}

/** Battles whose first and last event are told by different answers, so that the states around them are known. */
function battles(): Fought[] {
  const out: Fought[] = [];
  for (const game of games) {
    let fight: { start: State; events: YieldEvent[] } | null = null;
    playRandomly(
      yieldGame,
      game,
      () => {},
      (s, _move, news) => {
        const events = factsFor(news, null) as YieldEvent[];
        fight?.events.push(...events);
        const over = events.some(event => event.type === 'battleOver' || event.type === 'destroyerWon');
        if (fight && over) out.push({ ...fight, end: yieldGame.rules.clone(s) });
        if (over) fight = null;
        if (s.battle && s.battle.plays.length === 0 && events.at(-1)?.type === 'battle') {
          fight = { start: yieldGame.rules.clone(s), events: [] };
        }
      },
    );
  }
  return out;
}

const fought = battles();

function* untilOver(events: readonly YieldEvent[]): Generator<YieldEvent> {
  for (const event of events) {
    if (event.type === 'battleOver') return;
    yield event;
  }
}

describe('battles as a whole', () => {
  test('there are enough of them', () => {
    expect(fought.length).toBeGreaterThan(500);
    expect(
      fought.filter(({ start }) => [...start.battle!.sides.toString(2)].filter(x => x === '1').length > 2).length,
    ).toBeGreaterThan(50);
  });

  test('INV-15 a side loses the difference or everything, the winner nothing', () => {
    for (const { start, events } of fought) {
      const units = start.units.slice();
      let due = 0;
      let lost = 0;
      for (const e of untilOver(events)) {
        if (e.type === 'yielded') {
          expect(lost).toBe(due);
          const armies = start.at.flatMap((_, army) => (start.battle!.armies & (1 << army) ? [army] : []));
          const own = armies.filter(army => sideOfArmy(start, army) === sideOf(start, e.seat));
          due = Math.min(e.loss, sum(own.map(army => units[army]!)));
          lost = 0;
        }
        if (e.type === 'lost') lost += e.from - e.to;
        if (e.type === 'gained') due = lost; // Undead Armies: checked below
        if (e.type === 'destroyed' && !e.noRetreat) lost += units[e.army]!;
        if (e.type === 'destroyerWon') due = lost;
      }
      expect(lost).toBe(due);
    }
  });

  test('INV-16, INV-17 as many defeated Armies retreat as can, each one step; in a Draw nobody else moves', () => {
    for (const { start, events: told, end } of fought) {
      const events = [...untilOver(told)]; // the same answer may have ended the next battle, too
      const moved = new Set<Army>();
      const yielded = new Set(events.flatMap(e => (e.type === 'yielded' ? [sideOf(start, e.seat)] : [])));
      for (const e of events) {
        if (e.type !== 'retreated') continue;
        expect(moved.has(e.army)).toBe(false);
        expect(boardOf(start).neighbours[e.from]).toContain(e.to);
        if (!e.companion) expect(yielded.has(sideOfArmy(start, e.army))).toBe(true);
        moved.add(e.army);
      }
      if (end.over) continue;
      const destroyed = events.flatMap(e => (e.type === 'destroyed' && !e.noRetreat ? [e.army] : []));
      const waiting = start.at.flatMap((at, army) =>
        at !== null &&
        start.battle!.armies & (1 << army) &&
        yielded.has(sideOfArmy(start, army)) &&
        !destroyed.includes(army)
          ? [army]
          : [],
      );
      const retreated = events.filter(e => e.type === 'retreated' && !e.companion).length;
      const table = { ...start, at: start.at.map((at, army) => (destroyed.includes(army) ? null : at)) };
      const companions = events.reduce(
        (set, e) => (e.type === 'retreated' && e.companion ? set | (1 << e.army) : set),
        0,
      );
      const w = withdrawalOf(
        table,
        waiting.reduce((set, army) => set | (1 << army), 0),
        companions,
      );
      expect(retreated).toBe(mostRetreats(w, w.all));
    }
  });

  test('INV-18 chasers and chased are a matching, one step each', () => {
    let chases = 0;
    for (const { start, events } of fought) {
      const left: Location[] = [];
      const chasers = new Set<Army>();
      for (const e of untilOver(events)) {
        if (e.type === 'destroyed' && !e.noRetreat) left.push(e.location);
        if (e.type === 'destroyed' && e.noRetreat) left.push(e.location);
        if (e.type === 'retreated' && !e.companion) left.push(e.from);
        if (e.type !== 'chased') continue;
        chases++;
        expect(left).toContain(e.to);
        left.splice(left.indexOf(e.to), 1);
        expect(boardOf(start).neighbours[e.from]).toContain(e.to);
        expect(chasers.has(e.army)).toBe(false);
        expect(start.battle!.armies & (1 << e.army)).not.toBe(0);
        chasers.add(e.army);
        if (start.singleChase) expect(chasers.size).toBe(1);
      }
    }
    expect(chases).toBeGreaterThan(50);
  });

  test('INV-23 cards, Yields and Passes are bounded', () => {
    for (const { start, events } of fought) {
      const own = [...untilOver(events)];
      const sides = [...start.battle!.sides.toString(2)].filter(bit => bit === '1').length;
      expect(count(own, 'played')).toBeLessThanOrEqual(sum(start.handSize));
      expect(count(own, 'yielded')).toBeLessThanOrEqual(sides - 1);
      expect(count(own, 'passed')).toBeLessThanOrEqual(sides + count(own, 'played'));
    }
  });

  test('INV-27 an Upgrade action for every Army destroyed with credit, unless there is no Fortress', () => {
    for (const { start, events } of fought) {
      const own = [...untilOver(events)];
      const credited = own.filter(e => e.type === 'destroyed' && e.by !== null).length;
      const free = own.filter(e => e.type === 'upgraded' && e.free).length;
      expect(free).toBeLessThanOrEqual(2 * credited);
      if (credited === 0) expect(count(own, 'upgradeDeclined')).toBe(0);
      const wins = own.some(e => e.type === 'destroyerWon');
      const basil = start.ability.indexOf(DESTROYER);
      if (wins) expect(own.findIndex(e => e.type === 'destroyerWon')).toBe(own.length - 1);
      else if (basil >= 0) {
        const byBasil = own.some(
          e => e.type === 'destroyed' && e.by !== null && sideOf(start, e.by) === sideOf(start, basil),
        );
        const fights = (start.battle!.armies & (15 << (4 * basil))) !== 0;
        expect(byBasil && fights).toBe(false);
      }
      const withFortress = own.some(
        e => e.type === 'destroyed' && e.by !== null && fortressesOf(start, e.by).length > 0,
      );
      if (withFortress && !wins && !start.teams) expect(free + count(own, 'upgradeDeclined')).toBeGreaterThan(0);
    }
  });

  test('INV-28 Undead Armies never shrink unless they cannot retreat', () => {
    let grown = 0;
    for (const { start, events } of fought) {
      const basil = start.ability.indexOf(UNDEAD_ARMIES);
      if (basil < 0) continue;
      for (const e of untilOver(events)) {
        if (e.type === 'lost') expect(ownerOf(e.army)).not.toBe(basil);
        if (e.type === 'destroyed' && ownerOf(e.army) === basil) expect(e.noRetreat).toBe(true);
        if (e.type !== 'gained') continue;
        grown++;
        expect(e.to).toBeGreaterThanOrEqual(e.from);
        expect(e.to).toBeLessThanOrEqual(Math.min(15, 2 * e.from));
      }
    }
    expect(grown).toBeGreaterThan(10);
  });
});

// --- maps and cards ------------------------------------------------------------------------------------------------

/** Ways to lay the map on itself that keep Streets, regions, Fortresses and starting Fortresses. */
function automorphisms(board: Board): Location[][] {
  const found: Location[][] = [];
  const { locations } = board;
  const alike = (a: Location, b: Location) =>
    board.regions[a] === board.regions[b] &&
    board.numerals.includes(a) === board.numerals.includes(b) &&
    board.starts.includes(a) === board.starts.includes(b) &&
    board.neighbours[a]!.length === board.neighbours[b]!.length;
  const extend = (image: Map<Location, Location>, queue: readonly Location[]): void => {
    const next = queue.find(one => !image.has(one));
    if (next === undefined) {
      found.push(locations.map(one => image.get(one)!));
      return;
    }
    for (const to of locations) {
      if ([...image.values()].includes(to) || !alike(next, to)) continue;
      const fits = [...image].every(
        ([a, b]) => board.neighbours[next]!.includes(a) === board.neighbours[to]!.includes(b),
      );
      if (fits) extend(new Map([...image, [next, to]]), queue);
    }
  };
  extend(new Map(), breadthFirst(board));
  return found;
}

function breadthFirst(board: Board): Location[] {
  const out = [board.starts[0]!];
  for (const one of out) for (const near of board.neighbours[one]!) if (!out.includes(near)) out.push(near);
  return out;
}

describe('YLD-Q01 the maps', () => {
  const FIGURES: readonly [seats: number, locations: number, fortresses: number, streets: number, starts: string][] = [
    [2, 19, 7, 28, 'III V'],
    [3, 22, 10, 33, 'II VI VII'],
    [4, 27, 10, 40, 'I III VIII X'],
    [5, 31, 11, 45, 'III IV V IX X'],
  ];

  test.each(FIGURES)(
    'for %i players: %i Locations, %i Fortresses, %i Streets, starts %s',
    (seats, locations, fortresses, streets, starts) => {
      const board = boardOf({ content: null, seats });
      expect(board.locations.length).toBe(locations);
      expect(board.numerals.length).toBe(fortresses);
      expect(sum(board.locations.map(one => board.neighbours[one]!.length))).toBe(2 * streets);
      expect(board.starts).toEqual(starts.split(' ').map(locationNumber));
      for (const one of board.locations)
        for (const near of board.neighbours[one]!) expect(board.neighbours[near]).toContain(one);
    },
  );

  test.each([2, 3, 4, 5])('for %i players no starting Fortress is better than another', seats => {
    const board = boardOf({ content: null, seats });
    const first = board.locations.indexOf(board.starts[0]!);
    const images = new Set(automorphisms(board).map(image => image[first]!));
    expect([...images].sort((a, b) => a - b)).toEqual(board.starts);
  });

  test.each([2, 3, 4, 5])('for %i players no two deployment zones touch', seats => {
    const board = boardOf({ content: null, seats });
    const zone = (start: Location) => [start, ...board.neighbours[start]!];
    for (const a of board.starts) {
      for (const b of board.starts.filter(one => one !== a)) {
        for (const place of zone(a))
          expect(zone(b).some(one => one === place || board.neighbours[one]!.includes(place))).toBe(false);
      }
    }
  });
});

describe('Battle cards', () => {
  test('YLD-Q02, YLD-Q06 six of each kind, values 3 to 6', () => {
    const cards = battleCardsIn(builtIn);
    expect(cards.length).toBe(72);
    for (const kind of KINDS) expect(cards.filter(one => one === kind).length).toBe(builtIn.copies[kind]);
    expect(sum(cards.map(valueOfCard))).toBe(324);
  });

  test('YLD-Q11 (SC-47) a draw goes on after the discard pile was shuffled', () => {
    const s = yieldGame.rules.setup({}, 2, chanceFrom('reshuffle'));
    for (const kind of s.deck.splice(2, 30)) s.discard[kind]!++;
    s.deck.length = 2;
    expect(drawCards(s, 0, 5, 'hands')).toBe(5);
    expect([s.deck.length, sum(s.discard)]).toEqual([27, 0]);
  });

  test('YLD-Q11 with nothing left the rest of a draw is forfeited', () => {
    const s = yieldGame.rules.setup({}, 2, chanceFrom('empty'));
    s.deck.length = 3;
    expect(drawCards(s, 0, 5, 'hands')).toBe(3);
  });
});

describe('games as a whole', () => {
  test('INV-22, INV-24 three Years and one winning side, unless the Destroyer strikes', () => {
    for (const kind of KINDS_OF_TABLES) {
      const end = playRandomly(yieldGame, { kind, seed: 'whole' }, () => {});
      const { winners } = yieldGame.rules.outcome(end)!;
      expect(new Set(winners.map(seat => sideOf(end, seat))).size).toBe(1);
      expect(end.destroyer !== null || (end.year === 3 && end.season === 4)).toBe(true);
    }
  });
});
