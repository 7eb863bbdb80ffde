/** The contents that Hidden Leaders is played with. */
import { contentsOf, type WithContent } from '@interregnum/kernel';
import { builtIn, type HeroContent } from './built-in.ts';

export const contents = contentsOf(builtIn);

/** What a state or view is played with. */
export const contentOf = (t: WithContent): HeroContent => contents.of(t.content);
