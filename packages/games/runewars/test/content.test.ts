/** The tables are complete and hang together; whoever corrects a value against the printed game runs this. */
import { expect, test } from 'vitest';
import type { FateFace } from '../src/content/card.ts';
import { DEVELOPMENT_TOKENS } from '../src/content/card.ts';
import { CITIES } from '../src/content/cities.ts';
import type { Op } from '../src/content/effect.ts';
import { EXPLORATION_TOKENS } from '../src/content/exploration.ts';
import { FATE } from '../src/content/fate.ts';
import { HEROES } from '../src/content/heroes.ts';
import { OBJECTIVES } from '../src/content/objectives.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { SHEETS } from '../src/content/sheets.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { HOME_REALMS, TILES } from '../src/content/tiles.ts';
import { TITLES } from '../src/content/titles.ts';
import { UNITS } from '../src/content/units.ts';
import {
  FACTION_UNITS,
  FACTIONS,
  NEUTRAL_UNITS,
  ORDERS,
  REINFORCEMENTS,
  RESOURCES,
  SEASONS,
  type Shape,
} from '../src/content/words.ts';
import { programs } from './programs.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const count = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};
const printed = (face: FateFace): string =>
  face.icon === 'rout' || face.icon === 'damage' ? `${face.icon} ${face.n}` : face.icon;

