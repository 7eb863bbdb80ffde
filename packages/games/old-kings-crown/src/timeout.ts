/** What is played when the clock runs out (section 5 of the rules). */
import { type ClockDefault, clockDefaults, findOption, type Random } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { REGIONS } from './content/map.ts';
import { type Option, option } from './options.ts';
import { type Card, type Kingdom, locationData, NONE, regionOf } from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { isDone } from './table.ts';

type Default = ClockDefault<View, Option>;

const first: Default = () => 0;
const last: Default = options => options.length - 1;
const byLot: Default = (options, _v, random: Random) => random.below(options.length);

/** The option of these types for which something is greatest; the first of equals. */
const best = (options: readonly Option[], worth: (o: Option) => number): number => {
  let found = 0;
  for (let i = 1; i < options.length; i++) if (worth(options[i]!) > worth(options[found]!)) found = i;
  return found;
};

const strengthIn = (v: View, o: Option): number => ('card' in o ? contentOf(v).strength[o.card]! : NONE);
const richest =
  (v: View) =>
  (o: Option): number =>
    'party' in o && o.type !== 'spare' ? v.influence[o.party]! : NONE;

/** OKC-D23: the one with the weaker Occupier; of equals the lower id, whichever came first. */
const weaker: Default = (options, v) => {
  const own = v.controlled[v.viewer!]!;
  const strengthOn = (kingdom: Kingdom): number =>
    contentOf(v).strength[own.find(one => one.kingdom === kingdom)!.occupier]!;
  return best(options, o =>
    o.type === 'replace' ? -strengthOn(o.kingdom) - o.kingdom / KINGDOM_CARDS.length : Number.NEGATIVE_INFINITY,
  );
};

/** OKC-D42: Retreat to hand; the Herald leaves if its Region is still to be resolved. K24: the weakest card. */
const retreat: Default = (options, v) => {
  const location = v.heralds[v.viewer!]!;
  const isOpen = location !== NONE && !isDone(v, regionOf(location));
  const code = (isOpen ? option.retreatWithHerald('hand') : option.retreat('hand')).code;
  const index = findOption(options, code);
  return index >= 0 ? index : best(options, o => -strengthIn(v, o));
};

/** OKC-D50: the Location of the own Herald, else the higher printed. */
const claim: Default = (options, v) =>
  best(options, o => {
    if (o.type !== 'claim') return NONE;
    return (v.heralds[v.viewer!] === o.location ? 100 : 0) + locationData(v, o.location).influence;
  });

/** OKC-D58: 0; what must be discarded is the lowest Strength first. */
const necropolis: Default = (options, v) => {
  const stop = options.findIndex(o => o.type === 'stop' || (o.type === 'drawCount' && o.count === 0));
  return stop >= 0 ? stop : best(options, o => -strengthIn(v, o));
};

/** OKC-D61: the tile closest to completion. */
const token: Default = (options, v) => best(options, o => (o.type === 'token' ? v.tokens[o.tile]! : NONE));

const stealAll: Default = options => best(options, o => (o.type === 'stealInfluence' ? 1 : 0));

/** OKC-D40: the Plateau, then from the Highlands down. */
const region: Default = options => best(options, o => (o.type === 'region' && REGIONS[o.region] === 'plateau' ? 1 : 0));

const strongest: Default = (options, v) => best(options, o => strengthIn(v, o));

/** OKC-D71: every Loyal card comes back, no other. */
const loyalty = (v: View, o: Option): number =>
  o.type === 'keepCards' ? o.cards.reduce((sum, card) => sum + (isLoyal(v, card) ? 1 : -1), 0) : 0;
const isLoyal = (v: View, card: Card): boolean => contentOf(v).keywords[card]!.some(one => one.word === 'loyal');

const DEFAULTS: Readonly<Record<Question, Default>> = {
  [ASK.faction]: byLot,
  [ASK.kingdomCard]: [option.none.code],
  [ASK.order]: [option.normal.code],
  [ASK.window]: [option.pass.code],
  [ASK.target]: first,
  [ASK.bid]: [option.pass.code],
  [ASK.ruseInBid]: [option.stay.code],
  [ASK.winningBid]: [option.discardSlot(1).code],
  [ASK.replaced]: weaker,
  [ASK.herald]: byLot,
  [ASK.crisis]: byLot,
  [ASK.placing]: byLot,
  [ASK.region]: region,
  [ASK.beforeReveal]: [option.done.code],
  [ASK.reinforceOrRetreat]: retreat,
  [ASK.eliminate]: strongest,
  [ASK.resilient]: first,
  [ASK.tieCard]: [option.decline.code],
  [ASK.location]: claim,
  [ASK.heraldSteal]: stealAll,
  [ASK.castle]: last,
  [ASK.wilderness]: [option.none.code],
  [ASK.siteOfPower]: first,
  [ASK.pathfinder]: first,
  [ASK.battlefield]: (options, v) => best(options, richest(v)),
  [ASK.shrine]: [option.stop.code],
  [ASK.necropolis]: necropolis,
  [ASK.placement]: first,
  [ASK.ritual]: token,
  [ASK.pillageMoves]: byLot,
  [ASK.afterLoss]: [option.return.code, option.none.code],
  [ASK.retire]: [option.none.code],
  [ASK.loyal]: (options, v) => best(options, o => loyalty(v, o)),
  [ASK.deploy]: [option.none.code],
  [ASK.tourney]: strongest,
  [ASK.returning]: first,
  [ASK.forgedOrders]: last,
  [ASK.exchange]: first,
  [ASK.trait]: first,
  [ASK.watchers]: [option.keep.code],
  [ASK.arrange]: first,
  [ASK.chapel]: [option.pass.code],
  [ASK.debts]: (options, v) => best(options, richest(v)),
  [ASK.further]: [option.stop.code],
  [ASK.swap]: options => Math.max(0, findOption(options, option.keep.code)),
};

export const timeout = clockDefaults<View, Option, Question>(DEFAULTS);
