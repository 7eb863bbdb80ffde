/** Bots by name, as people write them. */
import type { Bot } from './bot.ts';
import { CHARACTERS, type Character, withCharacter } from './character.ts';
import { greedyBot } from './greedy.ts';
import { ismctsBot } from './ismcts.ts';
import { randomBot } from './random.ts';

/**
 * `random`, `greedy`, `ismcts:100` (milliseconds for each decision) or `ismcts:500i` (iterations); a character may follow,
 * as in `greedy+bold`.
 */
export type BotLevel = string;

/** The kinds, as a help text shows them. */
export const BOT_LEVELS: readonly BotLevel[] = ['random', 'greedy', 'ismcts:100', 'ismcts:500i'];

const isCharacter = (word: string): word is Character => CHARACTERS.some(character => character === word);

export function botFor(level: BotLevel): Bot {
  const [strength, character, ...more] = level.split('+');
  const bot = byStrength(strength!);
  if (character === undefined) return bot;
  if (!isCharacter(character) || more.length > 0)
    throw new Error(`there is no bot '${level}'; a character is one of ${CHARACTERS.join(', ')}`);
  return bot === randomBot ? bot : withCharacter(bot, character); // where every option is as good, none is better
}

function byStrength(level: string): Bot {
  if (level === 'random') return randomBot;
  if (level === 'greedy') return greedyBot;
  const m = /^ismcts(?::([1-9]\d*)(i?))?$/.exec(level);
  if (!m)
    throw new Error(
      `there is no bot '${level}'; expected random, greedy, ismcts:100 (milliseconds) or ismcts:500i (iterations)`,
    );
  const n = Number(m[1] ?? 100);
  return ismctsBot(m[2] ? { iterations: n } : { milliseconds: n });
}
