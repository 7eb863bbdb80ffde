/** Why a player cannot do what he tried, with the rule. */
import type { Refusal } from '@interregnum/kernel';
import { action } from './refusals/actions.ts';
import { readAttempt } from './refusals/attempt.ts';
import { allysAnswer, battleOrder, initiative } from './refusals/battle.ts';
import { chase, freeUpgrade, loss, retreat, upgrader } from './refusals/outcome.ts';
import type { Reason } from './refusals/reason.ts';
import { copying, discard, gift, marker, removal, revealOrKeep, strategyCard } from './refusals/season.ts';
import { champion, deployment, firstDiscard, leader, split, start, startingPlayer } from './refusals/setup.ts';
import { notAsked, optionsNow, whatIsAsked } from './refusals/waiting.ts';
import { recovery, recruits, shared } from './refusals/year-end.ts';
import type { View } from './sight.ts';

export { candidates } from './refusals/candidates.ts';

const REASONS: Readonly<Record<string, Reason>> = {
  'YLD-D00': startingPlayer,
  'YLD-D01': leader,
  'YLD-D02': champion,
  'YLD-D03': start,
  'YLD-D04': deployment,
  'YLD-D05': split,
  'YLD-D06': firstDiscard,
  'YLD-D10': strategyCard,
  'YLD-D11': revealOrKeep,
  'YLD-D12': discard,
  'YLD-D13': action,
  'YLD-D14': removal,
  'YLD-D15': copying,
  'YLD-D16': marker,
  'YLD-D17': discard,
  'YLD-D18': gift,
  'YLD-D20': battleOrder,
  'YLD-D21': initiative,
  'YLD-D22': loss,
  'YLD-D23': freeUpgrade,
  'YLD-D24': retreat,
  'YLD-D25': chase,
  'YLD-D26': shared,
  'YLD-D30': recovery,
  'YLD-D31': recruits,
  'YLD-D40': allysAnswer,
  'YLD-D41': upgrader,
  'YLD-D42': initiative,
};

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readAttempt(code);
  return (attempt && REASONS[v.ask!.id]!(v, v.viewer!, attempt)) ?? whatIsAsked(v);
}
