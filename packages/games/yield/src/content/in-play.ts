/** The content of Yield that is in play. */
import { contentInPlay } from '@interregnum/kernel';
import { builtIn } from './built-in.ts';

export const inPlay = contentInPlay(builtIn);
