/** The start of a duel: abilities that work by themselves, then cards, abilities and one Armor (RNW-311, RNW-Q51, D44). */

import type { Seat, WithContent } from '@interregnum/kernel';
import type { Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import { hasTactics, playTactics, usableTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { allHold } from '../../effects/conditions.ts';
import { performance } from '../../effects/performance.ts';
import { perform, performTactics } from '../../effects/performing.ts';
import { healthOf, rewardsAt, rewardsOf } from '../../heroes.ts';
import { type Option, option } from '../../options.ts';
import { type HeroNumber, NONE, type RewardCard, type TacticsCard } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { changeDuel, damageAhead, dealInDuel, duelist, flagInDuel, heroOf } from './duel-state.ts';
import { turnUpToUse } from './rewards.ts';

interface Start {
  side: Side;
  /** Titles played for this duel (RNW-359). */
  played: TacticsCard[];
  isOver: boolean;
}
export const duelStarting = (side: Side): Start => ({ side, played: [], isOver: false });

/** HE03. */
const mayHurtSelf = (t: WithContent, hero: HeroNumber): number => {
  const { ability } = contentOf(t).heroes[hero]!;
  return ability.at === 'duelStarts' && ability.as === 'either' ? ability.mayHurtSelf : 0;
};

/** 2.21 no. 9. */
const isAsked = (s: State, side: Side): boolean => {
  const hero = heroOf(s, side);
  return hasTactics(s, duelist(s, side)) || rewardsOf(s, hero).length > 0 || mayHurtSelf(s, hero) > 0;
};

function playable(s: State, { side, played }: Start, seat: Seat): TacticsCard[] {
  return usableTactics(s, seat).filter(card => {
    const { timing, if: needs } = contentOf(s).tactics[card]!;
    const l = performance({ kind: 'tactics', number: card }, seat, { side, hero: heroOf(s, side) });
    return timing === 'duel' && !played.includes(card) && allHold(s, l, needs);
  });
}

/** "Not if that defeats him": with everything that has been dealt so far. */
const canHurtSelf = (s: State, side: Side): boolean => {
  const n = mayHurtSelf(s, heroOf(s, side));
  return n > 0 && !s.duel!.silverHeals[side] && damageAhead(s, side) + n < healthOf(s, heroOf(s, side));
};

/** RNW-289: one Weapon, one Armor. */
function usableRewards(s: State, side: Side): RewardCard[] {
  const { armor, noArmor, weapon } = s.duel!;
  const cards = rewardsOf(s, heroOf(s, side));
  return [
    ...(weapon[side] === NONE ? rewardsAt(s, cards, 'duelStarts') : []),
    ...(armor[side] === NONE && !noArmor[side]
      ? [...rewardsAt(s, cards, 'armor'), ...rewardsAt(s, cards, 'mirror')]
      : []),
  ].map(({ card }) => card);
}

function useReward(s: State, side: Side, card: RewardCard): void {
  const hero = heroOf(s, side);
  const { effect } = contentOf(s).rewards[card]!;
  turnUpToUse(s, hero, card);
  if (contentOf(s).rewards[card]!.kind !== 'armor') {
    changeDuel(s, { weapon: withSide(s.duel!.weapon, side, card) });
    perform(s, { kind: 'reward', number: card }, duelist(s, side), { hero, side });
    return;
  }
  const left = effect.at === 'mirror' ? 1 : effect.at === 'armor' && effect.rounds === 'first' ? effect.prevents : 0;
  changeDuel(s, {
    armor: withSide(s.duel!.armor, side, card),
    armorLeft: withSide(s.duel!.armorLeft, side, left),
  });
}

function prepare(s: State, l: Start, answer: Option, seat: Seat): void {
  const hero = heroOf(s, l.side);
  if (answer.type === 'play') {
    l.played.push(answer.tactics);
    playTactics(s, seat, answer.tactics);
    performTactics(s, seat, answer.tactics, { side: l.side, hero });
  } else if (answer.type === 'hurtSelf') {
    dealInDuel(s, l.side, mayHurtSelf(s, hero));
    flagInDuel(s, 'silverHeals', l.side);
  } else if (answer.type === 'useReward') useReward(s, l.side, answer.reward);
  else l.isOver = true;
}

/** RNW-311. */
export const duelStart = procedure<Start>('duelStart', {
  abilities: (s, { side }) => {
    const hero = heroOf(s, side);
    const { ability } = contentOf(s).heroes[hero]!;
    if (side === 0 && ability.at === 'duelStarts' && ability.as === 'attacker')
      perform(s, { kind: 'hero', number: hero }, duelist(s, side), { hero, side });
  },
  prepare: {
    question: ASK.duelStart,
    while: (s, l) => !l.isOver && isAsked(s, l.side),
    who: (s, { side }) => duelist(s, side),
    options: (s, l, seat) => [
      ...playable(s, l, seat).map(option.play),
      ...(canHurtSelf(s, l.side) ? [option.hurtSelf] : []),
      ...usableRewards(s, l.side).map(card => option.useReward(heroOf(s, l.side), card)),
      option.done,
    ],
    then: prepare,
  },
});
