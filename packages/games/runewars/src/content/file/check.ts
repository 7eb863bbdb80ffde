/**
 * Which effects can be played: a step needs a moment at which it can happen, and what it reads must have been found
 * before. What would tell what is hidden is refused.
 */
import { NotationError, type Path } from '@interregnum/kernel';
import type { AreaChoice, AreaSet, Condition, Count, Op, UnitSet, Who } from '../effect.ts';
import type { Module } from '../modules.ts';
import {
  BATTLES,
  BOW_CONDITIONS,
  BOW_STEPS,
  CONDITION_MOMENTS,
  DUELS,
  HEROES,
  MOMENTS,
  type Moment,
  STEP_MOMENTS,
} from './moments.ts';
import { type Nodes, nodesOf, writeCondition, writeStep } from './program.ts';

/** What steps leave for those after them, and what people read of it. */
const FOUND = {
  area: "'pick an area'",
  to: "'pick a place to go'",
  player: "'pick an opponent'",
  target: "'pick an opponent with Tactics cards'",
  hero: 'a hero',
  trainee: "'pick a hero of mine who can be trained'",
  unit: "'pick a unit'",
  named: "'name up to'",
  neutral: "'pick a neutral type'",
  type: "'pick a type of mine'",
  n: "'pick an amount'",
  dial: "'pick a dial'",
  attribute: "'pick an attribute'",
  areas: "'look at up to'",
  revealed: "'reveal the picked rune'",
  order: "'pick a faceup Order card'",
  cards: "'discards … random Tactics cards'",
  high: 'a bid of which the highest counts',
  low: 'a bid of which the lowest counts',
  loss: "'dials are about to fall'",
} as const;
type Found = keyof typeof FOUND;

const refuse = (isWrong: boolean, path: Path, problem: string): void => {
  if (isWrong) throw new NotationError(path, problem);
};
const momentNames = (moments: readonly Moment[]): string => moments.map(moment => MOMENTS[moment]).join(', ');

// --- what a step reads -----------------------------------------------------------------------------------------------------

const NEEDS: Readonly<Partial<Record<Op['op'], readonly Found[]>>> = {
  placeRune: ['area'],
  moveRune: ['area', 'to'],
  swapRunes: ['area', 'to'],
  pickTwoSeen: ['areas'],
  revealRune: ['area'],
  ward: ['area', 'revealed'],
  activate: ['area'],
  buildDamaged: ['area'],
  damageStronghold: ['area'],
  destroyDevelopment: ['area'],
  destroyCity: ['area'],
  rebuildCity: ['area'],
  neutralsRetreat: ['area'],
  neutralsMove: ['hero', 'to'],
  takeBackOrder: ['order'],
  lookHand: ['target'],
  stealTactics: ['target'],
  pickAttribute: ['trainee'],
  train: ['trainee'],
  desert: ['hero'],
  dialToProduction: ['dial'],
  famine: ['loss'],
  destroyUnit: ['unit'],
  retreatUnit: ['unit'],
  routUnit: ['unit'],
  standUnit: ['unit'],
  healUnit: ['unit'],
  damageUnit: ['unit'],
  damageAgain: ['unit'],
  damageNamed: ['named'],
};

const OF_WHO: Readonly<Partial<Record<Who, Found>>> = {
  picked: 'player',
  high: 'high',
  low: 'low',
  controller: 'hero',
};
const COUNTS: Readonly<Record<string, Found>> = { n: 'n', printedInfluence: 'area', damageOnUnit: 'unit' };

const whoIn = (op: Op): Who | null => {
  if ('of' in op && op.op !== 'nextHero') return op.of;
  if ('by' in op && op.op !== 'neutralsRetreat') return op.by;
  return op.op === 'actAs' ? op.who : null;
};
const countIn = (op: Op): Count | null =>
  'n' in op && typeof op.n === 'string' && op.n !== 'all' ? (op.n as Count) : null;

