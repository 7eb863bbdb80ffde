/** Epix: the rules as a package. */
import { type ContentHash, type Game, sets, withContent, withNews } from '@interregnum/kernel';
import { source } from './content/file.ts';
import { describe, prompt, tellEvent } from './describe.ts';
import { evaluate, priors, search } from './evaluate.ts';
import { type EpixEvent, listen } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { outcome } from './phases/end.ts';
import { setup } from './phases/game.ts';
import { positionWith } from './position.ts';
import { candidates, refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { determinise, type View, view } from './sight.ts';
import { orders } from './standing-orders.ts';
import { apply, clone, epixFlow, type State } from './state.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export { costOf, goldFor, isOnceASeason, isSpy } from './abilities.ts';
export type { Area, Board } from './content/board.ts';
export { areaId, castleOf, isCastle, KILIMANDJORA, landsOf } from './content/board.ts';
export type { ActionCard, Card } from './content/cards.ts';
export {
  ACTION_CARDS,
  ACTION_IDS,
  CARD_COUNT,
  cardId,
  MOVE,
  RECRUITMENT,
  SEASON_IDS,
  TAX,
  WINTER,
} from './content/cards.ts';
export type { AtTable } from './content/contents.ts';
export { boardOf, isMarked } from './content/contents.ts';
export type { Unit } from './content/units.ts';
export { bit, CAMP, CATAPULT, COST, DEFENDERS, GARRISON, KNIGHT, SOLDIER, UNITS, unitId } from './content/units.ts';
export type { Duel, EpixEvent } from './events.ts';
export type { DraftBid, Option } from './options.ts';
export type { Fight } from './phases/fight.ts';
export { currentFight, firstDefender, guessesAgainst, guessesAgainstShot } from './phases/fight.ts';
export { canShoot, isAutomatic, isUsed, rangeOf } from './phases/move-and-attack.ts';
export { ASK, type Question } from './questions.ts';
export type { View } from './sight.ts';
export type { PublicState, State } from './state.ts';
export {
  areasOf,
  canAttack,
  canEnter,
  incomeOf,
  inSupply,
  isEnemy,
  isSpent,
  lastInOrder,
  owns,
  taxOf,
} from './table.ts';

const gameWith = (content: ContentHash): Game<State, Option, View, EpixEvent> => ({
  meta,
  rules: { ...withNews({ listen }, (...table) => setup(content, ...table), apply), clone, view, refusal, outcome },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: {
    determinise,
    timeout,
    evaluate,
    priors,
    /** EPX-Q49: riding back to where this ride has been is allowed and pointless; so is choosing a Unit and not using it. */
    idle(s, o) {
      if (o.type === 'back') return true;
      if (o.type !== 'move') return false;
      const top = s.frames[s.frames.length - 1]!;
      return top.proc === 'knight' && sets.has((top.locals as { ridden: number }).ridden, o.to);
    },
    search,
    orders,
  },
  proof: { position: positionWith(content), secrecy, broken, candidates, flow: epixFlow },
});

export const epix = withContent(gameWith, source);

export default epix;
