/** What is played when the clock runs out (section 5 of the rules). */
import { type ClockDefault, clockDefaults, findOption, hexDistance, type Random } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { FATE } from './content/fate.ts';
import { HEROES } from './content/heroes.ts';
import { REWARDS } from './content/rewards.ts';
import { ATTRIBUTES, DESTINIES } from './content/words.ts';
import { markerDistance } from './map-building.ts';
import { type Option, option } from './options.ts';
import { FIRST_NEUTRAL, HOME_OF, NONE, SHAPE, type UnitType } from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { dialOf, isRoutedHero } from './table.ts';

type Default = ClockDefault<View, Option>;

const first: Default = () => 0;
const byLot: Default = (options, _v, random: Random) => random.below(options.length);

/** The option for which something is greatest; the first of equals. */
function best(options: readonly Option[], worth: (o: Option) => number): number {
  let found = 0;
  for (let i = 1; i < options.length; i++) if (worth(options[i]!) > worth(options[found]!)) found = i;
  return found;
}

/** One of these codes, else what is worth most. */
const codesOr =
  (codes: readonly string[], other: Default): Default =>
  (options, v, random) => {
    for (const code of codes) if (findOption(options, code) >= 0) return findOption(options, code);
    return typeof other === 'function' ? other(options, v, random) : 0;
  };

// --- setup ---------------------------------------------------------------------------------------------------------------

/** RNW-D03: as far from the other markers as possible. */
const farMarker: Default = (options, v) =>
  best(options, o =>
    o.type === 'marker' ? Math.min(99, ...v.markers.map(other => markerDistance([o.hex, o.other], other))) : NONE,
  );

/** RNW-D04: nearest to the centre. */
const central: Default = (options, v) => {
  const { hexes } = boardOf(v.placement);
  return best(options, o => ('area' in o ? -hexDistance(hexes[o.area]!, { q: 0, r: 0 }) : NONE));
};

/** RNW-D06: everything where most ways lead out. */
const manyExits: Default = (options, v) => {
  const { neighbours } = boardOf(v.placement);
  return best(options, o => ('area' in o ? 20 * neighbours[o.area]!.length + ('count' in o ? o.count : 0) : NONE));
};

// --- seasons and orders ----------------------------------------------------------------------------------------------------

/** RNW-D07: the lowest card that still gives a bonus, else the lowest. */
const lowOrder: Default = (options, v) => {
  const highest = v.highest[v.viewer!]!;
  return best(options, o => (o.type === 'order' ? (o.order >= highest ? 100 : 0) - o.order : NONE));
};

/** RNW-D17: the dial with most units. */
const recruitMost: Default = codesOr([option.skip.code], (options, v) =>
  best(options, o => (o.type === 'recruit' ? dialOf(v, v.viewer!, o.dial) : o.type === 'none' ? 0 : 1)),
);

const homeFirst: Default = codesOr([option.stop.code], options =>
  best(options, o => ('area' in o && HOME_OF[o.area] !== NONE ? 1 : 0)),
);

// --- battles ---------------------------------------------------------------------------------------------------------------

const VALUES: Readonly<Record<(typeof SHAPE)[number], number>> = {
  triangle: 1,
  circle: 1.3,
  rectangle: 2,
  hexagon: 3.5,
};
/** What a unit is worth; neutral ones a little less. */
const worthOf = (type: UnitType): number => VALUES[SHAPE[type]!]! - (type >= FIRST_NEUTRAL ? 0.1 : 0);
const isStanding = (o: Option): number => ('state' in o && o.state === 'standing' ? 0.01 : 0);
const cheapest: Default = options => best(options, o => ('unit' in o ? -worthOf(o.unit) - isStanding(o) : NONE));
const dearest: Default = options => best(options, o => ('unit' in o ? worthOf(o.unit) + isStanding(o) : 0));

const destinyWorth = (o: Option): number =>
  o.type === 'fate' ? -DESTINIES.indexOf(FATE[o.fate]!.destiny) : o.type === 'retreat' ? 1 : NONE * 9;
/** RNW-D13, RNW-D32: the best destiny; after red the retreat. */
const bestDestiny: Default = codesOr(['retreat'], options => best(options, destinyWorth));

/** RNW-D25: take the extra card, give up a blank one. */
const extraCard: Default = options =>
  best(options, o => (o.type === 'extra' ? o.count : o.type === 'giveUp' ? -o.fate : 0));

// --- heroes ----------------------------------------------------------------------------------------------------------------