function needsOf(op: Op, moment: Moment): Found[] {
  const who = whoIn(op);
  const count = countIn(op);
  const isOnDuelist = count === 'damageOnUnit' && moment === 'inDuel';
  return [
    ...(NEEDS[op.op] ?? []),
    ...(who !== null && OF_WHO[who] ? [OF_WHO[who]] : []),
    ...(count !== null && COUNTS[count] && !isOnDuelist ? [COUNTS[count]] : []),
    ...(op.op === 'dial' && op.res === 'picked' ? (['dial'] as const) : []),
    ...(op.op === 'pickDial' && op.way === 'down' && moment === 'season' ? (['loss'] as const) : []),
    ...(op.op === 'train' && op.attr === 'picked' ? (['attribute'] as const) : []),
    ...(op.op === 'neutral' && op.what === 'picked' ? (['neutral'] as const) : []),
    ...(op.op === 'neutral' && op.at === 'area' ? (['area'] as const) : []),
    ...(op.op === 'neutral' && (op.at === 'hero-area' || op.at === 'nearest-stronghold') ? (['hero'] as const) : []),
    ...((op.op === 'heal' || op.op === 'standHeroes') && op.who === 'hero' ? (['hero'] as const) : []),
    ...(op.op === 'moreCards' && op.for === 'picked' ? (['type'] as const) : []),
    ...(op.op === 'pickTactics' && op.from === 'discarded' ? (['cards'] as const) : []),
  ];
}

const GIVES: Readonly<Partial<Record<Op['op'], readonly Found[]>>> = {
  pickAttribute: ['attribute'],
  pickDial: ['dial'],
  pickAmount: ['n'],
  pickUnit: ['unit'],
  damage: ['unit'],
  damageUnit: ['unit'],
  nameUnits: ['named'],
  pickNeutral: ['neutral'],
  pickRowType: ['type'],
  lookUpTo: ['areas'],
  pickTwoSeen: ['area', 'to'],
  pickOrder: ['order'],
  discardRandom: ['cards'],
  revealRune: ['revealed'],
  dialLoss: ['loss'],
};

function givenBy(op: Op, { module, known }: Scene): readonly Found[] {
  if (op.op === 'receiveRune') return module === 'base' ? [] : ['areas'];
  if (op.op === 'pickPlayer') return op.from === 'opponents' ? ['player', 'target'] : ['target'];
  if (op.op === 'pickHero') {
    const isThere = op.from === 'all' && known.some(condition => condition.if === 'hasHero');
    return isThere ? ['hero', 'trainee'] : ['trainee'];
  }
  if (op.op === 'pickArea') return [op.as];
  if (op.op === 'bid') return op.for === 'both' ? ['high', 'low'] : [op.for];
  return GIVES[op.op] ?? [];
}

// --- sets ------------------------------------------------------------------------------------------------------------------

const OF_BOW = 'this belongs to Banners of War, and the card does not';

interface Scene {
  readonly moment: Moment;
  readonly module: Module;
  readonly found: ReadonlySet<Found>;
  /** Conditions that hold here, and the sets that areas were picked from. */
  readonly known: readonly Condition[];
  readonly picked: Readonly<Partial<Record<'area' | 'to', Picked>>>;
  readonly isInBlock: boolean;
}
interface Picked {
  readonly sets: readonly AreaSet[];
  /** There was one: the card could not be played otherwise. */
  readonly isSure: boolean;
}

function need(needed: readonly Found[], { found }: Scene, path: Path): void {
  const missing = needed.find(one => !found.has(one));
  refuse(missing !== undefined, path, `this needs ${missing && FOUND[missing]} before`);
}

