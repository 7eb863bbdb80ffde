/** What refusals are made of. */
import type { Refusal } from './game.ts';
import { type PhraseArg, phrase } from './phrase.ts';
import type { BaseView } from './sight.ts';

/** What the viewer can answer now; `null` when nothing is asked of him, or his answer is final. */
export function optionsNow<O>(v: BaseView<O>): readonly O[] | null {
  if (v.viewer === null || !v.ask) return null;
  if (v.answers.given[v.viewer] && !v.ask.changeable) return null;
  return v.ask.options[v.viewer] ?? null;
}

/** A reason: the rule, and the message `refusal.<key>`. */
export const because = (rule: string, key: string, args?: Readonly<Record<string, PhraseArg>>): Refusal => ({
  rule,
  phrase: phrase(`refusal.${key}`, args),
});
