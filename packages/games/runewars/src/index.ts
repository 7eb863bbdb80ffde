/** Runewars: the rules as a package. */
import { type ContentHash, type Game, withContent, withNews } from '@interregnum/kernel';
import { candidates } from './candidates.ts';
import { shuffleUndrawn } from './cards.ts';
import { source } from './content/file.ts';
import { describe, prompt } from './describe.ts';
import { determinise } from './determinise.ts';
import { listen, type RunewarsEvent } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { setup } from './phases/game.ts';
import { outcome } from './phases/winning.ts';
import { positionWith } from './position.ts';
import { refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { type View, view } from './sight.ts';
import { orders } from './standing-orders.ts';
import { apply, clone, runewarsFlow, type State } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors } from './strategy/priors.ts';
import { search } from './strategy/search.ts';
import { tellEvent } from './telling.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { Battle, Group, Side } from './battle.ts';
export { type Board, boardOf, type Laid, MOUNTAIN, WATER } from './board.ts';
export type { RunewarsContent } from './content/built-in.ts';
export type { FateFace } from './content/card.ts';
export { CITIES } from './content/cities.ts';
export { COMMANDERS } from './content/cmd/commanders.ts';
export { contentOf } from './content/contents.ts';
export { DEVELOPMENT_CARDS } from './content/dev/cards.ts';
export { FATE } from './content/fate.ts';
export { HEROES } from './content/heroes.ts';
export { OBJECTIVES } from './content/objectives.ts';
export { QUESTS } from './content/quests.ts';
export { REWARDS } from './content/rewards.ts';
export { SEASON_CARDS } from './content/seasons.ts';
export { SHEETS } from './content/sheets.ts';
export { TACTICS } from './content/tactics.ts';
export { TILES } from './content/tiles.ts';
export { TITLES } from './content/titles.ts';
export { UNITS } from './content/units.ts';
export {
  ATTRIBUTES,
  COMPASS,
  DESTINIES,
  DEVELOPMENTS,
  type Destiny,
  FACTIONS,
  ORDERS,
  RESOURCES,
  SEASONS,
  SHAPES,
  type Shape,
  type UnitId,
} from './content/words.ts';
export { describe, rallyArea } from './describe.ts';
export { type Named, sourceOf } from './effects/sources.ts';
export type { RunewarsEvent } from './events.ts';
export { orderCards, typesOf, unitTypes } from './in-play.ts';
export { linkCost } from './link-cost.ts';
export { dealtTo } from './modules/cmd/queries.ts';
export { hasPeasant } from './modules/dev/queries.ts';
export { portals, thronesOf } from './modules/explore/queries.ts';
export { kindOf } from './modules/explore/tokens.ts';
export { hasCityRune, withCityRunes } from './modules/free/queries.ts';
export { hasLinks } from './moves.ts';
export type { Option } from './options.ts';
export { isGoalMet } from './phases/actions/objective.ts';
export { strengthBesides } from './phases/battle/result.ts';
export * from './pieces.ts';
export * from './printed.ts';
export {
  abilityOf,
  bordersOf,
  health,
  initiative,
  isFast,
  isFlying,
  isFrozen,
  runesNeeded,
  strongholdStrength,
  UNIT_LIMIT,
  winterLimit,
} from './queries.ts';
export { ASK, type Question } from './questions.ts';
export { rangeOf, stepsTo, wayTo } from './reach.ts';
export type { View } from './sight.ts';
export type { Duel, State } from './state.ts';
export {
  areasOf,
  controllerOf,
  developmentsAt,
  dialOf,
  heroesAt,
  heroesOf,
  isAlive,
  isRoutedHero,
  routedAt,
  seatOf,
  standingAt,
} from './table.ts';
export { tellEvent } from './telling.ts';

const gameWith = (content: ContentHash): Game<State, Option, View, RunewarsEvent> => ({
  meta,
  rules: {
    ...withNews({ listen }, (...table) => setup(content, ...table), apply),
    clone,
    view,
    refusal,
    outcome,
    shuffleUndrawn,
  },
  words: { describe, prompt, tell: event => tellEvent(event, { content }), texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, search, orders },
  proof: { position: positionWith(content), secrecy, broken, candidates, flow: runewarsFlow },
});

export const runewars = withContent(gameWith, source);

export default runewars;
