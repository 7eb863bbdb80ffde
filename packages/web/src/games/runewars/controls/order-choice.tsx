/** RNW-038: one of the Orders in hand is chosen in secret; those that would bring their bonus are marked. */
import { ORDERS, type OrderNumber, orderCards } from '@interregnum/runewars';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useScreen } from '../../../parts/use-screen.ts';
import { Answering } from '../../../table/kit/answering.tsx';
import { Hand } from '../../../table/kit/hand/hand.tsx';
import { HandCard } from '../../../table/kit/hand/hand-card.tsx';
import { answerOf, optionsOfType } from '../../../table/kit/options.ts';
import { joined } from '../../../table/kit/words.ts';
import { bonusText, OrderFace, orderText } from '../orders/order-card.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import { ordersOfLastYear } from '../state/last-year.ts';
import { orderName, type Props } from '../state/props.ts';
import css from './orders.module.css';

export function OrderChoice(props: Props) {
  const { view, options, choose, attempt, text } = props;
  const offers = optionsOfType(options, 'order');
  const answered = answerOf(view, options);
  const laid = answered?.type === 'order' ? answered.order : null;
  const [picked, setPicked] = useState<OrderNumber | null>(laid);
  const choice = picked === laid ? undefined : offers.find(({ order }) => order === picked);
  const press = (order: OrderNumber) => {
    const offered = offers.some(option => option.order === order);
    if (!offered) attempt(`order:${ORDERS[order]}`);
    else if (picked === order && choice) choose(choice.code);
    else setPicked(order);
  };
  const onPhone = useScreen() === 'phone';
  const highest = view.highest[view.viewer!]!;
  const told = (
    <div className={css.told}>
      {picked === null ? <BeforeChoosing {...props} /> : <Told order={picked} brings={picked > highest} text={text} />}
    </div>
  );
  const button = (
    <Button look="primary" disabled={!choice} data-code={choice?.code} onClick={() => choice && choose(choice.code)}>
      {picked === null
        ? text('runewars.order.pick')
        : text(picked === laid ? 'runewars.order.laid' : 'runewars.order.choose', {
            order: orderName(text, picked),
          })}
    </Button>
  );
  /** Nothing else fits on a phone: what is lifted is read and answered with over the question. */
  const over = onPhone && picked !== laid && (
    <div className={css.over}>
      {told}
      {button}
    </div>
  );
  return (
    <div className={css.choice}>
      <Hand
        className={css.cards}
        label={text('runewars.orders')}
        cards={orderCards(view)}
        keyOf={order => ORDERS[order]!}
        spotOf={order => `order.${ORDERS[order]}`}
        question={props.question}
        isLifted={order => picked === order}
      >
        {order => (
          <HandCard
            offered={offers.some(option => option.order === order)}
            lifted={picked === order}
            onPress={() => press(order)}
          >
            <OrderFace order={order} brings={order > highest} text={text} />
          </HandCard>
        )}
      </Hand>
      {!over && told}
      {onPhone ? over && <Answering>{over}</Answering> : <Answering>{button}</Answering>}
    </div>
  );
}

const Told = ({ order, brings, text }: { order: OrderNumber; brings: boolean; text: Props['text'] }) => (
  <>
    {orderText(text, order)}{' '}
    <small data-brings={brings}>
      {text(brings ? 'runewars.order.brings' : 'runewars.order.without', { bonus: bonusText(text, order) })}
    </small>
  </>
);

/** How to choose in the first year; later what the others used last year. */
function BeforeChoosing({ view, text, seatNames, history }: Props) {
  const last = ordersOfLastYear(history(), view.seats, view.year);
  if (last.every(orders => orders.length === 0)) return text('runewars.order.hint');
  return (
    <>
      {text('runewars.order.lastYear')}
      <ul className={css.lastYear}>
        {last.map((orders, seat) =>
          seat === view.viewer || orders.length === 0 ? null : (
            <li key={seatNames[seat]}>
              <Emblem view={view} seat={seat} size={18} />
              <span className="visually-hidden">
                {seatNames[seat]}:{' '}
                {joined(
                  text,
                  orders.map(order => orderName(text, order)),
                )}
              </span>
              <b aria-hidden="true">{orders.join(' ')}</b>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
