/** Ambush: once in each Quest Phase, when all heroes have acted (TA11, RNW-470, 2.21 no. 6 and 9, D45). */

import type { Seat } from '@interregnum/kernel';
import { hasTactics, playTactics, usableTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { performTactics } from '../../effects/performing.ts';
import { heroesIn } from '../../in-play.ts';
import { option } from '../../options.ts';
import { type HeroNumber, NONE, type TacticsCard } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { heroesOf, isAlive, unitsOf } from '../../table.ts';

/** Enemy heroes in an area with one of his units or heroes. */
function exposed(s: State, seat: Seat): HeroNumber[] {
  const mine = heroesOf(s, seat).map(hero => s.heroArea[hero]!);
  return heroesIn(s).filter(hero => {
    const [area, owner] = [s.heroArea[hero]!, s.heroSeat[hero]!];
    return area !== NONE && owner !== NONE && owner !== seat && (mine.includes(area) || unitsOf(s, seat, area) > 0);
  });
}

const ambushes = (s: State, seat: Seat): TacticsCard[] =>
  usableTactics(s, seat).filter(card => contentOf(s).tactics[card]!.timing === 'questPhase');

export const ambush = procedure<{ seat: Seat }>('ambush', {
  lay: {
    question: ASK.ambush,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      if (!isAlive(s, seat) || !hasTactics(s, seat)) return [];
      const heroes = exposed(s, seat);
      if (heroes.length === 0) return [];
      return [...(ambushes(s, seat).length > 0 ? heroes.map(option.hero) : []), option.pass];
    },
    then: (s, _, answer, seat) => {
      if (answer.type !== 'hero') return;
      const card = ambushes(s, seat)[0]!;
      playTactics(s, seat, card);
      performTactics(s, seat, card, { hero: answer.hero });
    },
  },
});
