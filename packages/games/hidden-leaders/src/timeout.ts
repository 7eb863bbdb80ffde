/** What is answered when a clock runs out (the clock defaults of the decision table). */
import type { Option } from './options.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';

const WORDS: Readonly<Record<string, readonly Option['type'][]>> = {
  [ASK.turn]: ['discard', 'pass'],
  [ASK.discard]: ['stop'],
  [ASK.draw]: ['harbor'],
  [ASK.mayExchange]: ['no'],
  [ASK.mayDiscard]: ['no'],
  [ASK.look]: ['stop'],
  [ASK.extraPlay]: ['no'],
  [ASK.giveAway]: ['no'],
};
const LAST: readonly string[] = [ASK.handLimit, ASK.hideFromHand, ASK.everyoneDiscards];

export function timeout(v: View): number {
  const options = v.ask!.options[v.viewer!]!;
  const { id } = v.ask!;
  if (LAST.includes(id)) return options.length - 1;
  if (id === ASK.target) return first(options, o => !isOwn(v, o));
  if (id === ASK.turnOrLook)
    return first(options, o => o.type === 'lookOwn' || (o.type === 'hidden' && o.verb === 'look'));
  return first(options, o => WORDS[id]?.includes(o.type) ?? true);
}

/** The first option of this kind, else the first of all. */
const first = (options: readonly Option[], wanted: (o: Option) => boolean): number =>
  Math.max(0, options.findIndex(wanted));

const isOwn = (v: View, o: Option): boolean =>
  o.type === 'hidden' ? o.seat === v.viewer : o.type === 'hero' && v.up[v.viewer!]!.includes(o.card);
