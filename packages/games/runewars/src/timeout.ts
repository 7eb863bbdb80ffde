/** What is played when the clock runs out (section 5 of the rules). */

import { type ClockDefault, clockDefaults, findOption, hexDistance, type Random } from '@interregnum/kernel';
import { countUnits } from './battle-line.ts';
import { boardOf } from './board.ts';
import type { FateCard } from './content/card.ts';
import { contentOf } from './content/contents.ts';
import { ATTRIBUTES, DESTINIES, ORDERS, type Shape } from './content/words.ts';
import { trainingOf } from './heroes.ts';
import { bestHome, contactsOf, markerDistance } from './map-building.ts';
import { commandsOf } from './modules/cmd/queries.ts';
import { type Option, option } from './options.ts';
import { assigning } from './phases/battle/assign.ts';
import { unitImages } from './phases/setup/deploy.ts';
import { type Area, DIAL_TOP, FOOD, HOME_OF, homeTile, isNeutral, NONE, type UnitType } from './pieces.ts';
import { shapeOf } from './printed.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { areasOf, dialOf, isRoutedHero, neutralsAt, unitsOf } from './table.ts';

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

/** RNW-D02: where most areas touch. */
const manyContacts: Default = (options, v) =>
  best(options, o => (o.type === 'placeTile' ? contactsOf(v, { tile: o.tile, at: o.hex, turns: o.turns }) : NONE));

/** RNW-D05: by the rule of quick setup. */
const bestHomeRealm: Default = (options, v) => {
  const tile = homeTile(v.factions[v.viewer!]!);
  const places = options.flatMap(o => (o.type === 'home' ? [{ tile, at: o.hex, turns: o.turns }] : []));
  return Math.max(0, places.indexOf(bestHome(v, places)!));
};

/** RNW-D03: as far from the other markers as possible. */
const farMarker: Default = (options, v) =>
  best(options, o =>
    o.type === 'marker' ? Math.min(99, ...v.markers.map(other => markerDistance([o.hex, o.other], other))) : NONE,
  );

/** RNW-D04: the two areas nearest to the centre; which of them has the dragon nobody can tell. */
const central: Default = (options, v, random) => {
  const { hexes } = boardOf(v);
  const nearness = (o: Option): number => ('area' in o ? -hexDistance(hexes[o.area]!, { q: 0, r: 0 }) : NONE);
  const nearest = best(options, nearness);
  if (options[nearest]!.type !== 'dragon' || random.below(2) === 0) return nearest;
  const others = options.filter((_, i) => i !== nearest);
  return others.length === 0 ? nearest : options.indexOf(others[best(others, nearness)]!);
};

/** RNW-D06: everything where most ways lead out. */
const manyExits: Default = (options, v) => {
  const { neighbours } = boardOf(v);
  return best(options, o => ('area' in o ? 20 * neighbours[o.area]!.length + ('count' in o ? o.count : 0) : NONE));
};

// --- seasons and orders ----------------------------------------------------------------------------------------------------

/** RNW-D07: the lowest card that still gives a bonus, else the lowest; Fortify has none. */
const lowOrder: Default = (options, v) => {
  const highest = v.highest[v.viewer!]!;
  const hasBonus = (order: number): boolean => order >= highest && ORDERS[order] !== 'fortify';
  return best(options, o => (o.type === 'order' ? (hasBonus(o.order) ? 100 : 0) - o.order : NONE));
};

/** RNW-D16: the dial that is lowest. */
const lowestDial: Default = (options, v) =>
  best(options, o => (o.type === 'raise' ? -dialOf(v, v.viewer!, o.dial) : -DIAL_TOP));

const imagesOf = (v: View, dial: number): number =>
  [...unitImages(v, v.factions[v.viewer!]!, v.viewer!, dial).values()].reduce((sum, n) => sum + n, 0);
