/**
 * Which programs can be played: a step needs a moment at which it can happen, and what it reads must have been found
 * before. What could go round in circles, or would tell what is hidden, is refused.
 */
import type { Path } from '@interregnum/kernel';
import type { Condition, Effect, Moment, Op } from '../effect.ts';
import type { Limit } from '../kingdom-card.ts';
import { checkContinuous } from './continuous.ts';
import { CONDITIONS } from './effect-words.ts';
import { isFixed } from './fixed.ts';
import { type Doing, foundBy, foundByName } from './found.ts';
import { AT_REGION, CONDITION_TIMES, MANDATORY, momentName, momentNames, opTimes, WINDOWS } from './moments.ts';
import { has, type Kind, missing } from './needs.ts';
import { checkSet, refuseIf } from './sets.ts';

/** What has a program. */
export interface Carrier {
  readonly kind: Kind;
  readonly limit: Limit;
}

// --- moments and conditions --------------------------------------------------------------------------------------------------

const CARDS_SPEAK: readonly Moment[] = AT_REGION;

function checkMoment(effect: Doing, { kind }: Carrier, path: Path): void {
  const isMay = effect.mode === 'may';
  const times = isMay ? WINDOWS : MANDATORY;
  refuseIf(!times.includes(effect.at), [...path, isMay ? 'may' : 'must'], `expected ${momentNames(times)} here`);
  const isByOpponent = effect.at !== 'onHeraldPlaced' || has(effect, 'byOpponent');
  refuseIf(!isByOpponent, path, "this needs the condition 'by an opponent'");
  refuseIf(effect.at === 'MSu-B' && !has(effect, 'haveBid'), path, "this needs the condition 'I have Bid'");
  if (kind !== 'card') return;
  refuseIf(!CARDS_SPEAK.includes(effect.at), path, `faction cards have effects at ${momentNames(CARDS_SPEAK)} only`);
  const isThere = has(effect, 'thisInClash') || has(effect, 'thisHere');
  refuseIf(!isThere, path, "this needs the condition 'this is in the Clash' or 'this is here'");
}

function checkCondition(condition: Condition, at: Moment, kind: Kind, path: Path): void {
  const times = CONDITION_TIMES[condition.if];
  const words = `'${CONDITIONS.write(condition)}'`;
  refuseIf(times !== undefined && !times.includes(at), path, `${words} can hold at ${momentNames(times ?? [])} only`);
  const isOfThis = condition.if === 'thisInClash' || condition.if === 'thisHere';
  refuseIf(isOfThis && kind !== 'card', path, 'only faction cards lie at Regions');
  refuseIf(condition.if === 'occupierStrength' && kind !== 'kingdom', path, 'only Kingdom Cards have an Occupier');
  if (condition.if === 'some' || condition.if === 'none') checkSet(condition.of, at, path);
}

// --- what is done ------------------------------------------------------------------------------------------------------------

function checkSteps(effect: Doing, { kind }: Carrier, path: Path): void {
  let found = foundByName(effect, path);
  refuseIf(
    effect.at === 'AuE' && effect.mode === 'may' && effect.offer.first !== null,
    [...path, 'name'],
    'nothing is named here: pick it in a step',
  );
  for (const [i, op] of effect.do.entries()) {
    const at = [...path, 'do', i];
    const times = opTimes(op);
    refuseIf(
      !times.includes(effect.at),
      at,
      `this can happen at ${momentNames(times)} only, not at ${momentName(effect.at)}`,
    );
    if (op.op === 'sel') checkSet(op.from, effect.at, at);
    const lacking = missing(op, { found, effect, kind });
    refuseIf(lacking !== null, at, `this needs ${lacking}`);
    found = foundBy(op, found);
  }
}

/** What is chosen between happens at the same moment. */
function checkWays(effect: Doing, path: Path): void {
  const first = effect.mode === 'may' ? effect.offer.first : null;
  if (first?.of !== 'way') return;
  for (const [i, op] of Object.values(first.ways).flat().entries()) {
    const times = opTimes(op);
    refuseIf(!times.includes(effect.at), [...path, 'choose', i], `this can happen at ${momentNames(times)} only`);
  }
}

/** What happens without being asked for asks nobody: it cannot wait, and it cannot bring about itself. */
const AT_ONCE: readonly Op['op'][] = ['gain', 'limit', 'draw', 'token'];

function checkMandatory(effect: Doing, path: Path): void {
  for (const [i, op] of effect.do.entries()) {
    const at = [...path, 'do', i];
    refuseIf(
      !AT_ONCE.includes(op.op),
      at,
      "what must happen can be 'gain', 'my hand size', 'draw' and 'put on each Ritual'",
    );
    if (op.op === 'gain') refuseIf(op.n === 'a', at, 'no card was named');
    if (op.op === 'gain') refuseIf(op.n === 'claimed' && effect.at !== 'onLoss', at, "this needs the moment 'a Loss'");
    if (op.op === 'token') refuseIf(op.on === 'named', at, 'no Ritual tile was named');
  }
}

function checkDoing(effect: Doing, carrier: Carrier, path: Path): void {
  const isChoice = effect.mode === 'may' && effect.offer.first?.of === 'way';
  refuseIf(effect.do.length === 0 && !isChoice, path, "expected 'do' with at least one step");
  for (const [i, one] of effect.if.entries()) checkCondition(one, effect.at, carrier.kind, [...path, 'if', i]);
  if (isFixed(effect, carrier.kind, carrier.limit, path)) return;
  checkMoment(effect, carrier, path);
  if (effect.mode === 'auto') checkMandatory(effect, path);
  else {
    checkSteps(effect, carrier, path);
    checkWays(effect, path);
  }
}

// --- the whole ---------------------------------------------------------------------------------------------------------------

const spendings = (effect: Effect): number =>
  effect.mode === 'static' ? 0 : effect.do.filter(op => op.op === 'spend').length;

/** A Kingdom Card that is spent says so in its limit; one that is declared has a limit. */
function checkLimit(effect: Effect, { kind, limit }: Carrier, path: Path): void {
  if (kind !== 'kingdom' || effect.mode === 'static') return;
  refuseIf(effect.mode === 'may' && limit === null, path, "what may be used needs 'limit: round' or 'limit: spend'");
  const spent = spendings(effect);
  refuseIf(spent > 0 && limit !== 'spend', path, "what spends the card needs 'limit: spend'");
  refuseIf(spent !== 1 && limit === 'spend', path, "'limit: spend' needs the step 'spend this, …' once");
}

const momentKey = (effect: Effect): string => (effect.mode === 'static' ? '' : `${effect.mode} ${effect.at}`);

/** Throws a `NotationError` that leads to the place. */
export function checkProgram(effects: readonly Effect[], carrier: Carrier, path: Path): void {
  for (const [i, effect] of effects.entries()) {
    const at = [...path, i];
    const isTwice = effect.mode !== 'static' && effects.findIndex(one => momentKey(one) === momentKey(effect)) < i;
    refuseIf(isTwice, at, 'there is an effect for this moment already');
    checkLimit(effect, carrier, at);
    if (effect.mode === 'static') checkContinuous(effect, carrier.kind, at);
    else checkDoing(effect, carrier, at);
  }
}
