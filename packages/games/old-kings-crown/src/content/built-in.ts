/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { FACTION_CARDS } from './cards.ts';
import { COMMANDERS } from './commanders.ts';
import type { Effect } from './effect.ts';
import { KINGDOM_CARDS } from './kingdom.ts';
import type { Limit } from './kingdom-card.ts';
import { LOCATION_DATA, LOCATIONS } from './map.ts';
import { SETUP } from './setup.ts';
import { TACTICS } from './tactics.ts';
import type { Keyword } from './traits.ts';

export type Programs = Readonly<Record<string, readonly Effect[]>>;

export interface CrownContent extends Content {
  /** By faction card: its printed Strength; `null` for Strategy cards (OKC-001). */
  readonly strengths: readonly (number | null)[];
  /** By faction card: its printed Keywords. */
  readonly keywords: readonly (readonly Keyword[])[];
  /** By Location: its printed Influence (OKC-166). */
  readonly influence: readonly number[];
  /** By id of a tile, Commander, Kingdom Card or faction card: what it does. */
  readonly programs: Programs;
  /** By Kingdom Card: how often it can be used. */
  readonly limits: readonly Limit[];
  /** By number of seats: the Influence that ends the game in Mid Winter (OKC-196). */
  readonly thresholds: readonly number[];
}

const PROGRAMS: Programs = Object.fromEntries([
  ...[...TACTICS, ...COMMANDERS, ...KINGDOM_CARDS].map(({ id, effects }) => [id, effects] as const),
  ...FACTION_CARDS.map(({ id, text }) => [id, text] as const),
]);

export const builtIn: CrownContent = {
  words: {},
  strengths: FACTION_CARDS.map(card => card.strength),
  keywords: FACTION_CARDS.map(card => card.keywords),
  influence: LOCATIONS.map(location => LOCATION_DATA[location].influence),
  programs: PROGRAMS,
  limits: KINGDOM_CARDS.map(card => card.limit),
  thresholds: [0, ...([1, 2, 3, 4] as const).map(seats => SETUP[seats].threshold)],
};
