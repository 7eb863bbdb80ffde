/** The Year and its Seasons (YLD-060..YLD-070). */
import { type Seat, sets } from '@interregnum/kernel';
import { RITUAL, STRATEGY_CARDS } from '../content/cards.ts';
import { tell, tellApart } from '../events.ts';
import { choicesOf, type Option, REVEAL_OR_KEEP } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, SEASONS, type State, YEARS } from '../state.ts';
import { seatsInOrder } from '../table.ts';
import { actions, actionsOf } from './actions.ts';
import { battlePhase } from './battle-phase.ts';
import { conquerPhase } from './conquer-phase.ts';
import { drawForHiddenCard } from './draws.ts';
import { recovery } from './recovery.ts';
import { ritual } from './ritual.ts';

type Nothing = Record<string, never>;

const ALL_SEASONS: readonly number[] = Array.from({ length: SEASONS }, (_, i) => i + 1);

/** YLD-060, YLD-Q03: the phases in order; the last Year has no Recovery. */
export const year = procedure<Nothing>('year', {
  seasons: {
    each: () => ALL_SEASONS,
    do: (s, _, number) => {
      s.season = number;
      call(s, season, {});
    },
  },
  takeBack: s => takeBackCards(s),
  battles: s => call(s, battlePhase, { battles: [] }),
  conquer: s => call(s, conquerPhase, {}),
  recovery: s => {
    if (s.year < YEARS) call(s, recovery, {});
  },
});

export const season = procedure<Nothing>('season', {
  begin: s => {
    s.phase = 'strategy';
    s.first = s.marker; // YLD-067
    s.markerLocked = false;
    tell({ type: 'season', year: s.year, season: s.season, first: s.first });
  },
  // YLD-061, YLD-064, YLD-070: everybody lays a card, whatever is left of their House
  choose: {
    question: ASK.strategyCard,
    everyone: seatsInOrder,
    options: (s, _, seat) => choicesOf(strategyHand(s, seat)),
    changeable: true,
    reveal: (s, _, answers) => layCards(s, answers),
  },
  // YLD-062, YLD-Q50: both are always possible
  perform: {
    question: ASK.perform,
    each: seatsInOrder,
    who: (_s, _l, seat) => seat,
    options: () => REVEAL_OR_KEEP,
    then: (s, _, a, seat) => {
      if (a.type === 'reveal') reveal(s, seat);
      else keepHidden(s, seat);
    },
  },
});

/** The place of a seat's card in `laid` and `faceUp`. */
export const slotOf = (seat: Seat, number: number): number => SEASONS * seat + number - 1;

/** YLD-064: the cards not laid this Year, a sum of `1 << card`. */
export function strategyHand(s: Pick<State, 'laid'>, seat: Seat): number {
  let cards = sets.upTo(STRATEGY_CARDS.length);
  for (let slot = SEASONS * seat; slot < SEASONS * (seat + 1); slot++) {
    const card = s.laid[slot]!;
    if (card !== null) cards = sets.without(cards, card);
  }
  return cards;
}

function layCards(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of seatsInOrder(s)) {
    const answer = answers[seat]!;
    if (answer.type !== 'choose') continue;
    s.laid[slotOf(seat, s.season)] = answer.card;
    tellApart([seat], { type: 'laid', seat, card: answer.card }, { type: 'laid', seat, card: null });
  }
}

/** YLD-062: the card is performed. */
function reveal(s: State, seat: Seat): void {
  const slot = slotOf(seat, s.season);
  const card = s.laid[slot]!;
  s.faceUp[slot] = true;
  tell({ type: 'revealed', seat, card });
  if (card === RITUAL) call(s, ritual, { seat });
  else call(s, actions, actionsOf(s, seat, card, false));
}

/** YLD-062, YLD-135: the card stays secret and does nothing. */
function keepHidden(s: State, seat: Seat): void {
  tell({ type: 'keptHidden', seat });
  drawForHiddenCard(s, seat);
}

/** YLD-064. */
function takeBackCards(s: State): void {
  s.laid.fill(null);
  s.faceUp.fill(false);
  s.markerLocked = false;
}
