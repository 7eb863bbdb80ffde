/** The Captain of the Heroes' League gives up Rewards for a dragon rune, once in each of his turns (TI2, RNW-Q33). */

import { type Seat, sets, type WithContent } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { perform } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import { rewardsOf } from '../../heroes.ts';
import { type Option, option } from '../../options.ts';
import { DRAGON_RUNE, NONE } from '../../pieces.ts';
import { CAPTAIN, isUsedTitle } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { heroesOf, holderOf } from '../../table.ts';
import { discardReward } from '../heroes/rewards.ts';
import type { FreeAction } from './action.ts';

/** How many Rewards a dragon rune costs. */
export const captainPrice = (t: WithContent): number => {
  const { ability } = contentOf(t).titles[CAPTAIN]!;
  return ability.kind === 'captain' ? ability.rewards : 0;
};

const countOf = (s: State, seat: Seat): number =>
  heroesOf(s, seat).reduce((sum, hero) => sum + rewardsOf(s, hero).length, 0);

/** Everything about it is open: how many Rewards lie under heroes, and the pile. */
const canUse = (s: State, seat: Seat): boolean =>
  holderOf(s, CAPTAIN) === seat &&
  !isUsedTitle(s, CAPTAIN) &&
  s.runePiles[DRAGON_RUNE]! > 0 &&
  countOf(s, seat) >= captainPrice(s);

const rewardOptions = (s: State, seat: Seat): Option[] =>
  heroesOf(s, seat).flatMap(hero => [...new Set(rewardsOf(s, hero))].map(card => option.discardReward(hero, card)));

const givingUp = procedure<{ seat: Seat; left: number }>('captain', {
  reward: {
    question: ASK.target,
    while: (_, { left }) => left > 0,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => rewardOptions(s, seat),
    then: (s, l, answer) => {
      if (answer.type !== 'discardReward') return;
      discardReward(s, answer.hero, answer.reward);
      l.left--;
    },
  },
  rune: (s, { seat }) => perform(s, { kind: 'captain', number: NONE }, seat),
});

export const captainAction: FreeAction = {
  answers: 'useTitle',
  isAsked: canUse,
  options: (s, seat) => (canUse(s, seat) ? [option.useTitle(CAPTAIN)] : []),
  perform: (s, seat) => {
    s.titlesUsed = sets.with(s.titlesUsed, CAPTAIN);
    tell({ type: 'usedTitle', seat, title: CAPTAIN });
    call(s, givingUp, { seat, left: captainPrice(s) });
  },
};
