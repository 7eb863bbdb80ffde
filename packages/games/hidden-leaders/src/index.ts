/** Hidden Leaders: the rules as a package. */
import { type ContentHash, type Game, withContent, withNews } from '@interregnum/kernel';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { determinise } from './determinise.ts';
import { type HiddenLeadersEvent, listen } from './events.ts';
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
import { apply, clone, hiddenLeadersFlow, type State } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors } from './strategy/priors.ts';
import { search } from './strategy/search.ts';
import { shuffleUndrawn } from './table.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { HeroContent } from './content/built-in.ts';
export { contentOf } from './content/contents.ts';
export type { Faction, Factions } from './content/factions.ts';
export { FACTIONS, factionId, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './content/factions.ts';
export type { Card } from './content/heroes.ts';
export {
  BURIED_EMPEROR,
  CARDS,
  cardNumber,
  heroId,
  heroRule,
  PROMO_CARDS,
} from './content/heroes.ts';
export type { Leader } from './content/leaders.ts';
export { factionsOf, LEADERS, leaderId } from './content/leaders.ts';
export type { Move, Step, Way } from './content/program.ts';
export type { Marker } from './content/track.ts';
export { clamp, LAST_SPACE, victoriousFaction } from './content/track.ts';
export type { HiddenLeadersEvent } from './events.ts';
export type { Option } from './options.ts';
export { openWays } from './performing/markers.ts';
export type { Performance } from './performing/performance.ts';
export { ASK, type Question } from './questions.ts';
export type { View } from './sight.ts';
export type { State } from './state.ts';
export { bitOf } from './state.ts';
export { countOf, factionsAmong, holderOf, leadingMarker, roundOf, thresholdOf } from './table.ts';

const gameWith = (content: ContentHash): Game<State, Option, View, HiddenLeadersEvent> => ({
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
  proof: { position: positionWith(content), secrecy, broken, candidates, flow: hiddenLeadersFlow },
});

export const hiddenLeaders = withContent(gameWith, source);

export default hiddenLeaders;
