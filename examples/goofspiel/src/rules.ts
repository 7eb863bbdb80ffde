/** The course of a game: one procedure for each part of the rulebook. */
import { type Chance, type Outcome, phrase, placesBy, type SetupChoices, shuffle } from '@interregnum/kernel';
import { ASK, begin, call, emptyState, type Option, option, procedure, type State, tell } from './state.ts';

type Nothing = Record<string, never>;

/** GOO-020. */
export const game = procedure<Nothing>('game', {
  rounds: { while: s => s.deck.length > 0, do: s => call(s, round, {}) },
});

const round = procedure<Nothing>('round', {
  // GOO-010
  prize: s => {
    const card = s.deck.pop()!;
    s.open.push(card);
    tell({ type: 'prize', card, open: s.open.slice() });
  },
  // GOO-011
  bids: {
    question: ASK.bid,
    everyone: s => [...s.hands.keys()],
    options: (s, _, seat) => s.hands[seat]!.map(option.bid),
    changeable: true,
    reveal: (s, _, answers) => award(s, answers),
  },
});

/** GOO-011..GOO-013. */
function award(s: State, answers: readonly (Option | null)[]): void {
  const bids = answers.map(answer => answer!.card);
  s.hands = s.hands.map((hand, seat) => hand.filter(card => card !== bids[seat]));
  tell({ type: 'bids', bids });
  const highest = Math.max(...bids);
  const seat = bids.indexOf(highest);
  if (bids.lastIndexOf(highest) !== seat) {
    tell({ type: 'tied' });
    return;
  }
  const points = s.open.splice(0).reduce((sum, card) => sum + card, 0);
  s.points[seat]! += points;
  tell({ type: 'taken', seat, points });
}

/** GOO-002. */
export function setup(_: SetupChoices, seats: number, chance: Chance): State {
  const s = emptyState(seats, chance);
  shuffle(s.chance, s.deck);
  begin(s, game);
  return s;
}

/** GOO-020. */
export function outcome({ ask, points }: Pick<State, 'points'> & { ask: unknown }): Outcome | null {
  if (ask) return null;
  const standings = placesBy(points);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { winners, standings, reason: phrase('end.points', { points: points[winners[0]!]! }), rule: 'GOO-020' };
}
