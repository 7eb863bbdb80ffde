/** Options and questions of Runewars in words: message keys and arguments; the words are in `texts/`. */

import {
  type BaseView,
  localsOf,
  type PartNames,
  type Phrase,
  type PhraseArg,
  type Prompt,
  partArgs,
  phrase,
  promptFor,
  seatArg,
  term,
  type WithContent,
} from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { DEVELOPMENT_CARDS } from './content/dev/cards.ts';
import { TILES } from './content/tiles.ts';
import { sourceOf } from './effects/sources.ts';
import { EXCESS_RULE, type Excess, reduce } from './figures.ts';
import { linkCost } from './link-cost.ts';
import { dealtTo } from './modules/cmd/queries.ts';
import { ROUT_OWN } from './modules/dev/handles.ts';
import {
  areaTerm,
  attributeTerm,
  commanderTerm,
  costArg,
  developmentCardTerm,
  developmentTerm,
  dialTerm,
  factionTerm,
  fateArg,
  heroTerm,
  hexArg,
  orderTerm,
  questTerm,
  rewardTerm,
  seasonCardTerm,
  tacticsTerm,
  titleTerm,
  unitsArg,
  unitTerm,
} from './naming.ts';
import type { Option } from './options.ts';
import { assigning } from './phases/battle/assign.ts';
import { heroMove } from './phases/heroes/hero-move.ts';
import type { March } from './phases/march.ts';
import { type Area, NONE, unitNumber } from './pieces.ts';
import { ASK, type Question } from './questions.ts';
import type { Ways } from './reach.ts';
import type { PublicState } from './state.ts';

// --- options -----------------------------------------------------------------------------------------------------------------

/** How each part of an option is named. */
const PARTS: PartNames = {
  faction: factionTerm,
  tile: (tile: number) => TILES[tile]!.id,
  hex: hexArg,
  turns: Number,
  slot: (slot: number) => slot + 1,
  area: areaTerm,
  to: areaTerm,
  unit: unitTerm,
  count: Number,
  state: String,
  damage: Number,
  hero: heroTerm,
  toHero: heroTerm,
  order: orderTerm,
  tactics: tacticsTerm,
  reward: rewardTerm,
  quest: questTerm,
  title: titleTerm,
  dial: dialTerm,
  attribute: attributeTerm,
  second: attributeTerm,
  development: developmentTerm,
  seat: seatArg,
  amount: Number,
  food: Number,
  wood: Number,
  ore: Number,
  action: String,
  benefit: String,
  work: String,
  way: String,
  card: developmentCardTerm,
  cards: String,
  commander: commanderTerm,
  branch: (branch: string) => term(`way.${branch}`),
};

const argsOf = (o: Option, t: WithContent): Record<string, PhraseArg> =>
  partArgs(o, { ...PARTS, fate: (fate: number) => fateArg(t, fate) });

/** What the words of an option depend on besides it: who has which Reward, and what a way costs. */
type Offered = Ways &
  Pick<BaseView<Option, Question>, 'frames'> & { readonly spoils: Record<'down' | 'up', readonly (number | null)[]> };

/** The Reward that changes hands; `null` when the viewer may not know it. */
function rewardOf(o: Option, v: Offered): number | null {
  if (o.type === 'trade') return [...v.rewardsDown[o.hero]!, ...v.rewardsUp[o.hero]!][o.slot] ?? null;
  return v.spoils.up[0] ?? v.spoils.down[0] ?? null;
}
function aboutReward(o: Option, v: Offered): Record<string, PhraseArg> {
  const card = rewardOf(o, v);
  return card === null ? { known: 'no', reward: '' } : { known: 'yes', reward: rewardTerm(card) };
}

/** An option in words. */
export function describe(o: Option, v: Offered): Phrase {
  const args = argsOf(o, v);
  const key = `option.${o.type}`;
  if (o.type === 'put') return phrase(key, { ...args, units: unitsArg(o.unit, o.count) });
  if (o.type === 'group' || o.type === 'from')
    return phrase(key, { ...args, units: unitsArg(o.unit, o.count), link: linkCost(v, o) });
  if (o.type === 'move' || o.type === 'groupHero' || o.type === 'go' || o.type === 'step')
    return phrase(key, { ...args, link: linkCost(v, o) });
  if (o.type === 'order' || o.type === 'returnOrder') return phrase(key, { ...args, n: o.order });
  if (o.type === 'trade' || o.type === 'give') return phrase(key, { ...args, ...aboutReward(o, v) });
  if (o.type === 'buy') return phrase(key, { ...args, cost: costArg(v, o.card) });
  if (o.type === 'marker') return phrase(key, { ...args, other: hexArg(o.other) });
  return phrase(key, args);
}

