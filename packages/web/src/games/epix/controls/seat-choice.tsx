/** A player to choose: whom the First Player card goes to, or at whose cards the Spymaster looks. */
import Crown from 'icon:game-icons/crown';
import Spyglass from 'icon:game-icons/spyglass';
import type { Props } from '../state/props.ts';
import { Emblem } from '../units/emblem.tsx';
import css from './choices.module.css';

export function SeatChoice({ view, options, choose, seatNames, text }: Props) {
  return (
    <ul className={css.row}>
      {options.map(o => {
        if (o.type !== 'first' && o.type !== 'look') return null;
        const own = o.seat === view.viewer;
        const Sign = o.type === 'first' ? Crown : Spyglass;
        return (
          <li key={o.code}>
            <button type="button" className={css.choice} onClick={() => choose(o.code)}>
              <Emblem seat={o.seat} size={34} />
              <span className={css.label}>
                {own ? text('epix.first.keep') : text(`epix.${o.type}.of`, { seat: seatNames[o.seat]! })}
                <small>{o.type === 'first' ? orderInWords(view.seats, o.seat, seatNames, text) : null}</small>
              </span>
              <Sign className={css.sign} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Who would act after whom. */
function orderInWords(seats: number, first: number, names: readonly string[], text: Props['text']): string {
  const order = Array.from({ length: seats }, (_, i) => names[(first + i) % seats]!);
  return order.join(text('epix.order.then'));
}
