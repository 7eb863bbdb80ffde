/** Claiming victory (RNW-390, RNW-391, RNW-Q26, D42). */
import { END, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { toSupply } from '../../figures.ts';
import { option } from '../../options.ts';
import { LAST_YEAR } from '../../pieces.ts';
import { claimPieces, runes, runesNeeded, runeTokens } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { CLAIMING, revealIfAllNeeded, revealStep } from '../winning.ts';
import type { FreeAction } from './action.ts';

/** RNW-391, RNW-Q26: the deck is free, none of his claims lies elsewhere (RNW-Q27), a unit is unused, a year is left. */
const isFree = (s: State, seat: Seat): boolean =>
  s.year < LAST_YEAR &&
  s.claims[s.season] === null &&
  s.claims.every(claim => claim?.seat !== seat) &&
  claimPieces(s, seat).length > 0;

const claiming = procedure<{ seat: Seat }>(CLAIMING.name, {
  all: (s, { seat }) => revealIfAllNeeded(s, seat),
  reveal: revealStep(ASK.claim),
  stake: {
    question: ASK.claim,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => claimPieces(s, seat).map(option.claimUnit),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'claimUnit') return END;
      toSupply(s, answer.unit, -1);
      s.claims[s.season] = { seat, type: answer.unit };
      tell({ type: 'claimed', seat, season: s.season, unit: answer.unit });
    },
  },
});

export const claimAction: FreeAction = {
  answers: 'claim',
  isAsked: (s, seat) => runeTokens(s, seat) >= runesNeeded(s),
  options: (s, seat) => (isFree(s, seat) && runes(s, seat) >= runesNeeded(s) ? [option.claim] : []),
  perform: (s, seat) => call(s, claiming, { seat }),
};