/** Tokens that lie facedown say nothing of themselves, but to their owner who turns one up. */
function checkAreas(set: AreaSet, scene: Scene, path: Path, isRevealing = false): void {
  refuse(set.rune === 'dragon' && !isRevealing, path, 'facedown dragon runes can only be looked for to be revealed');
  const isBase = scene.module === 'base';
  refuse(isBase && set.waste !== undefined, path, OF_BOW);
  const who = set.notActivated === undefined ? undefined : OF_WHO[set.notActivated];
  need(
    [
      ...(set.theHero || set.enterable ? (['hero'] as const) : []),
      ...(set.picked ? (['area'] as const) : []),
      ...(set.control === 'not-picked' ? (['player'] as const) : []),
      ...(set.seen ? (['areas'] as const) : []),
      ...(who ? [who] : []),
    ],
    scene,
    path,
  );
  const isSure = set.nextTo !== 'area' || scene.picked.area?.isSure === true;
  refuse(!isSure, path, SURE);
}

const SURE =
  "this needs an area picked before that is sure to be there: by the first step, or after 'there is an area'";

const ON_BOARD_ONLY: readonly (keyof UnitSet)[] = ['in'];
const IN_BATTLE_ONLY: readonly (keyof UnitSet)[] = ['initiativeIs', 'tough', 'healthLeft', 'hurt', 'bystanders'];

function checkUnits(set: UnitSet, scene: Scene, path: Path): void {
  const isBattle = BATTLES.includes(scene.moment);
  const wrong = (isBattle ? ON_BOARD_ONLY : IN_BATTLE_ONLY).find(key => set[key] !== undefined);
  refuse(wrong !== undefined, path, `units are not told apart like that ${isBattle ? 'in' : 'outside'} battles`);
  refuse(isBattle && set.of === 'neutral', path, "in a battle units are mine, the opponent's or anybody's");
  refuse(set.bystanders === true && set.of !== 'mine', path, 'beside the battle only my units count');
  if (set.in) checkAreas(set.in, scene, path);
}

function checkChoice(from: AreaChoice, scene: Scene, path: Path, isRevealing: boolean): void {
  const sets = Array.isArray(from) ? (from as readonly AreaSet[]) : [from as AreaSet];
  for (const set of sets) {
    const isMine = set.control === 'mine' && (set.rune === 'facedown' || set.rune === 'dragon');
    refuse(isRevealing && !isMine, path, 'a rune to reveal is mine and lies facedown');
    checkAreas(set, scene, path, isRevealing);
  }
}

// --- conditions and steps ----------------------------------------------------------------------------------------------------

function checkCondition(condition: Condition, scene: Scene, path: Path): void {
  const moments = CONDITION_MOMENTS[condition.if];
  const isFitting = moments.includes(scene.moment);
  refuse(!isFitting, path, `'${writeCondition(condition)}' can be asked by ${momentNames(moments)} only`);
  refuse(scene.module === 'base' && BOW_CONDITIONS.includes(condition.if), path, OF_BOW);
  if (condition.if === 'someArea') checkAreas(condition.areas, scene, path);
  if (condition.if === 'someUnit' || condition.if === 'someBystander') checkUnits(condition.units, scene, path);
  if (condition.if === 'dragonPicked') need(['revealed'], scene, path);
  if (['heroNeedsCare', 'atLostCity', 'sandglass'].includes(condition.if)) need(['hero'], scene, path);
  if (condition.if === 'bidAtLeast1') {
    const isBid = scene.found.has('high') || scene.found.has('low');
    refuse(!isBid, path, 'this needs a bid before');
  }
}

