/** What a battle is called, from where the viewer sits. */
import type { Seat } from '@interregnum/kernel';
import type { Props } from '../state/props.ts';

type Speaking = Pick<Props, 'view' | 'text' | 'seatNames'>;

const toldOf = (key: string, { view, text, seatNames }: Speaking, seat: Seat): string =>
  seat === view.viewer ? text(`${key}.own`) : text(key, { seat: seatNames[seat]! });

export const ambushes = (props: Speaking, seat: Seat): string => toldOf('yield.battle.ambush', props, seat);
export const winsBattle = (props: Speaking, seat: Seat): string => toldOf('yield.battle.won', props, seat);
