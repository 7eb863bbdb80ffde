/** Hidden Leaders: the rules as a package. */
import { type Game, withFollowedContent, withNews } from '@interregnum/kernel';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { determinise } from './determinise.ts';
import { type HiddenLeadersEvent, listen } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { outcome } from './phases/end.ts';
import { setup } from './phases/game.ts';
import { position } from './position.ts';
import { candidates, refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { type View, view } from './sight.ts';
import { orders } from './standing-orders.ts';
import { apply, clone, hiddenLeadersFlow, type State } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors } from './strategy/priors.ts';
import { search } from './strategy/search.ts';
import { shuffleUndrawn } from './table.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { Faction, Factions } from './content/factions.ts';
export { FACTIONS, factionId, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './content/factions.ts';
export type { Card } from './content/heroes.ts';
export {
  ADVANCED_CARDS,
  BURIED_EMPEROR,
  CARDS,
  cardNumber,
  FACTIONS_OF,
  heroId,
  heroRule,
  PROMO_CARDS,
} from './content/heroes.ts';
export type { Leader } from './content/leaders.ts';
export { factionsOf, LEADERS, leaderId } from './content/leaders.ts';
export type { Move, Step, Way } from './content/program.ts';
export { PROGRAMS } from './content/programs.ts';
export type { Marker } from './content/track.ts';
export { clamp, DARK_FROM, LAST_SPACE, START_SPACE, victoriousFaction } from './content/track.ts';
export type { HiddenLeadersEvent } from './events.ts';
export type { Option } from './options.ts';
export { openWays } from './performing/markers.ts';
export type { Performance } from './performing/performance.ts';
export { ASK, type Question } from './questions.ts';
export type { View } from './sight.ts';
export type { State } from './state.ts';
export { bitOf } from './state.ts';
export { countOf, factionsAmong, holderOf, leadingMarker, roundOf, thresholdOf } from './table.ts';

const game: Game<State, Option, View, HiddenLeadersEvent> = {
  meta,
  rules: { ...withNews({ listen }, setup, apply), clone, view, refusal, outcome, shuffleUndrawn },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false, search, orders },
  proof: { position, secrecy, broken, candidates, flow: hiddenLeadersFlow },
};

export const hiddenLeaders = withFollowedContent(game, source);

export default hiddenLeaders;
