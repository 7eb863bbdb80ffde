/** The content of The Old King's Crown that is in play. */
import { contentInPlay } from '@interregnum/kernel';
import { builtIn } from './built-in.ts';

export const inPlay = contentInPlay(builtIn);
