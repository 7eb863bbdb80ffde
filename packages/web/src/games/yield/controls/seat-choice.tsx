/** A player to choose: who gets the starting player marker, or who takes the free Upgrade. */
import { clockwise, type Seat } from '@interregnum/kernel';
import { fortressesOf } from '@interregnum/yield';
import { useNarrow } from '../../../parts/use-screen.ts';
import { SeatRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { Emblem } from '../houses/emblem.tsx';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';

export function SeatChoice(props: Props) {
  const { view, options, text } = props;
  const narrow = useNarrow();
  const offers = optionsOfType(options, 'marker', 'upgrader');
  const isOrder = offers[0]?.type === 'marker';
  return (
    <SeatRow
      {...props}
      of={offers}
      mark={seat => !(narrow && isOrder) && <Emblem seat={seat} size={30} />}
      small={({ seat, type }) =>
        type === 'marker' ? (
          <Order {...props} first={seat} narrow={narrow} />
        ) : (
          text('yield.fortresses', { count: fortressesOf(view, seat).length })
        )
      }
    />
  );
}

/** Who comes after whom; where room is short five names are too many for a button. */
function Order({ view, seatNames, text, first, narrow }: Props & { first: Seat; narrow: boolean }) {
  const order = clockwise(view.seats, first);
  const names = order.map(seat => seatNames[seat]!).join(text('yield.order.arrow'));
  if (!narrow) return names;
  return (
    <span className={css.order} role="img" aria-label={names}>
      {order.map(seat => (
        <Emblem key={seat} seat={seat} size={14} />
      ))}
    </span>
  );
}
