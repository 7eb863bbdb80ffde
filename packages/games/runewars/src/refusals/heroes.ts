/** Why a hero cannot do it: Quest Phase, tests, duels, exploration tokens (RNW-280..RNW-317, RNW-508..RNW-511, D31..D35, D44, D45, D49..D53). */

import { because, localsOf, type Refusal, type Seat, sets } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { QUESTS } from '../content/quests.ts';
import { canTrain, fartherBy, ownRange } from '../heroes.ts';
import { TURN_TOKEN } from '../modules/explore/handles.ts';
import { isHeld } from '../modules/explore/links.ts';
import { linksFrom } from '../moves.ts';
import { areaTerm, attributeTerm, fateArg, heroTerm, questTerm, rewardTerm, tacticsTerm } from '../naming.ts';
import { heroDuel } from '../phases/heroes/duel.ts';
import { heroMove, type Moving } from '../phases/heroes/hero-move.ts';
import { heroAction } from '../phases/heroes/quest-phase.ts';
import { type Area, type HeroNumber, NONE, type RewardCard, tacticsNumber } from '../pieces.ts';
import { questAreas } from '../printed.ts';
import type { View } from '../sight.ts';
import { heroesOf, unitsOf } from '../table.ts';
import { commanderBound, commanderQuests } from './cmd.ts';
import {
  atItsStep,
  heroNotAt,
  heroRouted,
  isOffered,
  noEffect,
  notNextTo,
  notOnBoard,
  notOpen,
  notPlayable,
  notYourHero,
  notYours,
  otherStep,
  type Reason,
  reasons,
} from './reason.ts';
import { heldBy, notHeld, trade } from './turn.ts';

const named = (hero: HeroNumber) => ({ hero: heroTerm(hero) });

// --- D31: the next hero and what he does -----------------------------------------------------------------------------------------

const fullyTrained = (attribute: number): Refusal =>
  because('RNW-Q20', 'fullyTrained', { attribute: attributeTerm(attribute) });

function act(v: View, seat: Seat, hero: HeroNumber, action: 'move' | 'heal' | 'train'): Refusal {
  const away = notYourHero(v, seat, hero, 'RNW-280');
  if (away) return away;
  if (sets.has(v.heroesDone, hero)) return because('RNW-280', 'heroActed', named(hero));
  if (action === 'move') return heroRouted(v, hero, 'RNW-281') ?? otherStep(v);
  if (action === 'heal') return notYours(v, seat, v.heroArea[hero]!, 'RNW-282') ?? otherStep(v);
  return because('RNW-283', 'nothingToTrain', named(hero));
}

/** RW21: between two actions. */
function reward(v: View, seat: Seat, hero: HeroNumber, card: RewardCard): Refusal {
  const away = notYourHero(v, seat, hero, 'RNW-287') ?? notHeld(v, hero, card);
  if (away) return away;
  const args = { reward: rewardTerm(card) };
  return contentOf(v).rewards[card]!.effect.at === 'turnOrQuestPhase'
    ? because('RNW-C3', 'rewardNoEffect', args)
    : because('RNW-287', 'rewardNotHere', args);
}

// --- D31: moving ---------------------------------------------------------------------------------------------------------------

const moving = (v: View): Moving | null => localsOf(v, heroMove);
const isMoving = (v: View): boolean => v.frames.at(-1)?.proc === heroMove.name && isOffered(v, 'stop');

const known = (v: View, hero: HeroNumber): number[] => heldBy(v, hero).filter((card): card is number => card !== null);

function step(v: View, seat: Seat, to: Area): Refusal {
  const l = moving(v);
  if (!l || !isMoving(v)) return otherStep(v);
  const { hero, steps, hasStopped } = l;
  const stuck = commanderBound(v, hero);
  if (stuck) return stuck;
  if (isHeld(v, hero)) return because('RNW-504', 'held', named(hero));
  if (hasStopped || steps >= ownRange(v, hero) + fartherBy(v, known(v, hero)))
    return because('RNW-281', 'noStepLeft', named(hero));
  const from = v.heroArea[hero]!;
  if (linksFrom(v, seat, from).includes(to)) return otherStep(v);
  const flies = known(v, hero).some(card => contentOf(v).rewards[card]!.effect.at === 'flying');
  return notOnBoard(v, to) ?? notNextTo(v, from, to, 'RNW-281') ?? notOpen(v, seat, from, to, flies) ?? otherStep(v);
}

