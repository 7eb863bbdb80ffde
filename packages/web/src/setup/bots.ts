/** The opponents: how they think, and what they are called. */
import type { TextKey } from '../texts/texts.ts';

export interface BotLevel {
  /** What the bots package calls it. */
  level: string;
  name: TextKey;
  hint: TextKey;
}

export const BOT_LEVELS: readonly BotLevel[] = [
  { level: 'random', name: 'bots.page', hint: 'bots.page.hint' },
  { level: 'greedy', name: 'bots.squire', hint: 'bots.squire.hint' },
  { level: 'ismcts:300', name: 'bots.knight', hint: 'bots.knight.hint' },
  { level: 'ismcts:1500', name: 'bots.marshal', hint: 'bots.marshal.hint' },
];

export const USUAL_LEVEL = 'greedy';

/** By seat. */
export const BOT_NAMES: readonly string[] = ['Aldous', 'Berengar', 'Cosima', 'Doria', 'Edmund', 'Falka'];
