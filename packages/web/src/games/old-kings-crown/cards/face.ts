/** What the face of a faction card shows; values of the Simulacrum look like cards of nobody. */
import type { WithContent } from '@interregnum/kernel';
import {
  type Card,
  contentOf,
  FACTION_CARDS,
  type Faction,
  IS_SUPPORTER,
  isValue,
  type Keyword,
  printedValue,
  TRAIT,
  type Trait,
} from '@interregnum/old-kings-crown';
import type { Field, Livery } from '../emblems/emblem.tsx';

export interface Face {
  id: string;
  faction: Faction | null;
  livery: Livery;
  field: Field;
  /** `null` for Strategy cards. */
  strength: number | null;
  trait: Trait;
  keywords: readonly Keyword[];
}

export function faceOf(played: WithContent, card: Card): Face {
  const { strength: strengths, keywords } = contentOf(played);
  const common = { trait: TRAIT[card]!, keywords: keywords[card]! };
  if (isValue(card)) {
    const strength = printedValue(card) === 'retreat' ? null : strengths[card]!;
    return { ...common, id: 'simulacrum', faction: null, livery: 'simulacrum', field: 'supporter', strength };
  }
  const { id, faction } = FACTION_CARDS[card]!;
  const [field, strength] = IS_SUPPORTER[card]
    ? (['supporter', strengths[card]!] as const)
    : (['strategy', null] as const);
  return { ...common, id, faction, livery: faction, field, strength };
}
