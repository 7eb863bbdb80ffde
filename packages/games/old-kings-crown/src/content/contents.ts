/** The contents that The Old King's Crown is played with. */
import { contentsOf, type WithContent } from '@interregnum/kernel';
import { builtIn, type CrownContent } from './built-in.ts';

export const contents = contentsOf(builtIn);

/** What a state or view is played with. */
export const contentOf = (t: WithContent): CrownContent => contents.of(t.content);
