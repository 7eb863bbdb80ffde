/** A game with its whole past: every answer, what was told at each, and the state at any of them. */
import {
  type Answer,
  type BaseEvent,
  type BaseOption,
  type Checkpoint,
  type Fact,
  type Flow,
  findOption,
  firstChance,
  type Game,
  gameOf,
  NotAnOption,
  RecordError,
  type RecordHeader,
  randomFrom,
  rekey,
  type Seat,
  stateAfter,
} from '@interregnum/kernel';

type State = Flow<BaseOption>;

/** From here on a game goes its own way: what a seat does not know is dealt anew, as this text decides. */
export interface Branch {
  at: number;
  seat: Seat;
  deal: string;
}

export interface History {
  readonly game: Game;
  readonly header: RecordHeader;
  readonly seed: string;
  readonly answers: Answer[];
  /** What was told: at 0 by the setup, at n by the nth answer. */
  readonly facts: Fact<BaseEvent>[][];
  /** The state after all answers. */
  state: State;
  readonly checkpoints: Checkpoint[];
  /** In order; a game of its own has none. */
  readonly branches: readonly Branch[];
}

const BETWEEN_CHECKPOINTS = 24;

/** The game of a record, played again from the start. Throws a `RecordError` at an answer that is not allowed. */
export function historyOf(
  title: Game,
  header: RecordHeader,
  seed: string,
  answers: readonly Answer[],
  branches: readonly Branch[] = [],
): History {
  const game = gameOf(title, header);
  const told: Fact<BaseEvent>[] = [];
  const state = game.rules.setup(header.options, header.seats, firstChance(header, seed), told);
  const checkpoints = [{ at: 0, state: game.rules.clone(state) }];
  const history: History = { game, header, seed, answers: [], facts: [told], state, checkpoints, branches };
  branchOff(history);
  for (const [i, { seat, question, code }] of answers.entries()) {
    if (history.state.ask?.id !== question || indexOf(history, seat, code) < 0) {
      throw new RecordError(i + 2, `${code} was not an option of seat ${seat + 1}`);
    }
    take(history, seat, code);
    branchOff(history);
  }
  return history;
}

/** Deals anew where the game has come to a branch. */
function branchOff(h: History): void {
  const at = h.answers.length;
  for (const { seat, deal } of h.branches.filter(branch => branch.at === at)) {
    h.state = h.game.advice.determinise(h.game.rules.view(h.state, seat), randomFrom(deal));
    if (h.checkpoints.at(-1)!.at === at) h.checkpoints.pop();
    h.checkpoints.push({ at, state: h.game.rules.clone(h.state) });
  }
}

const indexOf = ({ state }: History, seat: Seat, code: string): number =>
  findOption(state.ask?.options[seat] ?? [], code);

/** A seat takes an option of the open question. */
export function take(h: History, seat: Seat, code: string): void {
  const { game, state } = h;
  const question = state.ask?.id ?? '';
  const told: Fact<BaseEvent>[] = [];
  const index = indexOf(h, seat, code);
  if (index < 0) throw new NotAnOption(`seat ${seat + 1} has no option ${code} now`);
  game.rules.apply(state, seat, index, told);
  h.answers.push({ seat, question, code });
  h.facts.push(told);
  const at = h.answers.length;
  rekey(game, h.header, h.seed, state, at);
  if (at % BETWEEN_CHECKPOINTS === 0) h.checkpoints.push({ at, state: game.rules.clone(state) });
}

/** The state after the first `at` answers, as a copy. */
export const stateAt = (h: History, at: number): State => stateAfter(h, at);

/** Forgets everything after the first `at` answers. */
export function rewind(h: History, at: number): void {
  h.state = stateAt(h, at);
  h.answers.length = at;
  h.facts.length = at + 1;
  while (h.checkpoints.at(-1)!.at > at) h.checkpoints.pop();
}
