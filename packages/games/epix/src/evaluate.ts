/** How well a seat stands, what a player of sense would consider, and what a search should know. */
import { randomFrom, type SearchHints, type Seat } from '@interregnum/kernel';
import { WINTER } from './content/cards.ts';
import { type EpixEvent, listen } from './events.ts';
import { ASK } from './questions.ts';
import { determinise, type View } from './sight.ts';
import { apply, type State } from './state.ts';
import { values } from './strategy/evaluate.ts';
import { likelihood, weigh } from './strategy/priors.ts';

export { evaluate } from './strategy/evaluate.ts';

export function priors(v: View): readonly number[] {
  const s = determinise(v, randomFrom('priors'));
  s.chosen = v.chosen.slice();
  return weigh(s, v.viewer!);
}

export const search: SearchHints<State, EpixEvent> = {
  /** Card choices and bids are secret, guesses answer a secret. */
  mixed: [ASK.auction, ASK.actionCard, ASK.changeCard, ASK.fightBid, ASK.guess],
  apply(s, seat, option, news) {
    letLastPlayerAct(s);
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  settled: () => true,
  values,
  priors: weigh,
  likelihood,
};

/**
 * The search for the last player's chances in Winter (EPX-138) costs more than a thousand decisions. The order of
 * play is fixed once the first turn has begun, so moving the First Player card on changes nothing but this test.
 */
function letLastPlayerAct(s: State): void {
  const turn = s.frames[2];
  if (s.season === WINTER && turn?.proc === 'turn')
    s.firstPlayer = ((turn.locals as { seat: Seat }).seat + 1) % s.seats;
}
