/** The opponents: how they think, and what they are called. */
import type { Character } from '@interregnum/bots';
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

/** Who plays a bot's seat, by seat: a name, and how they choose where several answers are as good. */
const BOTS: readonly { name: string; character: Character }[] = [
  { name: 'Aldous', character: 'cautious' },
  { name: 'Berengar', character: 'vengeful' },
  { name: 'Cosima', character: 'grasping' },
  { name: 'Doria', character: 'bold' },
  { name: 'Edmund', character: 'cautious' },
  { name: 'Falka', character: 'vengeful' },
];

/** What a character is like. */
export const CHARACTER_WORDS: Readonly<Record<string, TextKey>> = {
  cautious: 'character.cautious',
  bold: 'character.bold',
  grasping: 'character.grasping',
  vengeful: 'character.vengeful',
};

export const BOT_NAMES: readonly string[] = BOTS.map(bot => bot.name);

/** Who plays by lot has no taste. */
export const characterAt = (seat: number, strength: string): Character | null =>
  strength === 'random' ? null : BOTS[seat]!.character;

/** A level of a seat's bot, as the bots package calls it. */
export function levelAt(seat: number, strength: string): string {
  const character = characterAt(seat, strength);
  return character ? `${strength}+${character}` : strength;
}

/** How strong a bot is, and its character if it has one. */
export function partsOf(level: string): { strength: string; character: string | null } {
  const [strength, character] = level.split('+');
  return { strength: strength!, character: character ?? null };
}
