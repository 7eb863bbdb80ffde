/** Tables at which much happens at once: armies everywhere, runes, Rewards and full hands from the first Order on. */
import {
  bigSets,
  chanceFrom,
  findOption,
  pick,
  type Random,
  randomFrom,
  sets,
  setupChoices,
  shuffled,
} from '@interregnum/kernel';
import { type RandomGame, randomMove, type TableKind } from '@interregnum/kernel/testing';
import { boardOf } from '../src/board.ts';
import { sorted, TACTICS_LIMIT } from '../src/cards.ts';
import { DEVELOPMENT_TOKENS } from '../src/content/card.ts';
import { COMMANDERS } from '../src/content/cmd/commanders.ts';
import { FATE } from '../src/content/fate.ts';
import { QUESTS } from '../src/content/quests.ts';
import {
  ATTRIBUTES,
  DESTINIES,
  DEVELOPMENTS,
  FACTION_UNITS,
  FACTIONS,
  type Faction,
  REINFORCEMENTS,
} from '../src/content/words.ts';
import { addUnits } from '../src/figures.ts';
import { healthOf, MOST_TRAINING, setTraining } from '../src/heroes.ts';
import { runewars, type State } from '../src/index.ts';
import { lookAround } from '../src/knowledge.ts';
import { changeBow, DESOLATION } from '../src/modules/bow/state.ts';
import { cardsOf } from '../src/modules/dev/queries.ts';
import { type Area, DIALS, HOME_OF, heroNumber, LAST_YEAR, NONE } from '../src/pieces.ts';
import { HERO_LIMIT, isBuildable, UNIT_LIMIT } from '../src/queries.ts';
import { ASK } from '../src/questions.ts';
import { reask } from '../src/state.ts';
import { areasOf, controllerOf, heroesOf, homeAreasOf, ownTypes, strongholdsOf, unitsOf } from '../src/table.ts';
import { bowQuests, bowWar, bowWinter } from './bow-tables.ts';
import { developRealms, giveCard } from './developed.ts';
import { questPhases } from './quest-phases.ts';

export const kindOf = (seats: number, options: Readonly<Record<string, string>> = {}): TableKind => ({
  seats,
  options: setupChoices(runewars.meta, options, seats),
});

/** The first choice of Orders, reached by random answers. */
function firstOrders({ seats, options }: TableKind, seed: string, random: Random): State {
  const s = runewars.rules.setup(options, seats, chanceFrom(seed));
  while (s.ask!.id !== ASK.order) {
    const { seat, option } = randomMove(runewars, s, random);
    runewars.rules.apply(s, seat, option);
  }
  return s;
}

const isOneIn = (random: Random, n: number): boolean => random.below(n) === 0;
const areasOn = (s: State): readonly Area[] => boardOf(s).areas;

/** Armies of all kinds in areas that nobody else holds, some of them routed. */
function spreadArmies(s: State, random: Random): void {
  for (let n = 0; n < 5 * s.seats; n++) {
    const seat = n % s.seats;
    const area = pick(random, areasOn(s));
    const owner = controllerOf(s, area);
    if (owner !== seat && owner !== NONE) continue;
    for (let i = random.below(4); i >= 0 && unitsOf(s, seat, area) < UNIT_LIMIT - 2; i--) {
      const type = pick(random, ownTypes(s, seat).slice(0, 4));
      if (s.supply[type] === 0) continue;
      s.supply[type]!--;
      addUnits(s, area, type, 1, isOneIn(random, 4) ? 'routed' : 'standing');
    }
  }
}

function buildAround(s: State, random: Random): void {
  for (const seat of s.factions.keys()) {
    for (const area of areasOf(s, seat)) {
      if (s.cities[area] !== NONE || s.strongholds[area] !== NONE || strongholdsOf(s, seat).length > 3) continue;
      if (!isBuildable(s, seat, area)) continue;
      if (!isOneIn(random, 2)) continue;
      s.strongholds[area] = seat;
      s.damaged[area] = random.below(2);
    }
    for (const area of strongholdsOf(s, seat)) {
      const kind = random.below(DEVELOPMENTS.length + 1) - 1;
      if (kind === NONE) continue;
      const built = strongholdsOf(s, seat).filter(other => s.developments[other] === kind).length;
      if (built < DEVELOPMENT_TOKENS[DEVELOPMENTS[kind]!]) s.developments[area] = kind;
    }
  }
}

