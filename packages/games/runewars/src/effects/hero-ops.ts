/** What effects do to heroes, their quests and their duels. */
import { type Seat, sets } from '@interregnum/kernel';
import { otherSide, type Side } from '../battle.ts';
import { withSide } from '../battle-line.ts';
import { discardQuest, drawQuests } from '../cards.ts';
import { ATTRIBUTES } from '../content/words.ts';
import { tell } from '../events.ts';
import { battleOf, changeBattle } from '../phases/battle/sides.ts';
import { healHero, hurtHero, trainHero } from '../phases/heroes/defeat.ts';
import { changeDuel, dealInDuel, flagInDuel, preventInDuel } from '../phases/heroes/duel-state.ts';
import { desert, gainHero } from '../phases/heroes/gain.ts';
import { discardReward, drawRewards } from '../phases/heroes/rewards.ts';
import { NONE, type TitleNumber } from '../pieces.ts';
import { place } from '../places.ts';
import { MARSHAL } from '../queries.ts';
import { call, type State } from '../state.ts';
import { heroesOf, isRoutedHero } from '../table.ts';
import { countOf } from './counts.ts';
import type { PlainOps } from './flow-ops.ts';
import type { Performance } from './performance.ts';

const duelSide = (l: Performance): Side => l.side as Side;
const concerned = (s: State, l: Performance, who: 'hero' | 'all-mine'): readonly number[] =>
  who === 'hero' ? [l.hero] : heroesOf(s, l.seat);

/** RNW-Q126: in a duel it is damage of the round; elsewhere the hero suffers at once. */
function hurt(s: State, l: Performance, n: number, who: 'hero' | 'opposing' | 'both', isPreventable: boolean): void {
  if (!s.duel) {
    hurtHero(s, l.hero, n);
    return;
  }
  const mine = duelSide(l);
  const struck = who === 'hero' ? [mine] : who === 'opposing' ? [otherSide(mine)] : [mine, otherSide(mine)];
  for (const side of struck) dealInDuel(s, side, n, isPreventable);
}

function standUp(s: State, hero: number): void {
  if (!isRoutedHero(s, hero)) return;
  s.heroesRouted = sets.without(s.heroesRouted, hero);
  tell({ type: 'standsUp', what: 'hero', area: null, hero });
}

/** RNW-286: the Reward, the discarded quest, a new one. */
function completeQuest(s: State, l: Performance): void {
  drawRewards(s, l.hero, 1);
  discardQuest(s, l.seat, l.number);
  tell({ type: 'questDone', seat: l.seat, hero: l.hero, card: l.number });
  drawQuests(s, l.seat, 1);
  place(s, 'quest.done', { hero: l.hero });
}

/** RNW-Q47: of the type whose ability it is; in a duel quest of the unit. */
function setHealth(s: State, l: Performance, n: number): void {
  if (s.duel) {
    changeDuel(s, { unitHealth: n });
    return;
  }
  const side = l.side as Side;
  const { health } = battleOf(s);
  const others = health[side].filter(([type]) => type !== l.number);
  changeBattle(s, { health: withSide(health, side, [...others, [l.number, n] as const]) });
}

/** TI3: once per year. */
function useTitle(s: State, seat: Seat, title: TitleNumber): void {
  s.titlesUsed = sets.with(s.titlesUsed, title);
  tell({ type: 'usedTitle', seat, title });
}

const ALL_DAMAGE = 99;

export const HERO_OPS: PlainOps<
  | 'receiveReward'
  | 'reward'
  | 'heal'
  | 'hurt'
  | 'standHeroes'
  | 'routHero'
  | 'train'
  | 'gainHero'
  | 'desert'
  | 'discardQuest'
  | 'health'
  | 'deal'
  | 'prevent'
  | 'skipNextCard'
  | 'healIfWon'
  | 'noArmor'
  | 'drawMore'
  | 'silverAsGold'
  | 'discardThis'
> = {
  receiveReward: (s, l) => completeQuest(s, l),
  reward: (s, l, { n }) => drawRewards(s, l.hero, n),
  heal: (s, l, { n, who }) => {
    for (const hero of concerned(s, l, who)) healHero(s, hero, n);
  },
  hurt: (s, l, { n, who, preventable }) => hurt(s, l, countOf(s, l, n), who, preventable),
  standHeroes: (s, l, { who }) => {
    for (const hero of concerned(s, l, who)) standUp(s, hero);
  },
  routHero: (s, l) => {
    s.heroesRouted = sets.with(s.heroesRouted, l.hero);
    tell({ type: 'heroRouted', hero: l.hero });
  },
  train: (s, l, { attr, n }) => {
    const attribute = attr === 'picked' ? l.attribute : ATTRIBUTES.indexOf(attr);
    if (attribute !== NONE && l.hero !== NONE) trainHero(s, l.hero, attribute, n);
  },
  gainHero: (s, l) => {
    const hero = s.heroDeck[s.heroDeck.length - 1];
    if (hero === undefined) return;
    s.heroDeck = s.heroDeck.slice(0, -1);
    call(s, gainHero, { seat: l.seat, hero });
  },
  desert: (s, l) => desert(s, l.hero),
  discardQuest: (s, l) => discardQuest(s, l.seat, l.number),
  health: (s, l, { n }) => setHealth(s, l, n),
  deal: (s, l, { n }) => dealInDuel(s, otherSide(duelSide(l)), n),
  prevent: (s, l, { n }) => preventInDuel(s, duelSide(l), n === 'all' ? ALL_DAMAGE : n),
  skipNextCard: (s, l) => flagInDuel(s, 'skips', otherSide(duelSide(l))),
  healIfWon: (s, l) => flagInDuel(s, 'healsIfWon', duelSide(l)),
  noArmor: (s, l) => flagInDuel(s, 'noArmor', otherSide(duelSide(l))),
  /** TA27, TA28 are carried out where the card is chosen (D13, D32). */
  drawMore: () => {},
  silverAsGold: () => {},
  /** Tactics cards are discarded as they are played. */
  discardThis: (s, l) => {
    if (l.kind === 'reward') discardReward(s, l.hero, l.number);
    else if (l.kind === 'razing') useTitle(s, l.seat, MARSHAL);
  },
};
