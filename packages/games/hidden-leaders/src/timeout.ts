/** What is answered when a clock runs out (the clock defaults of the decision table). */
import type { Option } from './options.ts';
import type { View } from './sight.ts';

const WORDS: Readonly<Record<string, readonly Option['type'][]>> = {
  'HDL-D02': ['discard', 'pass'],
  'HDL-D03': ['stop'],
  'HDL-D04': ['harbor'],
  'HDL-D19': ['no'],
  'HDL-D21': ['no'],
  'HDL-D22': ['stop'],
  'HDL-D28': ['no'],
  'HDL-D29': ['no'],
};
const LAST: readonly string[] = ['HDL-D05', 'HDL-D17', 'HDL-D30'];

export function timeout(v: View): number {
  const options = v.ask!.options[v.viewer!]!;
  const { id } = v.ask!;
  if (LAST.includes(id)) return options.length - 1;
  if (id === 'HDL-D15') return first(options, o => !isOwn(v, o));
  if (id === 'HDL-D23') return first(options, o => o.type === 'lookOwn' || (o.type === 'hidden' && o.verb === 'look'));
  return first(options, o => WORDS[id]?.includes(o.type) ?? true);
}

/** The first option of this kind, else the first of all. */
const first = (options: readonly Option[], wanted: (o: Option) => boolean): number =>
  Math.max(0, options.findIndex(wanted));

const isOwn = (v: View, o: Option): boolean =>
  o.type === 'hidden' ? o.seat === v.viewer : o.type === 'hero' && v.up[v.viewer!]!.includes(o.card);
