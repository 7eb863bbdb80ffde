/** Acquire Power: influence from the dials, a Title for more than lies on it (RNW-426, RNW-427, RNW-Q24, D20). */

import { END, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { changeInfluence } from '../../figures.ts';
import { option } from '../../options.ts';
import { NONE, type TitleNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import { INFLUENCE_ICON } from '../../printed.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { iconsOf } from '../setup/deploy.ts';

export const acquire = procedure<{ seat: Seat }>('acquire', {
  gain: (s, { seat }) => changeInfluence(s, seat, iconsOf(s, seat, INFLUENCE_ICON)),
  more: (s, { seat }) => place(s, 'acquire', { seat }),
});

/** RNW-Q24: also his own, for more than lies on it. */
const affordable = (s: State, seat: Seat): TitleNumber[] =>
  s.titleInfluence.flatMap((n, title) => (s.influence[seat]! > n ? [title] : []));

/** RNW-427. */
function takeTitle(s: State, seat: Seat, title: TitleNumber, n: number): void {
  const from = s.titleSeat[title]!;
  changeInfluence(s, seat, -n);
  s.titleInfluence[title] = n;
  s.titleSeat[title] = seat;
  tell({ type: 'title', seat, title, n, from: from === NONE || from === seat ? null : from });
}

export const acquireBonus = procedure<{ seat: Seat; title: TitleNumber }>('acquireBonus', {
  title: {
    question: ASK.title,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      const titles = affordable(s, seat);
      return titles.length === 0 ? [] : [...titles.map(option.title), option.none];
    },
    then: (_, l, answer) => {
      if (answer.type !== 'title') return END;
      l.title = answer.title;
    },
  },
  spend: {
    question: ASK.title,
    who: (_, { seat }) => seat,
    options: (s, { title }, seat) => {
      if (title === NONE) return [];
      const least = s.titleInfluence[title]! + 1;
      return Array.from({ length: s.influence[seat]! - least + 1 }, (_one, i) => option.spend(least + i));
    },
    then: (s, { title }, answer, seat) => {
      if (answer.type !== 'spend') return;
      s.bonusTaken = true;
      takeTitle(s, seat, title, answer.amount);
    },
  },
});
