/** Standing orders for windows: "pass until …", left by a player who does not want to be asked every time. */
import type { Seat } from '../flow.ts';
import { type BaseEvent, type BaseOption, findOption, type StandingOrders } from '../game.ts';
import type { Phrase } from '../phrase.ts';
import type { BaseView } from '../sight.ts';

/** What a player can wait for. */
export interface Until<V, E> {
  phrase: Phrase;
  /** Whether this event, as the seat may know it, is what the player waits for. */
  comes(e: E, seat: Seat): boolean;
  /** Whether the order can be left now; left out: always. */
  offered?(v: V): boolean;
}

/**
 * Orders that pass at every window, by what they wait for. They pass only where passing is allowed. Since everybody is
 * asked who could have anything, an order that passes tells no more than a player who does.
 */
export function passOrders<V extends BaseView<BaseOption>, E extends BaseEvent>(
  question: string,
  pass: BaseOption,
  untils: Readonly<Record<string, Until<V, E>>>,
): StandingOrders<V, E> {
  return {
    offers: v =>
      Object.entries(untils)
        .filter(([, until]) => v.viewer !== null && (until.offered?.(v) ?? true))
        .map(([id, { phrase }]) => ({ id, question, phrase })),
    answer: (v, order) => {
      if (v.viewer === null || v.ask?.id !== question || !Object.hasOwn(untils, order)) return null;
      const index = findOption(v.ask.options[v.viewer] ?? [], pass.code);
      return index < 0 ? null : index;
    },
    disarms: (e, seat, order) => untils[order]?.comes(e, seat) ?? true,
  };
}
