/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { FACTION_CARDS } from './cards.ts';
import { COMMANDERS } from './commanders.ts';
import type { Effect } from './effect.ts';
import { KINGDOM_CARDS } from './kingdom.ts';
import type { Limit } from './kingdom-card.ts';
import { LOCATION_DATA, LOCATIONS, type LocationData } from './map.ts';
import { SETUP } from './setup.ts';
import { VALUE_CARDS } from './simulacrum.ts';
import { TACTICS } from './tactics.ts';
import type { Keyword } from './traits.ts';

export type Programs = Readonly<Record<string, readonly Effect[]>>;

/** What is printed, as a content file says it. */
export interface Printed extends Content {
  /** By faction card: its Strength; `null` for Strategy cards (OKC-001). */
  readonly strengths: readonly (number | null)[];
  /** By faction card. */
  readonly keywords: readonly (readonly Keyword[])[];
  /** By Location: its Influence (OKC-166). */
  readonly influence: readonly number[];
  /** By id of a tile, Commander, Kingdom Card or faction card: what it does. */
  readonly programs: Programs;
  /** By Kingdom Card: how often it can be used. */
  readonly limits: readonly Limit[];
  /** By number of seats: the Influence that ends the game in Mid Winter (OKC-196). */
  readonly thresholds: readonly number[];
}

/** The same by the numbers of cards, values of the Simulacrum among them, and of Locations and sources of effects. */
export interface CrownContent extends Content, Pick<Printed, 'limits' | 'thresholds'> {
  /** OKC-001: cards without a printed Strength count 0 (OKC-252). */
  readonly strength: readonly number[];
  readonly keywords: readonly (readonly Keyword[])[];
  /** OKC-205, OKC-225. */
  readonly authority: readonly number[];
  readonly quest: readonly number[];
  readonly bolster: readonly number[];
  readonly locations: readonly LocationData[];
  readonly effects: readonly (readonly Effect[])[];
}

const sumOf = (keywords: readonly Keyword[], word: 'authority' | 'quest' | 'bolster'): number =>
  keywords.reduce((sum, one) => (one.word === word ? sum + one.value : sum), 0);

/** Whatever has effects: tiles, Commanders, Kingdom Cards, faction cards. */
const SOURCES = [TACTICS, COMMANDERS, KINGDOM_CARDS, FACTION_CARDS].flat();

export function contentOfCrown({ words, limits, thresholds, ...printed }: Printed): CrownContent {
  const keywords = [...printed.keywords, ...VALUE_CARDS.map(card => card.keywords)];
  const strengths = [...printed.strengths, ...VALUE_CARDS.map(card => card.strength)];
  return {
    words,
    limits,
    thresholds,
    strength: strengths.map(strength => strength ?? 0),
    keywords,
    authority: keywords.map(list => sumOf(list, 'authority')),
    quest: keywords.map(list => sumOf(list, 'quest')),
    bolster: keywords.map(list => sumOf(list, 'bolster')),
    locations: LOCATIONS.map((id, location) => ({ ...LOCATION_DATA[id], influence: printed.influence[location]! })),
    effects: SOURCES.map(({ id }) => printed.programs[id]!),
  };
}

const PROGRAMS: Programs = Object.fromEntries([
  ...[...TACTICS, ...COMMANDERS, ...KINGDOM_CARDS].map(({ id, effects }) => [id, effects] as const),
  ...FACTION_CARDS.map(({ id, text }) => [id, text] as const),
]);

export const BUILT_IN: Printed = {
  words: {},
  strengths: FACTION_CARDS.map(card => card.strength),
  keywords: FACTION_CARDS.map(card => card.keywords),
  influence: LOCATIONS.map(location => LOCATION_DATA[location].influence),
  programs: PROGRAMS,
  limits: KINGDOM_CARDS.map(card => card.limit),
  thresholds: [0, ...([1, 2, 3, 4] as const).map(seats => SETUP[seats].threshold)],
};

export const builtIn = contentOfCrown(BUILT_IN);
