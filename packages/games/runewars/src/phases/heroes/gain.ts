/** Heroes join and desert (RNW-260, RNW-261, RNW-333). */
import { type Seat, shuffle } from '@interregnum/kernel';
import { sorted } from '../../cards.ts';
import { tell } from '../../events.ts';
import { rewardsOf } from '../../heroes.ts';
import { lookAround } from '../../knowledge.ts';
import { option } from '../../options.ts';
import type { HeroNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import { countedHeroes, HERO_LIMIT } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { strongholdsOf } from '../../table.ts';
import { removeHero } from '../elimination.ts';
import { discardReward } from './rewards.ts';

/** RNW-333: the figure leaves, the card goes into the deck, Rewards are discarded faceup. */
export function desert(s: State, hero: HeroNumber): void {
  for (const card of rewardsOf(s, hero)) discardReward(s, hero, card);
  removeHero(s, hero);
  s.heroDeck = shuffle(s.chance, sorted([...s.heroDeck, hero]));
  tell({ type: 'heroLeft', hero, how: 'deserted' });
  place(s, 'hero.leaves', { hero });
}

/** The figure goes to a stronghold of his choice; with four heroes one deserts. The card is not in the deck any more. */
export const gainHero = procedure<{ seat: Seat; hero: HeroNumber }>('gainHero', {
  join: (s, { seat, hero }) => {
    s.heroSeat[hero] = seat;
    tell({ type: 'heroKept', seat, hero });
  },
  place: {
    question: ASK.rallyHero,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, { hero }, seat) => strongholdsOf(s, seat).map(area => option.placeHero(hero, area)),
    then: (s, { hero }, answer, seat) => {
      if (answer.type !== 'placeHero') return;
      s.heroArea[hero] = answer.area;
      tell({ type: 'heroGained', seat, hero, area: answer.area });
      lookAround(s);
    },
  },
  desert: {
    question: ASK.rallyHero,
    while: (s, { seat }) => countedHeroes(s, seat).length > HERO_LIMIT,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => countedHeroes(s, seat).map(option.desert),
    then: (s, _, answer) => {
      if (answer.type === 'desert') desert(s, answer.hero);
    },
  },
});

/** RNW-260: not without a stronghold. */
export const canGainHero = (s: State, seat: Seat): boolean =>
  strongholdsOf(s, seat).length > 0 && s.heroDeck.length > 0;