/** Two areas in three have a rune token; each player may know some that he does not hold. */
function hideRunes(s: State, random: Random): void {
  for (const area of areasOn(s)) {
    if (s.runes[area] !== NONE || isOneIn(random, 3)) continue;
    const rune = random.below(2);
    if (s.runePiles[rune] === 0) continue;
    s.runePiles[rune]!--;
    s.runes[area] = rune;
    s.runeKnown[area] = sets.of([...s.factions.keys()].filter(() => isOneIn(random, 4)));
  }
}

function gatherHeroes(s: State, random: Random): void {
  for (const seat of s.factions.keys()) {
    while (heroesOf(s, seat).length < HERO_LIMIT && s.heroDeck.length > 1) {
      const hero = s.heroDeck.at(-1)!;
      s.heroDeck = s.heroDeck.slice(0, -1);
      s.heroSeat[hero] = seat;
      s.heroArea[hero] = pick(random, areasOn(s));
    }
    for (const hero of heroesOf(s, seat)) {
      s.heroDamage[hero] = random.below(healthOf(s, hero));
      for (const i of ATTRIBUTES.keys()) setTraining(s, hero, i, random.below(MOST_TRAINING + 1));
      if (isOneIn(random, 4)) s.heroesRouted = sets.with(s.heroesRouted, hero);
      s.rewardsDown[hero] = takeRewards(s, random.below(3));
      s.rewardsUp[hero] = takeRewards(s, random.below(2));
    }
  }
  const down = takeRewards(s, 1);
  s.fallen = [{ area: pick(random, areasOn(s)), down, up: [] }];
}

function takeRewards(s: State, n: number): number[] {
  const cards = s.rewardDeck.slice(s.rewardDeck.length - n);
  s.rewardDeck = s.rewardDeck.slice(0, s.rewardDeck.length - n);
  return n === 0 ? [] : sorted(cards);
}

function fillHands(s: State, random: Random): void {
  for (const seat of s.factions.keys()) {
    const n = Math.min(2 + random.below(5), TACTICS_LIMIT - s.tactics[seat]!.length);
    s.tactics[seat] = sorted([...s.tactics[seat]!, ...s.tacticsDeck.slice(s.tacticsDeck.length - n)]);
    s.tacticsDeck = s.tacticsDeck.slice(0, s.tacticsDeck.length - n);
    s.fresh[seat] = [];
    s.tacticsAtStart[seat] = s.tactics[seat]!.length;
    s.influence[seat] = s.influence[seat]! + random.below(9);
    for (const dial of DIALS) s.dials[seat * DIALS.length + dial] = 2 + random.below(7);
  }
  for (const title of s.titleSeat.keys()) {
    if (isOneIn(random, 3)) continue;
    s.titleSeat[title] = random.below(s.seats);
    s.titleInfluence[title] = 1 + random.below(4);
  }
  const cut = random.below(s.fateDeck.length);
  s.fateDiscard = s.fateDeck.slice(0, cut);
  s.fateDeck = s.fateDeck.slice(cut);
}

/** Now and then all cities are gone. */
function razeCities(s: State, random: Random): void {
  if (!isOneIn(random, 4)) return;
  if (s.terms.bow) changeBow(s, { destroyedCities: s.cities.filter(city => city !== NONE).sort((a, b) => a - b) });
  s.cities = s.cities.map(() => NONE);
}

function turnTokens(s: State, random: Random): void {
  for (const area of areasOn(s))
    if (s.explored[area] !== NONE && isOneIn(random, 3)) s.exploredUp = bigSets.with(s.exploredUp, area);
}

/** Waste tokens here and there, two stacked ones among them. */
function layWastes(s: State, random: Random): void {
  const land = shuffled(
    random,
    areasOn(s).filter(area => HOME_OF[area] === NONE),
  );
  const waste = [...s.bow.waste];
  for (const [i, n] of [DESOLATION, DESOLATION, 1, 2].entries()) waste[land[i]!] = n;
  changeBow(s, { waste });
}

/** In one of the last years; at home everybody still has a stronghold. */
export function crowded(kind: TableKind, seed: string): State {
  const random = randomFrom(`crowd ${seed}`);
  const s = firstOrders(kind, seed, random);
  s.year = 6 + random.below(2);
  razeCities(s, random);
  spreadArmies(s, random);
  for (const seat of s.factions.keys())
    if (strongholdsOf(s, seat).length === 0) s.strongholds[homeAreasOf(s, seat)[0]!] = seat;
  buildAround(s, random);
  developRealms(s, random);
  hideRunes(s, random);
  gatherHeroes(s, random);
  fillHands(s, random);
  turnTokens(s, random);
  if (kind.options.bow === 'on') layWastes(s, random);
  lookAround(s);
  reask(s);
  return s;
}

