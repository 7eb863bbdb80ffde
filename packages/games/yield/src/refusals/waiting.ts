/** Why a viewer who is not asked cannot do anything, and what the asked one could do instead. */
import { because, listArg, type Refusal, seatArg, undecided } from '@interregnum/kernel';
import { factsOf, ruleOf } from '../prompt.ts';
import type { View } from '../sight.ts';

/** For everybody who is not asked: spectators, other players, all after the end. */
export function notAsked(v: View): Refusal {
  if (!v.ask) {
    return v.destroyer === null
      ? because('YLD-240', 'over')
      : because('YLD-242', 'overAtOnce', { seat: seatArg(v.destroyer) });
  }
  const seats = listArg(undecided(v).map(seatArg));
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats });
  if (v.battle) return because(ruleOf(v), 'wait.battle', { seats });
  return because(ruleOf(v), v.phase === 'strategy' ? 'wait.turn' : 'wait.phase', { seats });
}

/** For the asked viewer, when his words are no answer to the question: what it is about. */
export const whatIsAsked = (v: View): Refusal => because(ruleOf(v), `asked.${v.ask!.id}`, factsOf(v, v.viewer!));
