/** What a defeated hero left is taken by a hero who stands there (RNW-332). */
import type { Seat } from '@interregnum/kernel';
import { sorted } from '../../cards.ts';
import { tell, tellApart } from '../../events.ts';
import { dropFallenMarks, fallenPlace, heroPlace, markPlaceMoves } from '../../knowledge.ts';
import { option } from '../../options.ts';
import type { Area, HeroNumber } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import type { FreeAction } from './action.ts';

const hasMarker = (s: State, area: Area): boolean => s.fallen.some(one => one.area === area);
const finders = (s: State, seat: Seat): HeroNumber[] =>
  heroesOf(s, seat).filter(hero => hasMarker(s, s.heroArea[hero]!));

/** RNW-332: cards stay as they lie; who knew a facedown one still knows it. */
function takeMarker(s: State, seat: Seat, hero: HeroNumber, area: Area): void {
  const index = s.fallen.findIndex(one => one.area === area);
  const { down, up } = s.fallen[index]!;
  s.fallen = s.fallen.filter((_, i) => i !== index);
  s.rewardsDown[hero] = sorted([...s.rewardsDown[hero]!, ...down]);
  s.rewardsUp[hero] = sorted([...s.rewardsUp[hero]!, ...up]);
  markPlaceMoves(s, fallenPlace(index), heroPlace(hero));
  dropFallenMarks(s, index);
  tell({ type: 'markerTaken', seat, hero, area, n: down.length + up.length });
  for (const card of up) tell({ type: 'tookReward', seat, hero, card });
  for (const card of down)
    tellApart([seat], { type: 'tookReward', seat, hero, card }, { type: 'tookReward', seat, hero, card: null });
}

export const markerAction: FreeAction = {
  answers: 'takeMarker',
  isAsked: (s, seat) => finders(s, seat).length > 0,
  options: (s, seat) => finders(s, seat).map(hero => option.takeMarker(s.heroArea[hero]!, hero)),
  perform: (s, seat, answer) => {
    if (answer.type === 'takeMarker') takeMarker(s, seat, answer.hero, answer.area);
  },
};
