/** What a step needs besides its moment: conditions, and what was named or picked before. */
import type { StepOf } from '@interregnum/kernel';
import type { CardSet } from '../card-sets.ts';
import type { Condition, Op } from '../effect.ts';
import type { Doing, Found } from './found.ts';
import * as sets from './sets.ts';

export type Kind = 'tile' | 'commander' | 'kingdom' | 'card';

export interface Step {
  readonly found: Found;
  readonly effect: Doing;
  readonly kind: Kind;
}
/** What is missing; `null` when nothing is. */
type Missing = string | null;
type Needs = { readonly [K in Op['op']]?: (op: StepOf<Op, K>, step: Step) => Missing };

export const has = ({ if: conditions }: { if: readonly Condition[] }, name: Condition['if']): boolean =>
  conditions.some(one => one.if === name);

const unless = (isThere: boolean, what: string): Missing => (isThere ? null : what);
const everyA = ({ found }: Step, holds: (set: CardSet) => boolean): boolean =>
  found.a.length > 0 && found.a.every(holds);
const isOwnInClash = (set: CardSet): boolean => sets.isMine(set) && sets.isInClash(set);

const THIS_HERE = "a faction card, the condition 'this is here', and no card moved before";
const TAKING_PART = "the condition 'I take part'";
const CARD_IN_CLASH = 'a revealed card in the Clash, named before';
const OPEN_CARD = 'a revealed or lost card, named or picked before';

/** K05, K27: hand and open pile; K49: face-down card and hand. */
const isSwap = ({ a, b, region }: Found): boolean => {
  if (b === null) return false;
  if (region === 'own-facedown') return b.in === 'hand';
  return a.length > 0 && a.every(set => set.in === 'hand') && (b.in === 'discard' || b.in === 'lost') && sets.isMine(b);
};

/** Cards that leave their place; in a Clash only the Lost Pile lies open to that. */
const lifted =
  (isFit: (set: CardSet) => boolean, what: string) =>
  (op: Pick<StepOf<Op, 'hand'>, 'what'>, step: Step): Missing => {
    const { kind, effect } = step;
    if (op.what === 'this') return unless(kind === 'card' && has(effect, 'thisHere') && !step.found.isMoved, THIS_HERE);
    const isQuiet = effect.at !== 'AuK' || step.found.a.every(set => set.in === 'lost');
    return unless(isQuiet && everyA(step, isFit), what);
  };

function picking(op: StepOf<Op, 'sel'>, { found, effect }: Step): Missing {
  const { from, as, asks } = op;
  if (from.in === 'facedown') {
    const isByHerald = as === 'a' && sets.reads(from, 'opposing facedown cards by my Herald');
    return unless(
      isByHerald && has(effect, 'heraldOnMap'),
      "'my Herald is on the map', and opposing facedown cards by it",
    );
  }
  if (as === 'a')
    return unless(sets.isOpenCard(from) && effect.at !== 'AuA', 'revealed or lost cards, outside a Clash');
  if (asks === 'OKC-D77') return unless(effect.at === 'AuA', "the moment 'strength'");
  return unless(
    isSwap({ ...found, b: from }),
    'a hand card named, and own discarded or lost cards; or a Region with a face-down card of mine, and my hand cards',
  );
}

