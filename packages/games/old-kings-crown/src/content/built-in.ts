/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { FACTION_CARDS } from './cards.ts';
import { LOCATION_DATA, LOCATIONS } from './map.ts';
import { SETUP } from './setup.ts';
import type { Keyword } from './traits.ts';

export interface CrownContent extends Content {
  /** By faction card: its printed Strength; `null` for Strategy cards (OKC-001). */
  readonly strengths: readonly (number | null)[];
  /** By faction card: its printed Keywords. */
  readonly keywords: readonly (readonly Keyword[])[];
  /** By Location: its printed Influence (OKC-166). */
  readonly influence: readonly number[];
  /** By number of seats: the Influence that ends the game in Mid Winter (OKC-196). */
  readonly thresholds: readonly number[];
}

export const builtIn: CrownContent = {
  words: {},
  strengths: FACTION_CARDS.map(card => card.strength),
  keywords: FACTION_CARDS.map(card => card.keywords),
  influence: LOCATIONS.map(location => LOCATION_DATA[location].influence),
  thresholds: [0, ...([1, 2, 3, 4] as const).map(seats => SETUP[seats].threshold)],
};
