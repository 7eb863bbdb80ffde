/** The trick-taking game on boardgame.io: its pure reducer, the fastest way that it offers to make moves. */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { type Card, deal, playable, SEATS, taker } from './card-game.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as Core;

export interface Table {
  hands: (Card[] | null)[];
  trick: Card[];
  leader: number;
  scores: number[];
}

/** Moves make a new table: boardgame.io also takes changes to a draft, which is slower. */
function taken({ hands, trick, leader, scores }: Table): Table {
  const seat = taker(trick, leader);
  return { hands, trick: [], leader: seat, scores: scores.with(seat, scores[seat]! + 1) };
}

export const game: Game<Table> = {
  name: 'tricks',
  disableUndo: true,
  setup: (_, { seed }: { seed: string }) => ({ hands: deal(seed), trick: [], leader: 0, scores: [0, 0, 0, 0] }),
  moves: {
    play: ({ G, playerID }, card: Card) => {
      const seat = Number(playerID);
      if (!playable(G.hands[seat]!, G.trick).includes(card)) return INVALID_MOVE;
      const hands = G.hands.with(
        seat,
        G.hands[seat]!.filter(other => other !== card),
      );
      const trick = [...G.trick, card];
      return trick.length < SEATS ? { ...G, hands, trick } : taken({ ...G, hands, trick });
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => (G.leader + G.trick.length) % SEATS },
  },
  endIf: ({ G }) => (G.hands.every(hand => hand!.length === 0) ? G.scores : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)),
  }),
};

const reducer = CreateGameReducer({ game });

export const setup = (seed: string): State<Table> =>
  InitializeGame({ game, numPlayers: SEATS, setupData: { seed } }) as State<Table>;

export const view = ({ G, ctx }: State<Table>, seat: number): Table =>
  game.playerView!({ G, ctx, playerID: String(seat) }) as Table;

/** Plays a game to the end; `choose` is handed the number of options and picks one. */
export function play(
  start: State<Table>,
  choose: (options: number) => number,
  watch?: (s: State<Table>) => void,
): readonly number[] {
  let state = start;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const options = playable(state.G.hands[Number(playerID)]!, state.G.trick);
    const args = [options[choose(options.length)]];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } }) as State<Table>;
    watch?.(state);
  }
  return state.G.scores;
}