/** RNW-D17: the dial with most units; all at the first stronghold. */
const recruitMost: Default = codesOr([option.skip.code], (options, v) =>
  best(options, o => (o.type === 'recruit' ? imagesOf(v, o.dial) : 0)),
);

const isHome = (v: View, area: Area): boolean => HOME_OF[area] === v.factions[v.viewer!];
const homeFirst: Default = codesOr([option.stop.code], (options, v) =>
  best(options, o => ('area' in o && isHome(v, o.area) ? 1 : 0)),
);
/** RNW-D42: runes of the home realm first; the type with most in supply. */
const claimDefault: Default = (options, v) =>
  best(options, o => (o.type === 'claimUnit' ? v.supply[o.unit]! : 'area' in o && isHome(v, o.area) ? 1 : 0));

/** RNW-D37: himself, else anybody. */
const himself: Default = (options, v, random) => {
  const own = findOption(options, option.player(v.viewer!).code);
  return own >= 0 ? own : random.below(options.length);
};

/** RNW-D41: what was drawn last. */
const lastDrawn: Default = (options, v) => {
  const fresh = v.fresh[v.viewer!] ?? [];
  return best(options, o => (o.type === 'discardTactics' && fresh.includes(o.tactics) ? 1 : 0));
};

// --- movement and retreats -------------------------------------------------------------------------------------------------

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
/** RNW-D12: a battle if there are more of his, else as little influence as possible. */
const fightIfStronger: Default = (options, v) => {
  const { units, area } = v.army!;
  const isStronger = sum(units) > neutralsAt(v, area);
  return best(options, o => (o.type === 'way' ? (isStronger ? 1 : -1) : o.type === 'diplomacy' ? -o.count / 100 : -2));
};

/** RNW-D14: as far from his own areas as possible. */
const farAway: Default = (options, v) => {
  const own = areasOf(v, v.viewer!);
  const { distances } = boardOf(v);
  return best(options, o => ('area' in o ? Math.min(99, ...own.map(area => distances[area]![o.area]!)) : NONE));
};

// --- battles ---------------------------------------------------------------------------------------------------------------

const VALUES: Readonly<Record<Shape, number>> = {
  triangle: 1,
  circle: 1.3,
  rectangle: 2,
  hexagon: 3.5,
};
/** What a unit is worth; neutral ones a little less. */
const worthOf = (v: View, type: UnitType): number => VALUES[shapeOf(v, type)] - (isNeutral(type) ? 0.1 : 0);
const isStanding = (o: Option): number => ('state' in o && o.state === 'standing' ? 0.01 : 0);
const cheapest: Default = (options, v) => best(options, o => ('unit' in o ? -worthOf(v, o.unit) - isStanding(o) : -9));
/** First by value: the dearest unit, else what is listed first. */
const dearest: Default = (options, v) => best(options, o => ('unit' in o ? worthOf(v, o.unit) + isStanding(o) : 0));

/** RNW-D29: where most room is; a stronghold is replaced if one is unused, and none is given up for it. */
const retreatDefault: Default = codesOr([option.replace.code, option.no.code], (options, v, random) =>
  options.some(o => o.type === 'unitIn')
    ? cheapest(options, v, random)
    : best(options, o => ('area' in o ? -unitsOf(v, v.viewer!, o.area) : NONE)),
);

const destinyWorth = (v: View, o: Option): number =>
  o.type === 'fate' ? -DESTINIES.indexOf(contentOf(v).fate[o.fate]!.destiny) : o.type === 'retreat' ? 1 : NONE * 9;
/** RNW-D13, RNW-D32: the best destiny; after red the retreat. */
const bestDestiny: Default = codesOr(['retreat'], (options, v) => best(options, o => destinyWorth(v, o)));

/** RNW-D24: the type with most standing units. */
const mostStandingOf = (options: readonly Option[], v: View): number => {
  const side = v.battle!.seats[0] === v.viewer ? 0 : 1;
  const standing = (type: UnitType) => countUnits(v.battle!.lines[side], unit => unit.type === type && !unit.routed);
  return best(options, o => (o.type === 'type' ? standing(o.unit) : NONE));
};
const mostStanding: Default = mostStandingOf;

