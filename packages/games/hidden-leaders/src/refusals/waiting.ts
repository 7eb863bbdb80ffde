/** Why a viewer who is not asked cannot do anything, and what the asked one could do instead. */
import { because, listArg, type Refusal, seatArg, undecided } from '@interregnum/kernel';
import { heroAsking, heroTerm, ruleOf } from '../describe.ts';
import type { View } from '../sight.ts';

/** For everybody who is not asked: spectators, other players, all after the end. */
export function notAsked(v: View): Refusal {
  if (!v.ask) return because('HDL-123', 'over');
  const deciding = listArg(undecided(v).map(seatArg));
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats: deciding });
  if (v.answers.given[v.viewer]) return because('HDL-Q36', 'answered', { seats: deciding });
  const hero = heroAsking(v);
  if (hero !== null) return because(ruleOf(v), 'wait.ability', { seats: deciding, hero: heroTerm(hero) });
  return because('HDL-030', 'wait.turn', { seats: deciding });
}

/** For the asked viewer, when his words are no answer to the question: what it is about. */
export function whatIsAsked(v: View): Refusal {
  const hero = heroAsking(v);
  return because(ruleOf(v), `asked.${v.ask!.id}`, hero === null ? {} : { hero: heroTerm(hero) });
}
