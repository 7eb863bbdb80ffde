/** YLD-149, YLD-Q02: the deck of Battle cards. */
import { workedOut } from '@interregnum/kernel';
import type { YieldContent } from './built-in.ts';
import { KINDS, type Kind } from './cards.ts';

/** YLD-Q02: all Battle cards, by kind. */
export const battleCardsIn = workedOut(({ copies }: YieldContent): readonly Kind[] =>
  KINDS.flatMap(kind => new Array<Kind>(copies[kind]!).fill(kind)),
);
