/** Words of the rules that a short text uses without saying what they mean. */
import type { WithContent } from '@interregnum/kernel';
import {
  type Effect,
  effectsOf,
  type Keyword,
  type Modifier,
  type Op,
  SOURCES,
  type Source,
} from '@interregnum/old-kings-crown';

export type Deed = 'fortify' | 'pillage' | 'reinforce' | 'retreat';
export type UsedWord = Keyword | { readonly word: Deed };

const deed = (word: Deed): UsedWord => ({ word });

function inOp(op: Op): readonly UsedWord[] {
  switch (op.op) {
    case 'place':
      return [deed(op.as)];
    case 'reinforce':
    case 'retreat':
      return [deed(op.op)];
    case 'grant':
      return op.keywords;
    default:
      return [];
  }
}

function inModifier(change: Modifier): readonly UsedWord[] {
  switch (change.mod) {
    case 'grant':
      return change.keywords;
    case 'oneMoreLoyal':
      return [{ word: 'loyal' }];
    case 'deployFromDiscard':
      return [{ word: 'deploy' }];
    default:
      return [];
  }
}

function inEffect(effect: Effect): readonly UsedWord[] {
  if (effect.mode === 'static') return effect.change.flatMap(inModifier);
  const first = effect.mode === 'may' ? effect.offer.first : null;
  const ways = first?.of === 'way' ? Object.values(first.ways).flat() : [];
  return [...effect.do, ...ways].flatMap(inOp);
}

/** Beyond the Keywords that stand on the card anyway. */
export function usedWordsOf(played: WithContent, source: Source): readonly UsedWord[] {
  const { kind, data } = SOURCES[source]!;
  return kind === 'card' && data.trait === 'ruse'
    ? [deed('reinforce'), deed('retreat')]
    : effectsOf(played, source).flatMap(inEffect);
}