/** RNW-D31: heal who is hurt, else nothing. */
const healOrPass: Default = (options, v) =>
  best(options, o => {
    if (o.type === 'act') return o.action === 'heal' && (v.heroDamage[o.hero]! > 0 || isRoutedHero(v, o.hero)) ? 3 : -1;
    return ['pass', 'end', 'stop'].includes(o.type) ? 1 : 0;
  });

/** RNW-D44: an Armor, then done. */
const armorFirst: Default = options =>
  best(options, o => {
    if (o.type === 'useReward') return REWARDS[o.reward]!.kind === 'armor' ? 2 : 0;
    return o.type === 'done' ? 1 : 0;
  });

/** RNW-D52: the highest attribute. */
const highestAttribute: Default = (options, v) =>
  best(options, o => (o.type === 'attribute' ? attributeAt(v, o.attribute) : NONE));
/** The hero who has found the token. */
const finderOf = (v: View): number =>
  v.frames.map(({ locals }) => (locals as { hero?: number }).hero ?? NONE).findLast(one => one !== NONE) ?? 0;
function attributeAt(v: View, attribute: number): number {
  const hero = finderOf(v);
  return HEROES[hero]!.attributes[ATTRIBUTES[attribute]!] + v.training[hero * ATTRIBUTES.length + attribute]!;
}

/** RNW-D53: the nearest area with a token that he does not know. */
const nearestUnknown: Default = (options, v) => {
  const steps = boardOf(v.placement).distances[v.heroArea[finderOf(v)]!] ?? [];
  return best(options, o => {
    if (o.type !== 'area') return NONE;
    const isNew = v.runes[o.area] === null || v.explored[o.area] === null;
    return (isNew ? 100 : 0) - steps[o.area]!;
  });
};

const DEFAULTS: Readonly<Record<Question, Default>> = {
  [ASK.faction]: byLot,
  [ASK.tile]: first,
  [ASK.marker]: farMarker,
  [ASK.setupRune]: central,
  [ASK.homeRealm]: first,
  [ASK.deploy]: manyExits,
  [ASK.order]: lowOrder,
  [ASK.freeAction]: [option.continue.code],
  [ASK.strategize]: codesOr([option.done.code, option.go.code], first),
  [ASK.activate]: [option.none.code],
  [ASK.movers]: [option.done.code],
  [ASK.diplomacy]: first,
  [ASK.destiny]: bestDestiny,
  [ASK.silverRetreat]: first,
  [ASK.activateAgain]: [option.none.code],
  [ASK.harvest]: codesOr([option.none.code], first),
  [ASK.recruit]: recruitMost,
  [ASK.rally]: codesOr([option.benefit('influence').code], first),
  [ASK.rallyHero]: codesOr([option.spend(0).code], first),
  [ASK.title]: codesOr([option.none.code], first),
  [ASK.fortify]: codesOr([option.done.code], first),
  [ASK.battleStart]: [option.done.code],
  [ASK.support]: codesOr([], dearest),
  [ASK.rowType]: dearest,
  [ASK.extraCard]: extraCard,
  [ASK.ability]: dearest,
  [ASK.assign]: cheapest,
  [ASK.fortification]: codesOr([option.use.code], cheapest),
  [ASK.retreat]: codesOr([option.replace.code], first),
  [ASK.limit]: cheapest,
  [ASK.questPhase]: healOrPass,
  [ASK.test]: bestDestiny,
  [ASK.duelSpecial]: codesOr([option.dealDamage.code], first),
  [ASK.spoils]: first,
  [ASK.bid]: [option.bid(0).code],
  [ASK.bidTie]: (options, v) => Math.max(0, findOption(options, option.player(v.viewer!).code)),
  [ASK.fall]: [option.gainInfluence.code],
  [ASK.seasonCard]: first,
  [ASK.receiveRune]: homeFirst,
  [ASK.handLimit]: first,
  [ASK.claim]: homeFirst,
  [ASK.neutralSide]: cheapest,
  [ASK.duelStart]: armorFirst,
  [ASK.ambush]: codesOr([option.pass.code], first),
  [ASK.target]: codesOr([option.stop.code], first),
  [ASK.rowStart]: [option.done.code],
  [ASK.rowsOver]: codesOr([option.pass.code], first),
  [ASK.heroAbility]: codesOr([option.no.code], first),
  [ASK.merchant]: codesOr([option.no.code], first),
  [ASK.raidingParty]: codesOr([option.dealDamage.code], first),
  [ASK.trainingToken]: highestAttribute,
  [ASK.scroll]: nearestUnknown,
};

export const timeout = clockDefaults<View, Option, Question>(DEFAULTS);
