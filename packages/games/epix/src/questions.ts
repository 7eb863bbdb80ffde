/** Every question of Epix, by name; the ids are those of the rulebook's list of decisions, of records and scenarios. */
export const ASK = {
  draft: 'EPX-D01',
  auction: 'EPX-D02',
  firstPlayer: 'EPX-D03',
  actionCard: 'EPX-D04',
  spy: 'EPX-D05',
  changeCard: 'EPX-D06',
  cardOrder: 'EPX-D07',
  recruit: 'EPX-D08',
  unit: 'EPX-D09',
  soldierStep: 'EPX-D10',
  knightStep: 'EPX-D11',
  catapultTarget: 'EPX-D12',
  fightBid: 'EPX-D13',
  informers: 'EPX-D14',
  guess: 'EPX-D15',
  fightOn: 'EPX-D16',
  surgeons: 'EPX-D17',
} as const;

export type Question = (typeof ASK)[keyof typeof ASK];