/** RNW-D43: as a player's own units would: most cards first, the dearest target, the cheapest loss. */
const forNeutrals: Default = (options, v, random) => {
  if (options.some(o => o.type === 'type')) return mostStandingOf(options, v);
  return v.frames.at(-1)?.proc === assigning.name ? cheapest(options, v, random) : dearest(options, v, random);
};

const FACE_WORTH = { blank: 0, rout: 1, damage: 1.5, special: 2 } as const;
/** What a card does for the type that has drawn it. */
function faceWorth(v: View, faces: FateCard['faces']): number {
  const side = v.battle!.seats[0] === v.viewer ? 0 : 1;
  const face = faces[shapeOf(v, v.battle!.drawers[side])];
  return FACE_WORTH[face.icon] * ('n' in face ? face.n : 1);
}
/** RNW-D25: take the extra card, give up a blank one, else what is worth least. */
const extraCard: Default = (options, v) =>
  best(options, o => {
    if (o.type === 'giveUp') return -faceWorth(v, contentOf(v).fate[o.fate]!.faces);
    if (o.type === 'discardTactics') return -faceWorth(v, contentOf(v).tactics[o.tactics]!.faces!);
    return o.type === 'extra' ? o.count : NONE;
  });

// --- heroes ----------------------------------------------------------------------------------------------------------------

/** RNW-D31: heal who is hurt, else nothing. */
const healOrPass: Default = (options, v) =>
  best(options, o => {
    if (o.type === 'act') return o.action === 'heal' && (v.heroDamage[o.hero]! > 0 || isRoutedHero(v, o.hero)) ? 3 : -1;
    return ['pass', 'end', 'stop'].includes(o.type) ? 1 : 0;
  });

