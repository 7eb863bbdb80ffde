/** Yield: the rules as a package. */
import { type ContentHash, type Game, withContent, withNews } from '@interregnum/kernel';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { determinise } from './determinise.ts';
import { listen, type YieldEvent } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { outcome } from './phases/end.ts';
import { setup } from './phases/game.ts';
import { positionWith } from './position.ts';
import { candidates, refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { type View, view } from './sight.ts';
import { orders } from './standing-orders.ts';
import { apply, clone, type State, yieldFlow } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors, search } from './strategy/search.ts';
import { mayWhisper, shuffleUndrawn } from './table.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export { has } from './abilities.ts';
export type { Army, Piece } from './content/armies.ts';
export { armyId, armyOf, bitOf, MOST_UNITS, ownerOf, PIECES, pieceId, pieceOf } from './content/armies.ts';
export type { Colour, Kind, StrategyCard } from './content/cards.ts';
export {
  AMBUSH,
  AMBUSH_BONUS,
  COLOURS,
  CONQUER,
  colourId,
  colourOf,
  HAND_LIMIT,
  KIND_COUNT,
  KINDS,
  kindId,
  MOVE_2,
  MOVE_ALL,
  RITUAL,
  STRATEGY_CARDS,
  STRATEGY_RULES,
  strategyId,
  UPGRADE,
  valueOfCard,
} from './content/cards.ts';
export type { AtTable } from './content/contents.ts';
export { boardOf, contentOf } from './content/contents.ts';
export type { Ability, Leader } from './content/leaders.ts';
export {
  ABILITY_RULES,
  abilityId,
  abilityOf,
  KERALON,
  LEADERS,
  leaderId,
  leaderOf,
  sideOfAbility,
  UNDEAD_ARMIES,
} from './content/leaders.ts';
export type { Board, Location } from './content/locations.ts';
export { locationId, locationNumber, regionOf } from './content/locations.ts';
export { stakesOf } from './describe.ts';
export type { YieldEvent } from './events.ts';
export type { Option } from './options.ts';
export type { Actions } from './phases/actions.ts';
export type { BattlePhase } from './phases/battle-phase.ts';
export { hiddenCardDraw } from './phases/draws.ts';
export { sidePoints } from './phases/end.ts';
export { isFighting, valueInBattle } from './phases/initiative.ts';
export type { Yielding } from './phases/losses.ts';
export { battlesOf } from './phases/participation.ts';
export { retreatPairs } from './phases/retreat.ts';
export { firstCards } from './phases/setup.ts';
export { conquerable } from './phases/tokens.ts';
export { slotOf, strategyHand } from './phases/year.ts';
export { discardsDue, localsOf } from './prompt.ts';
export { ASK, type Question } from './questions.ts';
export type { LastSeen, View } from './sight.ts';
export { lastSeen, notYetShown, slotIsFilled } from './sight.ts';
export type { Battle, PublicState, Side, State } from './state.ts';
export { SEASONS, YEARS } from './state.ts';
export {
  allyOf,
  armiesIn,
  controllerOf,
  destroyedArmies,
  fortressesOf,
  fortressValue,
  isDestroyed,
  isFielded,
  isFortress,
  isPlayable,
  leadOf,
  playKind,
  playSeat,
  pointsOf,
  seatsInOrder,
  sideOf,
  sideOfArmy,
  tokenOwner,
} from './table.ts';

const gameWith = (content: ContentHash): Game<State, Option, View, YieldEvent> => ({
  meta,
  rules: {
    ...withNews({ listen }, (...table) => setup(content, ...table), apply),
    clone,
    view,
    refusal,
    outcome,
    mayWhisper,
    shuffleUndrawn,
  },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, search, orders },
  proof: { position: positionWith(content), secrecy, broken, candidates, flow: yieldFlow },
});

export const yieldGame = withContent(gameWith, source);

export default yieldGame;