function checkStep(op: Op, scene: Scene, path: Path): void {
  const moments = STEP_MOMENTS[op.op];
  const { moment } = scene;
  refuse(!moments.includes(moment), path, `'${writeStep(op)}' cannot happen on ${MOMENTS[moment]}`);
  refuse(scene.module === 'base' && BOW_STEPS.includes(op.op), path, OF_BOW);
  need(needsOf(op, moment), scene, path);
  const who = whoIn(op);
  const hasOpponent = BATTLES.includes(moment) || DUELS.includes(moment);
  refuse(who === 'opponent' && !hasOpponent, path, 'there is no opponent outside battles and duels');
  const isBattle = BATTLES.includes(moment);
  const isSide = who === null || who === 'me' || who === 'opponent';
  refuse(isBattle && !isSide, path, 'in a battle there are me and the opponent only');
  refuse(op.op === 'hurt' && op.who === 'hero' && moment === 'inDuel', path, 'the unit is no hero');
  refuse(op.op === 'hurt' && op.who !== 'hero' && !DUELS.includes(moment), path, 'nobody opposes the hero here');
  refuse(op.op === 'flag' && op.until !== moment, path, `'${writeStep(op)}' cannot happen on ${MOMENTS[moment]}`);
  if (op.op === 'pickArea') checkChoice(op.from, scene, path, op.asks === 'RNW-D64');
  refuse(op.op === 'pickArea' && op.asks === 'RNW-D64' && moment !== 'turn', path, 'runes are revealed in a turn');
  if (op.op === 'layWaste') checkAreas(op.from, scene, path);
  if (op.op === 'look') checkAreas(op.areas, scene, path);
  if ('units' in op) checkUnits(op.units, scene, path);
  if (op.op === 'pickAmount') refuse(op.from > op.to, path, 'expected a smaller number first');
}

// --- what must be true of the area that was picked -------------------------------------------------------------------------------

type Fitting = (set: AreaSet, op: Op) => boolean;
/** By step: what all sets say that its area was picked from, and what people read. */
const OF_AREA: Readonly<Partial<Record<Op['op'], readonly [fits: Fitting, says: string]>>> = {
  destroyCity: [set => set.city === true, 'with a city'],
  damageStronghold: [set => set.stronghold === 'undamaged', 'with an undamaged stronghold'],
  destroyDevelopment: [set => set.development === true, 'with a development'],
  rebuildCity: [set => set.citySpace === 'free', 'with a free space for a city'],
  moveRune: [set => set.rune === 'some' || set.rune === 'facedown', 'with a rune'],
  buildDamaged: [
    set => set.control === 'free' && set.city === false && set.site === true,
    'of nobody & without a city & where a stronghold may stand',
  ],
  activate: [(set, op) => 'of' in op && set.notActivated === op.of, 'that the same player has not activated'],
};
const OF_PLACE: typeof OF_AREA = {
  moveRune: [set => set.rune === 'none', 'without a rune'],
  neutralsMove: [set => set.enterable !== undefined, 'that its neutral units can enter'],
};
/** By step: the condition that must hold. */
const HOLDING: Readonly<Partial<Record<Op['op'], Condition['if']>>> = {
  buildDamaged: 'unusedStronghold',
  rebuildCity: 'destroyedCity',
};

