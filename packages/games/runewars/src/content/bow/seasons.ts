/** The Season cards of Banners of War. */
import type { SeasonCard } from '../card.ts';

export const BOW_SEASON_CARDS: readonly SeasonCard[] = [];
