/** The Old King's Crown: the rules as a package. */
import { type Game, withContent, withNews } from '@interregnum/kernel';
import { candidates } from './candidates.ts';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { determinise } from './determinise.ts';
import { listen, type OldKingsCrownEvent } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { setup } from './phases/game.ts';
import { outcome } from './phases/winter.ts';
import { position } from './position.ts';
import { refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { type View, view } from './sight.ts';
import { orders } from './standing-orders.ts';
import { apply, clone, oldKingsCrownFlow, type State } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors } from './strategy/priors.ts';
import { search } from './strategy/search.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { FactionCard } from './content/card.ts';
export { FACTION_CARDS } from './content/cards.ts';
export { COMMANDERS, type Commander } from './content/commanders.ts';
export { FACTION_DATA, FACTIONS, type Faction } from './content/factions.ts';
export { KINGDOM_CARDS } from './content/kingdom.ts';
export type { KingdomCard, KingdomType } from './content/kingdom-card.ts';
export {
  LOCATION_DATA,
  LOCATIONS,
  type Location,
  REGIONS,
  type Region,
  type Reward,
  SITE_THRESHOLD,
} from './content/map.ts';
export { PLAN_CARDS, type PlanCard, type Value } from './content/simulacrum.ts';
export { TACTICS, type Tactic } from './content/tactics.ts';
export { type Keyword, TRAITS, type Trait } from './content/traits.ts';
export { WINDOWS, type Window } from './content/windows.ts';
export type { Cause, OldKingsCrownEvent } from './events.ts';
export type { Option } from './options.ts';
export { siteThreshold } from './phases/site-of-power.ts';
export { keeping, loyalOf, mayKeepOneMore } from './phases/winter.ts';
export {
  AUTHORITY,
  BOLSTER,
  CARD_COUNT,
  type Card,
  cardSource,
  commanderSource,
  IS_SUPPORTER,
  isValue,
  KEYWORDS,
  type Kingdom,
  kingdomSource,
  LOCATION_NUMBERS,
  type LocationNumber,
  locationData,
  locationsOf,
  NONE,
  type Party,
  printedValue,
  QUEST,
  REGION_NUMBERS,
  type RegionNumber,
  regionOf,
  SIMULACRUM,
  SOURCES,
  type Source,
  type SourceData,
  STRENGTH,
  sourceId,
  type Tile,
  TRAIT,
  textOf,
  tileSource,
  tilesOf,
} from './pieces.ts';
export { ASK, type Question } from './questions.ts';
export { type Line, type Reckoning, reckoningOf } from './reckoning.ts';
export type { CardsSeen, KeptSeen, View } from './sight.ts';
export {
  at,
  type Clash,
  type Controlled,
  type Disc,
  type LastingEffect,
  type PublicState,
  type Result,
  type State,
} from './state.ts';
export {
  bidTotalOf,
  bolsterOf,
  defenceOf,
  keywordsOf,
  leadersOf,
  limitOf,
  strengthOf,
  totalOf,
  totalsOf,
} from './strength.ts';
export {
  controllerOf,
  isDone,
  isPillage,
  isReady,
  isSeat,
  opponentsOf,
  ownerOf,
  resultOf,
  revealedOf,
  seatOf,
  seatsInOrder,
  thresholdOf,
} from './table.ts';

const game: Game<State, Option, View, OldKingsCrownEvent> = {
  meta,
  rules: { ...withNews({ listen }, setup, apply), clone, view, refusal, outcome },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, search, orders },
  proof: { position, secrecy, broken, candidates, flow: oldKingsCrownFlow },
};

export const oldKingsCrown = withContent(game, source);

export default oldKingsCrown;
