/** Why a player cannot do what he tried, with the rule. */
import { optionsNow, type Refusal } from '@interregnum/kernel';
import { type Option, readAttempt } from './options.ts';
import { ASK, type Question } from './questions.ts';
import { draft } from './refusals/draft.ts';
import { bid, guess } from './refusals/fight.ts';
import { unitStep, useUnits } from './refusals/move-and-attack.ts';
import type { Reason } from './refusals/reason.ts';
import { recruitment } from './refusals/recruit.ts';
import { auction, choice, firstPlayer, look, order, respond } from './refusals/season.ts';
import { notAsked, whatIsAsked } from './refusals/waiting.ts';
import type { View } from './sight.ts';

export { candidates } from './refusals/candidates.ts';

/** `null`: every answer to the question is allowed, so that there is nothing to refuse. */
const REASONS: Readonly<Record<Question, Reason | null>> = {
  [ASK.draft]: draft,
  [ASK.auction]: auction,
  [ASK.firstPlayer]: firstPlayer,
  [ASK.actionCard]: choice,
  [ASK.spy]: look,
  [ASK.changeCard]: respond,
  [ASK.cardOrder]: order,
  [ASK.recruit]: recruitment,
  [ASK.unit]: useUnits,
  [ASK.soldierStep]: unitStep,
  [ASK.knightStep]: unitStep,
  [ASK.catapultTarget]: unitStep,
  [ASK.fightBid]: bid,
  [ASK.informers]: null,
  [ASK.guess]: guess,
  [ASK.fightOn]: null,
  [ASK.surgeons]: null,
};

/** Lists of options are shared between views and never change, so their codes are collected once. */
const codes = new WeakMap<readonly Option[], ReadonlySet<string>>();

function codesOf(options: readonly Option[]): ReadonlySet<string> {
  const known = codes.get(options) ?? new Set(options.map(option => option.code));
  codes.set(options, known);
  return known;
}

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const attempt = readAttempt(code);
  const options = optionsNow(v);
  if (options === null) return notAsked(v, attempt);
  if (codesOf(options).has(code)) return null;
  const seat = v.viewer!;
  return (attempt && REASONS[v.ask!.id]?.(v, seat, attempt)) ?? whatIsAsked(v, seat);
}
