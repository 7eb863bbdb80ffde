/** Bots for browser and Node. Worker threads are in `@interregnum/bots/node`. */
export type { Advice, Bot, Considered } from './bot.ts';
export { CHARACTERS, type Character } from './character.ts';
export { greedyBot } from './greedy.ts';
export { type Budget, ismctsBot } from './ismcts.ts';
export { judge } from './judge.ts';
export * from './ladder.ts';
export { BOT_LEVELS, type BotLevel, botFor } from './levels.ts';
export { type Match, type MatchResult, playMatch } from './match.ts';
export { randomBot } from './random.ts';
export * from './statistics.ts';
