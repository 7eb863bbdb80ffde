/** A player to choose: who gets the starting player marker, or who takes the free Upgrade. */
import { clockwiseFrom, fortressesOf } from '@interregnum/yield';
import { Emblem } from '../houses/emblem.tsx';
import { optionsOfType, type Props } from '../state/props.ts';
import { OptionChip, Row } from './chip.tsx';

export function SeatChoice(props: Props) {
  const { view, choices, seatNames, text } = props;
  return (
    <Row>
      {optionsOfType(choices, 'marker', 'upgrader').map(choice => {
        const { seat, type } = choice.option;
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
