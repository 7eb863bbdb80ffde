/** What a position does not name: the board of the preset, and cards that are left. */

import { clockwise, sets } from '@interregnum/kernel';
import { unitsOnTheirWay } from '../battle-line.ts';
import { boardOf } from '../board.ts';
import { fateOnTable, sorted, without } from '../cards.ts';
import { COMMANDERS } from '../content/cmd/commanders.ts';
import { contentOf } from '../content/contents.ts';
import { FATE } from '../content/fate.ts';
import { RESOURCES } from '../content/words.ts';
import { setUnits } from '../figures.ts';
import {
  cityTokens,
  figures,
  heroesIn,
  objectiveCards,
  questCards,
  rewardCards,
  runeStock,
  seasonDeck,
  tacticsCards,
  unitTypes,
} from '../in-play.ts';
import { commandersInPlay } from '../modules/cmd/queries.ts';
import { tacticsInPlay } from '../modules/cmd/setup.ts';
import { explorationStock } from '../modules/explore/tokens.ts';
import { layPresetFor } from '../phases/setup/map.ts';
import { AREA_IDS, DIALS, NONE } from '../pieces.ts';
import { guardOf, isCitySpace, questAreas } from '../printed.ts';
import { figuresOf, startingInfluence } from '../queries.ts';
import type { State } from '../state.ts';
import { homeAreasOf, unitsAt } from '../table.ts';

const rest = (all: readonly number[], ...piles: readonly (readonly number[])[]): number[] => {
  let left = [...all];
  for (const card of piles.flat()) left = without(left, card);
  return left;
};

/** The preset with homes in the order of seats, guards and cities as printed, a stronghold in each first home area. */
export function usualBoard(s: State): void {
  layPresetFor(s, clockwise(s.seats, 0));
}

export function usualAreas(s: State): void {
  const { areas } = boardOf(s);
  const cities = [...cityTokens(s)];
  const supply = figures(s).slice();
  for (const area of areas) {
    const guards = guardOf(s, area);
    if (guards && supply[guards.type]! >= guards.n) {
      setUnits(s, area, guards.type, guards.n, 'standing');
      supply[guards.type]! -= guards.n;
    }
    if (isCitySpace(s, area)) s.cities[area] = cities.shift() ?? NONE;
  }
  for (const seat of s.answers.keys()) s.strongholds[homeAreasOf(s, seat)[0]!] = seat;
}

/** RNW-013. */
export function usualSheets(s: State): void {
  for (const [seat, faction] of s.factions.entries()) {
    for (const dial of DIALS)
      s.dials[seat * DIALS.length + dial] = contentOf(s).sheets[faction]!.start[RESOURCES[dial]!];
    s.influence[seat] = startingInfluence(s, seat);
  }
}

/** RNW-012: Quests of areas that are not on the board. */
export function usualQuests(s: State): void {
  const { isOn } = boardOf(s);
  s.questsGone = questCards(s).filter(card => !questAreas(s, card).every(area => isOn[area]));
}

/** Named cards lie on top; what is named nowhere lies below them. */
export function dealRest(s: State): void {
  const apart = [...s.fallen, s.spoils].flatMap(({ down, up }) => [...down, ...up]);
  const below = (deck: readonly number[], all: readonly number[], ...piles: readonly (readonly number[])[]) => [
    ...rest(all, deck, ...piles).reverse(),
    ...deck,
  ];
  s.fateDeck = below(s.fateDeck, [...FATE.keys()], s.fateDiscard, ...s.drawn, fateOnTable(s));
  s.tacticsDeck = below(s.tacticsDeck, tacticsCards(s), s.tacticsDiscard, tacticsInPlay(s), ...s.tactics);
  s.questDeck = below(s.questDeck, questCards(s), s.questDiscard, s.questsGone, ...s.quests);
  s.rewardDeck = below(s.rewardDeck, rewardCards(s), s.rewardDiscard, apart, ...s.rewardsDown, ...s.rewardsUp);
  const heroes = heroesIn(s).filter(hero => s.heroSeat[hero] === NONE && !sets.has(s.heroesGone, hero));
  s.heroDeck = below(s.heroDeck, heroes, s.heroesOffered);
  s.seasonDecks = s.seasonDecks.map((deck, season) => below(deck, seasonDeck(s, season), s.seasonDiscard));
  s.objectivesLeft = sorted(rest(objectiveCards(s), s.objectivesShown, s.objective));
  if (s.terms.cmd) {
    const { deck, offered } = s.cmdHidden;
    const all = [...COMMANDERS.keys()];
    s.cmdHidden = { ...s.cmdHidden, deck: below(deck, all, commandersInPlay(s), s.cmd.discard, offered) };
  }
  if (s.terms.explore)
    s.exploreLeft = rest(
      explorationStock(s),
      s.exploredGone,
      s.explored.filter(token => token !== NONE),
    );
}

/** Rune tokens that are not on the table. */
export function countPiles(s: State): void {
  s.runePiles = runeStock(s).map((n, rune) => n - s.runes.filter(one => one === rune).length);
}

/** Figures that are not on the table. */
export function countSupply(s: State): void {
  const supply = s.supply.map((_, type) => figuresOf(s, type));
  for (const type of unitTypes(s)) for (const area of AREA_IDS.keys()) supply[type]! -= unitsAt(s, area, type);
  for (const { type, n } of unitsOnTheirWay(s)) supply[type]! -= n;
  for (const type of supply.keys()) {
    supply[type]! -= s.army?.units[type] ?? 0;
    for (const group of s.battle?.lines.flat() ?? []) if (group.type === type) supply[type]! -= group.n;
    for (const claim of s.claims) if (claim?.type === type) supply[type]! -= 1;
  }
  s.supply = supply;
}
