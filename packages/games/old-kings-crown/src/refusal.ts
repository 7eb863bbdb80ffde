/** Why a player cannot do what he tried, with the rule. */
import { optionsNow, type Refusal } from '@interregnum/kernel';
import { effectAsking } from './describe.ts';
import { readOption } from './options.ts';
import { ASK, type ByOwnQuestion, type Question } from './questions.ts';
import * as autumn from './refusals/autumn.ts';
import * as effects from './refusals/effects.ts';
import { notAsked, type Reason, whatIsAsked } from './refusals/reason.ts';
import * as seasons from './refusals/seasons.ts';
import type { View } from './sight.ts';

const REASONS: Readonly<Partial<Record<Question, Reason>>> = {
  [ASK.faction]: seasons.faction,
  [ASK.kingdomCard]: seasons.kingdomCard,
  [ASK.window]: effects.window,
  [ASK.bid]: seasons.bid,
  [ASK.ruseInBid]: seasons.ruseInBid,
  [ASK.winningBid]: seasons.winningBid,
  [ASK.replaced]: seasons.replaced,
  [ASK.herald]: seasons.herald,
  [ASK.crisis]: seasons.crisis,
  [ASK.placing]: seasons.placing,
  [ASK.region]: autumn.region,
  [ASK.beforeReveal]: autumn.beforeReveal,
  [ASK.reinforceOrRetreat]: autumn.reinforceOrRetreat,
  [ASK.eliminate]: autumn.eliminate,
  [ASK.resilient]: autumn.resilient,
  [ASK.tieCard]: autumn.tieCard,
  [ASK.location]: autumn.location,
  [ASK.heraldSteal]: autumn.heraldSteal,
  [ASK.castle]: autumn.castle,
  [ASK.wilderness]: autumn.wilderness,
  [ASK.siteOfPower]: autumn.siteOfPower,
  [ASK.pathfinder]: autumn.pathfinder,
  [ASK.battlefield]: autumn.battlefield,
  [ASK.shrine]: autumn.shrine,
  [ASK.necropolis]: autumn.necropolis,
  [ASK.placement]: autumn.placement,
  [ASK.ritual]: autumn.ritual,
  [ASK.pillageMoves]: seasons.pillageMoves,
  [ASK.afterLoss]: autumn.afterLoss,
  [ASK.retire]: seasons.retire,
  [ASK.loyal]: seasons.loyal,
  [ASK.deploy]: seasons.deploy,
  [ASK.tourney]: seasons.tourney,
  [ASK.returning]: seasons.returning,
} satisfies ByOwnQuestion<Reason>;

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readOption(code);
  const own = effectAsking(v) ? undefined : REASONS[v.ask!.id];
  const reason = own ?? effects.effect;
  return (attempt && reason(v, v.viewer!, attempt)) ?? whatIsAsked(v);
}
