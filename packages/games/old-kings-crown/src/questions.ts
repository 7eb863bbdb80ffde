/** Every question of The Old King's Crown, by name; the ids are those of the rulebook's list of decisions. */
export const ASK = {
  faction: 'OKC-D01',
  kingdomCard: 'OKC-D02',
  order: 'OKC-D03',
  window: 'OKC-D10',
  target: 'OKC-D11',
  bid: 'OKC-D20',
  ruseInBid: 'OKC-D21',
  winningBid: 'OKC-D22',
  replaced: 'OKC-D23',
  herald: 'OKC-D30',
  crisis: 'OKC-D31',
  placing: 'OKC-D32',
  region: 'OKC-D40',
  beforeReveal: 'OKC-D41',
  reinforceOrRetreat: 'OKC-D42',
  eliminate: 'OKC-D43',
  resilient: 'OKC-D44',
  tieCard: 'OKC-D47',
  location: 'OKC-D50',
  heraldSteal: 'OKC-D51',
  castle: 'OKC-D52',
  wilderness: 'OKC-D53',
  siteOfPower: 'OKC-D54',
  pathfinder: 'OKC-D55',
  battlefield: 'OKC-D56',
  shrine: 'OKC-D57',
  necropolis: 'OKC-D58',
  placement: 'OKC-D60',
  ritual: 'OKC-D61',
  pillageMoves: 'OKC-D62',
  afterLoss: 'OKC-D63',
  retire: 'OKC-D70',
  loyal: 'OKC-D71',
  deploy: 'OKC-D72',
  tourney: 'OKC-D73',
  returning: 'OKC-D74',
  forgedOrders: 'OKC-D75',
  exchange: 'OKC-D77',
  trait: 'OKC-D78',
  watchers: 'OKC-D79',
  arrange: 'OKC-D83',
  chapel: 'OKC-D84',
  debts: 'OKC-D85',
  further: 'OKC-D86',
  swap: 'OKC-D87',
} as const;

export type Question = (typeof ASK)[keyof typeof ASK];

/** Those that effects alone ask. */
type EffectQuestion = (typeof ASK)[
  | 'order'
  | 'target'
  | 'forgedOrders'
  | 'exchange'
  | 'trait'
  | 'watchers'
  | 'arrange'
  | 'chapel'
  | 'debts'
  | 'further'
  | 'swap'];

/** A table over all other questions. */
export type ByOwnQuestion<T> = Readonly<Record<Exclude<Question, EffectQuestion>, T>>;