// --- questions -----------------------------------------------------------------------------------------------------------------

/** By decision: the rule that makes the question come up. */
const DECISION_RULE: Readonly<Record<Question, string>> = {
  [ASK.faction]: 'RNW-002',
  [ASK.tile]: 'RNW-004',
  [ASK.marker]: 'RNW-007',
  [ASK.setupRune]: 'RNW-008',
  [ASK.homeRealm]: 'RNW-009',
  [ASK.deploy]: 'RNW-014',
  [ASK.order]: 'RNW-038',
  [ASK.freeAction]: 'RNW-F4',
  [ASK.strategize]: 'RNW-081',
  [ASK.activate]: 'RNW-082',
  [ASK.movers]: 'RNW-082',
  [ASK.diplomacy]: 'RNW-080',
  [ASK.destiny]: 'RNW-111',
  [ASK.silverRetreat]: 'RNW-113',
  [ASK.activateAgain]: 'RNW-421',
  [ASK.harvest]: 'RNW-423',
  [ASK.recruit]: 'RNW-424',
  [ASK.rally]: 'RNW-425',
  [ASK.rallyHero]: 'RNW-425',
  [ASK.title]: 'RNW-426',
  [ASK.fortify]: 'RNW-428',
  [ASK.battleStart]: 'RNW-143',
  [ASK.support]: 'RNW-144',
  [ASK.rowType]: 'RNW-160',
  [ASK.extraCard]: 'RNW-144',
  [ASK.ability]: 'RNW-162',
  [ASK.assign]: 'RNW-171',
  [ASK.fortification]: 'RNW-463',
  [ASK.retreat]: 'RNW-240',
  [ASK.limit]: 'RNW-089',
  [ASK.questPhase]: 'RNW-280',
  [ASK.test]: 'RNW-285',
  [ASK.duelSpecial]: 'RNW-312',
  [ASK.spoils]: 'RNW-316',
  [ASK.bid]: 'RNW-345',
  [ASK.bidTie]: 'RNW-347',
  [ASK.fall]: 'RNW-035',
  [ASK.seasonCard]: 'RNW-031',
  [ASK.receiveRune]: 'RNW-370',
  [ASK.handLimit]: 'RNW-405',
  [ASK.claim]: 'RNW-390',
  [ASK.neutralSide]: 'RNW-142',
  [ASK.duelStart]: 'RNW-311',
  [ASK.ambush]: 'TA11',
  [ASK.target]: 'RNW-C2',
  [ASK.rowStart]: 'RNW-F5',
  [ASK.rowsOver]: 'TA19',
  [ASK.heroAbility]: 'RNW-285',
  [ASK.merchant]: 'RNW-510',
  [ASK.raidingParty]: 'RNW-508',
  [ASK.trainingToken]: 'RNW-511',
  [ASK.scroll]: 'RNW-509',
  [ASK.flood]: 'RNW-513',
  // Banners of War
  [ASK.waste]: 'RNW-550',
  [ASK.cleanse]: 'RNW-550',
  [ASK.reinforce]: 'RNW-541',
  [ASK.layDown]: 'RNW-546',
  [ASK.guildHarvest]: 'RNW-549',
  [ASK.revealRune]: 'RNW-547',
  [ASK.intrigue]: 'RNW-Q215',
  [ASK.guildLoss]: 'RNW-549',
  [ASK.banner]: 'RB3',
  [ASK.garrison]: 'RNW-548',
  // dev
  [ASK.develop]: 'RNW-600',
  [ASK.capital]: 'RNW-602',
  [ASK.peasant]: 'RNW-607',
  [ASK.plague]: 'DW7',
  [ASK.plunder]: 'DU6',
  [ASK.routOwn]: 'RNW-Q261',
  // cmd
  [ASK.commander]: 'RNW-650',
  [ASK.appoint]: 'RNW-654',
  [ASK.rallyCommander]: 'RNW-653',
  [ASK.commanderAbility]: 'RNW-655',
  [ASK.lieutenant]: 'RNW-658',
  // rtv
  [ASK.victoryCard]: 'RNW-640',
};

/** What prompts go by: open parts of a view. */
type Asking = BaseView<Option, Question> & Pick<PublicState, 'battle' | 'army' | 'seasonDiscard' | 'cmd' | 'content'>;

/** Units over a limit: whose limit, where, how many. */
const excessAsked = (v: Asking): Excess | null => localsOf(v, reduce);

