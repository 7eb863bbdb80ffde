/** Any option that changes something, each as likely as the others. */
import { pick } from '@interregnum/kernel';
import { type Bot, sensibleOptions } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  advise(game, v, random) {
    const options = sensibleOptions(game, v);
    const share = 1 / options.length;
    const considered = options.map(option => ({ option, value: 0.5, share }));
    return { option: pick(random, options), considered, noise: 1 };
  },
};
