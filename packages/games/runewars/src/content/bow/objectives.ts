/** The Objectives of Banners of War. */
import type { Objective } from '../card.ts';

export const BOW_OBJECTIVES: readonly Objective[] = [];