test('there are 30 Fate cards, and each section has its faces (FATE-DECK)', () => {
  const faces = (shape: Shape) => count(FATE, card => printed(card.faces[shape]));
  expect(FATE.map(card => card.number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(count(FATE, card => card.destiny)).toEqual({ gold: 4, silver: 8, red: 18 });
  expect(faces('triangle')).toEqual({ blank: 12, 'damage 1': 8, special: 6, 'rout 1': 4 });
  expect(faces('rectangle')).toEqual({ blank: 9, special: 6, 'damage 1': 6, 'damage 2': 4, 'rout 1': 3, 'rout 2': 2 });
  expect(faces('circle')).toEqual({ special: 12, blank: 12, 'damage 1': 4, 'rout 1': 2 });
  expect(faces('hexagon')).toEqual({
    special: 6,
    blank: 6,
    'damage 1': 5,
    'damage 2': 4,
    'damage 3': 3,
    'rout 2': 5,
    'rout 1': 1,
  });
});

const base = <T extends { module: string }>(list: readonly T[]): readonly T[] =>
  list.filter(one => one.module === 'base');
const bow = <T extends { module: string }>(list: readonly T[]): readonly T[] =>
  list.filter(one => one.module === 'bow');

test('a faction has 36 figures of four types and 12 reinforcements, and there are 40 neutral ones', () => {
  expect(UNITS.map(unit => unit.id)).toEqual([
    ...FACTIONS.flatMap(f => FACTION_UNITS[f] as readonly string[]),
    ...NEUTRAL_UNITS,
    ...FACTIONS.flatMap(f => REINFORCEMENTS[f] as readonly string[]),
  ]);
  for (const faction of FACTIONS) {
    const own = UNITS.filter(unit => unit.faction === faction);
    expect(sum(base(own).map(unit => unit.figures)), faction).toBe(36);
    expect(sum(bow(own).map(unit => unit.figures)), faction).toBe(12);
    for (const unit of bow(own)) expect(FACTION_UNITS[faction] as readonly string[]).toContain(unit.replaces);
  }
  expect(sum(UNITS.filter(unit => unit.faction === null).map(unit => unit.figures))).toBe(40);
});

test('units have health, a row from 1 to 5 and an ability; neutral ones also one for duel quests (RNW-317)', () => {
  for (const unit of UNITS) {
    expect(unit.health, unit.id).toBeGreaterThan(0);
    expect([1, 2, 3, 4, 5]).toContain(unit.initiative);
    expect(unit.ability.length, unit.id).toBeGreaterThan(0);
    expect(unit.inDuel.length > 0, unit.id).toBe(unit.faction === null);
  }
});

test('dials have eight spaces of icons and own units; icons add up to eight', () => {
  const icons = (icon: string) =>
    SHEETS.map(({ dials }) => RESOURCES.flatMap(r => dials[r]).filter(s => s === icon).length);
  expect(SHEETS.map(sheet => sheet.id)).toEqual([...FACTIONS]);
  for (const { id, dials } of SHEETS) {
    for (const resource of RESOURCES) {
      expect(dials[resource], `${id} ${resource}`).toHaveLength(8);
      const known: readonly string[] = ['influence', 'tactics', ...FACTION_UNITS[id]];
      for (const space of dials[resource]) expect(known).toContain(space);
    }
  }
  expect(icons('influence')).toEqual([4, 5, 4, 3]);
  expect(icons('tactics')).toEqual([4, 3, 4, 5]);
});

test('starting influence is different for all and adds up to 5 with the starting Tactics (RNW-Q57)', () => {
  expect(new Set(SHEETS.map(sheet => sheet.influence)).size).toBe(4);
  for (const sheet of SHEETS) expect(sheet.influence + sheet.tactics, sheet.id).toBe(5);
});

test('starting armies follow from the dials (RNW-014)', () => {
  const army = SHEETS.map(({ dials, start }) =>
    count(
      RESOURCES.flatMap(r => dials[r].slice(0, start[r])).filter(s => s !== 'influence' && s !== 'tactics'),
      s => s,
    ),
  );
  expect(army).toEqual([
    { footman: 3, bowman: 2, knight: 2 },
    { warrior: 1, archer: 3, sorceress: 1, 'pegasus-rider': 1 },
    { reanimate: 3, 'skeleton-archer': 2, necromancer: 2 },
    { berserker: 3, warlock: 2, 'flesh-ripper': 2 },
  ]);
});

test('a home realm yields what the dials start with (RNW-013)', () => {
  for (const { id, areas } of HOME_REALMS) {
    const start = SHEETS.find(sheet => sheet.id === id)!.start;
    for (const r of RESOURCES) expect(sum(areas.map(area => area.yields[r])), `${id} ${r}`).toBe(start[r]);
  }
});

test('nine tiles have 35 areas, seven cities, and no more neutral units than there are figures', () => {
  const areas = TILES.slice(0, 9).flatMap(tile => tile.areas);
  expect(TILES.map(tile => tile.id)).toEqual([...Array.from({ length: 12 }, (_, i) => String(i + 1)), ...FACTIONS]);
  expect(areas).toHaveLength(35);
  expect(RESOURCES.map(r => sum(areas.map(area => area.yields[r])))).toEqual([23, 18, 22]);
  expect(areas.filter(area => area.isCity)).toHaveLength(base(CITIES).length);
  const demand = NEUTRAL_UNITS.map(id => sum(areas.map(({ neutral }) => (neutral?.unit === id ? neutral.n : 0))));
  expect(demand).toEqual([8, 6, 8, 6, 4, 4]);
  const figures = NEUTRAL_UNITS.map(id => UNITS.find(unit => unit.id === id)!.figures);
  expect(demand.filter((n, i) => n > figures[i]!)).toEqual([]);
});

test('a city area prints one resource and no neutral units', () => {
  for (const area of TILES.flatMap(tile => tile.areas).filter(a => a.isCity)) {
    expect(area.neutral).toBeNull();
    expect(sum(RESOURCES.map(r => area.yields[r]))).toBe(1);
  }
});

test('decks have their sizes', () => {
  expect(base(SEASON_CARDS)).toHaveLength(32);
  for (const season of SEASONS) expect(base(SEASON_CARDS).filter(card => card.season === season)).toHaveLength(8);
  expect(sum(base(TACTICS).map(card => card.copies))).toBe(50);
  expect(base(TACTICS)).toHaveLength(29);
  expect(sum(base(REWARDS).map(card => card.copies))).toBe(25);
  expect(base(QUESTS)).toHaveLength(24);
  expect(base(QUESTS).flatMap(quest => quest.tile ?? [])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(count(base(HEROES), hero => hero.alignment)).toEqual({ good: 4, neutral: 4, evil: 4 });
  expect(count(base(OBJECTIVES), card => card.alignment)).toEqual({ good: 8, evil: 8 });
  expect(base(TITLES)).toHaveLength(3);
  expect(base(CITIES)).toHaveLength(7);
  expect(ORDERS).toHaveLength(9);
  expect(sum(Object.values(DEVELOPMENT_TOKENS))).toBe(5);
});

test('there are 35 exploration tokens, 16 with the back 1 and 19 with the back 2+ (EX-TOKENS)', () => {
  expect(sum(base(EXPLORATION_TOKENS).map(token => token.backs[0]))).toBe(16);
  expect(sum(base(EXPLORATION_TOKENS).map(token => token.backs[1]))).toBe(19);
});

test('Banners of War adds its numbers', () => {
  expect(count(bow(HEROES), hero => hero.alignment)).toEqual({ good: 3, neutral: 2, evil: 3 });
  expect(bow(TITLES)).toHaveLength(1);
  for (const season of SEASONS) expect(bow(SEASON_CARDS).filter(card => card.season === season)).toHaveLength(3);
  expect(bow(QUESTS)).toHaveLength(9);
  expect(bow(QUESTS).flatMap(quest => quest.tile ?? [])).toEqual(['10', '11', '12']);
  expect(bow(CITIES).map(city => city.isLost)).toEqual([true]);
  expect([0, 1].map(back => sum(bow(EXPLORATION_TOKENS).map(token => token.backs[back]!)))).toEqual([2, 6]);
  const areas = bow(TILES).flatMap(tile => tile.areas);
  expect(areas).toHaveLength(9);
  expect(areas.filter(area => area.isCity)).toHaveLength(1);
});

test('a Quest names areas of one tile that exist', () => {
  const known = TILES.slice(0, 12).flatMap(tile => tile.areas.map(area => tile.id + area.letter));
  for (const quest of QUESTS) {
    for (const area of quest.areas) expect(known, quest.id).toContain(area);
    expect(new Set(quest.areas.map(area => area.slice(0, -1))).size).toBe(1);
    if (quest.tile !== null) expect(quest.areas[0]!.slice(0, -1)).toBe(quest.tile);
  }
});

test('bids are asked by cards of the Wizards Council, and by no others', () => {
  for (const card of SEASON_CARDS) {
    expect(
      card.effect.some(op => op.op === 'bid'),
      card.id,
    ).toBe(card.isCouncil);
  }
});

test('ids are unique, and so are the names of cards', () => {
  const cards = [SEASON_CARDS, TITLES, HEROES, QUESTS, REWARDS, TACTICS, OBJECTIVES, CITIES].flat();
  expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
  const named = cards.filter(({ id }) => id !== 'RB1'); // two more copies of RW01
  expect(new Set(named.map(card => card.name)).size).toBe(named.length);
});

test('jumps of a program stay inside it, and a way to go for each start', () => {
  for (const [id, ops] of programs()) {
    ops.forEach((op: Op, at) => {
      const ends = 'skip' in op ? [at + 1 + op.skip] : op.op === 'either' ? op.starts.map(start => at + 1 + start) : [];
      for (const end of ends) {
        expect(end, `${id} ${op.op}`).toBeGreaterThanOrEqual(0);
        expect(end, `${id} ${op.op}`).toBeLessThanOrEqual(ops.length);
      }
      if (op.op === 'either') expect(op.starts).toHaveLength(op.ways.length);
    });
  }
});

test('Season cards ask as Season cards, abilities of units as abilities', () => {
  const asked = (ops: readonly Op[]) => ops.flatMap(op => ('asks' in op ? [op.asks] : []));
  const inSeasons: readonly string[] = ['RNW-D39', 'RNW-D63', 'RNW-D67'];
  for (const card of SEASON_CARDS)
    for (const question of asked(card.effect)) expect(inSeasons, card.id).toContain(question);
  for (const unit of UNITS) expect(new Set([...asked(unit.ability), 'RNW-D26']).size, unit.id).toBe(1);
});

test('what an op takes from a register was put there before', () => {
  for (const [id, ops] of programs()) expect(unfilled(ops), id).toEqual([]);
});

/** Ops that need an area, a place to go, a player, a unit or a number that no pick before them names. */
function unfilled(ops: readonly Op[]): string[] {
  const filled = new Set<string>();
  const needs: Record<string, string> = {
    placeRune: 'area',
    moveRune: 'to',
    neutralsMove: 'to',
    neutralsRetreat: 'area',
    buildDamaged: 'area',
    destroyCity: 'area',
    destroyDevelopment: 'area',
    damageStronghold: 'area',
    activate: 'player',
    stealTactics: 'player',
    destroyUnit: 'unit',
    retreatUnit: 'unit',
    damageUnit: 'unit',
    takeBackOrder: 'order',
    rebuildCity: 'area',
    lookHand: 'player',
  };
  const fills: Record<string, string> = { pickPlayer: 'player', pickUnit: 'unit', damage: 'unit', pickOrder: 'order' };
  return ops.flatMap(op => {
    const needed = needs[op.op];
    const missing = needed !== undefined && !filled.has(needed) ? [`${op.op} without ${needed}`] : [];
    if (op.op === 'pickArea') filled.add(op.as);
    if (fills[op.op]) filled.add(fills[op.op]!);
    return missing;
  });
}
