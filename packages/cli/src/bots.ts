import { greedyBot } from '../../bots/src/greedy.ts';
import { randomBot } from '../../bots/src/random.ts';
export const botFor = (l: string) => (l === 'random' ? randomBot : greedyBot);
export const isBot = (l: string) => ['random', 'greedy'].includes(l);
export const levels = () => 'random, greedy';
export const botsFor = (ls: readonly (string | null)[]) => ls.map(l => (l === null ? null : botFor(l)));
