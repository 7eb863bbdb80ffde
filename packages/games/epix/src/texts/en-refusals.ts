/** Why something cannot be done in Epix, in English. */
import type { Catalogue } from '@interregnum/kernel';

export const refusals: Catalogue = {};
