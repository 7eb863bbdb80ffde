/** What modules change about moving (`move.options`: D09, D11, D31): links between areas, who may go, what an arrival does. */
import { query, type Seat } from '@interregnum/kernel';
import { type Bound, orCommander, unlessBound } from './modules/cmd/queries.ts';
import {
  canPayForPortals,
  closePortals,
  enterDungeon,
  isHeld,
  openPortals,
  paidForPortals,
  withPortalPrice,
  withPortalsFrom,
} from './modules/explore/links.ts';
import { type Explored, isDungeon, withPortals } from './modules/explore/queries.ts';
import { probed } from './modules/probe.ts';
import type { Area, HeroNumber } from './pieces.ts';
import type { PublicState, State } from './state.ts';

type Holding = Pick<State, 'lasting'>;
const NO_AREAS: readonly Area[] = [];

/** Areas that are adjacent to one another by links. */
export const linkedAreas = probed(
  'links',
  query((_: Explored): readonly Area[] => NO_AREAS, [withPortals]),
);
/** Areas that count as adjacent to this one for a player; he may have to pay. */
export const linksFrom = probed(
  'move.options',
  query((_t: Explored, _seat: Seat, _area: Area): readonly Area[] => NO_AREAS, [withPortalsFrom]),
);
/** Whether links are open to a player, or could be while he keeps so much influence. */
export const hasLinks = probed(
  'hasLinks',
  query((_t: Explored, _seat: Seat, _kept: number): boolean => false, [canPayForPortals]),
);
/** Whether he need not pay for them any more. */
export const hasOpenLinks = probed(
  'hasOpenLinks',
  query((_t: Holding, _seat: Seat): boolean => false, [paidForPortals]),
);

/** What he still has to pay for the first one that he needs. */
export const linkPrice = query((_t: Explored, _seat: Seat): number => 0, [withPortalPrice]);

/** Whether a hero may leave where he is. */
export const canLeave = probed(
  'canLeave',
  query(
    (_t: Holding & Bound, _hero: HeroNumber): boolean => true,
    [(can, t, hero) => can && !isHeld(t, hero), unlessBound],
  ),
);
/** Whether heroes may go on from an area that they come to; where units may, says `canPass` (RNW-083). */
export const canPassAsHero = probed(
  'canPass',
  query((_t: Explored, _area: Area): boolean => true, [(can, t, area) => can && !isDungeon(t, area)]),
);

/** Whether a hero marches as units do: past friendly and empty areas alone, and against others only along with units. */
export const marchesAsUnit = probed(
  'marchesAsUnit',
  query((_t: PublicState, _hero: HeroNumber): boolean => false, [orCommander]),
);

type Effect<A extends readonly unknown[]> = (s: State, ...about: A) => void;
const eachOf =
  <A extends readonly unknown[]>(effects: readonly Effect<A>[]): Effect<A> =>
  (s, ...about) => {
    for (const effect of effects) effect(s, ...about);
  };

/** A figure of a player needs a link. */
export const useLink = eachOf<[seat: Seat]>([openPortals]);
/** The action for which links were used is over. */
export const endLinks = eachOf<[seat: Seat]>([closePortals]);
/** A hero has come to an area. */
export const heroArrives = eachOf<[hero: HeroNumber, area: Area]>([enterDungeon]);
