/** The contents that Runewars is played with. */
import { contentsOf, type WithContent } from '@interregnum/kernel';
import { builtIn, type RunewarsContent } from './built-in.ts';

export const contents = contentsOf(builtIn);

/** What a state or view is played with. */
export const contentOf = (t: WithContent): RunewarsContent => contents.of(t.content);
