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
  hero: 'a hero',
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
  lookHand: ['player'],
  pickAttribute: ['hero'],
  train: ['hero'],
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
  if (op.op === 'actAs') return op.who;
  return op.op === 'stealTactics' ? op.from : null;
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
  pickPlayer: ['player'],
  pickHero: ['hero'],
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

function givenBy(op: Op, module: Module): readonly Found[] {
  if (op.op === 'receiveRune') return module === 'base' ? [] : ['areas'];
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
      ...(set.nextTo === 'area' || set.picked ? (['area'] as const) : []),
      ...(set.control === 'not-picked' ? (['player'] as const) : []),
      ...(set.seen ? (['areas'] as const) : []),
      ...(who ? [who] : []),
    ],
    scene,
    path,
  );
}

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

/** What a block finds is not known after it: it may have been passed over. */
function checkNodes(nodes: Nodes, before: Scene, path: Path): void {
  const { moment, module } = before;
  const found = new Set(before.found);
  const inside = (op: Op['op'], at: Path) =>
    refuse(!STEP_MOMENTS[op].includes(moment), at, `there is no such block on ${MOMENTS[moment]}`);
  for (const [i, node] of nodes.entries()) {
    const at = [...path, i];
    const scene = { ...before, found };
    if (node.kind === 'step') {
      checkStep(node.op, scene, at);
      for (const one of givenBy(node.op, module)) found.add(one);
    } else if (node.kind === 'each') {
      inside('nextPlayer', at);
      if (node.but !== null && OF_WHO[node.but]) need([OF_WHO[node.but]!], scene, [...at, 'each']);
      const inRound = node.of === 'hero' ? { ...scene, found: new Set<Found>([...found, 'hero']) } : scene;
      checkNodes(node.steps, inRound, [...at, 'do']);
    } else if (node.kind === 'either') {
      inside('either', at);
      if (OF_WHO[node.by]) need([OF_WHO[node.by]!], scene, [...at, 'by']);
      for (const [way, { needs, steps }] of node.ways.entries()) {
        const where = [...at, 'either', way];
        if (needs) checkCondition(needs, scene, [...where, 'if']);
        checkNodes(steps, scene, [...where, 'do']);
      }
    } else {
      inside(node.kind === 'may' ? 'may' : 'if', at);
      if (node.if) checkCondition(node.if, scene, [...at, 'if']);
      checkNodes(node.steps, scene, [...at, node.kind === 'may' ? 'may' : 'do']);
    }
  }
}

const sceneAt = (moment: Moment, module: Module): Scene => ({
  moment,
  module,
  found: new Set<Found>(HEROES.includes(moment) ? ['hero'] : []),
});

/** Throws a `NotationError` that leads to the place. */
export const checkProgram = (ops: readonly Op[], moment: Moment, module: Module, path: Path): void =>
  checkNodes(nodesOf(ops), sceneAt(moment, module), path);

export function checkConditions(all: readonly Condition[], moment: Moment, module: Module, path: Path): void {
  for (const [i, condition] of all.entries()) checkCondition(condition, sceneAt(moment, module), [...path, i]);
}
