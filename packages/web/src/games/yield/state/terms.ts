/** Which rule explains which term. */
import { ABILITY_RULES, abilityId, STRATEGY_CARDS, STRATEGY_RULES, strategyId } from '@interregnum/yield';

const BY_KIND: Readonly<Record<string, string>> = {
  location: 'YLD-040',
  region: 'YLD-040',
  piece: 'YLD-048',
  kind: 'YLD-149',
  colour: 'YLD-150',
  leader: 'YLD-022',
};

export function termRule(term: string): string | null {
  const [kind, id] = term.split('.') as [string, string];
  if (kind === 'strategy') return STRATEGY_RULES[STRATEGY_CARDS.findIndex(card => strategyId(card) === id)] ?? null;
  if (kind === 'ability') return ABILITY_RULES.find((_, ability) => abilityId(ability) === id) ?? null;
  return BY_KIND[kind] ?? null;
}
