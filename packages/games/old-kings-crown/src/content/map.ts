/** Regions, Locations and their rewards (OKC-006, OKC-007, OKC-165..OKC-182). */
import type { Provenance } from './provenance.ts';

export const REGIONS = ['highlands', 'plateau', 'lowlands'] as const;
export type Region = (typeof REGIONS)[number];

export const LOCATIONS = ['castle', 'wilderness', 'harvest', 'battlefield', 'shrine', 'necropolis'] as const;
export type Location = (typeof LOCATIONS)[number];

export const ADJACENT: Readonly<Record<Region, readonly Region[]>> = {
  highlands: ['plateau'],
  plateau: ['highlands', 'lowlands'],
  lowlands: ['plateau'],
};

/** Effect D of a Location (OKC-169). */
export type Reward =
  | { kind: 'court' }
  | { kind: 'quest' }
  | { kind: 'none' }
  | { kind: 'battlefield'; remove: number }
  | { kind: 'shrine'; upTo: number }
  | { kind: 'necropolis'; upTo: number };

export interface LocationData {
  rule: string;
  name: string;
  region: Region;
  /** Left or right half of its Region. */
  side: 'left' | 'right';
  /** Printed Influence (OKC-166). */
  influence: number;
  influenceFrom: Provenance;
  reward: Reward;
  rewardFrom: Provenance;
}

type Half = Pick<LocationData, 'rule' | 'name' | 'region' | 'side'>;
const half = (rule: string, name: string, region: Region, side: LocationData['side']): Half => ({
  rule,
  name,
  region,
  side,
});
const pays = (influence: number, influenceFrom: Provenance) => ({ influence, influenceFrom });
const gives = (reward: Reward, rewardFrom: Provenance) => ({ reward, rewardFrom });

/** OKC-178. */
export const LOCATION_DATA: Readonly<Record<Location, LocationData>> = {
  castle: {
    ...half('LOC-CAS', 'The Castle', 'highlands', 'left'),
    ...pays(1, 'rulebook'),
    ...gives({ kind: 'court' }, 'rulebook'),
  },
  wilderness: {
    ...half('LOC-WIL', 'The Wilderness', 'highlands', 'right'),
    ...pays(1, 'ours'),
    ...gives({ kind: 'quest' }, 'rulebook'),
  },
  harvest: {
    ...half('LOC-HAR', 'The Harvest Field', 'plateau', 'left'),
    ...pays(2, 'rulebook'),
    ...gives({ kind: 'none' }, 'rulebook'),
  },
  battlefield: {
    ...half('LOC-BAT', 'The Battlefield', 'plateau', 'right'),
    ...pays(1, 'ours'),
    ...gives({ kind: 'battlefield', remove: 1 }, 'ours'),
  },
  shrine: {
    ...half('LOC-SHR', 'The Shrine', 'lowlands', 'left'),
    ...pays(1, 'ours'),
    ...gives({ kind: 'shrine', upTo: 3 }, 'rulebook'),
  },
  necropolis: {
    ...half('LOC-NEC', 'The Necropolis', 'lowlands', 'right'),
    ...pays(1, 'ours'),
    ...gives({ kind: 'necropolis', upTo: 3 }, 'rulebook'),
  },
};

/** OKC-167, OKC-168. */
export const HERALD_GAIN = 1;
export const HERALD_STEAL = 1;
/** OKC-176: the Quest that activates a Site of Power. */
export const SITE_THRESHOLD = 3;
/** OKC-183: what the Commander Disc shows after a claim, and so how often the ability can be used. */
export const DISC_USES = 3;
