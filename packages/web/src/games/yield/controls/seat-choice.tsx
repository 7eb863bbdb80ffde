/** A player to choose: who gets the starting player marker, or who takes the free Upgrade. */
import { clockwise } from '@interregnum/kernel';
import { fortressesOf } from '@interregnum/yield';
import { SeatRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { Emblem } from '../houses/emblem.tsx';
import type { Props } from '../state/props.ts';

export function SeatChoice(props: Props) {
  const { view, options, seatNames, text } = props;
  const order = (seat: number) => clockwise(view.seats, seat).map(one => seatNames[one]!);
  return (
    <SeatRow
      {...props}
      of={optionsOfType(options, 'marker', 'upgrader')}
      mark={seat => <Emblem seat={seat} size={30} />}
      small={({ seat, type }) =>
        type === 'marker'
          ? order(seat).join(text('yield.order.arrow'))
          : text('yield.fortresses', { count: fortressesOf(view, seat).length })
      }
    />
  );
}
