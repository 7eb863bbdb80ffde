/** The procedures of exploration tokens by name: `places.ts` calls them, and what they do needs places itself. */
import type { Procedure, Seat } from '@interregnum/kernel';
import type { Area, HeroNumber } from '../../pieces.ts';

/** The player, his hero, and where. */
export interface Turning {
  seat: Seat;
  hero: HeroNumber;
  area: Area;
}
export const TURN_TOKEN: Procedure<Turning> = { name: 'turnToken' };
