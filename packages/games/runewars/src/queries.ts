/**
 * The named questions about the state that modules may change: the base gives a value, active modules fold over it in
 * the order explore, then the expansion's. Rules ask these, never a module.
 */
import { query, type Seat, sets } from '@interregnum/kernel';
import type { Unit } from './battle.ts';
import { boardOf, MOUNTAIN, WATER } from './board.ts';
import { contentOf } from './content/contents.ts';
import type { Source } from './effects/performance.ts';
import { aloneRewards, attributeOf, rewardsFor } from './heroes.ts';
import { figures, orderCards, typesOf } from './in-play.ts';
import { hasLasting } from './lasting.ts';
import { withMoreCards } from './modules/bow/battle.ts';
import { changedBorders } from './modules/bow/borders.ts';
import { notOnTile12, withoutExcluded, withoutWaste, withWaste } from './modules/bow/queries.ts';
import {
  normalHeroes,
  unlessCommander,
  unlessSpied,
  withArchers,
  withCommanders,
  withQuartermaster,
  withSecondHero,
} from './modules/cmd/queries.ts';
import { withCapital } from './modules/dev/capital-options.ts';
import {
  type Developed,
  withAbility,
  withCapitalSlots,
  withCapitalStrength,
  withEnvoys,
  withHealth,
  withInitiative,
  withMoreFigures,
  withoutCapital,
  withRoutedDraws,
  withSpeed,
  withStores,
} from './modules/dev/queries.ts';
import { type Explored, withThrones, withVillage } from './modules/explore/queries.ts';
import { withCityRunes, withFreeCities } from './modules/free/queries.ts';
import { probed } from './modules/probe.ts';
import type { Option } from './options.ts';
import {
  type Area,
  DIALS,
  type Dial,
  DRAGON_RUNE,
  FOOD,
  type HeroNumber,
  NONE,
  type OrderNumber,
  type RewardCard,
  type TacticsCard,
  type TitleNumber,
  type UnitType,
  WINTER,
} from './pieces.ts';
import { yieldsOf } from './printed.ts';
import type { PublicState, State } from './state.ts';
import {
  areasOf,
  citiesOf,
  controls,
  dialOf,
  heroesAt,
  heroesOf,
  inPlayOrder,
  isEmpty,
  strongholdsOf,
} from './table.ts';

// --- control and production --------------------------------------------------------------------------------------------

export { controllerOf as controller, controls, isEmpty } from './table.ts';

/** What an area yields of a resource. */
export const production = probed(
  'production',
  query((t: Explored, area: Area, dial: Dial): number => yieldsOf(t, area)[dial]!, [withWaste, withVillage]),
);

/** What all areas of a player yield, by dial (RNW-423, RNW-Q54). */
export const productionOf = (t: Explored, seat: Seat): number[] => {
  const areas = areasOf(t, seat);
  return DIALS.map(dial => areas.reduce((sum, area) => sum + production(t, area, dial), 0));
};

/** RNW-425: city areas that Rally Support counts, in the order of tile number and letter. */
export const rallyCities = probed(
  'rallyCities',
  query((t: PublicState, seat: Seat): Area[] => citiesOf(t, seat), [withoutWaste]),
);
/** Cities for cards and Objectives, those under waste tokens too (RNW-Q207). */
export const cities = probed('cities', (t: PublicState, seat: Seat): Area[] => citiesOf(t, seat));

// --- runes -------------------------------------------------------------------------------------------------------------

const RUNES_NEEDED = 6;
/** RNW-390: for a claim. */
export const runesNeeded = probed(
  'runesNeeded',
  query((_: PublicState): number => RUNES_NEEDED, [withFreeCities]),
);

/** What a view hides of rune tokens is `null`; whoever controls an area knows them. */
type Runed = Explored & { readonly runes: readonly (number | null)[] };
/** RNW-394: tokens in areas he controls, and what effects give. */
export const runes = probed(
  'runes',
  query(
    (s: Runed, seat: Seat): number => countRunes(s, seat, rune => rune === DRAGON_RUNE),
    [withThrones, withCityRunes],
  ),
);
/** From open facts: tokens in areas of his that could be dragon runes, and what counts as one (2.21 no. 9). */
export const runeTokens = probed(
  'runeTokens',
  query((s: Runed, seat: Seat): number => countRunes(s, seat, rune => rune !== NONE), [withThrones, withCityRunes]),
);
function countRunes(s: Runed, seat: Seat, counts: (rune: number | null) => boolean): number {
  let n = 0;
  for (let area = 0; area < s.runes.length; area++) if (counts(s.runes[area]!) && controls(s, seat, area)) n++;
  return n;
}

