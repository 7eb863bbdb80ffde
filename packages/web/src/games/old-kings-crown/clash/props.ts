/** What the shell hands to the stage of a Clash, and whose name stands over a column. */
import { type OldKingsCrownEvent, type Option, type Party, SIMULACRUM, type View } from '@interregnum/old-kings-crown';
import type { TableProps } from '../../../table/kit/title.ts';

export type Props = TableProps<View, Option, OldKingsCrownEvent>;

export const partyName = ({ seatNames, text }: Pick<Props, 'seatNames' | 'text'>, party: Party): string =>
  party === SIMULACRUM ? text('simulacrum') : seatNames[party]!;
