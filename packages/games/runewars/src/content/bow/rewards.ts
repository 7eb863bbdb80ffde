/** The Rewards of Banners of War. */
import type { Reward } from '../card.ts';

export const BOW_REWARDS: readonly Reward[] = [];
