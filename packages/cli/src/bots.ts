/** Bots by their names on the command line, thinking in threads of their own. */
import { BOT_LEVELS, botFor } from '@interregnum/bots';
import { askInWorker, type GameSource } from '@interregnum/bots/node';
import type { BaseOption, BaseView } from '@interregnum/kernel';
import { BadArgument, Failure, messageOf } from './failure.ts';

export const levels = (): string => BOT_LEVELS.join(', ');

export function isBot(name: string): boolean {
  try {
    botFor(name);
    return true;
  } catch {
    return false;
  }
}

export function checkBots(names: readonly string[]): void {
  for (const name of names) {
    try {
      botFor(name);
    } catch (error) {
      throw new BadArgument(messageOf(error));
    }
  }
}

/** Answers for the bots of one game; they get only the view of their seat. */
export interface BotTable {
  choose(level: string, view: BaseView<BaseOption>): Promise<number>;
  close(): Promise<void>;
}

/** `seed` makes the bots' own chance; every decision draws anew. */
export function botTable(game: GameSource, seed: string): BotTable {
  const thinker = askInWorker();
  let asked = 0;
  return {
    async choose(bot, view) {
      try {
        return (await thinker.advise({ game, bot, view, seed: `${seed}/${++asked}` })).option;
      } catch (error) {
        throw new Failure(`the bot '${bot}' failed: ${messageOf(error)}`);
      }
    },
    close: () => thinker.close(),
  };
}
