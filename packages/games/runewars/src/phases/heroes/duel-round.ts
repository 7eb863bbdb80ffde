/** A round of a duel: one card each, attacker first, and what their circle sections do (RNW-312, RNW-313, RNW-Q127, D33, D49). */

import { otherSide, SIDES, type Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import { discardFate, drawFate } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { ATTRIBUTES } from '../../content/words.ts';
import { perform } from '../../effects/performing.ts';
import { tell } from '../../events.ts';
import { rewardsAt, rewardsOf } from '../../heroes.ts';
import { option } from '../../options.ts';
import { NONE, type RewardCard } from '../../pieces.ts';
import { place } from '../../places.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { controllerOf } from '../../table.ts';
import { destinyOf } from '../open-draw.ts';
import { healHero } from './defeat.ts';
import {
  applyDamage,
  changeDuel,
  dealInDuel,
  duelist,
  faceOf,
  flagInDuel,
  heroOf,
  preventInDuel,
} from './duel-state.ts';
import { turnUpToUse } from './rewards.ts';
import { testAttribute } from './test.ts';

// --- drawing -----------------------------------------------------------------------------------------------------------------

interface Round {
  /** Whose card of this round is not resolved. */
  skipped: [boolean, boolean];
  /** HE03: healed at the end of the round. */
  heals: [number, number];
}
export const duelRoundStarting = (): Round => ({ skipped: [false, false], heals: [0, 0] });

/** HE10. */
const isShadowed = (s: State, round: number): boolean => {
  const { ability } = contentOf(s).heroes[heroOf(s, 0)]!;
  return ability.at === 'duelRound' && ability.skipsOpposing === round;
};

function beginRound(s: State, l: Round): void {
  const { skips, round } = s.duel!;
  l.skipped = [skips[0], skips[1] || isShadowed(s, round + 1)];
  changeDuel(s, { round: round + 1, skips: [false, false], healsIfWon: [false, false] });
}

/** The attacker's card is open before the defender draws. */
const duelDraw = procedure<{ side: Side }>('duelDraw', {
  before: (s, { side }) => place(s, 'duel.draw', { side }),
  draw: (s, { side }) => {
    const { cards, laid } = s.duel!;
    if (laid[side] === NONE) changeDuel(s, { cards: withSide(cards, side, drawFate(s)) });
  },
});

function tellCards(s: State): void {
  const { round, cards } = s.duel!;
  const sides = SIDES.filter(side => cards[side] !== NONE);
  tell({ type: 'duelCards', round, hero: heroOf(s, 0), cards: sides.map(side => cards[side]), sides });
}

/** HE12: once per duel. */
function canRedraw(s: State, side: Side): boolean {
  const hero = heroOf(s, side);
  const { redrawn, laid } = s.duel!;
  return (
    hero !== NONE && contentOf(s).heroes[hero]!.ability.at === 'duelRevealed' && !redrawn[side] && laid[side] === NONE
  );
}

function redraw(s: State, side: Side): void {
  discardFate(s, [s.duel!.cards[side]]);
  changeDuel(s, { cards: withSide(s.duel!.cards, side, NONE) });
  const card = drawFate(s);
  changeDuel(s, { cards: withSide(s.duel!.cards, side, card) });
  flagInDuel(s, 'redrawn', side);
  tell({ type: 'duelRedrawn', hero: heroOf(s, side), card: card === NONE ? null : card });
}

export const duelRound = procedure<Round>('duelRound', {
  begin: (s, l) => beginRound(s, l),
  draw: {
    each: () => SIDES,
    do: (s, _, side) => call(s, duelDraw, { side: side as Side }),
  },
  drawn: s => tellCards(s),
  redraw: {
    question: ASK.heroAbility,
    each: () => SIDES,
    who: (s, _, side) => duelist(s, side as Side),
    options: (s, _, _seat, side) => (canRedraw(s, side as Side) ? [option.redraw, option.no] : []),
    then: (s, _, answer, _seat, side) => {
      if (answer.type === 'redraw') redraw(s, side as Side);
    },
  },
  cards: {
    each: (_, { skipped }) => SIDES.filter(side => !skipped[side]), // RNW-Q127
    do: (s, l, side) => {
      l.heals[side as Side] = healedBy(s, side as Side);
      call(s, duelCard, { side: side as Side, used: NONE });
    },
  },
  round: (s, { skipped }) => place(s, 'duel.round', { skipped }),
  end: (s, { heals }) => {
    applyDamage(s);
    for (const side of SIDES) if (heals[side] > 0) healHero(s, heroOf(s, side), heals[side]);
    discardFate(s, s.duel!.cards);
    s.tacticsDiscard = [...s.tacticsDiscard, ...s.duel!.laid.filter(card => card !== NONE)];
    changeDuel(s, { cards: [NONE, NONE], laid: [NONE, NONE] });
  },
});

/** HE03: a silver card of his. */
function healedBy(s: State, side: Side): number {
  const { silverHeals, cards } = s.duel!;
  if (!silverHeals[side] || destinyOf(s, cards[side]) !== 'silver') return 0;
  const { ability } = contentOf(s).heroes[heroOf(s, side)]!;
  return 'silverHeals' in ability ? ability.silverHeals : 0;
}

// --- a card is resolved --------------------------------------------------------------------------------------------------------

interface Resolving {
  side: Side;
  /** The Reward used for a special. */
  used: RewardCard;
}

/** HE05, HE08. */
function heroAbility(s: State, side: Side): void {
  const hero = heroOf(s, side);
  if (hero === NONE) return;
  const { ability } = contentOf(s).heroes[hero]!;
  if (ability.at !== 'duelCard' || destinyOf(s, s.duel!.cards[side]) !== ability.destiny) return;
  const controller = controllerOf(s, s.heroArea[hero]!);
  const isElsewhere = side === 0 && controller !== NONE && controller !== s.heroSeat[hero];
  if (ability.as === 'either' || isElsewhere)
    perform(s, { kind: 'hero', number: hero }, duelist(s, side), { hero, side });
}

/** [special] Rewards; only one Weapon in a duel (RNW-289). */
function specials(s: State, side: Side, cards: readonly RewardCard[]): RewardCard[] {
  const weapon = s.duel!.weapon[side];
  const found = rewardsAt(s, cards, 'special').map(({ card }) => card);
  return [...new Set(found)].filter(
    card => contentOf(s).rewards[card]!.kind !== 'weapon' || weapon === NONE || weapon === card,
  );
}

/** 2.21 no. 9: a facedown Reward, or a faceup one that can be used. */
function isSpecialAsked(s: State, side: Side): boolean {
  const hero = heroOf(s, side);
  return s.rewardsDown[hero]!.length > 0 || specials(s, side, s.rewardsUp[hero]!).length > 0;
}

function useSpecial(s: State, l: Resolving, card: RewardCard): void {
  const hero = heroOf(s, l.side);
  l.used = card;
  turnUpToUse(s, hero, card);
  if (contentOf(s).rewards[card]!.kind === 'weapon') changeDuel(s, { weapon: withSide(s.duel!.weapon, l.side, card) });
  perform(s, { kind: 'reward', number: card }, duelist(s, l.side), { hero, side: l.side });
}

/** HB08. */
const moreDamage = (s: State, side: Side): number => {
  const hero = heroOf(s, side);
  const ability = hero === NONE ? null : contentOf(s).heroes[hero]!.ability;
  return ability?.at === 'duelDamage' ? ability.more : 0;
};

function resolveIcon(s: State, side: Side): void {
  const face = faceOf(s, side);
  if (face.icon === 'rout' && 'n' in face) preventInDuel(s, side, face.n);
  else if (face.icon === 'damage' && 'n' in face) dealInDuel(s, otherSide(side), face.n + moreDamage(s, side));
  else if (face.icon === 'special' && heroOf(s, side) === NONE)
    perform(s, { kind: 'inDuel', number: s.duel!.unit }, duelist(s, side), { side });
  else if (face.icon === 'special' && !isSpecialAsked(s, side)) dealInDuel(s, otherSide(side), 1);
}

const duelCard = procedure<Resolving>('duelCard', {
  ability: (s, { side }) => heroAbility(s, side),
  icon: (s, { side }) => resolveIcon(s, side),
  special: {
    question: ASK.duelSpecial,
    who: (s, { side }) => duelist(s, side),
    options: (s, { side }) => {
      const hero = heroOf(s, side);
      if (hero === NONE || faceOf(s, side).icon !== 'special' || !isSpecialAsked(s, side)) return [];
      return [option.dealDamage, ...specials(s, side, rewardsOf(s, hero)).map(card => option.useReward(hero, card))];
    },
    then: (s, l, answer) => {
      if (answer.type === 'useReward') useSpecial(s, l, answer.reward);
      else dealInDuel(s, otherSide(l.side), 1);
    },
  },
  /** RW03. */
  test: (s, { side, used }) => {
    const effect = used === NONE ? null : contentOf(s).rewards[used]!.effect;
    if (effect?.at !== 'special' || !effect.test) return;
    testAttribute(s, heroOf(s, side), ATTRIBUTES.indexOf(effect.test.attribute), {
      kind: 'reward',
      number: used,
      side,
    });
  },
});
