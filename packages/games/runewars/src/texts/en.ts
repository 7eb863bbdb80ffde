/** Runewars in English. Keys are the same in every language. */
import type { Catalogue } from '@interregnum/kernel';
import { CITIES } from '../content/cities.ts';
import { COMMANDERS } from '../content/cmd/commanders.ts';
import { DEVELOPMENT_CARDS } from '../content/dev/cards.ts';
import { HEROES } from '../content/heroes.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { QUESTS } from '../content/quests.ts';
import { REWARDS } from '../content/rewards.ts';
import { SEASON_CARDS } from '../content/seasons.ts';
import { TACTICS } from '../content/tactics.ts';
import { TITLES } from '../content/titles.ts';
import { keyed, termsOf, unitsOf, waits } from './catalogue.ts';
import { cardTexts, units } from './en-cards.ts';
import { cmdCardTexts } from './en-cmd.ts';
import * as dev from './en-dev.ts';
import { log } from './en-log.ts';
import { asked, options, waiting } from './en-questions.ts';
import { refusals } from './en-refusals.ts';
import { terms } from './en-terms.ts';

const PRINTED = [
  ...[SEASON_CARDS, TITLES, HEROES, QUESTS, REWARDS, TACTICS, OBJECTIVES, CITIES, DEVELOPMENT_CARDS, COMMANDERS].flat(),
];

export const en: Catalogue = {
  'list.next': ', ',
  'list.last': ' and ',
  ...termsOf(terms),
  ...unitsOf(units),
  ...keyed('card', Object.fromEntries(PRINTED.map(({ id, name }) => [id, name]))),
  ...keyed('text', { ...cardTexts, ...dev.cardTexts, ...cmdCardTexts }),
  soMuch: '{n} {dial}',
  fateCard: 'Fate card {n} ({destiny})',
  ...keyed('option', options),
  ...keyed('ask', asked),
  ...waits(waiting),
  ...keyed('log', log),
  ...keyed('refusal', refusals),
  'end.claim':
    '{seat} claimed the victory a year ago and still holds {n, plural, one {# dragon rune} other {# dragon runes}}.',
  'end.victory':
    '{seat} placed the Victory card a year ago and still holds {n, plural, one {# dragon rune} other {# dragon runes}}.',
  'end.count':
    'After the seventh winter {seat} has {tie, select, none {the most dragon runes: {n}.} influence {{n} dragon runes; others have as many, but less influence.} other {{n} dragon runes; others have as many and the same influence, but began with less.}}',
  'end.last': '{seat} is the last player in the game.',
};
