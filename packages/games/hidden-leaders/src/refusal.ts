/** Why a player cannot do what he tried, with the rule. */
import { optionsNow, type Refusal } from '@interregnum/kernel';
import { readOption } from './options.ts';
import { ASK, type Question } from './questions.ts';
import { ability, extraPlay, witch } from './refusals/abilities.ts';
import type { ByOwnQuestion, Reason } from './refusals/reason.ts';
import { discardInstead, drawing, playOrDiscard, prepare, trimming } from './refusals/turn.ts';
import { notAsked, whatIsAsked } from './refusals/waiting.ts';
import type { View } from './sight.ts';

export { candidates } from './refusals/candidates.ts';

const REASONS: Readonly<Partial<Record<Question, Reason>>> = {
  [ASK.prepare]: prepare,
  [ASK.turn]: playOrDiscard,
  [ASK.discard]: discardInstead,
  [ASK.draw]: drawing,
  [ASK.handLimit]: trimming,
  [ASK.extraPlay]: extraPlay,
  [ASK.everyoneDiscards]: witch,
} satisfies ByOwnQuestion<Reason>;

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readOption(code);
  const reason = REASONS[v.ask!.id] ?? ability;
  return (attempt && reason(v, v.viewer!, attempt)) ?? whatIsAsked(v);
}
