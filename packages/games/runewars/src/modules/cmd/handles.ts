/** The procedures of commanders by name: `places.ts` and `instead.ts` call them, and what they do needs places itself. */
import type { Procedure, Seat } from '@interregnum/kernel';
import type { Side } from '../../battle.ts';
import type { HeroNumber } from '../../pieces.ts';
import type { CommanderCard } from './state.ts';

/** Of these heroes one commands. */
export interface Choosing {
  seat: Seat;
  heroes: HeroNumber[];
}
export interface Rallying {
  seat: Seat;
  /** The card that replaces another. */
  kept: CommanderCard;
}
export interface OfSide {
  side: Side;
}

export const CHOOSE_COMMANDER: Procedure<Choosing> = { name: 'chooseCommander' };
export const APPOINT: Procedure<Record<string, never>> = { name: 'appoint' };
export const RALLY_COMMANDERS: Procedure<Rallying> = { name: 'rallyCommanders' };
export const LIEUTENANT: Procedure<{ seat: Seat }> = { name: 'lieutenant' };
export const STUBBORN: Procedure<OfSide> = { name: 'stubborn' };
export const VETERAN: Procedure<OfSide> = { name: 'veteran' };
/** Damage or a loss that a commander deals to a side. */
export const STRIKE: Procedure<{ side: Side; kind: 'damage' | 'destroy' }> = { name: 'commanderStrike' };
/** A commander bears 1 damage. */
export const BEAR: Procedure<{ hero: HeroNumber }> = { name: 'commanderBears' };
export const COMMANDERS_FALL: Procedure<{ heroes: HeroNumber[] }> = { name: 'commandersFall' };