/** From a crowded table, or from the first deal. */
export const gameOf = (kind: TableKind, seed: string, isCrowded: boolean): RandomGame<State> =>
  isCrowded ? { kind, seed, start: text => crowded(kind, text) } : { kind, seed };

const LETTERS: Readonly<Record<Faction, string>> = { daqan: 'D', latari: 'L', waiqar: 'W', uthuk: 'U' };
const NEUTRALS = ['2 giant', '1 dragon', '2 hellhound', '2 beastman', '2 razorwing', '2 sorcerer'];
/** Cards of battles, and the two of diplomacy. */
const WAR_CARDS = ['TA01', 'TA02', 'TA03', 'TA09', 'TA14', 'TA15', 'TA16', 'TA17', 'TA18', 'TA19', 'TA27', 'TA28'];

const armyOf = (faction: Faction, units: readonly string[], n: number): string =>
  `${LETTERS[faction]}: ${units.map(unit => `${n} ${unit}`).join(' ')}`;

/** The home of the other is lost, and a routed unit stays behind where the attackers come from. */
const occupied = (one: Faction, unit: string, other: Faction): Record<string, string> => {
  const guard = `${LETTERS[one]}: 1 ${unit}`;
  return { [`${other}A`]: guard, [`${other}B`]: guard, [`${other}C`]: guard };
};

type More = Readonly<Partial<Record<Faction, readonly string[]>>>;
function warPosition(random: Random, more: More = {}): Record<string, unknown> {
  const [one, other] = shuffled(random, FACTIONS) as [Faction, Faction];
  const beasts = shuffled(random, NEUTRALS);
  const cards = shuffled(random, WAR_CARDS);
  const letter = LETTERS[other];
  const [own] = FACTION_UNITS[one];
  const attackers = more[one]
    ? shuffled(random, [...FACTION_UNITS[one], ...more[one]]).slice(0, 5)
    : FACTION_UNITS[one];
  const others = [...FACTION_UNITS[other], ...(more[other] ?? [])];
  const isLastStand = isOneIn(random, 3);
  const defenders = armyOf(other, shuffled(random, others).slice(0, 2), 1 + random.below(2));
  return {
    turn: 'turns',
    season: 'winter',
    factions: { 1: one, 2: other },
    orders: { 1: pick(random, ['mobilize', 'conquer']), 2: 'conquer' },
    influence: { 1: 6, 2: 6 },
    areas: {
      '5D': `${armyOf(one, attackers, 1)} 1 ${own}(routed); N: ${beasts[4]!}`,
      '3D': `${defenders}${isLastStand ? '' : `; stronghold ${letter} 3; development defensive`}`,
      ...(isLastStand ? occupied(one, own, other) : {}),
      '5B': `N: ${beasts[0]!}`,
      '5C': `N: ${beasts[1]!}`,
      '3C': `N: ${beasts[2]!}`,
      '3B': `N: ${beasts[3]!}`,
    },
    heroes: {
      HE01: { seat: 1, at: '5D', up: ['RW22'], down: ['RW05'] },
      HE02: { seat: 2, at: '3D', down: ['RW07'] },
      HE05: { seat: 2, at: '3D' },
    },
    titles: { TI3: { seat: 1 + random.below(2), influence: 2 } },
    tactics: { 1: cards.slice(0, 4).sort(), 2: cards.slice(4, 8).sort() },
  };
}

/** Everybody who can goes to 3D. */
function marchIn(s: State): void {
  while (s.ask!.id === ASK.freeAction || s.ask!.id === ASK.activate || s.ask!.id === ASK.movers) {
    const seat = s.ask!.seats[0]!;
    const codes = s.ask!.options[seat]!.map(({ code }) => code);
    const coming = codes.findLastIndex(
      code => code === 'continue' || code === 'activate:3D' || /^(from|take):/.test(code),
    );
    runewars.rules.apply(s, seat, coming < 0 ? codes.indexOf('done') : coming);
  }
}

/** Two armies face each other with heroes, cards and beasts around them; when the season is over the game is counted. */
export const atWar = (seed: string): RandomGame<State> => ({
  kind: kindOf(2),
  seed,
  start: text => {
    const s = runewars.proof.position.read(warPosition(randomFrom(`war ${text}`)), kindOf(2).options, 2);
    s.year = LAST_YEAR;
    s.season = 3;
    marchIn(s);
    return s;
  },
});

const DEVELOPED = kindOf(2, { bow: 'on', dev: 'on' });

