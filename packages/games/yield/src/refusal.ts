/** Why a player cannot do what he tried, with the rule. */
import { optionsNow, type Refusal } from '@interregnum/kernel';
import { readOption } from './options.ts';
import { ASK, type Question } from './questions.ts';
import { action } from './refusals/actions.ts';
import { allysAnswer, battleOrder, initiative } from './refusals/battle.ts';
import { chase, freeUpgrade, loss, retreat, upgrader } from './refusals/outcome.ts';
import type { Reason } from './refusals/reason.ts';
import { copying, discard, gift, marker, removal, revealOrKeep, strategyCard } from './refusals/season.ts';
import { champion, deployment, firstDiscard, leader, split, start, startingPlayer } from './refusals/setup.ts';
import { notAsked, whatIsAsked } from './refusals/waiting.ts';
import { recovery, recruits, shared } from './refusals/year-end.ts';
import type { View } from './sight.ts';

export { candidates } from './refusals/candidates.ts';

const REASONS: Readonly<Record<Question, Reason>> = {
  [ASK.startingPlayer]: startingPlayer,
  [ASK.leader]: leader,
  [ASK.champion]: champion,
  [ASK.startFortress]: start,
  [ASK.deploy]: deployment,
  [ASK.split]: split,
  [ASK.firstDiscard]: firstDiscard,
  [ASK.strategyCard]: strategyCard,
  [ASK.perform]: revealOrKeep,
  [ASK.handLimit]: discard,
  [ASK.action]: action,
  [ASK.removeToken]: removal,
  [ASK.copy]: copying,
  [ASK.marker]: marker,
  [ASK.discardToDraw]: discard,
  [ASK.giveToThief]: gift,
  [ASK.battle]: battleOrder,
  [ASK.battleCard]: initiative,
  [ASK.loss]: loss,
  [ASK.freeUpgrade]: freeUpgrade,
  [ASK.retreat]: retreat,
  [ASK.chase]: chase,
  [ASK.conquest]: shared,
  [ASK.recovery]: recovery,
  [ASK.recruit]: recruits,
  [ASK.allyCard]: allysAnswer,
  [ASK.upgrader]: upgrader,
  [ASK.eitherAlly]: initiative,
};

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readOption(code);
  return (attempt && REASONS[v.ask!.id](v, v.viewer!, attempt)) ?? whatIsAsked(v);
}
