/** Runewars in German. */
import type { Catalogue } from '@interregnum/kernel';
import { keyed, termsOf, unitsOf } from './catalogue.ts';
import { cardNames, cardTexts, units } from './de-cards.ts';
import { terms } from './de-terms.ts';

export const de: Catalogue = {
  'list.next': ', ',
  'list.last': ' und ',
  ...termsOf(terms),
  ...unitsOf(units),
  ...keyed('card', cardNames),
  ...keyed('text', cardTexts),
};
