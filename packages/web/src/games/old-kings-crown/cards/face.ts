/** What the face of a faction card shows; values of the Simulacrum look like cards of nobody. */
import {
  type Card,
  FACTION_CARDS,
  type Faction,
  IS_SUPPORTER,
  isValue,
  KEYWORDS,
  type Keyword,
  printedValue,
  STRENGTH,
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

export function faceOf(card: Card): Face {
  const printed = { trait: TRAIT[card]!, keywords: KEYWORDS[card]! };
  if (isValue(card)) {
    const strength = printedValue(card) === 'retreat' ? null : STRENGTH[card]!;
    return { ...printed, id: 'simulacrum', faction: null, livery: 'simulacrum', field: 'supporter', strength };
  }
  const { id, faction } = FACTION_CARDS[card]!;
  const [field, strength] = IS_SUPPORTER[card]
    ? (['supporter', STRENGTH[card]!] as const)
    : (['strategy', null] as const);
  return { ...printed, id, faction, livery: faction, field, strength };
}
