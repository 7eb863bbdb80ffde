/** What lies over the table for a moment: the Bids or the Clash under way, and a pile that is spread out. */
import { Contest } from '../clash/contest.tsx';
import type { Props } from '../state/props.ts';
import { PileSheet } from './pile-sheet.tsx';

export const Interruption = (props: Props) => (
  <>
    <Contest {...props} />
    <PileSheet {...props} />
  </>
);
