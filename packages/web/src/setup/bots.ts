/** The opponents: how they think, in words. */
import { partsOf } from '@interregnum/bots/cast';
import type { Text, TextKey } from '../texts/texts.ts';

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

/** What a character is like. */
export const CHARACTER_WORDS: Readonly<Record<string, TextKey>> = {
  cautious: 'character.cautious',
  bold: 'character.bold',
  grasping: 'character.grasping',
  vengeful: 'character.vengeful',
};

/** A level in words: how strong, and of what character; `null`: nobody knows such a bot. */
export function levelWords(level: string, t: Text): string | null {
  const { strength, character } = partsOf(level);
  const known = BOT_LEVELS.find(bot => bot.level === strength);
  if (!known) return null;
  const taste = CHARACTER_WORDS[character ?? ''];
  return taste ? `${t(known.name)}. ${t(taste)}` : t(known.name);
}
