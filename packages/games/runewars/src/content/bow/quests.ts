/** The Quests of Banners of War. */
import type { Quest } from '../card.ts';

export const BOW_QUESTS: readonly Quest[] = [];