export const NEEDS: Needs = {
  gain: ({ n }, step) => {
    if (n === 'claimed') return "the moment 'a Loss'";
    return unless(n !== 'a' || everyA(step, sets.isOpenCard), OPEN_CARD);
  },
  steal: (_, { found }) => unless(found.player === 'hand', 'an opponent picked before'),
  pay: ({ n }, { effect }) =>
    unless(
      effect.if.some(one => one.if === 'supply' && one.least >= n),
      `the condition 'I have ${n} Influence'`,
    ),
  total: ({ of }, { found }) => unless(of === 'me' || found.player === 'participant', "'name: a player of the Clash'"),
  peek: ({ what }, step) => {
    if (what === 'a')
      return unless(
        everyA(step, set => set.in === 'facedown'),
        'a facedown card picked before',
      );
    const isThere = step.found.region === 'facedown' && sets.reads(what, 'all facedown cards there');
    return unless(isThere, "'name: a Region with face-down cards', and 'all facedown cards there'");
  },
  peekRandom: ({ what }, { found }) =>
    unless(
      found.player === 'hand' && sets.reads(what, 'their hand cards'),
      "'pick an opponent with a hand', and 'their hand cards'",
    ),
  swap: ({ one }, { found }) => unless(one === 'a' && isSwap(found), "'pick the other to swap' before it"),
  hand: lifted(sets.isOpenCard, OPEN_CARD),
  bottom: lifted(set => sets.isMine(set) && set.in === 'revealed', 'an own revealed card, named or picked before'),
  remove: lifted(
    set => sets.isMine(set) && sets.isOpenCard(set),
    'an own revealed or lost card (a lost one in a Clash)',
  ),
  shuffleIntoDraw: (_, step) =>
    unless(
      everyA(step, set => sets.isMine(set) && sets.isOpenCard(set)),
      'an own revealed or lost card',
    ),
  grant: ({ to, until }, step) => {
    if (until === 'round')
      return unless(sets.reads(to, 'my heir cards'), "'my heir cards': nothing else lasts for a Round");
    if (typeof to === 'string') return unless(everyA(step, sets.isInClash), CARD_IN_CLASH);
    return unless(sets.isInClash(to), 'revealed cards in the Clash');
  },
  str: ({ n }, step) => {
    const isHere = step.kind === 'card' && has(step.effect, 'thisInClash');
    if (!isHere) return "a faction card and the condition 'this is in the Clash'";
    return unless(n !== 'a' || everyA(step, sets.isOpenCard), OPEN_CARD);
  },
  flag: ({ of }, { found }) => unless(of !== 'region' || found.region !== null, "'name: a Region'"),
  spend: (_, { kind }) => unless(kind === 'kingdom', 'a Kingdom Card'),
  place: ({ what }, step) => {
    const isOwn = what === 'a' && everyA(step, set => sets.isMine(set) && sets.isHere(set));
    return unless(
      isOwn && step.found.location === 'card',
      "'pick one of my revealed cards here' and 'pick a Location for it'",
    );
  },
  token: ({ on }) => unless(on === 'each', 'a Ritual tile; other cards put Influence on each Ritual'),
  handAllOfStrength: ({ of }, { found }) =>
    unless(
      sets.isInClash(of) && sets.isSameSet(found.strength, of),
      "'name: a Strength' of the same cards in the Clash",
    ),
  move: (_, step) => {
    if (!has(step.effect, 'takesPart')) return TAKING_PART;
    return unless(
      everyA(step, set => sets.isMine(set) && sets.isNextDoor(set)),
      'an own revealed card next door or elsewhere',
    );
  },
  exchange: (_, step) => {
    const { b } = step.found;
    const isOther = b !== null && sets.isMine(b) && sets.isNextDoor(b);
    return unless(
      everyA(step, isOwnInClash) && isOther,
      'an own card in the Clash, and an own one elsewhere to exchange',
    );
  },
  herald: (_, { found }) => unless(found.location === 'herald', "'name: a Location for my Herald'"),
  winner: (_, { effect }) => unless(has(effect, 'tied'), "the condition 'I am tied'"),
  sel: picking,
  more: ({ from }, { found }) =>
    unless(found.a.length === 1 && sets.isSameSet(found.a[0]!, from), 'one of the same cards, named or picked before'),
  selPlayer: op => unless(op.with === 'hand', "the moment 'Influence stolen by my Herald'"),
  swapPairs: (_, { found }) => unless(found.isPair, "'name: two face-down cards of an opponent'"),
  trait: (_, step) => unless(everyA(step, sets.isInClash), CARD_IN_CLASH),
  reinforce: (_, { effect, found }) =>
    unless(has(effect, 'takesPart') && !found.isMoved, `${TAKING_PART}, and no card moved before`),
  retreat: (_, step) => unless(everyA(step, isOwnInClash), 'an own revealed card in the Clash, named before'),
  arrange: ({ pile }, { effect }) =>
    pile === 'kingdom'
      ? unless(has(effect, 'kingdomDeck'), "the condition 'the Kingdom Deck has cards'")
      : unless(has(effect, 'drawPile'), "the condition 'my draw pile has cards'"),
  tourney: (_, { effect }) => unless(has(effect, 'somebodyHasHand'), "the condition 'somebody has a hand'"),
};

export const missing = (op: Op, step: Step): Missing =>
  (NEEDS[op.op] as ((op: Op, step: Step) => Missing) | undefined)?.(op, step) ?? null;
