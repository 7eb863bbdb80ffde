/** A hero turns up the token of the area where his movement ends (RNW-501, RNW-508..RNW-513, RNW-Q180, D50..D54). */
import { bigSets, type Seat, viewers } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import type { ExplorationKind } from '../../content/card.ts';
import { ATTRIBUTES } from '../../content/words.ts';
import { tell, tellApart } from '../../events.ts';
import { changeInfluence } from '../../figures.ts';
import { canTrain, rewardsOf } from '../../heroes.ts';
import { unitTypes } from '../../in-play.ts';
import { explorationPlace, explorationThing, mark, unmark } from '../../knowledge.ts';
import { option } from '../../options.ts';
import { hurtHero, trainHero } from '../../phases/heroes/defeat.ts';
import { discardReward, drawRewards } from '../../phases/heroes/rewards.ts';
import { lookAt } from '../../phases/runes.ts';
import { type Area, type HeroNumber, NONE } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { controllerOf, isRuneDown, unitsAt } from '../../table.ts';
import { flood } from './flood.ts';
import { TURN_TOKEN, type Turning } from './handles.ts';
import { faceUpAt } from './queries.ts';
import { discardToken } from './token-action.ts';
import { typeOf } from './tokens.ts';

const PRICE = 3;

function turnUp(s: State, { hero, area }: Turning): void {
  const token = s.explored[area]!;
  s.exploredUp = bigSets.with(s.exploredUp, area);
  unmark(s, explorationThing(token), explorationPlace(area));
  tell({ type: 'explored', hero, area, token });
}

/** An event that works now; a hero who has fallen is not asked any more (RNW-Q180). */
const isWorking = (s: State, { hero, area }: Turning, kind: ExplorationKind): boolean =>
  s.heroSeat[hero] !== NONE && faceUpAt(s, area) === kind;

const seatOf = (_: State, { seat }: Turning): Seat => seat;

// --- Raiding Party ---------------------------------------------------------------------------------------------------------------

/** Neutral or enemy units are here; allied neutrals are their ally's. */
const isRaided = (s: State, l: Turning): boolean =>
  controllerOf(s, l.area) !== l.seat && unitTypes(s).some(type => unitsAt(s, l.area, type) > 0);

const rewardsToGive = (s: State, hero: HeroNumber) =>
  [...new Set(rewardsOf(s, hero))].map(card => option.discardReward(hero, card));

/** RNW-508, RNW-Q77: without Rewards he takes the damage. */
function raid(s: State, l: Turning): void {
  if (!isWorking(s, l, 'raiding-party')) return;
  const isWorse = isRaided(s, l) && rewardsOf(s, l.hero).length === 0;
  hurtHero(s, l.hero, isWorse ? 2 : 1);
}

// --- Scroll of Sight ---------------------------------------------------------------------------------------------------------------

const hasHiddenToken = (s: State, area: Area): boolean => s.explored[area] !== NONE && !bigSets.has(s.exploredUp, area);

/** RNW-Q181: where he looks is open, what he sees is not. */
function readScroll(s: State, seat: Seat, area: Area): void {
  if (isRuneDown(s, area)) lookAt(s, seat, area);
  if (!hasHiddenToken(s, area)) return;
  const token = s.explored[area]!;
  mark(s, explorationThing(token), explorationPlace(area), viewers(seat));
  const told = { type: 'lookedToken' as const, seat, area };
  tellApart([seat], { ...told, token }, { ...told, token: null });
}

export const turnToken = procedure<Turning>(TURN_TOKEN.name, {
  turn: (s, l) => turnUp(s, l),
  flood: (s, { seat, hero, area }) => {
    if (faceUpAt(s, area) === 'flooded-area') call(s, flood, { seat, hero, area, steps: 0 });
  },
  raid: (s, l) => raid(s, l),
  // RNW-508
  raiders: {
    question: ASK.raidingParty,
    who: seatOf,
    options: (s, l) =>
      isWorking(s, l, 'raiding-party') && isRaided(s, l) && rewardsOf(s, l.hero).length > 0
        ? [...rewardsToGive(s, l.hero), option.dealDamage]
        : [],
    then: (s, { hero }, answer) => {
      if (answer.type === 'discardReward') discardReward(s, hero, answer.reward);
      else hurtHero(s, hero, 1);
    },
  },
  // RNW-509
  scroll: {
    question: ASK.scroll,
    who: seatOf,
    options: (s, l) =>
      isWorking(s, l, 'scroll-of-sight')
        ? boardOf(s)
            .areas.filter(area => isRuneDown(s, area) || hasHiddenToken(s, area))
            .map(option.area)
        : [],
    then: (s, _, answer, seat) => {
      if (answer.type === 'area') readScroll(s, seat, answer.area);
    },
  },
  // RNW-510
  merchant: {
    question: ASK.merchant,
    who: seatOf,
    options: (s, l) =>
      isWorking(s, l, 'traveling-merchant') && s.influence[l.seat]! >= PRICE ? [option.yes, option.no] : [],
    then: (s, { hero }, answer, seat) => {
      if (answer.type !== 'yes') return;
      changeInfluence(s, seat, -PRICE);
      drawRewards(s, hero, 1);
    },
  },
  // RNW-511
  training: {
    question: ASK.trainingToken,
    who: seatOf,
    options: (s, l) => {
      const free = [...ATTRIBUTES.keys()].filter(attribute => canTrain(s, l.hero, attribute));
      return isWorking(s, l, 'training') && free.length > 0 ? [...free.map(option.attribute), option.no] : [];
    },
    then: (s, { hero }, answer) => {
      if (answer.type === 'attribute') trainHero(s, hero, answer.attribute, 1);
    },
  },
  // RNW-502
  discard: (s, { area, seat }) => {
    if (typeOf(s, s.explored[area]!) === 'event') discardToken(s, seat, area); // RNW-Q180: also if he has fallen
  },
});
