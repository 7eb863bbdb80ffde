/** The tables are complete and hang together; whoever corrects a value against the printed game runs this. */
import { expect, test } from 'vitest';
import { DECKS, FACTION_CARDS } from '../src/content/cards.ts';
import { COMMANDERS } from '../src/content/commanders.ts';
import type { Effect, Op } from '../src/content/effect.ts';
import { FACTION_DATA, FACTIONS } from '../src/content/factions.ts';
import { KINGDOM_CARDS } from '../src/content/kingdom.ts';
import { ADJACENT, LOCATION_DATA, LOCATIONS, REGIONS } from '../src/content/map.ts';
import { DEALT_KINGDOM_CARDS, KINGDOM_DECK, MARKET_SLOTS, SETUP } from '../src/content/setup.ts';
import { PLAN_CARDS } from '../src/content/simulacrum.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TRAITS } from '../src/content/traits.ts';

const count = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

test('there are 78 faction cards: 19, 19, 19 and 21', () => {
  expect(FACTION_CARDS).toHaveLength(78);
  for (const faction of FACTIONS) expect(DECKS[faction]).toHaveLength(FACTION_DATA[faction].cards);
});

test('every faction has the same pattern of Traits, the Gathering two Rituals more (OKC-250)', () => {
  for (const faction of FACTIONS) {
    expect(count(DECKS[faction], card => card.trait)).toEqual({
      follower: 6,
      cavalry: 2,
      'war-machine': 1,
      captain: 4,
      heir: 1,
      agent: 1,
      champion: 1,
      myth: 1,
      ruse: 1,
      decree: 1,
      ...(faction === 'gathering' ? { ritual: 2 } : {}),
    });
  }
});

test('Strengths run from 1 to 12; only Ruses and Decrees have none (OKC-001)', () => {
  for (const card of FACTION_CARDS) {
    if (card.trait === 'ruse' || card.trait === 'decree') expect(card.strength, card.id).toBeNull();
    else expect(card.strength, card.id).toSatisfy((n: number) => n >= 1 && n <= 12);
  }
});

test('after setup a draw pile has 13 cards (OKC-023, OKC-024)', () => {
  for (const faction of FACTIONS) {
    const shuffled = DECKS[faction].filter(card => !card.setAside && card.trait !== 'heir');
    expect(shuffled).toHaveLength(17);
  }
});

test('there are 16 Tactic Tiles and 4 Commanders, 4 and 1 of each faction', () => {
  expect(TACTICS).toHaveLength(16);
  expect(COMMANDERS).toHaveLength(4);
  for (const faction of FACTIONS) {
    expect(TACTICS.filter(tile => tile.faction === faction)).toHaveLength(4);
    expect(COMMANDERS.filter(commander => commander.faction === faction)).toHaveLength(1);
  }
});

test('Ritual tiles bring the cards that are set aside for them', () => {
  const rituals = TACTICS.flatMap(tile => (tile.ritual ? [tile.ritual.card] : []));
  expect(rituals).toEqual(DECKS.gathering.filter(card => card.trait === 'ritual').map(card => card.id));
});

test('there are 55 Kingdom Cards: 19 Allies, 18 Artefacts, 18 Sites', () => {
  expect(KINGDOM_CARDS).toHaveLength(55);
  expect(count(KINGDOM_CARDS, card => card.type)).toEqual({ ally: 19, artefact: 18, site: 18 });
  for (const card of KINGDOM_CARDS) expect(card.effects.length, card.id).toBeGreaterThan(0);
});

test('a one-shot Kingdom Card spends itself, and no other does', () => {
  for (const card of KINGDOM_CARDS) {
    expect(
      card.effects.flatMap(opsOf).some(op => op.op === 'spend'),
      card.id,
    ).toBe(card.limit === 'spend');
  }
});

test('what an effect reads from a register was put there before', () => {
  const sources = [...FACTION_CARDS.map(card => [card.id, card.text] as const)];
  for (const { id, effects } of [...TACTICS, ...COMMANDERS, ...KINGDOM_CARDS]) sources.push([id, effects]);
  for (const [id, effects] of sources) {
    for (const effect of effects) expect(unread(effect), id).toEqual([]);
  }
});

test('ids and names are unique, but for the four Ruses', () => {
  const ids = [FACTION_CARDS, TACTICS, COMMANDERS, KINGDOM_CARDS, PLAN_CARDS].flatMap(table => table.map(x => x.id));
  expect(new Set(ids).size).toBe(78 + 16 + 4 + 55 + 18);
  const names = [FACTION_CARDS, TACTICS, COMMANDERS, KINGDOM_CARDS].flatMap(table => table.map(x => x.name));
  expect(names.length - new Set(names).size).toBe(3);
});

test('Kingdom Cards add up for every number of seats (OKC-032)', () => {
  for (const [seats, { box }] of Object.entries(SETUP)) {
    expect(Number(seats) * DEALT_KINGDOM_CARDS + MARKET_SLOTS + KINGDOM_DECK + box).toBe(KINGDOM_CARDS.length);
  }
});

test('three Regions of two Locations each, adjacent both ways; the Harvest Field pays most (OKC-178)', () => {
  for (const region of REGIONS) {
    expect(LOCATIONS.filter(place => LOCATION_DATA[place].region === region)).toHaveLength(2);
    for (const other of ADJACENT[region]) expect(ADJACENT[other]).toContain(region);
  }
  for (const place of LOCATIONS) {
    if (place !== 'harvest') expect(LOCATION_DATA[place].influence).toBeLessThan(LOCATION_DATA.harvest.influence);
  }
});

test('there are 18 plan cards; a value after a Tie is on three of them at most (OKC-S6)', () => {
  expect(PLAN_CARDS).toHaveLength(18);
  expect(Math.max(...Object.values(count(PLAN_CARDS, card => String(card.tie))))).toBe(3);
  expect(count(PLAN_CARDS, card => String(card.lies))).toEqual({ true: 6, false: 12 });
});

test('there are eleven Traits to name (The Borrowed Face)', () => expect(TRAITS).toHaveLength(11));

/** All ops of an effect, in the order in which they are carried out. */
function opsOf(effect: Effect): readonly Op[] {
  if (effect.mode === 'static') return [];
  const first = effect.mode === 'may' ? effect.offer.first : null;
  return first?.of === 'way' ? Object.values(first.ways).flat() : effect.do;
}

/** Registers that an op uses although neither the Declaration nor a pick before it fills them. */
function unread(effect: Effect): string[] {
  const named = effect.mode === 'may' && ['card', 'region'].includes(effect.offer.first?.of ?? '');
  const filled = new Set<unknown>(named ? ['a'] : []);
  return opsOf(effect).flatMap(op => {
    const used = Object.entries(op).filter(([key, value]) => key !== 'as' && (value === 'a' || value === 'b'));
    const missing = used.filter(([, value]) => !filled.has(value)).map(([key]) => `${op.op}.${key}`);
    if (op.op === 'sel') filled.add(op.as);
    return missing;
  });
}
