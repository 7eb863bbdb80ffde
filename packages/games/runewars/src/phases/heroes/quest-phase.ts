/** The Quest Phase: every player lets his heroes act, then Ambush (RNW-280..RNW-290, 2.21 no. 6, D31, D45). */

import { type Seat, sets } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { ATTRIBUTES } from '../../content/words.ts';
import { allHold } from '../../effects/conditions.ts';
import { performance } from '../../effects/performance.ts';
import { perform } from '../../effects/performing.ts';
import { canTrain, rewardsAt, rewardsOf, trainingOf } from '../../heroes.ts';
import { type Option, option } from '../../options.ts';
import type { HeroNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { controllerOf, heroesOf, inPlayOrder, isAlive, isRoutedHero } from '../../table.ts';
import { checkElimination } from '../elimination.ts';
import { ambush } from './ambush.ts';
import { healHero, hurtHero, trainHero } from './defeat.ts';
import { heroMove, heroMoving } from './hero-move.ts';

type Nothing = Record<string, never>;
type Action = 'move' | 'heal' | 'train';

// --- what a hero may do --------------------------------------------------------------------------------------------------------

const waiting = (s: State, seat: Seat): HeroNumber[] => heroesOf(s, seat).filter(hero => !sets.has(s.heroesDone, hero));

const trainable = (s: State, hero: HeroNumber): number[] =>
  [...ATTRIBUTES.keys()].filter(attribute => canTrain(s, hero, attribute));

const MAY: Readonly<Record<Action, (s: State, hero: HeroNumber) => boolean>> = {
  move: (s, hero) => !isRoutedHero(s, hero), // RNW-063: nor what comes with it; RNW-Q292: also with 0 steps
  // RNW-282
  heal: (s, hero) => controllerOf(s, s.heroArea[hero]!) === s.heroSeat[hero],
  train: (s, hero) => trainable(s, hero).length > 0,
};
const ACTIONS = Object.keys(MAY) as Action[];

/** RW21: between two actions. */
const draughts = (s: State, seat: Seat): Option[] =>
  heroesOf(s, seat).flatMap(hero =>
    rewardsAt(s, rewardsOf(s, hero), 'turnOrQuestPhase')
      .filter(({ card, effect }) =>
        allHold(s, performance({ kind: 'reward', number: card }, seat, { hero }), effect.if),
      )
      .map(({ card }) => option.useReward(hero, card)),
  );

const actOptions = (s: State, seat: Seat): Option[] => [
  ...waiting(s, seat).flatMap(hero =>
    ACTIONS.filter(action => MAY[action](s, hero)).map(action => option.act(action, hero)),
  ),
  ...draughts(s, seat),
  option.pass,
];

// --- Train ---------------------------------------------------------------------------------------------------------------------

/** RNW-283, RNW-Q20: one attribute by 2, or two by 1; what does not fit is lost. */
function trainOptions(s: State, hero: HeroNumber): Option[] {
  const free = trainable(s, hero);
  const byTwo = free.filter(attribute => trainingOf(s, hero, attribute) === 0);
  const pairs = free.flatMap((one, i) => free.slice(i + 1).map(other => option.trainTwo(one, other)));
  const single = pairs.length === 0 ? free : byTwo;
  return [...single.map(option.train), ...pairs];
}

function train(s: State, hero: HeroNumber, answer: Option): void {
  if (answer.type === 'train') trainHero(s, hero, answer.attribute, 2);
  if (answer.type !== 'trainTwo') return;
  trainHero(s, hero, answer.attribute, 1);
  trainHero(s, hero, answer.second, 1);
}

// --- an action -----------------------------------------------------------------------------------------------------------------

interface Acting {
  seat: Seat;
  hero: HeroNumber;
  action: Action;
}

/** HE11, RNW-Q50: enemy heroes where he is, in play order of their controllers. */
function strikeAround(s: State, { seat, hero }: Acting): void {
  const { ability } = contentOf(s).heroes[hero]!;
  if (ability.at !== 'afterAction' || s.heroSeat[hero] !== seat) return;
  const area = s.heroArea[hero]!;
  for (const other of inPlayOrder(s).filter(one => one !== seat))
    for (const enemy of heroesOf(s, other).filter(one => s.heroArea[one] === area))
      hurtHero(s, enemy, ability.hurtsEnemiesHere);
}

export const heroAction = procedure<Acting>('heroAction', {
  move: (s, { seat, hero, action }) => {
    if (action === 'move') call(s, heroMove, heroMoving(seat, hero)); // RNW-Q21: nothing else leads to a quest
  },
  // RNW-282
  heal: (s, { hero, action }) => {
    if (action === 'heal') healHero(s, hero, 'all');
  },
  train: {
    question: ASK.questPhase,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, { hero, action }) => (action === 'train' ? trainOptions(s, hero) : []),
    then: (s, { hero }, answer) => train(s, hero, answer),
  },
  finish: (s, l) => {
    s.heroesDone = sets.with(s.heroesDone, l.hero);
    strikeAround(s, l);
  },
  check: s => checkElimination(s),
});

// --- a player's part -------------------------------------------------------------------------------------------------------------

/** RNW-280. */
const questPart = procedure<{ seat: Seat; isOver: boolean }>('questPart', {
  act: {
    question: ASK.questPhase,
    while: (s, { seat, isOver }) => !isOver && isAlive(s, seat) && waiting(s, seat).length > 0,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => actOptions(s, seat),
    then: (s, l, answer, seat) => {
      if (answer.type === 'act') call(s, heroAction, { seat, hero: answer.hero, action: answer.action });
      else if (answer.type === 'useReward')
        perform(s, { kind: 'reward', number: answer.reward }, seat, { hero: answer.hero });
      else l.isOver = true;
    },
  },
  over: (s, { seat }) => {
    if (isAlive(s, seat)) place(s, 'quest.partOver', { seat });
  },
});

/** HE09. */
const atStart = (s: State): HeroNumber[] =>
  inPlayOrder(s).flatMap(seat =>
    heroesOf(s, seat).filter(hero => contentOf(s).heroes[hero]!.ability.at === 'questPhase'),
  );

/** RNW-F6; RNW-290: outside turns, so that there are no free actions. */
export const questPhase = procedure<Nothing>('questPhase', {
  abilities: {
    each: s => atStart(s),
    do: (s, _, hero) => perform(s, { kind: 'hero', number: hero }, s.heroSeat[hero]!, { hero }),
  },
  start: s => {
    s.heroesDone = sets.NONE;
    place(s, 'quest.start', {});
  },
  players: {
    each: s => inPlayOrder(s).filter(seat => heroesOf(s, seat).length > 0),
    do: (s, _, seat) => call(s, questPart, { seat, isOver: false }),
  },
  ambush: {
    each: s => inPlayOrder(s),
    do: (s, _, seat) => call(s, ambush, { seat }),
  },
  end: s => {
    s.heroesDone = sets.NONE;
  },
});
