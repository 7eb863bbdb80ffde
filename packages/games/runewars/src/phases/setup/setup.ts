/** Setup: first player, factions, map, decks, starting forces (RNW-001..RNW-017). */

import { clockwise, type Seat, sets, shuffle } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { drawTactics, sorted } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { FATE } from '../../content/fate.ts';
import { RESOURCES } from '../../content/words.ts';
import { tell, tellApart } from '../../events.ts';
import { fromSupply } from '../../figures.ts';
import { cityTokens, objectiveCards, questCards, rewardCards, seasonDeck, tacticsCards } from '../../in-play.ts';
import { option } from '../../options.ts';
import { DIALS, FACTION_NUMBERS, NONE } from '../../pieces.ts';
import { place } from '../../places.ts';
import { guardOf, isCitySpace, questAreas } from '../../printed.ts';
import { byInfluence, firstHeroCount } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { map } from './build.ts';
import { alignmentOf, deployment, firstHero, heroesOfAlignment } from './deploy.ts';

type Nothing = Record<string, never>;

/** RNW-001: the highest number; all cards go back. */
function chooseFirst(s: State): void {
  const deck = shuffle(s.chance, [...FATE.keys()]);
  const cards = deck.slice(0, s.seats);
  s.first = cards.indexOf(Math.max(...cards));
  tell({ type: 'firstPlayer', seat: s.first, cards });
  s.order = clockwise(s.seats, s.first).slice();
}

/** RNW-Q04. */
function dealFactions(s: State): void {
  if (s.terms.factions === 'chosen') return;
  s.factions = shuffle(s.chance, [...FACTION_NUMBERS]).slice(0, s.seats);
  for (const [seat, faction] of s.factions.entries()) tell({ type: 'faction', seat, faction });
}

/** By type: how many neutral units the areas of the board print. */
export const guardsOf = (s: State): number[] => {
  const { areas } = boardOf(s);
  return s.supply.map((_, type) =>
    areas.reduce((sum, area) => {
      const guard = guardOf(s, area);
      return guard?.type === type ? sum + guard.n : sum;
    }, 0),
  );
};

/** RNW-010, RNW-011, RNW-Q320: city tokens for which there is no space leave the game. */
export function populate(s: State): void {
  const { areas } = boardOf(s);
  const cities = shuffle(s.chance, [...cityTokens(s)]);
  for (const area of areas) {
    const guards = guardOf(s, area);
    if (guards && s.supply[guards.type]! >= guards.n) fromSupply(s, area, guards.type, guards.n); // RNW-Q203
    if (isCitySpace(s, area)) s.cities[area] = cities.shift() ?? NONE; // RNW-Q85
  }
  s.guardsAtStart = guardsOf(s);
  tell({
    type: 'boardReady',
    cities: areas.flatMap(area => (s.cities[area] === NONE ? [] : [{ area, city: s.cities[area]! }])),
  });
}

/** RNW-012, RNW-016, RNW-Q221: Quests of areas on the board, and Setup Quests of tiles on it; the other decks are whole. */
function makeDecks(s: State): void {
  const { isOn } = boardOf(s);
  const isUsed = (card: number): boolean => questAreas(s, card).every(area => isOn[area]!);
  s.questsGone = questCards(s).filter(card => !isUsed(card));
  s.questDeck = shuffle(s.chance, questCards(s).filter(isUsed));
  s.fateDeck = shuffle(s.chance, [...FATE.keys()]);
  s.tacticsDeck = shuffle(s.chance, [...tacticsCards(s)]);
  s.rewardDeck = shuffle(s.chance, [...rewardCards(s)]);
  s.seasonDecks = s.seasonDecks.map((_, season) => shuffle(s.chance, [...seasonDeck(s, season)]));
}

/** RNW-013, RNW-Q32: dials, influence, Tactics cards, which are not new. */
function takeSheets(s: State): void {
  for (const [seat, faction] of s.factions.entries()) {
    const sheet = contentOf(s).sheets[faction]!;
    for (const dial of DIALS) s.dials[seat * DIALS.length + dial] = sheet.start[RESOURCES[dial]!];
    s.influence[seat] = sheet.influence;
    drawTactics(s, seat, sheet.tactics);
    s.fresh[seat] = [];
  }
}

/** RNW-015: heroes by lot for each, the others are the Hero deck. */
function dealHeroes(s: State): number[][] {
  const piles = {
    good: shuffle(s.chance, heroesOfAlignment(s, 'good')),
    evil: shuffle(s.chance, heroesOfAlignment(s, 'evil')),
  };
  const heroes = s.factions.map((_, seat) =>
    Array.from({ length: firstHeroCount(s) }, () => piles[alignmentOf(s, seat)].pop()!),
  );
  for (const [seat, own] of heroes.entries()) for (const hero of own) s.heroSeat[hero] = seat;
  tell({ type: 'heroesDealt', heroes: heroes.flat() });
  s.heroDeck = shuffle(s.chance, sorted([...piles.good, ...piles.evil, ...heroesOfAlignment(s, 'neutral')]));
  return heroes;
}

/** RNW-017. */
function dealObjectives(s: State): void {
  const left: number[] = [];
  for (const alignment of ['good', 'evil'] as const) {
    const deck = shuffle(
      s.chance,
      objectiveCards(s).filter(card => contentOf(s).objectives[card]!.alignment === alignment),
    );
    for (const seat of s.factions.keys()) {
      if (alignmentOf(s, seat) !== alignment) continue;
      const card = deck.pop()!;
      s.objective[seat] = card;
      tellApart([seat], { type: 'objective', seat, card }, { type: 'objective', seat, card: null });
    }
    left.push(...deck);
  }
  s.objectivesLeft = sorted(left);
}

/** RNW-032: before any Order card was revealed. */
export const orderByInfluence = (s: State): Seat[] => sets.members(s.alive).sort(byInfluence(s));

export const setUp = procedure<Nothing>('setUp', {
  first: s => {
    chooseFirst(s);
    dealFactions(s);
  },
  factions: {
    question: ASK.faction,
    each: s => clockwise(s.seats, s.first).filter(seat => s.factions[seat] === NONE),
    ask: 'forced',
    who: (_s, _l, seat) => seat,
    options: s => FACTION_NUMBERS.filter(faction => !s.factions.includes(faction)).map(option.faction),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'faction') return;
      s.factions[seat] = answer.faction;
      tell({ type: 'faction', seat, faction: answer.faction });
    },
  },
  content: s => place(s, 'setup.content', {}),
  map: s => call(s, map, {}),
  populate: s => {
    populate(s);
    place(s, 'setup.cities', {});
  },
  decks: s => {
    makeDecks(s);
    takeSheets(s);
  },
  deploy: {
    each: s => clockwise(s.seats, s.first),
    do: (s, _, seat) => call(s, deployment, { seat, units: [] }),
  },
  heroes: s => {
    call(s, heroes, { heroes: dealHeroes(s) });
    place(s, 'setup.dealt', {});
  },
  objectives: s => {
    dealObjectives(s);
    s.order = orderByInfluence(s);
  },
});

const heroes = procedure<{ heroes: number[][] }>('firstHeroes', {
  each: {
    each: s => clockwise(s.seats, s.first),
    do: (s, l, seat) => call(s, firstHero, { seat, heroes: l.heroes[seat]! }),
  },
});
