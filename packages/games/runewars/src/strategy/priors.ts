/** How likely a player of sense takes each option. */
import type { Option } from '../options.ts';
import type { View } from '../sight.ts';

/** More than others: what gains; less: what gives up or stops early. */
const WEIGHTS: Readonly<Partial<Record<Option['type'], number>>> = {
  claim: 50,
  objective: 20,
  replace: 5,
  use: 3,
  battle: 2,
  none: 0.5,
  skip: 0.5,
  stop: 0.7,
  pass: 0.7,
  desert: 0.5,
} as Readonly<Partial<Record<Option['type'], number>>>;

export const priors = (v: View): number[] => v.ask!.options[v.viewer!]!.map(o => WEIGHTS[o.type] ?? 1);
