/** Why something cannot be done in Hidden Leaders, in English. */
import type { Catalogue } from '@interregnum/kernel';

export const refusals: Catalogue = {};
