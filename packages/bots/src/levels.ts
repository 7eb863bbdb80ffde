/** Bots by name, as people write them. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { ismctsBot } from './ismcts.ts';
import { randomBot } from './random.ts';

/** `random`, `greedy`, `ismcts:100` (milliseconds for each decision) or `ismcts:500i` (iterations). */
export type BotLevel = string;

/** The kinds, as a help text shows them. */
export const BOT_LEVELS: readonly BotLevel[] = ['random', 'greedy', 'ismcts:100', 'ismcts:500i'];

export function botFor(level: BotLevel): Bot {
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
