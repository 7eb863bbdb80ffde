/** A hero moves in the Quest Phase, then starts a duel or attempts a quest (RNW-281, RNW-284, RNW-310, RNW-Q72, D31). */

import type { Seat } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { fartherBy, heroFlies, ownRange, rewardsAt, rewardsOf } from '../../heroes.ts';
import { heroesIn } from '../../in-play.ts';
import { lookAround } from '../../knowledge.ts';
import type { Explored } from '../../modules/explore/queries.ts';
import { canLeave, endLinks, heroArrives, linksFrom, useLink } from '../../moves.ts';
import { type Option, option } from '../../options.ts';
import { type Area, type HeroNumber, NONE } from '../../pieces.ts';
import { place } from '../../places.ts';
import { closedBorders, isOpen, mayQuest } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import type { Ways } from '../../reach.ts';
import { call, procedure, type State } from '../../state.ts';
import { duelBetween, heroDuel } from './duel.ts';
import { attemptQuest, questsFor } from './quest.ts';
import { showFlight, turnUpReward, turnUpToUse } from './rewards.ts';
import { forgetTrades, mayTrade, trade, tradeOptions } from './trade.ts';

export interface Moving {
  seat: Seat;
  hero: HeroNumber;
  steps: number;
  /** He goes no farther; Rewards may still change hands where he is. */
  hasStopped: boolean;
  isOver: boolean;
}
export const heroMoving = (seat: Seat, hero: HeroNumber): Moving => ({
  seat,
  hero,
  steps: 0,
  hasStopped: false,
  isOver: false,
});

// --- how far ---------------------------------------------------------------------------------------------------------------------

/** RNW-090, RNW-Q292: who may not leave goes 0 steps. */
const canStep = (s: State, { hero, steps }: Moving): boolean =>
  canLeave(s, hero) && steps < ownRange(s, hero) + fartherBy(s, rewardsOf(s, hero));

/** 2.21 no. 9: one more step than everybody knows of, while a facedown Reward could give it. */
function mayStep(s: State, { hero, steps, hasStopped }: Moving): boolean {
  const boots = fartherBy(s, s.rewardsUp[hero]!);
  const hidden = boots === 0 && s.rewardsDown[hero]!.length > 0 ? 1 : 0;
  return !hasStopped && canLeave(s, hero) && steps < ownRange(s, hero) + boots + hidden;
}

/** RNW-092: borders stop a hero who does not fly. */
const isNextDoor = (s: Explored, l: Moving, to: Area, flies: boolean): boolean =>
  isOpen(s, s.heroArea[l.hero]!, to, flies ? 0 : closedBorders(s, l.seat));

function nextAreas(s: State, l: Moving): Area[] {
  const from = s.heroArea[l.hero]!;
  const flies = heroFlies(s, l.hero);
  const near = boardOf(s).neighbours[from]!.filter(to => isNextDoor(s, l, to, flies));
  return [...new Set([...near, ...linksFrom(s, l.seat, from)])];
}

const teleports = (s: State, { hero, steps }: Moving): Option[] =>
  steps > 0 || rewardsAt(s, rewardsOf(s, hero), 'teleport').length === 0
    ? []
    : boardOf(s)
        .areas.filter(area => area !== s.heroArea[hero])
        .map(option.teleport);

const moveOptions = (s: State, l: Moving): Option[] => [
  ...(!l.hasStopped && canStep(s, l) ? [...nextAreas(s, l).map(option.step), ...teleports(s, l)] : []),
  ...tradeOptions(s, l.seat, s.heroArea[l.hero]!),
  option.stop, // RNW-Q21: also after no step
];

// --- a step ------------------------------------------------------------------------------------------------------------------------

/** D56: whether he gets there by a link alone. */
export const heroStepNeedsLink = (s: Ways, l: Moving, to: Area): boolean => !isNextDoor(s, l, to, heroFlies(s, l.hero));

/** RNW-Q129: what takes him farther, or over a border, is turned up by the step that needs it. */
function turnUpForStep(s: State, l: Moving, to: Area): void {
  if (l.steps >= ownRange(s, l.hero))
    for (const { card } of rewardsAt(s, rewardsOf(s, l.hero), 'questMove')) turnUpReward(s, l.hero, card);
  if (isNextDoor(s, l, to, false)) return;
  if (heroStepNeedsLink(s, l, to)) useLink(s, l.seat);
  else showFlight(s, l.hero);
}

function goTo(s: State, { seat, hero }: Moving, to: Area): void {
  tell({ type: 'moved', seat, from: s.heroArea[hero]!, to, units: [], heroes: [hero] });
  s.heroArea[hero] = to;
  heroArrives(s, hero, to);
  forgetTrades(s);
  lookAround(s);
}

/** RW08: instead of moving. */
function teleport(s: State, l: Moving, to: Area): void {
  const [rune] = rewardsAt(s, rewardsOf(s, l.hero), 'teleport');
  turnUpToUse(s, l.hero, rune!.card);
  l.hasStopped = true;
  goTo(s, l, to);
}

function step(s: State, l: Moving, to: Area): void {
  turnUpForStep(s, l, to);
  l.steps++;
  goTo(s, l, to);
}

// --- then a duel or a quest ----------------------------------------------------------------------------------------------------------

/** RNW-310: enemy heroes where he is; HE06 also reaches next door, whatever the borders. */
function rivals(s: State, { seat, hero }: Moving): HeroNumber[] {
  const here = s.heroArea[hero]!;
  const reach = contentOf(s).heroes[hero]!.ability.at === 'afterMove' ? 1 : 0;
  const { distances } = boardOf(s);
  return heroesIn(s).filter(other => {
    const owner = s.heroSeat[other]!;
    if (owner === NONE || owner === seat || s.heroArea[other] === NONE) return false;
    const far = distances[here]![s.heroArea[other]!]!;
    return far >= 0 && far <= reach;
  });
}

/** 2.21 no. 9; a token may have defeated him. */
const isAskedAfter = (s: State, l: Moving): boolean =>
  s.heroSeat[l.hero] === l.seat && (rivals(s, l).length > 0 || (mayQuest(s, l.hero) && s.quests[l.seat]!.length > 0));

export const heroMove = procedure<Moving>('heroMove', {
  begin: s => forgetTrades(s),
  step: {
    question: ASK.questPhase,
    while: (s, l) => !l.isOver && (mayStep(s, l) || mayTrade(s, l.seat, s.heroArea[l.hero]!)),
    who: (_, { seat }) => seat,
    options: (s, l) => moveOptions(s, l),
    then: (s, l, answer) => {
      if (answer.type === 'step') step(s, l, answer.area);
      else if (answer.type === 'teleport') teleport(s, l, answer.area);
      else if (answer.type === 'trade') trade(s, answer.hero, answer.slot, answer.toHero);
      else l.isOver = true;
    },
  },
  arrived: (s, { seat, hero }) => {
    forgetTrades(s);
    endLinks(s, seat);
    place(s, 'quest.moved', { hero }); // RNW-Q74: a Dungeon turned up now leaves him his duel or quest
  },
  // RNW-310
  then: {
    question: ASK.questPhase,
    who: (_, { seat }) => seat,
    options: (s, l) =>
      isAskedAfter(s, l)
        ? [...rivals(s, l).map(option.duel), ...questsFor(s, l.hero).map(option.quest), option.end]
        : [],
    then: (s, { hero }, answer) => {
      if (answer.type === 'duel') call(s, heroDuel, duelBetween(hero, answer.hero));
      else if (answer.type === 'quest') attemptQuest(s, hero, answer.quest);
    },
  },
});
