/** Which continuous effects there can be: of Kingdom Cards while they are controlled, of cards while they are in a Clash. */
import type { Path } from '@interregnum/kernel';
import type { CardSet } from '../card-sets.ts';
import type { Effect, Modifier } from '../effect.ts';
import type { Kind } from './needs.ts';
import { has } from './needs.ts';
import { isInClash, isMine, refuseIf } from './sets.ts';

type Static = Extract<Effect, { mode: 'static' }>;

/** With the condition that the own Herald is in the Region of the Clash. */
const IN_REGION: readonly Modifier['mod'][] = ['total', 'bolster', 'str', 'grant', 'drop'];

const setOf = (change: Modifier): CardSet | null => ('of' in change ? change.of : 'to' in change ? change.to : null);
const isOwnCards = (set: CardSet): boolean =>
  isMine(set) && (isInClash(set) || (set.in === 'all' && set.where === 'any'));

function checkOfKingdom(change: Modifier, isConditional: boolean, path: Path): void {
  const isOfCards = change.mod === 'lowestTotalWins' || (change.mod === 'drop' && change.keyword === 'all');
  refuseIf(isOfCards, path, 'only a faction card in its Clash does that');
  refuseIf(isConditional && !IN_REGION.includes(change.mod), path, 'this cannot depend on where a Herald stands');
  const set = setOf(change);
  const isPlain = set === null || (isOwnCards(set) && !set.keyed);
  refuseIf(!isPlain, path, "expected 'my … cards' or 'my revealed … cards in the Clash'");
  refuseIf(change.mod === 'str' && !isInClash(change.of), path, "expected 'my revealed … cards in the Clash'");
}

function checkOfCard(change: Modifier, path: Path): void {
  if (change.mod === 'lowestTotalWins') return;
  const isSilence = change.mod === 'drop' && change.keyword === 'all';
  const isOpposing = isSilence && change.of.whose === 'opponents' && isInClash(change.of) && !change.of.keyed;
  refuseIf(
    !isOpposing,
    path,
    "expected 'the lowest total above 0 wins' or 'without Keywords: opposing revealed cards in the Clash'",
  );
}

export function checkContinuous(effect: Static, kind: Kind, path: Path): void {
  const isCarrier = kind === 'kingdom' || kind === 'card';
  refuseIf(!isCarrier, path, 'only Kingdom Cards and faction cards have continuous effects');
  const [condition, ...more] = effect.if;
  if (kind === 'card')
    refuseIf(!has(effect, 'thisInClash') || more.length > 0, path, "expected the one condition 'this is in the Clash'");
  const isByHerald = condition === undefined || condition.if === 'heraldHere';
  if (kind === 'kingdom')
    refuseIf(!isByHerald || more.length > 0, [...path, 'if'], "expected no condition, or 'my Herald is here'");
  for (const [i, change] of effect.change.entries()) {
    const at = [...path, 'always', i];
    if (kind === 'card') checkOfCard(change, at);
    else checkOfKingdom(change, condition !== undefined, at);
  }
}
