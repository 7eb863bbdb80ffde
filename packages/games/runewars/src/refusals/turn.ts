/** Why a free action is not possible now (D08). */

import { because, bigSets, type Refusal, type Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { TITLES } from '../content/titles.ts';
import { UNITS_NEEDED } from '../modules/explore/token-action.ts';
import { typeOf } from '../modules/explore/tokens.ts';
import { areaTerm, heroTerm, objectiveTerm, rewardTerm, seasonTerm, titleTerm } from '../naming.ts';
import { captainPrice } from '../phases/actions/captain.ts';
import { DRAGON_RUNE, type HeroNumber, LAST_YEAR, NONE, type RewardCard } from '../pieces.ts';
import { CAPTAIN, isUsedTitle, runes, runesNeeded, types } from '../queries.ts';
import type { View } from '../sight.ts';
import { heroesOf, unitsOf } from '../table.ts';
import { heroNotAt, noEffect, notOnBoard, notPlayable, notYourHero, notYours, type Reason, reasons } from './reason.ts';
import { victoryCard } from './rtv.ts';

function claim(v: View, seat: Seat): Refusal {
  if (v.terms.bow) return because('RNW-640', 'cardsInsteadOfClaims');
  if (v.year >= LAST_YEAR) return because('RNW-391', 'lastYear');
  if (v.claims.some(one => one?.seat === seat)) return because('RNW-391', 'oneClaim');
  if (v.claims[v.season]) return because('RNW-391', 'seasonClaimed', { season: seasonTerm(v.season) });
  if (types(v, v.factions[seat]!).every(type => v.supply[type] === 0)) return because('RNW-Q26', 'noClaimUnit');
  return because('RNW-390', 'fewRunes', { n: runes(v, seat), needed: runesNeeded(v) });
}

const noDragon = (v: View): Refusal | null =>
  v.runePiles[DRAGON_RUNE] === 0 ? because('RNW-Q33', 'noDragonRune') : null;

function objective(v: View, seat: Seat): Refusal {
  const card = v.objective[seat]!;
  if (card === NONE) return because('RNW-356', 'noObjective');
  return noDragon(v) ?? because('RNW-356', 'notMet', { objective: objectiveTerm(card) });
}

// --- Rewards ---------------------------------------------------------------------------------------------------------------

export const heldBy = (v: View, hero: HeroNumber): readonly (number | null)[] => [
  ...v.rewardsDown[hero]!,
  ...v.rewardsUp[hero]!,
];
export const notHeld = (v: View, hero: HeroNumber, card: RewardCard): Refusal | null =>
  heldBy(v, hero).includes(card)
    ? null
    : because('RNW-287', 'noSuchReward', { hero: heroTerm(hero), reward: rewardTerm(card) });

const IN_TURN: readonly string[] = ['turn', 'turnOrQuestPhase'];
function reward(v: View, seat: Seat, hero: HeroNumber, card: RewardCard): Refusal {
  const away = notYourHero(v, seat, hero, 'RNW-287') ?? notHeld(v, hero, card);
  if (away) return away;
  const args = { reward: rewardTerm(card) };
  return IN_TURN.includes(contentOf(v).rewards[card]!.effect.at)
    ? because('RNW-C3', 'rewardNoEffect', args)
    : because('RNW-Q120', 'rewardOtherMoment', args);
}

export function trade(v: View, seat: Seat, hero: HeroNumber, slot: number, to: HeroNumber): Refusal {
  const away = notYourHero(v, seat, hero, 'RNW-288') ?? notYourHero(v, seat, to, 'RNW-Q69');
  if (away) return away;
  if (hero === to || v.heroArea[hero] !== v.heroArea[to])
    return because('RNW-288', 'notTogether', { hero: heroTerm(hero), to: heroTerm(to) });
  return tradedOrNone(v, hero, slot, to);
}
/** Of heroes who are together. */
export const tradedOrNone = (v: View, hero: HeroNumber, slot: number, to: HeroNumber): Refusal =>
  slot >= heldBy(v, hero).length
    ? because('RNW-288', 'noSuchSlot', { hero: heroTerm(hero), to: heroTerm(to), n: slot + 1 })
    : because('RNW-Q121', 'tradedOnce');

// --- Titles ----------------------------------------------------------------------------------------------------------------

function title(v: View, seat: Seat, number: number): Refusal {
  const args = { title: titleTerm(number) };
  if (v.titleSeat[number] !== seat) return because('RNW-427', 'notYourTitle', args);
  if (number !== CAPTAIN) return because(TITLES[number]!.id, 'titleByItself', args);
  if (isUsedTitle(v, number)) return because('TI2', 'titleUsed', args);
  const held = heroesOf(v, seat).reduce((sum, hero) => sum + heldBy(v, hero).length, 0);
  return (
    (held < captainPrice(v) ? because('TI2', 'fewRewards', { n: held }) : null) ?? because('RNW-Q33', 'noDragonRune')
  );
}

// --- tokens ----------------------------------------------------------------------------------------------------------------

function token(v: View, seat: Seat, area: number): Refusal {
  const away = notOnBoard(v, area);
  if (away) return away;
  const args = { area: areaTerm(area) };
  if (!bigSets.has(v.exploredUp, area)) return because('RNW-502', 'noToken', args);
  if (typeOf(v, v.explored[area]!) !== 'destructible') return because('RNW-502', 'tokenStays', args);
  return (
    notYours(v, seat, area, 'RNW-502') ??
    because('RNW-Q71', 'fewUnits', { ...args, n: unitsOf(v, seat, area), needed: UNITS_NEEDED })
  );
}

export const freeAction: Reason = reasons({
  claim,
  objective,
  play: (v, seat, { tactics }) => notPlayable(v, seat, tactics, ['turn']) ?? noEffect(tactics),
  useReward: (v, seat, a) => reward(v, seat, a.hero, a.reward),
  useTitle: (v, seat, a) => title(v, seat, a.title),
  trade: (v, seat, a) => trade(v, seat, a.hero, a.slot, a.toHero),
  takeMarker: (v, seat, { area, hero }) =>
    notYourHero(v, seat, hero, 'RNW-332') ??
    heroNotAt(v, hero, area, 'RNW-332') ??
    because('RNW-332', 'noMarker', { area: areaTerm(area) }),
  discardToken: (v, seat, a) => token(v, seat, a.area),
  victoryCard,
});