/** RNW-D44: an Armor, then done. */
const armorFirst: Default = (options, v) =>
  best(options, o => {
    if (o.type === 'useReward') return contentOf(v).rewards[o.reward]!.kind === 'armor' ? 2 : 0;
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
  return contentOf(v).heroes[hero]!.attributes[ATTRIBUTES[attribute]!] + trainingOf(v, hero, attribute);
}

/** RNW-D53: the nearest area with a token that he does not know. */
const nearestUnknown: Default = (options, v) => {
  const steps = boardOf(v).distances[v.heroArea[finderOf(v)]!] ?? [];
  return best(options, o => {
    if (o.type !== 'area') return NONE;
    const isNew = v.runes[o.area] === null || v.explored[o.area] === null;
    return (isNew ? 100 : 0) - steps[o.area]!;
  });
};

/** RNW-D69: use it, with the type that has most figures left. */
const garrisonDefault: Default = codesOr([option.use.code], (options, v) =>
  best(options, o => (o.type === 'unitType' ? v.supply[o.unit]! : 0)),
);

// --- dev -------------------------------------------------------------------------------------------------------------------

/** RNW-D71: the damaged stronghold, else the first. */
const damagedFirst: Default = (options, v) => best(options, o => ('area' in o ? v.damaged[o.area]! : NONE));
/** RNW-D73: who has most food. */
const mostFood: Default = (options, v) => best(options, o => (o.type === 'player' ? dialOf(v, o.seat, FOOD) : NONE));
/** RNW-D80: who has most health. */
const healthiest: Default = (options, v) =>
  best(options, o => (o.type === 'hero' ? contentOf(v).heroes[o.hero]!.health : NONE));
/** RNW-D81: no change; without a commander a card, for the first hero. */
const commandDefault: Default = (options, v) => {
  return commandsOf(v, v.viewer!).length > 0 ? findOption(options, option.no.code) : 0;
};

const DEFAULTS: Readonly<Record<Question, Default>> = {
  [ASK.faction]: byLot,
  [ASK.tile]: manyContacts,
  [ASK.marker]: farMarker,
  [ASK.setupRune]: central,
  [ASK.homeRealm]: bestHomeRealm,
  [ASK.deploy]: manyExits,
  [ASK.order]: lowOrder,
  [ASK.freeAction]: [option.continue.code],
  [ASK.strategize]: codesOr([option.done.code, option.go.code], first),
  [ASK.activate]: [option.none.code],
  [ASK.movers]: [option.done.code],
  [ASK.diplomacy]: fightIfStronger,
  [ASK.destiny]: bestDestiny,
  [ASK.silverRetreat]: farAway,
  [ASK.activateAgain]: [option.none.code],
  [ASK.harvest]: codesOr([option.none.code], lowestDial),
  [ASK.recruit]: recruitMost,
  [ASK.rally]: codesOr([option.benefit('influence').code], first),
  [ASK.rallyHero]: codesOr([option.spend(0).code], first),
  [ASK.title]: codesOr([option.none.code], first),
  [ASK.fortify]: codesOr([option.done.code], first),
  [ASK.battleStart]: [option.done.code],
  [ASK.support]: dearest,
  [ASK.rowType]: mostStanding,
  [ASK.extraCard]: extraCard,
  [ASK.ability]: dearest,
  [ASK.assign]: cheapest,
  [ASK.fortification]: codesOr([option.use.code], cheapest),
  [ASK.retreat]: retreatDefault,
  [ASK.limit]: cheapest,
  [ASK.questPhase]: healOrPass,
  [ASK.test]: bestDestiny,
  [ASK.duelSpecial]: codesOr([option.dealDamage.code], first),
  [ASK.spoils]: first,
  [ASK.bid]: [option.bid(0).code],
  [ASK.bidTie]: himself,
  [ASK.fall]: [option.gainInfluence.code],
  [ASK.seasonCard]: first,
  [ASK.receiveRune]: homeFirst,
  [ASK.handLimit]: lastDrawn,
  [ASK.claim]: claimDefault,
  [ASK.neutralSide]: forNeutrals,
  [ASK.duelStart]: armorFirst,
  [ASK.ambush]: codesOr([option.pass.code], first),
  [ASK.target]: dearest,
  [ASK.rowStart]: [option.done.code],
  [ASK.rowsOver]: codesOr([option.pass.code], first),
  [ASK.heroAbility]: codesOr([option.no.code], first),
  [ASK.merchant]: codesOr([option.no.code], first),
  [ASK.raidingParty]: codesOr([option.dealDamage.code], first),
  [ASK.trainingToken]: highestAttribute,
  [ASK.scroll]: nearestUnknown,
  [ASK.flood]: [option.stop.code],
  // Banners of War
  [ASK.waste]: codesOr([option.no.code], first),
  [ASK.cleanse]: codesOr([option.no.code, option.stop.code, option.raise(FOOD).code], first),
  [ASK.reinforce]: first,
  [ASK.layDown]: [option.done.code],
  [ASK.guildHarvest]: lowestDial,
  [ASK.revealRune]: first,
  [ASK.intrigue]: [option.pass.code],
  [ASK.guildLoss]: [option.ignore.code],
  [ASK.banner]: dearest,
  [ASK.garrison]: garrisonDefault,
  // dev
  [ASK.develop]: [option.done.code],
  [ASK.capital]: damagedFirst,
  [ASK.peasant]: [option.none.code],
  [ASK.plague]: mostFood,
  [ASK.plunder]: lowestDial,
  [ASK.routOwn]: [option.rout(0).code],
  // cmd
  [ASK.commander]: healthiest,
  [ASK.appoint]: commandDefault,
  [ASK.rallyCommander]: codesOr([option.none.code], first),
  [ASK.commanderAbility]: codesOr([option.no.code], dearest),
  [ASK.lieutenant]: first,
  // rtv
  [ASK.victoryCard]: homeFirst,
};

export const timeout = clockDefaults<View, Option, Question>(DEFAULTS);