/** RNW-390: what he can put on a Season deck, an unused unit of his. */
export const claimPieces = probed('claimPiece', (t: PublicState, seat: Seat): UnitType[] =>
  typesOf(t, t.factions[seat]!).filter(type => t.supply[type]! > 0),
);

// --- strongholds and developments ----------------------------------------------------------------------------------------

/** Whether a stronghold may be built in an area at all, by an order or by a card. */
export const takesStronghold = query((_t: PublicState, _area: Area): boolean => true, [notOnTile12]);
/** RNW-428: an area that he controls without stronghold or city; also in a foreign home realm (RNW-Q65). */
export const isBuildable = probed(
  'buildable',
  (t: PublicState, seat: Seat, area: Area): boolean =>
    t.strongholds[area] === NONE && t.cities[area] === NONE && takesStronghold(t, area) && controls(t, seat, area),
);
/** RNW-428: what he may build with Fortify besides a stronghold; what comes of it happens at the place of that name. */
export const otherBuilds = probed(
  'fortify.build',
  query(
    (_: PublicState, _seat: Seat): readonly Option[] => NO_OPTIONS,
    [(others, t, seat) => withCapital(others, t, seat, isBuildable)],
  ),
);
const NO_OPTIONS: readonly Option[] = [];
/** RNW-460. */
export const slots = probed(
  'slots',
  query((_: PublicState, _area: Area): number => 1, [withCapitalSlots]),
);
/** RNW-148. */
export const strongholdStrength = probed(
  'strongholdStrength',
  query(
    (t: PublicState, area: Area): number => (t.strongholds[area] === NONE ? 0 : t.damaged[area] === 1 ? 3 : 5),
    [withCapitalStrength],
  ),
);
/** RNW-002: where a player's four stronghold tokens stand. */
export const strongholdTokens = query((t: PublicState, seat: Seat): Area[] => strongholdsOf(t, seat), [withoutCapital]);

// --- units -------------------------------------------------------------------------------------------------------------

export { typesOf as types } from './in-play.ts';
/** What is printed on the sheets, and what has become of it; asked very often. */
export const health = (t: Developed, type: UnitType): number => withHealth(contentOf(t).units[type]!.health, t, type);
export const initiative = (t: Developed, type: UnitType): number =>
  withInitiative(contentOf(t).units[type]!.initiative, t, type);
export const isFast = (t: Developed, type: UnitType): boolean => withSpeed(contentOf(t).units[type]!.isFast, t, type);
/** RNW-162: what a special icon does for a type that a player leads. */
export const abilityOf = (t: Developed, type: UnitType): Source =>
  withAbility({ kind: 'ability', number: type }, t, type);
export const isFlying = (t: PublicState, type: UnitType): boolean => contentOf(t).units[type]!.isFlying;
/** Figures of a type in the game, wherever they are. */
export const figuresOf = query((t: PublicState, type: UnitType): number => figures(t)[type]!, [withMoreFigures]);
/** RNW-063: whether a unit of a line draws cards. */
export const drawsCards = probed(
  'drawsCards',
  query((_: PublicState, unit: Unit): boolean => !unit.routed, [withRoutedDraws]),
);
/** RNW-160: Fate cards for a type of a player of which so many draw; nobody's units have no seat. */
export const cardsDue = probed(
  'cardsDue',
  query(
    (_t: PublicState, drawing: number, _seat: Seat, _type: UnitType): number => drawing,
    [withMoreCards, withArchers],
  ),
);
/** RNW-144: whether heroes of a player may support the battle, commanders among them (RNW-Q344). */
export const maySupport = probed(
  'maySupport',
  (t: PublicState, seat: Seat): boolean => !hasLasting(t, 'noSupport', seat),
);
/** RNW-036, WI5: what his food dial counts in winter. */
const winterFood = query(
  (t: PublicState, seat: Seat): number => dialOf(t, seat, FOOD) - (hasLasting(t, 'bitterCold') ? 1 : 0),
  [withStores],
);
export const winterLimit = probed(
  'winterLimit',
  query((t: PublicState, seat: Seat, _area: Area): number => Math.max(0, winterFood(t, seat)), [withQuartermaster]),
);
/** RNW-111: Fate cards for so much influence. */
export const diplomacyCards = probed(
  'diplomacy.draw',
  query((_: PublicState, _seat: Seat, spent: number): number => spent, [withEnvoys]),
);
export const UNIT_LIMIT = 8;

// --- movement ----------------------------------------------------------------------------------------------------------

export { hasLasting, lastingAmount } from './lasting.ts';

/** RNW-037, FA1: nobody is hindered by water. */
export const isFrozen = (t: Pick<PublicState, 'season' | 'lasting'>): boolean =>
  t.season === WINTER || hasLasting(t, 'iceForAll');

