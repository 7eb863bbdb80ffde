/** What holds in every state with Banners of War (III.7: B-2, B-3, B-4, B-6, B-7). */
import { localsOf, sets } from '@interregnum/kernel';
import { SIDES, type Side } from '../../battle.ts';
import { boardOf } from '../../board.ts';
import { cityTokens } from '../../in-play.ts';
import { drawing } from '../../phases/battle/draws.ts';
import { bidding } from '../../phases/bids.ts';
import { AREA_IDS, HOME_OF, NONE } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import type { State } from '../../state.ts';
import { LOST_AREA } from './borders.ts';
import { LOST_CITY } from './queries.ts';
import { DESOLATION, WASTE_TOKENS, wasteLeft } from './state.ts';

const wasteBroken = (s: State): string[] =>
  s.bow.waste.flatMap((n, area) => {
    if (n === 0) return [];
    if (n < DESOLATION) return [`two desolation tokens in ${AREA_IDS[area]}`];
    const isLand = boardOf(s).isOn[area] && HOME_OF[area] === NONE;
    return isLand ? [] : [`a waste token in ${AREA_IDS[area]}`];
  });

/** B-4: what is on the board and what is destroyed are the tokens of setup. */
export function cityTokensBroken(s: State): string[] {
  if (!s.terms.bow) return [];
  const laid = laidCities(s);
  return new Set(laid).size < laid.length ? ['a city token is there twice'] : [];
}
const laidCities = (s: State): number[] => [
  ...s.cities.filter(city => city !== NONE && city !== LOST_CITY),
  ...s.bow.destroyedCities,
];

function citiesBroken(s: State): string[] {
  const known = cityTokens(s);
  return [
    ...(laidCities(s).some(city => !known.includes(city)) ? ['a city token that is not in the game'] : []),
    ...s.cities.flatMap((city, area) =>
      city === LOST_CITY && area !== LOST_AREA ? [`the Lost City in ${AREA_IDS[area]}`] : [],
    ),
    ...(s.strongholds[LOST_AREA] === NONE ? [] : ['a stronghold on tile 12']),
  ];
}

/** B-6: who is excluded from a bid is not asked and has bid 0; when it is over nobody is excluded any more. */
function bidsBroken(s: State): string[] {
  const excluded = sets.members(s.bow.excluded);
  const bid = s.frames.find(({ proc }) => proc === bidding.name);
  if (!bid) return excluded.map(seat => `seat ${seat + 1} is excluded from no bid`);
  const isOpened = bid.step === 'high' || bid.step === 'low';
  return excluded.flatMap(seat =>
    (s.ask?.id === ASK.bid && s.ask.seats.includes(seat)) || (isOpened && s.bids[seat] !== 0)
      ? [`seat ${seat + 1} bids and may not`]
      : [],
  );
}

/** Cards that a side has drawn besides those due, until they are given up again. */
const toGiveUp = (s: State, side: Side): number => {
  const l = localsOf(s, drawing);
  return l?.side === side ? Math.max(0, l.extra) : 0;
};

/** B-7: what is drawn and laid down, without what is given up, are the cards due (RNW-Q83, RNW-Q84, RNW-Q210). */
const drawsBroken = (s: State): string[] =>
  SIDES.flatMap(side => [...battleDrawBroken(s, side), ...duelDrawBroken(s, side)]);
function battleDrawBroken(s: State, side: Side): string[] {
  const { battle } = s;
  const drawn = s.drawn[side]!.length;
  if (!battle || battle.drawers[side] === NONE) return drawn === 0 ? [] : ['cards are drawn for nobody'];
  const cards = drawn + battle.laid[side].length;
  const due = battle.due[side] + toGiveUp(s, side);
  return cards === due ? [] : [`${cards} cards are drawn where ${due} are due`];
}
/** One for each round; a card is missing only when none is left (RNW-Q10). */
function duelDrawBroken(s: State, side: Side): string[] {
  if (!s.duel) return [];
  const has = [s.duel.cards[side], s.duel.laid[side]].filter(card => card !== NONE).length;
  const isResolved = s.frames.some(
    ({ proc, locals }) => proc === 'duelCard' && (locals as { side: Side }).side === side,
  );
  const least = isResolved && s.fateDeck.length + s.fateDiscard.length > 0 ? 1 : 0;
  return has > 1 || has < least ? [`${has} cards are drawn in a round of a duel`] : [];
}

/** Without the module none of it lies anywhere. */
export const bowBroken = (s: State): string[] => [
  ...(wasteLeft(s) < 0 ? ['too many waste tokens'] : []),
  ...wasteBroken(s),
  ...(s.terms.bow ? citiesBroken(s) : []),
  ...bidsBroken(s),
  ...drawsBroken(s),
  ...(!s.terms.bow && wasteLeft(s) < WASTE_TOKENS ? ['waste tokens without Banners of War'] : []),
];
