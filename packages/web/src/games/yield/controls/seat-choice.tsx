/** A player to choose: who gets the starting player marker, or who takes the free Upgrade. */
import { clockwiseFrom, fortressesOf } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { Emblem } from '../houses/emblem.tsx';
import type { Props } from '../state/props.ts';
import { OptionChip, Row } from './chip.tsx';

export function SeatChoice(props: Props) {
  const { view, options, seatNames, text } = props;
  return (
    <Row>
      {optionsOfType(options, 'marker', 'upgrader').map(choice => {
        const { seat, type } = choice;
        return (
          <li key={choice.code}>
            <OptionChip
              {...props}
              choice={choice}
              picture={<Emblem seat={seat} size={30} />}
              small={
                type === 'marker'
                  ? clockwiseFrom(view, seat)
                      .map(one => seatNames[one]!)
                      .join(text('yield.order.arrow'))
                  : text('yield.fortresses', { count: fortressesOf(view, seat).length })
              }
            >
              {seat === view.viewer ? text('yield.you') : seatNames[seat]}
            </OptionChip>
          </li>
        );
      })}
    </Row>
  );
}
