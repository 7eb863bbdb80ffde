/** Information set Monte Carlo tree search: thinks ahead over everything that may be hidden from its seat. */
import type { Random } from '@interregnum/kernel';
import {
  type Advice,
  adviceByLot,
  type Bot,
  type Considered,
  drawByWeight,
  onlyAdvice,
  sensibleOptions,
} from './bot.ts';
import { type AnyView, foresightOf } from './foresight.ts';
import { newSearch, type Search, think } from './ismcts/search.ts';
import type { Branch } from './ismcts/tree.ts';

/** How long to think about one decision. */
export type Budget = { milliseconds: number } | { iterations: number };

export const ismctsBot = (budget: Budget): Bot => ({
  name: 'milliseconds' in budget ? `ismcts:${budget.milliseconds}` : `ismcts:${budget.iterations}i`,
  advise(game, v, random) {
    const options = sensibleOptions(game, v);
    if (options.length === 1) return onlyAdvice(options[0]!);
    const f = foresightOf(game);
    if (f.byLot(v)) return adviceByLot(options, game.advice.priors(v), random);
    const search = newSearch(f, v, random);
    spend(search, budget);
    return conclude(search, v, random);
  },
});

function spend(search: Search, budget: Budget): void {
  if ('iterations' in budget) {
    for (let i = 0; i < budget.iterations; i++) think(search);
    return;
  }
  const end = performance.now() + budget.milliseconds;
  do think(search);
  while (performance.now() < end);
}

/** Branches with less than this part of the visits of the most visited one are left out of a mixture. */
const NEGLIGIBLE = 0.1;
/** How much the result of an option differs from thought to thought. */
const SPREAD = 0.1;

function conclude({ f, root, me }: Search, v: AnyView, random: Random): Advice {
  const at = root.crossroads.find(({ seat }) => seat === me)!; // the own motive is the same in every deal
  const considered = at.byOption.flatMap((branch, option): Considered[] =>
    branch && branch.visits > 0 ? [{ option, value: meanOf(branch), share: branch.visits / at.visits }] : [],
  );
  considered.sort((a, b) => b.share - a.share || b.value - a.value);
  const most = considered[0]!.share;
  const noise = SPREAD / Math.sqrt(most * at.visits);
  if (!f.mixed(v)) return { option: considered[0]!.option, considered, noise };
  const shares = considered.map(x => (x.share < NEGLIGIBLE * most ? 0 : x.share));
  return { option: considered[drawByWeight(shares, random)]!.option, considered, noise };
}

/** Without the luck of the deal a result may lie outside what is possible. */
const meanOf = ({ sum, visits }: Branch): number => Math.min(1, Math.max(0, sum / visits));
