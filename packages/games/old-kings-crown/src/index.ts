/** The Old King's Crown: the rules as a package. */
import { type ContentHash, type Game, withContent, withNews } from '@interregnum/kernel';
import { candidates } from './candidates.ts';
import { shuffleUndrawn } from './cards.ts';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { determinise } from './determinise.ts';
import { listen, type OldKingsCrownEvent } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { setup } from './phases/game.ts';
import { outcome } from './phases/winter.ts';
import { positionWith } from './position.ts';
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

export { FACTION_CARDS } from './content/cards.ts';
export { COMMANDERS } from './content/commanders.ts';
export { contentOf } from './content/contents.ts';
export type { Effect, Modifier, Op } from './content/effect.ts';
export { FACTION_DATA, FACTIONS, type Faction } from './content/factions.ts';
export { KINGDOM_CARDS } from './content/kingdom.ts';
export type { KingdomCard } from './content/kingdom-card.ts';
export { LOCATIONS, REGIONS, type Reward, SITE_THRESHOLD } from './content/map.ts';
export { MOST_ROUNDS } from './content/setup.ts';
export { TACTICS } from './content/tactics.ts';
export { type Keyword, TRAITS, type Trait } from './content/traits.ts';
export { WINDOWS, type Window } from './content/windows.ts';
export type { Cause, OldKingsCrownEvent } from './events.ts';
export type { Option } from './options.ts';
export { robbedAt } from './phases/rewards.ts';
export { siteThreshold } from './phases/site-of-power.ts';
export { keeping, loyalOf, mayKeepOneMore } from './phases/winter.ts';
export {
  CARD_COUNT,
  type Card,
  cardSource,
  commanderSource,
  effectsOf,
  IS_SUPPORTER,
  isValue,
  type Kingdom,
  kingdomSource,
  LOCATION_NUMBERS,
  type LocationNumber,
  locationData,
  locationsOf,
  NONE,
  type Party,
  printedValue,
  REGION_NUMBERS,
  type RegionNumber,
  regionOf,
  SIMULACRUM,
  SOURCES,
  type Source,
  type SourceData,
  sourceId,
  type Tile,
  TRAIT,
  tileSource,
  tilesOf,
} from './pieces.ts';
export { ASK, type Question } from './questions.ts';
export { type Line, reckoningOf } from './reckoning.ts';
export type { View } from './sight.ts';
export { at, type Clash, type Controlled, type State } from './state.ts';
export { bidTotalOf, bolsterOf, defenceOf, leadersOf, limitOf, strengthOf, totalOf, totalsOf } from './strength.ts';
export {
  controllerOf,
  isDone,
  isFortifiedAgainst,
  isPillage,
  isReady,
  isSeat,
  opponentsOf,
  ownerOf,
  resultOf,
  revealedOf,
  seatOf,
  thresholdOf,
} from './table.ts';

const gameWith = (content: ContentHash): Game<State, Option, View, OldKingsCrownEvent> => ({
  meta,
  rules: {
    ...withNews({ listen }, (...table) => setup(content, ...table), apply),
    clone,
    view,
    refusal,
    outcome,
    shuffleUndrawn,
  },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, search, orders },
  proof: { position: positionWith(content), secrecy, broken, candidates, flow: oldKingsCrownFlow },
});

export const oldKingsCrown = withContent(gameWith, source);

export default oldKingsCrown;
