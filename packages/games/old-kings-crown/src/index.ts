/** The Old King's Crown: the rules as a package. */
import { type Game, withNews } from '@interregnum/kernel';
import { candidates } from './candidates.ts';
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
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { FactionCard } from './content/card.ts';
export { FACTION_CARDS } from './content/cards.ts';
export type { Faction } from './content/factions.ts';
export { FACTION_DATA, FACTIONS } from './content/factions.ts';
export type { KingdomCard, KingdomType } from './content/kingdom-card.ts';
export type { Keyword, Trait } from './content/traits.ts';
export type { OldKingsCrownEvent } from './events.ts';
export type { Option } from './options.ts';
export type { Card, Kingdom, Party, RegionNumber, Source, SourceData, Tile } from './pieces.ts';
export {
  CARD_COUNT,
  cardSource,
  commanderSource,
  isValue,
  KEYWORDS,
  kingdomSource,
  NONE,
  printedValue,
  SIMULACRUM,
  SOURCES,
  STRENGTH,
  sourceId,
  TRAIT,
  textOf,
  tileSource,
  tilesOf,
} from './pieces.ts';
export { ASK, type Question } from './questions.ts';
export type { Line, Reckoning } from './reckoning.ts';
export { reckoningOf } from './reckoning.ts';
export type { View } from './sight.ts';
export type { State, Table } from './state.ts';

export const oldKingsCrown: Game<State, Option, View, OldKingsCrownEvent> = {
  meta,
  rules: { ...withNews({ listen }, setup, apply), clone, view, refusal, outcome },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, orders },
  proof: { position, secrecy, broken, candidates, flow: oldKingsCrownFlow },
};

export default oldKingsCrown;