function teleport(v: View, to: Area): Refusal {
  const l = moving(v);
  if (!l || !isMoving(v)) return otherStep(v);
  const stuck = commanderBound(v, l.hero);
  if (stuck) return stuck;
  if (!known(v, l.hero).some(card => contentOf(v).rewards[card]!.effect.at === 'teleport'))
    return because('RW08', 'noTeleport', named(l.hero));
  if (l.steps > 0 || l.hasStopped) return because('RW08', 'movedInstead', named(l.hero));
  return notOnBoard(v, to) ?? because('RW08', 'heroAlreadyThere', named(l.hero));
}

// --- D31: duel or quest ----------------------------------------------------------------------------------------------------------

const isAfterMove = (v: View): boolean => v.frames.at(-1)?.proc === heroMove.name && isOffered(v, 'end');

function duel(v: View, seat: Seat, hero: HeroNumber): Refusal {
  const l = moving(v);
  if (!l || !isAfterMove(v)) return otherStep(v);
  if (v.heroSeat[hero] === NONE) return because('RNW-310', 'heroNotInPlay', named(hero));
  if (v.heroSeat[hero] === seat) return because('RNW-310', 'ownHero', named(hero));
  return heroNotAt(v, hero, v.heroArea[l.hero]!, 'RNW-310') ?? otherStep(v);
}

function quest(v: View, seat: Seat, card: number): Refusal {
  const l = moving(v);
  if (!l || !isAfterMove(v)) return otherStep(v);
  const args = { quest: questTerm(card) };
  if (!v.quests[seat]!.includes(card)) return because('RNW-284', 'questNotInHand', args);
  if (!questAreas(v, card).includes(v.heroArea[l.hero]!)) return because('RNW-284', 'questElsewhere', args);
  const forbidden = commanderQuests(v, l.hero);
  if (forbidden) return forbidden;
  return because(QUESTS[card]!.id, 'questUnpaid', args);
}

function train(v: View, attributes: readonly number[]): Refusal {
  const l = localsOf(v, heroAction);
  if (!l || !(isOffered(v, 'train') || isOffered(v, 'trainTwo'))) return otherStep(v);
  const full = attributes.find(attribute => !canTrain(v, l.hero, attribute));
  return full === undefined ? because('RNW-283', 'trainSplit') : fullyTrained(full);
}

export const questPhase: Reason = reasons({
  act: (v, seat, a) => (isOffered(v, 'pass') ? act(v, seat, a.hero, a.action) : otherStep(v)),
  useReward: (v, seat, a) => (isOffered(v, 'pass') ? reward(v, seat, a.hero, a.reward) : otherStep(v)),
  step: (v, seat, a) => step(v, seat, a.area),
  teleport: (v, _seat, a) => teleport(v, a.area),
  trade: (v, seat, a) => (isMoving(v) ? trade(v, seat, a.hero, a.slot, a.toHero) : otherStep(v)),
  train: (v, _seat, a) => train(v, [a.attribute]),
  trainTwo: (v, _seat, a) => train(v, [a.attribute, a.second]),
  duel: (v, seat, a) => duel(v, seat, a.hero),
  quest: (v, seat, a) => quest(v, seat, a.quest),
  stop: otherStep,
  end: otherStep,
  pass: otherStep,
});

// --- tests -------------------------------------------------------------------------------------------------------------------

export const test: Reason = reasons({
  fate: (v, _seat, a) => because('RNW-285', 'cardNotDrawn', { fate: fateArg(v, a.fate) }),
  play: (v, seat, { tactics }) => notPlayable(v, seat, tactics, ['fate']) ?? noEffect(tactics),
});

