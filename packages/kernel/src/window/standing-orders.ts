/** Standing orders for windows and other chores: answers that a player leaves for some questions, until something comes. */
import type { Seat } from '../flow.ts';
import { type BaseEvent, type BaseOption, findOption, type StandingOrders } from '../game.ts';
import { phrase } from '../phrase.ts';
import { optionsNow } from '../refusal.ts';
import type { BaseView } from '../sight.ts';

export interface LeftAnswers<V, E> {
  /** What it answers, and how; the first question is the one that it is named for. */
  answers: ReadonlyMap<string, BaseOption>;
  /** Whether this event, as the seat may know it, is what the player waits for. */
  comes(e: E, seat: Seat): boolean;
  /** Where the order leaves the question to its player; left out: nowhere. By open facts alone, or its haste would tell. */
  spares?(v: V): boolean;
  /** Whether it can be of use at this table; left out: at every one. */
  offered?(v: V): boolean;
}

/**
 * Orders by id; the words of each are the message `standing.<id>`. They answer only with what is allowed. Since everybody is
 * asked who could have anything, an order that passes tells no more than a player who does.
 */
export function standingOrders<V extends BaseView<BaseOption>, E extends BaseEvent>(
  orders: Readonly<Record<string, LeftAnswers<V, E>>>,
): StandingOrders<V, E> {
  const called = (id: string) => (Object.hasOwn(orders, id) ? orders[id] : undefined);
  return {
    offers: v =>
      v.viewer === null || !v.ask
        ? []
        : Object.entries(orders)
            .filter(([, { offered }]) => offered?.(v) ?? true)
            .map(([id, { answers }]) => ({
              id,
              question: [...answers.keys()][0]!,
              phrase: phrase(`standing.${id}`),
            })),
    answer(v, id) {
      const order = called(id);
      const options = optionsNow(v);
      const answer = options && order?.answers.get(v.ask!.id);
      if (!answer || order?.spares?.(v)) return null;
      const index = findOption(options, answer.code);
      return index < 0 ? null : index;
    },
    disarms: (e, seat, id) => called(id)?.comes(e, seat) ?? true,
  };
}
