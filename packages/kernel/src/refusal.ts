/** What prompts and refusals are made of. */
import type { Prompt, Refusal } from './game.ts';
import { listArg, type PhraseArg, phrase, seatArg } from './phrase.ts';
import { type BaseView, undecided } from './sight.ts';

/** What is asked of the viewer (`ask.<question>`), or whom the table waits for (`wait.<question>`). */
export function promptFor(v: BaseView<unknown>, rule: string, facts: Readonly<Record<string, PhraseArg>>): Prompt {
  const waiting = undecided(v);
  const isAsked = v.viewer !== null && waiting.includes(v.viewer);
  const args = { seats: listArg(waiting.map(seatArg)), ...facts };
  return { rule, phrase: phrase(`${isAsked ? 'ask' : 'wait'}.${v.ask!.id}`, args) };
}

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
