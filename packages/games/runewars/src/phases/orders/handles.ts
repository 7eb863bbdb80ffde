/** Parts of orders by name, for modules that put something before them. */
import type { Procedure, Seat } from '@interregnum/kernel';

export const RALLY_HEROES: Procedure<{ seat: Seat }> = { name: 'rallyHeroes' };
