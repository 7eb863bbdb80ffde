/** A player to choose: whom the First Player card goes to, or at whose cards the Spymaster looks. */
import { SeatRow } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import type { Props } from '../state/props.ts';
import { Emblem } from '../units/emblem.tsx';

export function SeatChoice(props: Props) {
  const { view, options, seatNames, text } = props;
  return (
    <SeatRow
      {...props}
      mark={seat => <Emblem seat={seat} size={34} />}
      of={optionsOfType(options, 'first', 'look')}
      words={({ type, seat }) =>
        seat === view.viewer ? text('epix.first.keep') : text(`epix.${type}.of`, { seat: seatNames[seat]! })
      }
      small={({ type, seat }) => type === 'first' && orderInWords(seat, seatNames, text)}
    />
  );
}

/** Who would act after whom. */
const orderInWords = (first: number, names: readonly string[], text: Props['text']): string =>
  [...names.slice(first), ...names.slice(0, first)].join(text('epix.order.then'));
