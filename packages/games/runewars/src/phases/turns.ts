/** Step 3: orders are revealed and carried out from the lowest number up (RNW-038..RNW-041, RNW-066, 2.21 no. 4). */
import { END, type Seat, sets } from '@interregnum/kernel';
import { ORDERS } from '../content/words.ts';
import { performMarshal } from '../effects/performing.ts';
import { tell } from '../events.ts';
import { beginLasting, endLasting } from '../lasting.ts';
import { garrisonBonus, garrisoning } from '../modules/bow/garrison.ts';
import { option } from '../options.ts';
import { NONE, type OrderNumber } from '../pieces.ts';
import { place } from '../places.ts';
import { byInfluence, MARSHAL, orders } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { holderOf, isAlive } from '../table.ts';
import { endTurn } from './elimination.ts';
import { freeActions } from './free-actions.ts';
import { march, marching } from './march.ts';
import { acquire, acquireBonus } from './orders/acquire.ts';
import { fortify } from './orders/fortify.ts';
import { harvest, harvestBonus } from './orders/harvest.ts';
import { rally, rallyBonus } from './orders/rally.ts';
import { recruit, recruitBonus } from './orders/recruit.ts';
import { strategize, strategizeBonus } from './orders/strategize.ts';

type Nothing = Record<string, never>;

// --- step 2 ----------------------------------------------------------------------------------------------------------------

/** RNW-041. */
const ordersInHand = (s: Pick<State, 'terms' | 'ordersUsed'>, seat: Seat): OrderNumber[] =>
  orders(s).filter(order => !sets.has(s.ordersUsed[seat]!, order));

/** RNW-039: by number, influence now, starting influence; fixed for the season. */
export function orderOfCards(s: State): Seat[] {
  const order = byInfluence(s);
  return sets.members(s.alive).sort((a, b) => s.active[a]! - s.active[b]! || order(a, b));
}

/** RNW-F3: all at once, and changeable until the last has chosen. */
export const chooseOrders = procedure<Nothing>('chooseOrders', {
  choose: {
    question: ASK.order,
    changeable: true,
    everyone: s => sets.members(s.alive),
    options: (s, _, seat) => ordersInHand(s, seat).map(option.order),
    reveal: (s, _, answers) => {
      for (const [seat, answer] of answers.entries()) if (answer?.type === 'order') s.active[seat] = answer.order;
      s.order = orderOfCards(s);
      tell({ type: 'order', order: s.order, cards: s.order.map(seat => s.active[seat]!) });
    },
  },
});

// --- step 3 ----------------------------------------------------------------------------------------------------------------

/** RNW-040, RNW-Q39: at least the highest number used this year; for Garrison, which is 0, no other (RNW-Q80). */
const hasSupremacy = (s: State, seat: Seat): boolean => s.active[seat]! >= s.highest[seat]!;

type Work = (s: State, seat: Seat) => void;

const PRIMARY: Readonly<Record<(typeof ORDERS)[number], Work>> = {
  garrison: () => {}, // RNW-Q213: it only makes him stronger
  strategize: (s, seat) => call(s, strategize, { seat, arrived: [], heroes: sets.NONE, isOver: false }),
  mobilize: (s, seat) => call(s, march, marching(seat, false)),
  conquer: (s, seat) => call(s, march, marching(seat, false)),
  harvest: (s, seat) => call(s, harvest, { seat }),
  recruit: (s, seat) => call(s, recruit, { seat }),
  'rally-support': (s, seat) => call(s, rally, { seat }),
  'acquire-power': (s, seat) => call(s, acquire, { seat }),
  fortify: (s, seat) => call(s, fortify, { seat, done: sets.NONE }),
};

/** `null`: Conquer's bonus is in force while its primary ability is carried out; Fortify has none. */
const BONUS: Readonly<Record<(typeof ORDERS)[number], Work | null>> = {
  garrison: (s, seat) => call(s, garrisonBonus, garrisoning(seat)),
  strategize: (s, seat) => call(s, strategizeBonus, { seat }),
  mobilize: (s, seat) => call(s, march, marching(seat, true)),
  conquer: null,
  harvest: (s, seat) => call(s, harvestBonus, { seat }),
  recruit: (s, seat) => call(s, recruitBonus, { seat }),
  'rally-support': (s, seat) => call(s, rallyBonus, { seat }),
  'acquire-power': (s, seat) => call(s, acquireBonus, { seat, title: NONE }),
  fortify: null,
};

const orderOf = (s: State, seat: Seat) => ORDERS[s.active[seat]!]!;

/** RNW-422. */
function startSiege(s: State, seat: Seat): void {
  if (orderOf(s, seat) === 'conquer' && hasSupremacy(s, seat)) beginLasting(s, 'siege', seat, 0, 'turn');
}

/** RNW-F4. */
export const turn = procedure<{ seat: Seat }>('turn', {
  begin: (s, { seat }) => {
    if (!isAlive(s, seat)) return END;
    s.turn = seat;
    s.fought = false;
    s.bonusTaken = false;
    s.recruited = NONE;
    tell({ type: 'turn', seat, order: s.active[seat]! });
    place(s, 'turn.start', { seat });
  },
  before: (s, { seat }) => call(s, freeActions, { seat, moveToCome: true }),
  primary: (s, { seat }) => {
    startSiege(s, seat);
    PRIMARY[orderOf(s, seat)](s, seat);
  },
  marshal: (s, { seat }) => {
    endLasting(s, 'siege');
    if (orderOf(s, seat) === 'conquer' && holderOf(s, MARSHAL) === seat) performMarshal(s, seat, 'conquer');
  },
  middle: (s, { seat }) =>
    call(s, freeActions, { seat, moveToCome: orderOf(s, seat) === 'mobilize' && hasSupremacy(s, seat) }),
  bonus: (s, { seat }) => {
    const bonus = BONUS[orderOf(s, seat)];
    if (!bonus || !hasSupremacy(s, seat)) return;
    tell({ type: 'bonus', seat, order: s.active[seat]! });
    bonus(s, seat);
  },
  after: (s, { seat }) => {
    if (s.bonusTaken) call(s, freeActions, { seat, moveToCome: false });
  },
  end: (s, { seat }) => {
    s.highest[seat] = Math.max(s.highest[seat]!, s.active[seat]!);
    s.ordersUsed[seat] = sets.with(s.ordersUsed[seat]!, s.active[seat]!);
    endTurn(s);
  },
});

export const resolveOrders = procedure<Nothing>('resolveOrders', {
  turns: {
    each: s => s.order,
    do: (s, _, seat) => call(s, turn, { seat }),
  },
});
