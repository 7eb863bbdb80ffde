/** The Simulacrum, the opponent of a game for one (OKC-S1..OKC-S11). All of it is ours. */
import type { FactionCard } from './card.ts';
import type { Location, Region } from './map.ts';
import type { Provenance } from './provenance.ts';
import { bolster, eliminateAll, type Trait, vulnerable } from './traits.ts';

/** A number is a Supporter of that Strength; the Agent has 5; `retreat` leaves the Clash (OKC-S5). */
export type Value = number | 'agent' | 'retreat';

export interface PlanCard {
  /** AI01 to AI18. */
  id: string;
  /** 0: it passes. */
  bid: number;
  herald: Location;
  values: Readonly<Record<Region, Value>>;
  /** What it plays after a Tie (OKC-S6). */
  tie: number;
  /** Which half it claims without its Herald (OKC-S7). */
  prefers: 'left' | 'right';
  /** Its Herald stands elsewhere than its best value (OKC-S3). */
  lies: boolean;
}

export const simulacrumProvenance: Provenance = 'ours';

const A = 'agent';
const R = 'retreat';
type Line = readonly [bid: number, Location, Value, Value, Value, tie: number, PlanCard['prefers'], 'lies'?];

const LINES: readonly Line[] = [
  [6, 'castle', 9, 4, 2, 6, 'left'],
  [0, 'wilderness', 8, 7, 3, 5, 'right'],
  [3, 'harvest', 2, 10, 6, 7, 'left'],
  [7, 'battlefield', 4, 9, 3, 4, 'right'],
  [0, 'shrine', 6, 3, 9, 8, 'left'],
  [5, 'necropolis', 1, 8, 9, 3, 'right'],
  [8, 'castle', 3, 10, 6, 5, 'left', 'lies'],
  [2, 'harvest', 9, 2, 8, 6, 'right', 'lies'],
  [4, 'shrine', 10, 6, 1, 4, 'left', 'lies'],
  [0, 'battlefield', 5, A, 9, 7, 'right'],
  [6, 'wilderness', A, 8, 4, 2, 'right'],
  [3, 'necropolis', 7, 4, A, 9, 'right'],
  [9, 'harvest', 6, 11, 2, 3, 'left'],
  [0, 'castle', 11, 5, 3, 6, 'left'],
  [5, 'shrine', 2, 6, 11, 5, 'left'],
  [7, 'battlefield', 8, R, 9, 8, 'right', 'lies'],
  [4, 'wilderness', R, 9, 7, 4, 'right', 'lies'],
  [10, 'necropolis', 9, 8, R, 7, 'right', 'lies'],
];

export const PLAN_CARDS: readonly PlanCard[] = LINES.map(
  ([bid, herald, highlands, plateau, lowlands, tie, prefers, lies], i) => ({
    id: `AI${String(i + 1).padStart(2, '0')}`,
    bid,
    herald,
    values: { highlands, plateau, lowlands },
    tie,
    prefers,
    lies: lies === 'lies',
  }),
);

export type Difficulty = 'page' | 'knight' | 'tyrant';

/** OKC-S10: what is added to every Strength of Bid, Regions and Ties; Influence at the start. */
export const DIFFICULTY: Readonly<Record<Difficulty, { strength: number; influence: number }>> = {
  page: { strength: -1, influence: 0 },
  knight: { strength: 0, influence: 0 },
  tyrant: { strength: 1, influence: 2 },
};

/** OKC-S5: the Trait of a printed number, and the Bolster of its Cavalry. */
const TRAIT_OF_NUMBER: readonly (readonly [upTo: number, Trait])[] = [
  [3, 'follower'],
  [4, 'cavalry'],
  [5, 'war-machine'],
  [9, 'captain'],
  [10, 'heir'],
  [11, 'champion'],
];
const SIMULACRUM_BOLSTER = 2;
export const SIMULACRUM_AGENT = 5;

export const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'agent', 'retreat'];
/** Three values next to Regions, and one that is played after a Tie. */
export const TIE_SLOT = 3;

const traitOfNumber = (n: number): Trait => TRAIT_OF_NUMBER.find(([upTo]) => n <= upTo)![1];

type ValueCard = Pick<FactionCard, 'trait' | 'strength' | 'keywords'>;

function valueCard(value: Value): ValueCard {
  if (value === 'retreat') return { trait: 'ruse', strength: null, keywords: [] };
  if (value === 'agent')
    return { trait: 'agent', strength: SIMULACRUM_AGENT, keywords: [eliminateAll, vulnerable('follower')] };
  const trait = traitOfNumber(value);
  return { trait, strength: value, keywords: trait === 'cavalry' ? [bolster(SIMULACRUM_BOLSTER)] : [] };
}

/** By slot, then by value: as which card it counts. */
export const VALUE_CARDS: readonly ValueCard[] = Array.from({ length: TIE_SLOT + 1 }, () =>
  VALUES.map(valueCard),
).flat();

/** OKC-S2, OKC-S8: what a won Bid and a finished quest bring. */
export const SIMULACRUM_BID_GAIN = 1;
export const SIMULACRUM_QUEST = { step: 2, goal: 3, gain: 2 } as const;
export const SIMULACRUM_AUTHORITY = 1;
export const SIMULACRUM_SHRINE_BONUS = 1;