function checkPicked(op: Op, { picked, known }: Scene, path: Path): void {
  for (const [register, table] of [
    ['area', OF_AREA],
    ['to', OF_PLACE],
  ] as const) {
    const [fits, says] = table[op.op] ?? [];
    const isFitting = fits === undefined || picked[register]!.sets.every(set => fits(set, op));
    refuse(!isFitting, path, `this needs an area picked '${says}'`);
  }
  refuse(op.op === 'neutralsMove' && picked.to?.isSure !== true, path, SURE);
  const needed = HOLDING[op.op];
  const holds = needed === undefined || known.some(condition => condition.if === needed);
  refuse(!holds, path, `this needs the condition '${needed && writeCondition({ if: needed } as Condition)}'`);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A card of one's turn is played only if its first step finds something (RNW-C3). */
function pickedBy(op: Extract<Op, { op: 'pickArea' }>, { moment, known }: Scene, isFirst: boolean): Picked {
  const sets = Array.isArray(op.from) ? (op.from as readonly AreaSet[]) : [op.from as AreaSet];
  const isKnown = known.some(one => one.if === 'someArea' && sets.some(set => isSame(set, one.areas)));
  const isTarget = isFirst && (moment === 'turn' || moment === 'reward');
  return { sets, isSure: isKnown || isTarget };
}

// --- lists of steps --------------------------------------------------------------------------------------------------------------

const withKnown = (scene: Scene, condition: Condition | null): Scene =>
  condition === null ? scene : { ...scene, known: [...scene.known, condition] };

function checkBlock(node: Exclude<Nodes[number], { kind: 'step' }>, around: Scene, at: Path, isLast: boolean): void {
  const scene = { ...around, isInBlock: true };
  const inside = (op: Op['op']): void =>
    refuse(!STEP_MOMENTS[op].includes(scene.moment), at, `there is no such block on ${MOMENTS[scene.moment]}`);
  const needWho = (who: Who, where: Path): void => need(OF_WHO[who] ? [OF_WHO[who]] : [], scene, where);
  switch (node.kind) {
    case 'each':
      inside('nextPlayer');
      if (node.but !== null) needWho(node.but, [...at, 'each']);
      checkNodes(node.steps, node.of === 'hero' ? withHero(scene) : scene, [...at, 'do'], false);
      return;
    case 'either':
      inside('either');
      needWho(node.by, [...at, 'by']);
      for (const [way, { needs, steps }] of node.ways.entries()) {
        const where = [...at, 'either', way];
        if (needs) checkCondition(needs, scene, [...where, 'if']);
        checkNodes(steps, withKnown(scene, needs), [...where, 'do'], isLast);
      }
      return;
    default:
      inside(node.kind === 'may' ? 'may' : 'if');
      if (node.if) checkCondition(node.if, scene, [...at, 'if']);
      checkNodes(node.steps, withKnown(scene, node.if), [...at, node.kind === 'may' ? 'may' : 'do'], isLast);
  }
}
const withHero = (scene: Scene): Scene => ({ ...scene, found: new Set<Found>([...scene.found, 'hero', 'trainee']) });

/** What a block finds is not known after it: it may have been passed over. */
function checkNodes(nodes: Nodes, before: Scene, path: Path, isLast: boolean): void {
  let scene = before;
  for (const [i, node] of nodes.entries()) {
    const at = [...path, i];
    const isEnd = isLast && i === nodes.length - 1;
    if (node.kind !== 'step') {
      checkBlock(node, scene, at, isEnd);
      continue;
    }
    const { op } = node;
    checkStep(op, scene, at);
    checkPicked(op, scene, at);
    const mayFall = op.op === 'hurt' && !DUELS.includes(scene.moment);
    refuse(mayFall && !isEnd, at, 'nothing can follow: the hero may be defeated');
    const found = new Set([...scene.found, ...givenBy(op, scene)]);
    if (op.op === 'desert') found.delete('hero');
    const isFirst = i === 0 && !before.isInBlock;
    const picked = op.op === 'pickArea' ? { ...scene.picked, [op.as]: pickedBy(op, scene, isFirst) } : scene.picked;
    scene = { ...scene, found, picked };
  }
}

const sceneAt = (moment: Moment, module: Module, known: readonly Condition[] = []): Scene => ({
  moment,
  module,
  found: new Set<Found>(HEROES.includes(moment) ? ['hero', 'trainee'] : []),
  known,
  picked: {},
  isInBlock: false,
});

/** Throws a `NotationError` that leads to the place; `known`: what must hold for the card to be played. */
export const checkProgram = (
  ops: readonly Op[],
  moment: Moment,
  module: Module,
  path: Path,
  known: readonly Condition[] = [],
): void => checkNodes(nodesOf(ops), sceneAt(moment, module, known), path, true);

export function checkConditions(all: readonly Condition[], moment: Moment, module: Module, path: Path): void {
  for (const [i, condition] of all.entries()) checkCondition(condition, sceneAt(moment, module), [...path, i]);
}