/** The same with Development cards: each side has all of its own, and reinforcements. */
export const atDevelopedWar = (seed: string): RandomGame<State> => ({
  kind: DEVELOPED,
  seed,
  start: text => {
    const random = randomFrom(`developed war ${text}`);
    const position = warPosition(random, REINFORCEMENTS);
    const base = runewars.proof.position.read({ factions: position.factions }, kindOf(2).options, 2);
    const { tiles } = runewars.proof.position.write(base);
    const s = runewars.proof.position.read({ ...position, tiles }, DEVELOPED.options, 2);
    for (const faction of s.factions) for (const card of cardsOf(faction)) giveCard(s, card);
    s.year = LAST_YEAR;
    s.season = 3;
    marchIn(s);
    return s;
  },
});
/** The board for two of the base game, also with Banners of War. */
const OLD_BOARD = ['3@0,0r0', '5@3,-2r1', '4@1,-1r3', '2@2,-2r4'];
const homesOf = (one: string, other: string): string[] => {
  const kind = kindOf(2);
  const s = runewars.proof.position.read({ factions: { 1: one, 2: other } }, kind.options, 2);
  return (runewars.proof.position.write(s) as { tiles: string[] }).tiles.slice(OLD_BOARD.length);
};
/** A war in which both sides have commanders, with any two cards, or the defender with this one. */
export const commandedWar = (seed: string, card?: string): RandomGame<State> => {
  const kind = kindOf(2, { bow: 'on', cmd: 'on' });
  return {
    kind,
    seed,
    start: text => {
      const random = randomFrom(`war ${text}`);
      const { factions, tactics, areas, ...rest } = warPosition(random) as {
        factions: Record<1 | 2, Faction>;
        tactics: object;
        areas: object;
      };
      const others = shuffled(random, COMMANDERS).flatMap(({ id }) => (id === card ? [] : [id]));
      const cards = [others[0], card ?? others[1]];
      const position = {
        tiles: [...OLD_BOARD, ...homesOf(factions[1], factions[2])],
        factions,
        ...rest,
        areas: { ...areas, '3B': armyOf(factions[2], FACTION_UNITS[factions[2]].slice(0, 1), 1) },
        tactics: isOneIn(random, 3) ? {} : tactics,
        commanders: { HE01: cards[0], HE05: cards[1] },
      };
      const s = runewars.proof.position.read(position, kind.options, 2);
      if (isOneIn(random, 4)) s.heroesRouted = sets.with(s.heroesRouted, heroNumber('HE05'));
      s.year = LAST_YEAR;
      s.season = 3;
      marchIn(s);
      return s;
    },
  };
};
/** Whoever has two heroes at home may play Lieutenant General, and lose one of them. */
export const promoted = (seed: string): RandomGame<State> => {
  const kind = kindOf(2, { bow: 'on', cmd: 'on' });
  const position = {
    turn: 'turn 1',
    orders: { 1: 'rally-support', 2: 'harvest' },
    influence: { 1: 6 },
    heroes: { HE01: { seat: 1, at: 'daqanA' }, HE02: { seat: 1, at: 'daqanA' }, HE05: { seat: 2, at: 'latariA' } },
    commanders: { HE01: 'CM01', HE05: 'CM02' },
    tactics: { 1: ['TB03'] },
  };
  const start = (text: string): State => {
    const s = runewars.proof.position.read(position, kind.options, 2);
    s.year = LAST_YEAR;
    s.chance = chanceFrom(text);
    return s;
  };
  return { kind, seed, start };
};

/** A board on which a home realm does not fit, so that markers and runes are placed once more (RNW-009). */
const redone: RandomGame<State> = { kind: kindOf(4, { board: 'full' }), seed: 'redo 27' };

const KINDS: readonly TableKind[] = [
  kindOf(2),
  kindOf(3, { board: 'random', explore: 'on' }),
  kindOf(4),
  kindOf(2, { board: 'full', factions: 'chosen' }),
  kindOf(2, { explore: 'on' }),
  kindOf(4, { board: 'random', factions: 'chosen', explore: 'on' }),
  kindOf(2, { bow: 'on' }),
  kindOf(3, { board: 'random', explore: 'on', bow: 'on' }),
  kindOf(2, { bow: 'on', dev: 'on' }),
  kindOf(4, { explore: 'on', bow: 'on', dev: 'on' }),
  kindOf(2, { bow: 'on', cmd: 'on' }),
  kindOf(3, { explore: 'on', bow: 'on', cmd: 'on', free: 'on' }),
];

const questPhase = (seats: number, n: number): RandomGame<State> => questPhases(seats, n).at(-1)!;

/** The tiles of the preset boards, by number of seats. */
const TILES: Readonly<Record<number, string>> = { 2: '2345', 3: '134578', 4: '12456789' };

