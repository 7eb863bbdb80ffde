/** Victory cards in place of claims (RNW-640..RNW-642, RNW-Q310..RNW-Q315, D90). */
import type { Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import type { FreeAction } from '../../phases/actions/action.ts';
import { PLACING, revealIfAllNeeded, revealStep, winByRunes } from '../../phases/winning.ts';
import { LAST_YEAR, NONE } from '../../pieces.ts';
import { runes, runesNeeded, runeTokens } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';

/**
 * RNW-642, RNW-Q310: a year is left, the deck of the season is free, and his card lies before him.
 * RNW-Q313: the card of this season was looked at before turns began, so one that lies there now was placed since then.
 */
const isFree = (s: State, seat: Seat): boolean =>
  s.year < LAST_YEAR && s.claims[s.season] === null && s.claims.every(claim => claim?.seat !== seat);

/** RNW-Q310, RNW-Q349: tokens are revealed one by one until enough runes are shown; then the card is placed. */
const placing = procedure<{ seat: Seat }>(PLACING.name, {
  all: (s, { seat }) => revealIfAllNeeded(s, seat),
  reveal: revealStep(ASK.victoryCard),
  place: (s, { seat }) => {
    s.claims[s.season] = { seat, type: NONE };
    tell({ type: 'victoryCardPlaced', seat, season: s.season });
  },
});

export const victoryCardAction: FreeAction = {
  answers: 'victoryCard',
  isAsked: (s, seat) => isFree(s, seat) && runeTokens(s, seat) >= runesNeeded(s), // RNW-Q311
  options: (s, seat) => (isFree(s, seat) && runes(s, seat) >= runesNeeded(s) ? [option.victoryCard] : []),
  perform: (s, seat) => call(s, placing, { seat }),
};

/** RNW-641, RNW-Q312: without asking, before a Season card is drawn; by all runes that he has now (RNW-Q315). */
export function checkVictoryCard(s: State): void {
  const card = s.claims[s.season]!;
  if (card === null) return;
  s.claims[s.season] = null;
  if (!winByRunes(s, card.seat, 'victory')) tell({ type: 'victoryCardBack', seat: card.seat, season: s.season });
}