/** RNW-087: what a border must print to stop the figures of a player that do not fly. */
export function closedBorders(t: PublicState, seat: Seat): number {
  const water = isFrozen(t) || hasLasting(t, 'ignoreWater', seat) ? 0 : WATER;
  return water | (hasLasting(t, 'ignoreMountains', seat) ? 0 : MOUNTAIN);
}

/** What lies between areas now, in the order of their neighbours. */
export const bordersOf = probed(
  'borders',
  query((t: Explored): readonly (readonly number[])[] => boardOf(t).borders, [changedBorders]),
);

/** RNW-087: whether the border between two neighbours is open; `closed` is `closedBorders` or 0 for who flies. */
export function isOpen(t: Explored, from: Area, to: Area, closed: number): boolean {
  const place = boardOf(t).neighbours[from]!.indexOf(to);
  return place >= 0 && (closed === 0 || (bordersOf(t)[from]![place]! & closed) === 0);
}

/** RNW-083: where units of a player may pass; heroes hinder nobody (RNW-Q112). */
export const canPass = (t: PublicState, seat: Seat, area: Area): boolean => controls(t, seat, area) || isEmpty(t, area);

// --- heroes and Titles ---------------------------------------------------------------------------------------------------

export const mayQuest = probed(
  'mayQuest',
  query((_t: PublicState, _hero: HeroNumber): boolean => true, [unlessCommander]),
);
/** RNW-285: Fate cards for a test. */
export const testCards = probed(
  'testCards',
  (s: State, hero: HeroNumber, attribute: number): number =>
    attributeOf(s, hero, attribute) + aloneCards(s, hero).reduce((sum, { effect }) => sum + effect.cards, 0),
);
/** RB8: in a friendly area without another hero. */
const aloneCards = (s: State, hero: HeroNumber) => {
  const area = s.heroArea[hero]!;
  const isAlone = controls(s, s.heroSeat[hero]!, area) && heroesAt(s, area).length === 1;
  return isAlone ? aloneRewards(s, hero) : [];
};
/** RNW-Q129: Rewards that count for a test. */
export const testRewards = (s: State, hero: HeroNumber, attribute: number): RewardCard[] =>
  [...rewardsFor(s, hero, attribute), ...aloneCards(s, hero)].map(({ card }) => card);
export const PRIMARCH: TitleNumber = 0;
export const CAPTAIN: TitleNumber = 1;
export const MARSHAL: TitleNumber = 2;
export const HERO_LIMIT = 3;
/** RNW-261: heroes that count for the limit. */
export const countedHeroes = probed(
  'hero.limit',
  query((t: PublicState, seat: Seat): HeroNumber[] => heroesOf(t, seat), [normalHeroes]),
);

/** Heroes of a player who retreat with his units from an area, as units do. */
export const companions = probed(
  'companions',
  query((_t: PublicState, _seat: Seat, _area: Area): HeroNumber[] => [], [withCommanders]),
);

/** RNW-015: heroes of each player at the beginning. */
export const firstHeroCount = probed(
  'firstHeroes',
  query((_: PublicState): number => 1, [withSecondHero]),
);

// --- cards ---------------------------------------------------------------------------------------------------------------

/** RNW-038: the Order cards of every player, by number. */
export const orders = probed('order.list', (t: Pick<PublicState, 'terms'>): readonly OrderNumber[] => orderCards(t));
/** RNW-357: whether a player may play a Tactics card of his hand in this battle. */
export const mayPlay = probed(
  'mayPlay',
  query((_s: State, _seat: Seat, _card: TacticsCard): boolean => true, [unlessSpied]),
);
/** Whether the primary ability of a Season card lowers a player's dials. */
export const losesDials = probed(
  'losesDials',
  (t: PublicState, seat: Seat): boolean => !hasLasting(t, 'keepsDials', seat),
);
/** RNW-345: who is asked for a bid, in play order; the others have bid 0. */
export const bidders = probed(
  'bidders',
  query((t: PublicState): Seat[] => inPlayOrder(t), [withoutExcluded]),
);

/** RNW-410. */
export const startingInfluence = (t: Pick<PublicState, 'factions' | 'content'>, seat: Seat): number =>
  contentOf(t).sheets[t.factions[seat]!]!.influence;
/** RNW-032, RNW-039, RNW-347, RNW-393: who has more influence goes first, of equals who began with more. */
export const byInfluence =
  (t: Pick<PublicState, 'influence' | 'factions' | 'content'>) =>
  (a: Seat, b: Seat): number =>
    t.influence[b]! - t.influence[a]! || startingInfluence(t, b) - startingInfluence(t, a);
export const isUsedTitle = (t: Pick<PublicState, 'titlesUsed'>, title: TitleNumber): boolean =>
  sets.has(t.titlesUsed, title);
