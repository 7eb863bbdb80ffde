/** The things of Runewars as arguments of phrases: areas, units, cards, tokens. */
import { type Hex, listArg, type PhraseArg, phrase, term, type WithContent } from '@interregnum/kernel';
import { CITIES } from './content/cities.ts';
import { COMMANDERS } from './content/cmd/commanders.ts';
import { contentOf } from './content/contents.ts';
import { DEVELOPMENT_CARDS } from './content/dev/cards.ts';
import { HEROES } from './content/heroes.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { QUESTS } from './content/quests.ts';
import { REWARDS } from './content/rewards.ts';
import { SEASON_CARDS } from './content/seasons.ts';
import { TACTICS } from './content/tactics.ts';
import { TITLES } from './content/titles.ts';
import { UNITS } from './content/units.ts';
import { ATTRIBUTES, DEVELOPMENTS, FACTIONS, ORDERS, RESOURCES, RUNES, SEASONS } from './content/words.ts';
import { kindOf } from './modules/explore/tokens.ts';
import { AREA_IDS, type Area, type Exploration, type Fate, type UnitType } from './pieces.ts';

const card =
  (list: readonly { readonly id: string }[]) =>
  (n: number): PhraseArg =>
    term(`card.${list[n]!.id}`);
const word =
  (kind: string, list: readonly string[]) =>
  (n: number): PhraseArg =>
    term(`${kind}.${list[n]!}`);

export const seasonCardTerm = card(SEASON_CARDS);
export const titleTerm = card(TITLES);
export const heroTerm = card(HEROES);
export const questTerm = card(QUESTS);
export const rewardTerm = card(REWARDS);
export const tacticsTerm = card(TACTICS);
export const objectiveTerm = card(OBJECTIVES);
export const cityTerm = card(CITIES);
export const developmentCardTerm = card(DEVELOPMENT_CARDS);
export const commanderTerm = card(COMMANDERS);
export const areaTerm = (area: Area): PhraseArg => term(`area.${AREA_IDS[area]!}`);
export const unitTerm = (type: UnitType): PhraseArg => term(`unit.${UNITS[type]!.id}`);
/** So many of a type. */
export const unitsArg = (type: UnitType, n: number): PhraseArg => ({
  phrase: phrase(`units.${UNITS[type]!.id}`, { n }),
});
export const factionTerm = word('faction', FACTIONS);
export const dialTerm = word('dial', RESOURCES);
/** What a Development card costs: only what it costs. */
export const costArg = (t: WithContent, number: number): PhraseArg =>
  listArg(
    contentOf(t).developments[number]!.cost.flatMap((n, dial) =>
      n === 0 ? [] : [{ phrase: phrase('soMuch', { n, dial: dialTerm(dial) }) }],
    ),
  );
export const orderTerm = word('order', ORDERS);
export const seasonTerm = word('season', SEASONS);
export const runeTerm = word('rune', RUNES);
export const attributeTerm = word('attribute', ATTRIBUTES);
export const developmentTerm = word('development', DEVELOPMENTS);
export const tokenTerm = (token: Exploration): PhraseArg => term(`token.${kindOf(token)}`);
/** A Fate card by its destiny and number. */
export const fateArg = (t: WithContent, fate: Fate): PhraseArg => {
  const { number, destiny } = contentOf(t).fate[fate]!;
  return { phrase: phrase('fateCard', { n: number, destiny: term(`destiny.${destiny}`) }) };
};

export const areaList = (areas: readonly Area[]): PhraseArg => listArg(areas.map(areaTerm));
export const hexArg = ({ q, r }: Hex): PhraseArg => `${q},${r}`;
export const some = (list: readonly unknown[]): string => (list.length > 0 ? 'yes' : 'no');