/** A shuffled Fate deck with all cards of a destiny on top. */
const withOnTop = (deck: readonly number[], destiny: string): number[] => {
  const isWanted = (card: number): boolean => FATE[card]!.destiny === destiny;
  return [...deck.filter(card => !isWanted(card)), ...deck.filter(isWanted)];
};

/** Three heroes stand where a Quest of their player is; when the phase is over the game is counted. */
function questing(n: number): RandomGame<State> {
  const { id, areas, module } = QUESTS[n % QUESTS.length]!;
  const isBow = module === 'bow';
  const seats = isBow ? 2 : [2, 3, 4].find(count => TILES[count]!.includes(areas[0]![0]!))!;
  const kind = kindOf(seats, isBow ? { bow: 'on' } : {});
  const wastes = n % 2 === 0 ? { '7D': 'desolation; stronghold D 5' } : { '12A': 'cryomancy 1' };
  const bases = seats === 2 ? { '3B': 'stronghold D 5', '3D': 'stronghold D 5' } : { '8B': 'rune dragon' };
  const hero = { seat: 1, at: areas[0]! };
  const position = {
    turn: 'icons',
    season: 'summer',
    heroes: { HE01: hero, HE04: hero, HE07: hero },
    quests: { 1: [id] },
    tactics: { 1: ['TA22', 'TA26'], 2: ['TA23'] },
    areas: isBow ? wastes : bases,
  };
  const start = (seed: string): State => {
    const s = runewars.proof.position.read(position, kind.options, seats);
    s.year = LAST_YEAR;
    s.season = 3;
    s.frames = s.frames.filter(({ proc }) => proc !== 'season');
    s.chance = chanceFrom(seed);
    s.fateDeck = shuffled(randomFrom(seed), s.fateDeck);
    s.fateDeck = withOnTop(s.fateDeck, DESTINIES[Math.floor(n / QUESTS.length) % DESTINIES.length]!);
    return s;
  };
  return { kind, seed: `quest ${n}`, start };
}

/** A hero of two has won a duel and Rewards of both kinds, which are shared out now; then the game is counted. */
export const spoilsWon = (seed: string): RandomGame<State> => ({
  kind: kindOf(3),
  seed,
  start: text => {
    const heroes = {
      HE01: { seat: 1, at: '5B' },
      HE04: { seat: 1, at: '5B' },
      HE05: { seat: 2, at: '5B', damage: 4, down: ['RW07', 'RW20'], up: ['RW16'] },
    };
    const position = { turn: 'icons', season: 'summer', heroes, fate: [5, 7] };
    const s = runewars.proof.position.read(position, kindOf(3).options, 3);
    s.year = LAST_YEAR;
    s.season = 3;
    s.frames = s.frames.filter(({ proc }) => proc !== 'season');
    s.chance = chanceFrom(text);
    for (const [seat, code] of DUEL) runewars.rules.apply(s, seat, findOption(s.ask!.options[seat]!, code));
    return s;
  },
});
const DUEL = [
  [1, 'pass'],
  [0, 'move:HE01'],
  [0, 'stop'],
  [0, 'duel:HE05'],
  [1, 'done'],
] as const;

/** A Trial of Loyalty among players without heroes (FAB3). */
const trial: RandomGame<State> = {
  kind: kindOf(2, { bow: 'on' }),
  seed: 'trial',
  start: () => {
    const position = { turn: 'season', year: 7, season: 'fall', seasons: { fall: ['FAB3'] } };
    return runewars.proof.position.read(position, kindOf(2, { bow: 'on' }).options, 2);
  },
};

/** An endless mix: the first games from the deal, then crowded tables, wars, Quest Phases and Quests. */
export function mixedGame(n: number): RandomGame<State> {
  const kind = KINDS[Math.floor(n / 7) % KINDS.length]!;
  if (n < KINDS.length) return gameOf(KINDS[n]!, `mixed ${n}`, false);
  if (n === KINDS.length) return redone;
  if (n === KINDS.length + 1) return trial;
  if (n % 7 === 0) return gameOf(kind, `mixed ${n}`, true);
  if (n % 28 === 8) return commandedWar(`mixed ${n}`);
  if (n % 84 === 22) return promoted(`mixed ${n}`);
  if (n % 7 === 1) return n % 2 === 0 ? atWar(`mixed ${n}`) : atDevelopedWar(`mixed ${n}`);
  if (n % 7 === 5) return bowWar(`mixed ${n}`);
  if (n % 7 === 6) return n % 2 === 0 ? bowWinter(`mixed ${n}`) : bowQuests(`mixed ${n}`);
  return n % 7 === 2 ? questPhase(2 + (n % 3), n) : questing(n);
}