/** What is asked at retreats (D29), by the procedure that asks. */
const SETTLED: Readonly<Record<string, { what: string; rule: string }>> = {
  retreat: { what: 'units', rule: 'RNW-240' },
  heroesRetreat: { what: 'heroes', rule: 'RNW-242' },
  excess: { what: 'excess', rule: 'RNW-089' },
  settle: { what: 'stronghold', rule: 'RNW-152' },
};
const settledAsked = (v: Asking) => (v.ask?.id === ASK.retreat ? SETTLED[v.frames.at(-1)!.proc] : undefined);

/** The rule by which the open question is asked now. */
export function ruleAsked(v: Asking, question: Question): string {
  const excess = excessAsked(v);
  if (excess) return EXCESS_RULE[excess.why];
  const card = localsOf(v, ROUT_OWN)?.card;
  return card === undefined ? (settledAsked(v)?.rule ?? DECISION_RULE[question]) : DEVELOPMENT_CARDS[card]!.id;
}

/** RNW-425: where the city is that helps. */
export function rallyArea({ frames }: Pick<Asking, 'frames'>): Area | null {
  const rally = frames.findLast(({ proc }) => proc === 'rally');
  return rally?.items?.[rally.index] ?? null;
}

/** The area that the open question is about, if one is under way there. */
function areaAsked(v: Asking): PhraseArg {
  const from = settledAsked(v) && (v.frames.at(-1)!.locals as { from?: Area }).from;
  if (from !== undefined) return areaTerm(from);
  const marches = v.frames.map(({ locals }) => (locals as Partial<March>).area ?? NONE);
  const area =
    excessAsked(v)?.area ?? rallyArea(v) ?? v.battle?.area ?? v.army?.area ?? marches.findLast(one => one !== NONE);
  return area === undefined ? '' : areaTerm(area);
}

/** The card, ability or Reward that asks; without one the Season card. */
function sourceAsked(v: Asking): PhraseArg {
  const source = sourceOf(v);
  if (source) return term(source.name);
  return v.seasonDiscard.length === 0 ? '' : seasonCardTerm(v.seasonDiscard.at(-1)!);
}

/** What units are chosen for in a battle. */
const lossAsked = (v: Asking): PhraseArg => localsOf(v, assigning)?.kind ?? 'none';

/** The hero whose action, test or duel it is, and what is asked about him. */
function heroAsked(v: Asking): Record<string, PhraseArg> {
  const frame = v.frames.findLast(({ locals }) => 'hero' in locals && (locals as { hero: number }).hero !== NONE);
  if (!frame) return { hero: '', stage: 'none', attribute: '' };
  const { hero, attribute = NONE } = frame.locals as { hero: number; attribute?: number };
  const stage = frame.proc === heroMove.name ? frame.step : frame.proc;
  return { hero: heroTerm(hero), stage, attribute: attribute === NONE ? '' : attributeTerm(attribute) };
}

/** RNW-370: what is done with the rune that is received. */
const runeAsked = (v: Asking): Record<string, PhraseArg> =>
  v.ask?.id === ASK.receiveRune ? { stage: v.frames.at(-1)!.step } : {};

/** RNW-650, RNW-654: the card that waits for a hero, and whether it is to be drawn, placed, or passed on. */
function commandAsked(v: Asking): Record<string, PhraseArg> {
  const seat = v.ask?.seats[0];
  const card = seat === undefined ? NONE : dealtTo(v, seat);
  if (card !== NONE) return { commander: commanderTerm(card), command: 'name' };
  return { commander: '', command: v.ask?.id === ASK.appoint && v.frames.at(-1)!.step === 'draw' ? 'draw' : 'pass' };
}

/** The Development card that is used, and the units that it is about. */
function cardAsked(v: Asking): Record<string, PhraseArg> {
  const card = localsOf(v, ROUT_OWN)?.card;
  if (card === undefined) return { card: '', unit: '' };
  const { effect } = contentOf(v).developments[card]!;
  return { card: developmentCardTerm(card), unit: 'unit' in effect ? unitTerm(unitNumber(effect.unit)) : '' };
}

const facts = (v: Asking): Record<string, PhraseArg> => ({
  area: areaAsked(v),
  source: sourceAsked(v),
  loss: lossAsked(v),
  excess: excessAsked(v)?.why ?? 'none',
  n: excessAsked(v)?.left ?? 0,
  settled: settledAsked(v)?.what ?? 'none',
  ...heroAsked(v),
  ...cardAsked(v),
  ...runeAsked(v),
  ...commandAsked(v),
});

/** What is asked of the viewer, or whom the table waits for. */
export const prompt = (v: Asking): Prompt | null => (v.ask ? promptFor(v, ruleAsked(v, v.ask.id), facts(v)) : null);
