/** How likely a player of sense takes each option, by question. */

import { localsOf, type Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { isCommander } from '../modules/cmd/queries.ts';
import type { Option } from '../options.ts';
import { group } from '../phases/orders/strategize.ts';
import { type Area, NONE, type UnitType } from '../pieces.ts';
import { shapeOf } from '../printed.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';
import type { State } from '../state.ts';
import { dialOf } from '../table.ts';
import * as bow from './bow.ts';
import * as cmd from './commanders.ts';
import { develop, peasant, plague, routOwn } from './developments.ts';
import { questWeight } from './heroes.ts';
import { defenceOf, guardOf, Judging, sparedBy, targetWorth, type Weight, wanted } from './judging.ts';
import { moverWeights } from './marching.ts';
import { dialPower, orderWorth } from './orders.ts';
import { setupRuneWeight } from './setup-runes.ts';
import { threatTo } from './threat.ts';
import { cleanse, layWaste } from './wastes.ts';
import { chanceOf, dragonChance, drawerOf, type Known, landWorth, powerOf, wallsOf } from './worth.ts';

type Weigher = (j: Judging, options: readonly Option[]) => number[];
const each =
  (weight: Weight): Weigher =>
  (j, options) =>
    options.map(o => weight(j, o));

/** What gains is likelier, what gives up or stops early less so. */
const USUAL: Readonly<Partial<Record<Option['type'], number>>> = {
  claim: 500,
  victoryCard: 500,
  objective: 200,
  replace: 5,
  use: 6,
  yes: 2,
  quest: 8,
  duel: 1.5,
  play: 1.5,
  useReward: 2,
  keepHero: 2,
  trade: 0.1,
  discardToken: 0.1,
  takeMarker: 5,
  none: 0.5,
  skip: 0.5,
  stop: 0.7,
  pass: 0.7,
  end: 0.7,
  no: 0.7,
  desert: 0.5,
};
const usual: Weight = (_, o) => USUAL[o.type] ?? 1;

// --- orders and movement -------------------------------------------------------------------------------------------

const EAGERNESS = 1;
/** What an order promises is only a guess. */
const TRUST = 0.6;

const order: Weight = (j, o) => (o.type === 'order' ? Math.exp(TRUST * orderWorth(j, o.order)) : 1);
const activate: Weight = (j, o) => (o.type === 'activate' ? Math.exp(EAGERNESS * targetWorth(j, o.area)) : 1);

/** A step takes free land, or brings what can be spared nearer to where it is needed. */
function stepWorth(j: Judging, from: Area, to: Area): number {
  if (sparedBy(j, from) < 1) return -1.5;
  if (j.land.owner[to] !== j.seat) return wanted(j, to) - 0.2;
  const need = (area: Area) => threatTo(j.t, j.land, area, j.seat) - j.land.power[area]! - wallsOf(j.t, area);
  return need(to) > need(from) + 1 && dragonChance(j.t, j.seat, to, j.mix) > 0.3 ? 0.5 : -0.8;
}

function groupWeight(j: Judging, o: Option): number {
  const g = localsOf(j.t, group);
  if (!g) return 1;
  const named = g.units.reduce((sum, [type, n]) => sum + n * powerOf(j.t, type), 0);
  if (o.type === 'go') return 20;
  if (o.type === 'groupHero') return isCommander(j.t, o.hero) ? (named > 0 ? 8 : 0.2) : named > 0 ? 0.2 : 1;
  if (o.type !== 'group') return 1;
  const left = j.land.power[g.from]! - guardOf(j, g.from) - named;
  const spared = Math.floor((left + 0.01) / powerOf(j.t, o.unit));
  if (spared < 1 || o.count > spared) return 0.05;
  const isFree = j.land.owner[g.to] !== j.seat && threatTo(j.t, j.land, g.to, j.seat) < 1;
  if (isFree) return named > 0 ? 0.2 : o.count === 1 ? 30 / powerOf(j.t, o.unit) ** 2 : 1;
  return o.count === spared ? 25 : 1;
}
const strategize: Weight = (j, o) => {
  if (o.type === 'move') return Math.exp(EAGERNESS * stepWorth(j, o.area, o.to));
  return o.type === 'group' || o.type === 'groupHero' || o.type === 'go' ? groupWeight(j, o) : usual(j, o);
};

// --- neutral units -------------------------------------------------------------------------------------------------

const armyPower = (t: Known): number => t.army?.units.reduce((sum, n, type) => sum + n * powerOf(t, type), 0) ?? 0;
const battleChance = (j: Judging): number => (j.t.army ? chanceOf(armyPower(j.t), defenceOf(j, j.t.army.area)) : 0.5);

const DESTINY_WEIGHT = { gold: 30, silver: 8, red: 1 } as const;
const talks: Weight = (j, o) => {
  if (o.type === 'way') return o.way === 'battle' ? Math.exp(4 * (battleChance(j) - 0.6)) : 1;
  if (o.type === 'diplomacy') return [0, 0.4, 1, 1.2, 0.8, 0.4, 0.2][o.count] ?? 0.1;
  if (o.type === 'fate') return DESTINY_WEIGHT[contentOf(j.t).fate[o.fate]!.destiny];
  return o.type === 'asGold' ? 20 : 0.3;
};

// --- the realm -----------------------------------------------------------------------------------------------------

const frontOf = (j: Judging, area: Area): number =>
  1 + Math.min(6, threatTo(j.t, j.land, area, j.seat)) + (j.land.units[area]! > 6 ? -0.8 : 0);

const recruit: Weight = (j, o) => {
  if (o.type === 'recruit') return Math.exp(0.7 * dialPower(j, o.dial));
  if (o.type === 'put') return o.count ** 2 * frontOf(j, o.area);
  return o.type === 'none' ? 0.3 : usual(j, o);
};

const lowDial = (j: Judging, dial: number): number => Math.exp(-0.4 * dialOf(j.t, j.seat, dial));
const harvest: Weight = (j, o) => {
  if (o.type === 'raise' || o.type === 'dial') return lowDial(j, o.dial);
  return o.type === 'build' ? 2 : usual(j, o);
};

const BENEFITS = { units: 3, influence: 2, tactics: 2, quests: 0.5 } as const;
const rally: Weight = (j, o) => {
  if (o.type === 'benefit') return BENEFITS[o.benefit];
  return o.type === 'unitType' ? powerOf(j.t, o.unit) ** 2 : usual(j, o);
};

const skill = (t: Known, hero: number): number => {
  const { attributes, health } = contentOf(t).heroes[hero]!;
  const { strength, agility, wisdom } = attributes;
  return strength + agility + wisdom + health / 2;
};
const rallyHero: Weight = (j, o) => {
  if (o.type === 'spend') return [1, 3, 3, 2][Math.min(3, o.amount)]! * (o.amount < j.t.influence[j.seat]! ? 1 : 0.4);
  if (o.type === 'keepHero') return Math.exp(0.5 * (skill(j.t, o.hero) - 10));
  return usual(j, o);
};

const title: Weight = (j, o) => {
  if (o.type === 'title') return j.t.titleSeat[o.title] === j.seat ? 0.05 : 3;
  if (o.type === 'spend') return Math.exp(-1.2 * o.amount);
  return 1;
};

const WORKS = { build: 6, repair: 4, runes: 1 } as const;
/** Where a stronghold, or a dragon rune, is of most use. */
const seatOfPower = (j: Judging, area: Area): number =>
  0.5 + 3 * dragonChance(j.t, j.seat, area, j.mix) + landWorth(j.t, area) + 0.1 * j.land.power[area]!;
const fortify: Weight = (j, o) => {
  if (o.type === 'work') return WORKS[o.work];
  if (o.type === 'capital') return 2 * seatOfPower(j, o.area);
  return o.type === 'area' ? seatOfPower(j, o.area) : usual(j, o);
};

/** Dragon runes behind walls and armies, false ones where others come first. */
const safety = (j: Judging, area: Area): number => {
  if (j.land.owner[area] !== j.seat) return -2;
  return Math.log(1 + j.land.power[area]! + wallsOf(j.t, area)) - 0.25 * threatTo(j.t, j.land, area, j.seat);
};
const receiveRune: Weight = (j, o) => {
  if (o.type === 'dragon') return Math.exp(1.5 * safety(j, o.area));
  if (o.type === 'false') return Math.exp(-0.7 * safety(j, o.area));
  if (o.type === 'discardRune') return 0.5;
  return usual(j, o);
};

const deploy: Weight = (j, o) => {
  if (o.type === 'put') return o.count;
  return o.type === 'stronghold' ? 1 + 0.3 * j.land.board.neighbours[o.area]!.length : 1;
};

// --- battles -------------------------------------------------------------------------------------------------------

/** Who must be lost goes by worth: the cheapest, those who lie already. */
const cheap = (t: Known, type: UnitType, isRouted: boolean): number => (isRouted ? 2 : 1) / powerOf(t, type) ** 3;
const assign: Weight = (j, o) => {
  if (o.type === 'unit' || o.type === 'unitIn') return cheap(j.t, o.unit, o.state === 'routed');
  return usual(j, o);
};
/** What is done to others goes the other way. */
const strike: Weight = (j, o) =>
  o.type === 'unit' ? powerOf(j.t, o.unit) ** 2 * (o.state === 'routed' ? 0.5 : 1) : usual(j, o);

const FACES = { blank: 20, special: 1, rout: 1, damage: 0.3 } as const;
const extraCard: Weight = (j, o) => {
  if (o.type === 'extra') return 0.2 + 3 * o.count;
  const type = drawerOf(j.t);
  const faces =
    o.type === 'giveUp'
      ? contentOf(j.t).fate[o.fate]!.faces
      : o.type === 'discardTactics'
        ? contentOf(j.t).tactics[o.tactics]!.faces
        : undefined;
  return faces && type !== NONE ? FACES[faces[shapeOf(j.t, type)].icon] : 1;
};

const support: Weight = (j, o) =>
  o.type === 'support' ? 4 * powerOf(j.t, o.unit) : o.type === 'supportUp' ? 8 * powerOf(j.t, o.unit) : 0.5;
const retreat: Weight = (j, o) =>
  o.type === 'retreat' || o.type === 'heroesTo' ? 1 + wallsOf(j.t, o.area) + j.land.power[o.area]! : usual(j, o);

// --- the rest ------------------------------------------------------------------------------------------------------

const bid: Weight = (j, o) =>
  o.type === 'bid' ? Math.exp((-0.9 * o.amount) / (1 + 0.35 * j.t.influence[j.seat]!)) : 1;

const test: Weight = (j, o) => (o.type === 'fate' ? DESTINY_WEIGHT[contentOf(j.t).fate[o.fate]!.destiny] : usual(j, o));

/** `null`: by the kind of answer alone, or all answers together (`WHOLE`). */
const BY_QUESTION: Readonly<Record<Question, Weight | null>> = {
  [ASK.setupRune]: setupRuneWeight,
  [ASK.deploy]: deploy,
  [ASK.order]: order,
  [ASK.strategize]: strategize,
  [ASK.activate]: activate,
  [ASK.activateAgain]: activate,
  [ASK.diplomacy]: talks,
  [ASK.destiny]: talks,
  [ASK.harvest]: harvest,
  [ASK.recruit]: recruit,
  [ASK.rally]: rally,
  [ASK.rallyHero]: rallyHero,
  [ASK.title]: title,
  [ASK.fortify]: fortify,
  [ASK.support]: support,
  [ASK.extraCard]: extraCard,
  [ASK.ability]: strike,
  [ASK.assign]: assign,
  [ASK.neutralSide]: assign,
  [ASK.retreat]: retreat,
  [ASK.limit]: assign,
  [ASK.questPhase]: questWeight,
  [ASK.test]: test,
  [ASK.bid]: bid,
  [ASK.receiveRune]: receiveRune,
  [ASK.waste]: layWaste,
  [ASK.cleanse]: cleanse,
  // Banners of War
  [ASK.reinforce]: bow.reinforceWeight,
  [ASK.layDown]: bow.layDownWeight,
  [ASK.guildHarvest]: harvest,
  [ASK.intrigue]: bow.intrigueWeight,
  [ASK.guildLoss]: bow.guildLossWeight,
  [ASK.banner]: bow.bannerWeight,
  [ASK.garrison]: bow.garrisonWeight,
  // dev
  [ASK.develop]: develop,
  [ASK.capital]: fortify,
  [ASK.peasant]: peasant,
  [ASK.plague]: plague,
  [ASK.plunder]: harvest,
  [ASK.routOwn]: routOwn,
  // cmd
  [ASK.commander]: cmd.commanderWeight,
  [ASK.appoint]: cmd.appointWeight,
  [ASK.rallyCommander]: cmd.rallyCommanderWeight,
  [ASK.commanderAbility]: cmd.abilityWeight,
  [ASK.lieutenant]: cmd.lieutenantWeight,
  [ASK.faction]: null,
  [ASK.tile]: null,
  [ASK.marker]: null,
  [ASK.homeRealm]: null,
  [ASK.freeAction]: null,
  [ASK.movers]: null,
  [ASK.silverRetreat]: null,
  [ASK.battleStart]: null,
  [ASK.rowType]: null,
  [ASK.fortification]: null,
  [ASK.duelSpecial]: null,
  [ASK.spoils]: null,
  [ASK.bidTie]: null,
  [ASK.fall]: null,
  [ASK.seasonCard]: null,
  [ASK.handLimit]: null,
  [ASK.claim]: null,
  [ASK.duelStart]: null,
  [ASK.ambush]: null,
  [ASK.target]: null,
  [ASK.rowStart]: null,
  [ASK.rowsOver]: null,
  [ASK.heroAbility]: null,
  [ASK.merchant]: null,
  [ASK.raidingParty]: null,
  [ASK.trainingToken]: null,
  [ASK.scroll]: null,
  [ASK.flood]: null,
  [ASK.revealRune]: null,
  [ASK.victoryCard]: null,
};

const WHOLE: Readonly<Partial<Record<Question, Weigher>>> = { [ASK.movers]: moverWeights };

/** The weights of a seat at the open question, from a state or from its view. */
export function weigh(t: State | View, seat: Seat): number[] {
  const { id, options } = t.ask!;
  const mine = options[seat]! as readonly Option[];
  if (mine.length === 1) return [1];
  const one = BY_QUESTION[id];
  const weigher = WHOLE[id] ?? (one && each(one));
  return weigher ? weigher(new Judging(t as Known, seat), mine) : mine.map(o => USUAL[o.type] ?? 1);
}

export const priors = (v: View): number[] => weigh(v, v.viewer!);
