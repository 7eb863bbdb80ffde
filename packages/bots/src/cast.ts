/** Who plays a bot's seat, the same on every device and server: a name, and a character, by seat. */
import type { Character } from './character.ts';

const CAST: readonly { name: string; character: Character }[] = [
  { name: 'Aldous', character: 'cautious' },
  { name: 'Berengar', character: 'vengeful' },
  { name: 'Cosima', character: 'grasping' },
  { name: 'Doria', character: 'bold' },
  { name: 'Edmund', character: 'cautious' },
  { name: 'Falka', character: 'vengeful' },
];

const at = (seat: number) => CAST[seat % CAST.length]!;

export const BOT_NAMES: readonly string[] = CAST.map(bot => bot.name);
export const botName = (seat: number): string => at(seat).name;

/** Who plays by lot has no taste. */
export const characterAt = (seat: number, strength: string): Character | null =>
  strength === 'random' ? null : at(seat).character;

/** The level of a seat's bot: how strong it is, and of what character. */
export function levelAt(seat: number, strength: string): string {
  const character = characterAt(seat, strength);
  return character ? `${strength}+${character}` : strength;
}

/** How strong a bot of this level is, and its character if it has one. */
export function partsOf(level: string): { strength: string; character: string | null } {
  const [strength, character] = level.split('+');
  return { strength: strength!, character: character ?? null };
}
