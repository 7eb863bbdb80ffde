/** What lies over the table for a moment: a pile that is spread out. */
import type { Props } from '../state/props.ts';
import { PileSheet } from './pile-sheet.tsx';

export const Interruption = (props: Props) => <PileSheet {...props} />;
