/** Claiming victory (RNW-390, RNW-391, RNW-Q26, D42). */
import { END, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { toSupply } from '../../figures.ts';
import { thronesOf } from '../../modules/explore/queries.ts';
import { option } from '../../options.ts';
import { NONE, type UnitType } from '../../pieces.ts';
import { runes, runesNeeded, types } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { controls } from '../../table.ts';
import { facedownDragons, LAST_YEAR, openRunes, revealRunes } from '../winning.ts';
import type { FreeAction } from './action.ts';

const unusedTypes = (s: State, seat: Seat): UnitType[] => types(s.factions[seat]!).filter(type => s.supply[type]! > 0);

/** Open facts: the deck is free, no claim of his lies elsewhere, a unit is unused, the year is not the last. */
const isFree = (s: State, seat: Seat): boolean =>
  s.year < LAST_YEAR &&
  s.claims[s.season] === null &&
  s.claims.every(claim => claim?.seat !== seat) &&
  unusedTypes(s, seat).length > 0;

function tokensOf(s: State, seat: Seat): number {
  let n = thronesOf(s, seat).length;
  for (let area = 0; area < s.runes.length; area++) if (s.runes[area] !== NONE && controls(s, seat, area)) n++;
  return n;
}

interface Claiming {
  seat: Seat;
}

const claiming = procedure<Claiming>('claiming', {
  reveal: {
    question: ASK.claim,
    ask: 'forced',
    while: (s, { seat }) => openRunes(s, seat) < runesNeeded(),
    who: (_, { seat }) => seat,
    options: (s, _, seat) => facedownDragons(s, seat).map(option.reveal),
    then: (s, _, answer, seat) => {
      if (answer.type === 'reveal') revealRunes(s, seat, [answer.area]);
    },
  },
  stake: {
    question: ASK.claim,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => unusedTypes(s, seat).map(option.claimUnit),
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
  isAsked: (s, seat) => tokensOf(s, seat) >= runesNeeded(),
  options: (s, seat) => (isFree(s, seat) && runes(s, seat) >= runesNeeded() ? [option.claim] : []),
  perform: (s, seat) => call(s, claiming, { seat }),
};
