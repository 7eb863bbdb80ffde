/** The Tactics cards of Banners of War. */
import type { Tactic } from '../card.ts';

export const BOW_TACTICS: readonly Tactic[] = [];
