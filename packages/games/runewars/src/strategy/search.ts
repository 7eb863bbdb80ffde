/** What bots that search should know about Runewars. */
import type { Frame, SearchHints, Seat } from '@interregnum/kernel';
import { sets } from '@interregnum/kernel';
import { listen, type RunewarsEvent } from '../events.ts';
import { endLasting } from '../lasting.ts';
import { resolveOrders } from '../phases/turns.ts';
import { NONE } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { apply, run, type State } from '../state.ts';
import { isAlive } from '../table.ts';
import { values } from './evaluate.ts';
import { weigh } from './priors.ts';

const isAllAsked = ({ ask, answers }: State): boolean =>
  ask !== null && ask.seats.length > 1 && answers.every(answer => answer === null);
const isAsked = ({ ask, turn }: State, seat: Seat): boolean => turn === seat || (ask?.seats.includes(seat) ?? false);
const isFight = (s: State): boolean => s.battle !== null || s.army !== null || s.duel !== null;

// --- one step of lookahead -----------------------------------------------------------------------------------------

const hasTurnLeft = (s: State, seat: Seat): boolean =>
  isAlive(s, seat) && s.active[seat] !== NONE && !sets.has(s.ordersUsed[seat]!, s.active[seat]!);

/** Lets the turn of a seat come now, before those that would come first: what an order is worth shows in its own turn. */
function bringForward(s: State, seat: Seat): boolean {
  const depth = s.frames.findIndex(({ proc }) => proc === resolveOrders.name);
  if (depth < 0 || s.turn === seat || !hasTurnLeft(s, seat)) return false;
  const others = s.order.filter(other => other !== seat && hasTurnLeft(s, other));
  s.frames.length = depth + 1;
  const frame = s.frames[depth] as Frame;
  frame.step = 'turns';
  frame.items = [seat, ...others];
  frame.index = 0;
  s.ask = null;
  s.turn = NONE;
  endLasting(s, 'siege');
  run(s);
  return true;
}

export const search: SearchHints<State, RunewarsEvent> = {
  mixed: [ASK.bid],
  byLot: [ASK.setupRune, ASK.movers],
  secret: [],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  /** All are asked anew, or after the setup nobody fights, and the seat has had its turn and is not asked. */
  settled: (s, viewer) =>
    isAllAsked(s) || (s.year > 0 && !isFight(s) && !isAsked(s, viewer) && !hasTurnLeft(s, viewer)),
  values,
  priors: weigh,
  likelihood: () => 1,
  sharpness: 3,
  /** One battle lost says little about an order. */
  curiosity: 0.3,
  shortlist: 10,
  lookFurther: (s, seat) => isFight(s) || bringForward(s, seat),
  openLoop: true,
};
