/** An effect under way: whose it is, what it has found so far. Registers are public; secrets never rest in them. */
import type { Running, Seat, WithContent } from '@interregnum/kernel';
import type { Effect, Op } from '../content/effect.ts';
import {
  type Card,
  effectsOf,
  type LocationNumber,
  NONE,
  type Party,
  type RegionNumber,
  type Source,
  type Tile,
} from '../pieces.ts';

export interface Performance extends Running {
  seat: Seat;
  source: Source;
  /** Which effect of the source it is. */
  effect: number;
  way: string | null;
  /** The first register: the card named, and those found beside it. */
  a: Card[];
  b: Card;
  player: Party;
  region: RegionNumber;
  /** A second Region. */
  other: RegionNumber;
  strength: number;
  location: LocationNumber;
  tile: Tile;
}

/** What an effect is about before anything is picked. */
export type About = Partial<
  Pick<Performance, 'way' | 'a' | 'b' | 'player' | 'region' | 'other' | 'strength' | 'location' | 'tile'>
>;

export const performance = (seat: Seat, source: Source, effect: number, about: About = {}): Performance => ({
  at: 0,
  seat,
  source,
  effect,
  way: null,
  a: [],
  b: NONE,
  player: NONE,
  region: NONE,
  other: NONE,
  strength: NONE,
  location: NONE,
  tile: NONE,
  ...about,
});

export const effectOf = (t: WithContent, l: Performance): Effect => effectsOf(t, l.source)[l.effect]!;

const NOTHING: readonly Op[] = [];

/** OKC-015. */
export function programOf(t: WithContent, l: Performance): readonly Op[] {
  const effect = effectOf(t, l);
  if (effect.mode === 'static') return NOTHING;
  if (l.way === null || effect.mode !== 'may' || effect.offer.first?.of !== 'way') return effect.do;
  return effect.offer.first.ways[l.way] ?? NOTHING;
}
