/** What holds in every state with Banners of War (III.7: B-2, B-3, B-4). */
import { boardOf } from '../../board.ts';
import { cityTokens } from '../../in-play.ts';
import { AREA_IDS, HOME_OF, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { LOST_AREA } from './borders.ts';
import { LOST_CITY } from './queries.ts';
import { DESOLATION, WASTE_TOKENS, wasteLeft } from './state.ts';

const wasteBroken = (s: State): string[] =>
  s.bow.waste.flatMap((n, area) => {
    if (n === 0) return [];
    if (n < DESOLATION) return [`two desolation tokens in ${AREA_IDS[area]}`];
    const isLand = boardOf(s.placement).isOn[area] && HOME_OF[area] === NONE;
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

/** Without the module none of it lies anywhere. */
export const bowBroken = (s: State): string[] => [
  ...(wasteLeft(s) < 0 ? ['too many waste tokens'] : []),
  ...wasteBroken(s),
  ...(s.terms.bow ? citiesBroken(s) : []),
  ...(!s.terms.bow && wasteLeft(s) < WASTE_TOKENS ? ['waste tokens without Banners of War'] : []),
];
