/** The shape of Development cards: what they cost, what they change for the rest of the game (RNW-600, RNW-601). */
import type { Op } from '../effect.ts';
import type { Module } from '../modules.ts';
import type { Provenance } from '../provenance.ts';
import type { Faction, UnitId } from '../words.ts';

/** What a type of units gains by a card; nothing is stored on units (RNW-Q259). */
export interface UnitChange {
  readonly unit: UnitId;
  readonly health?: number;
  readonly initiative?: number;
  readonly isFast?: boolean;
  /** Routed ones draw cards too (RNW-Q260). */
  readonly drawsRouted?: boolean;
  /** In place of what is printed on the sheet. */
  readonly ability?: readonly Op[];
}

export type DevelopmentEffect =
  /** RNW-602, RNW-607. */
  | { readonly at: 'capital' }
  | { readonly at: 'peasants'; readonly n: number }
  /** RNW-606: more figures in the supply. */
  | { readonly at: 'figures'; readonly unit: UnitId; readonly n: number }
  | ({ readonly at: 'unit' } & UnitChange)
  | { readonly at: 'acquire'; readonly influence: number }
  | { readonly at: 'strategize'; readonly tactics: number }
  | { readonly at: 'diplomacy'; readonly cards: number }
  | { readonly at: 'winterLimit'; readonly food: number }
  /** Both things of the season. */
  | { readonly at: 'fall'; readonly influence: number; readonly tactics: number }
  /** Before the card of winter: a dial of an opponent. */
  | { readonly at: 'winter'; readonly food: number }
  /** With so many of a type standing: damage before the owner plays cards. */
  | { readonly at: 'battleStart'; readonly unit: UnitId; readonly least: number; readonly damage: number }
  /** Own units are routed: for each a point of damage at the start, or a unit of the loser at the end. */
  | { readonly at: 'hunger'; readonly unit: UnitId }
  | { readonly at: 'prowl'; readonly unit: UnitId }
  /** After a battle won: a unit from the supply; after an attack won: a dial. */
  | { readonly at: 'battleOver'; readonly unit: UnitId }
  | { readonly at: 'attackWon'; readonly dial: number };

export interface DevelopmentCard {
  /** Its rule, and its id in codes. */
  readonly id: string;
  readonly name: string;
  readonly nameFrom: Provenance;
  readonly textFrom: Provenance;
  readonly faction: Faction;
  /** Food, wood, ore. */
  readonly cost: readonly [food: number, wood: number, ore: number];
  readonly effect: DevelopmentEffect;
  readonly module: Module;
}
