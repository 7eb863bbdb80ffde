/** Runewars in German. */
import type { Catalogue } from '@interregnum/kernel';
import { keyed, termsOf, unitsOf, waits } from './catalogue.ts';
import { cardNames, cardTexts, units } from './de-cards.ts';
import { cmdCardNames, cmdCardTexts } from './de-cmd.ts';
import * as dev from './de-dev.ts';
import { freeCardNames } from './de-free.ts';
import { log } from './de-log.ts';
import { asked, options, waiting } from './de-questions.ts';
import { refusals } from './de-refusals.ts';
import { terms } from './de-terms.ts';

export const de: Catalogue = {
  'list.next': ', ',
  'list.last': ' und ',
  ...termsOf(terms),
  ...unitsOf(units),
  ...keyed('card', { ...cardNames, ...dev.cardNames, ...cmdCardNames, ...freeCardNames }),
  ...keyed('text', { ...cardTexts, ...dev.cardTexts, ...cmdCardTexts }),
  soMuch: '{n} {dial}',
  fateCard: 'Schicksalskarte {n} ({destiny})',
  ...keyed('option', options),
  ...keyed('ask', asked),
  ...waits(waiting),
  ...keyed('log', log),
  ...keyed('refusal', refusals),
  'end.claim':
    '{seat} hat vor einem Jahr den Sieg beansprucht und hält noch {n, plural, one {# Drachenrune} other {# Drachenrunen}}.',
  'end.victory':
    '{seat} hat vor einem Jahr die Siegkarte gelegt und hat noch {n, plural, one {# Drachenrune} other {# Drachenrunen}}.',
  'end.count':
    'Nach dem siebten Winter hat {seat} {tie, select, none {die meisten Drachenrunen: {n}.} influence {{n} Drachenrunen; andere haben gleich viele, aber weniger Einfluss.} other {{n} Drachenrunen; andere haben gleich viele und gleich viel Einfluss, begannen aber mit weniger.}}',
  'end.last': '{seat} ist als Letzter im Spiel.',
};