export const heroAbility: Reason = reasons({
  discardTactics: atItsStep('discardTactics', (v, seat, a) => notPlayable(v, seat, a.tactics, []) ?? otherStep(v)),
  redraw: otherStep,
});

// --- duels -------------------------------------------------------------------------------------------------------------------

/** Whose side of the duel the viewer is on. */
function ownSide(v: View, seat: Seat): 0 | 1 {
  return v.duel!.heroes[0] !== NONE && v.heroSeat[v.duel!.heroes[0]] === seat ? 0 : 1;
}

function duelReward(v: View, seat: Seat, hero: HeroNumber, card: RewardCard, moments: readonly string[]): Refusal {
  const side = ownSide(v, seat);
  if (v.duel!.heroes[side] !== hero) return because('RNW-289', 'notInDuel', named(hero));
  const away = notHeld(v, hero, card);
  if (away) return away;
  const args = { reward: rewardTerm(card) };
  const { kind, effect } = contentOf(v).rewards[card]!;
  if (!moments.includes(effect.at)) return because('RNW-287', 'rewardNotHere', args);
  if (kind === 'armor')
    return v.duel!.noArmor[side] ? because('TA26', 'noArmor', args) : because('RNW-289', 'oneArmor');
  return because('RNW-289', 'oneWeapon');
}

export const duelStart: Reason = reasons({
  play: (v, seat, { tactics }) =>
    notPlayable(v, seat, tactics, ['duel']) ?? because('RNW-359', 'playedOnce', { tactics: tacticsTerm(tactics) }),
  useReward: (v, seat, a) => duelReward(v, seat, a.hero, a.reward, ['duelStarts', 'armor']),
  hurtSelf: (v, seat) => {
    const hero = v.duel!.heroes[ownSide(v, seat)];
    const { ability } = contentOf(v).heroes[hero]!;
    return 'mayHurtSelf' in ability
      ? because('HE03', 'notToDeath', named(hero))
      : because('HE03', 'noSuchAbility', named(hero));
  },
});

export const duelSpecial: Reason = reasons({
  useReward: (v, seat, a) => duelReward(v, seat, a.hero, a.reward, ['special']),
});

export const spoils: Reason = reasons({
  give: (v, seat, a) => {
    const away = notYourHero(v, seat, a.toHero, 'RNW-316');
    if (away) return away;
    if (a.slot > 0) return otherStep(v);
    const winner = localsOf(v, heroDuel)!.winner;
    return heroNotAt(v, a.toHero, v.heroArea[winner]!, 'RNW-316') ?? otherStep(v);
  },
});

// --- Ambush ------------------------------------------------------------------------------------------------------------------

const AMBUSH = tacticsNumber('TA11');
export const ambush: Reason = reasons({
  hero: (v, seat, { hero }) => {
    if (v.heroSeat[hero] === NONE) return because('TA11', 'heroNotInPlay', named(hero));
    if (v.heroSeat[hero] === seat) return because('TA11', 'ownHero', named(hero));
    const area = v.heroArea[hero]!;
    const isNear = unitsOf(v, seat, area) > 0 || heroesOf(v, seat).some(mine => v.heroArea[mine] === area);
    if (!isNear) return because('TA11', 'nobodyThere', { area: areaTerm(area) });
    return notPlayable(v, seat, AMBUSH, ['questPhase']) ?? otherStep(v);
  },
});

// --- exploration tokens --------------------------------------------------------------------------------------------------------

const finder = (v: View): HeroNumber => localsOf(v, TURN_TOKEN)!.hero;

export const raidingParty: Reason = reasons({
  discardReward: (v, _seat, a) =>
    a.hero === finder(v)
      ? (notHeld(v, a.hero, a.reward) ?? otherStep(v))
      : because('RNW-508', 'otherFinder', named(finder(v))),
});
export const trainingToken: Reason = reasons({
  attribute: (_v, _seat, a) => fullyTrained(a.attribute),
});
export const scroll: Reason = reasons({
  area: (v, _seat, a) => notOnBoard(v, a.area) ?? because('RNW-509', 'nothingHidden', { area: areaTerm(a.area) }),
});
