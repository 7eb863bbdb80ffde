/** What is answered when a clock runs out (the clock defaults of the decision table). */
import { clockDefaults } from '@interregnum/kernel';
import type { Option } from './options.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

/** The first option of this kind, else the first of all. */
const first = (options: readonly Option[], wanted: (o: Option) => boolean): number =>
  Math.max(0, options.findIndex(wanted));

const isOwn = (v: View, o: Option): boolean =>
  o.type === 'hidden' ? o.seat === v.viewer : o.type === 'hero' && v.up[v.viewer!]!.includes(o.card);

const firstOfAll = (): number => 0;
const lastOfAll = (options: readonly Option[]): number => options.length - 1;

export const timeout = clockDefaults<View, Option, Question>({
  [ASK.prepare]: firstOfAll,
  [ASK.turn]: ['discard', 'pass'],
  [ASK.discard]: ['stop'],
  [ASK.draw]: options => first(options, o => o.type === 'harbor'),
  [ASK.handLimit]: lastOfAll,
  [ASK.oneMove]: firstOfAll,
  [ASK.oneOrBothMoves]: firstOfAll,
  [ASK.moveForOther]: firstOfAll,
  [ASK.player]: firstOfAll,
  [ASK.faction]: firstOfAll,
  [ASK.target]: (options, v) => first(options, o => !isOwn(v, o)),
  [ASK.ownTarget]: firstOfAll,
  [ASK.hideFromHand]: lastOfAll,
  [ASK.heldCard]: firstOfAll,
  [ASK.mayExchange]: options => first(options, o => o.type === 'no'),
  [ASK.exchange]: firstOfAll,
  [ASK.mayDiscard]: ['no'],
  [ASK.look]: ['stop'],
  [ASK.turnOrLook]: options => first(options, o => o.type === 'lookOwn' || (o.type === 'hidden' && o.verb === 'look')),
  [ASK.tavernCard]: firstOfAll,
  [ASK.copy]: firstOfAll,
  [ASK.graveyardCard]: firstOfAll,
  [ASK.pile]: firstOfAll,
  [ASK.extraPlay]: ['no'],
  [ASK.giveAway]: options => first(options, o => o.type === 'no'),
  [ASK.everyoneDiscards]: lastOfAll,
  [ASK.revealFromHand]: firstOfAll,
});
