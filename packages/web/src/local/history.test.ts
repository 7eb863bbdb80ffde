/** The past of a table: any moment again, and nothing changed by looking. */
import { epix } from '@interregnum/epix';
import { type Game, pending, randomFrom, recordHeader, seedFrom } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { type History, historyOf, rewind, stateAt, take } from './history.ts';

const game: Game = epix;
const seed = seedFrom('history');

function start(): History {
  const players = ['A', 'B', 'C'];
  const header = recordHeader(game, { options: {}, seats: 3, players, source: { seed, entropy: [] } });
  return historyOf(game, header, seed, []);
}

/** Plays at random and remembers what the states looked like. */
function played(answers: number): { history: History; states: string[] } {
  const history = start();
  const random = randomFrom('play');
  const states = [JSON.stringify(history.state)];
  while (history.answers.length < answers && history.state.ask) {
    const seat = pending(history.state)[0]!;
    const options = history.state.ask.options[seat]!;
    take(history, seat, options[random.below(options.length)]!.code);
    states.push(JSON.stringify(history.state));
  }
  return { history, states };
}

describe('history', () => {
  it('gives the state after any number of answers', () => {
    const { history, states } = played(70);
    expect(states.map((_, at) => JSON.stringify(stateAt(history, at)))).toEqual(states);
  });

  it('plays a record again to the same state and the same facts', () => {
    const { history } = played(70);
    const again = historyOf(game, history.header, seed, history.answers);
    expect(again.state).toEqual(history.state);
    expect(again.facts).toEqual(history.facts);
  });

  it('forgets what is rewound, and plays on from there', () => {
    const { history, states } = played(60);
    const last = history.answers.length;
    const answers = history.answers.slice();
    rewind(history, 25);
    expect(JSON.stringify(history.state)).toBe(states[25]);
    expect(history.facts).toHaveLength(26);
    const again = historyOf(game, history.header, seed, [...history.answers, ...answers.slice(25)]);
    expect(JSON.stringify(again.state)).toBe(states[last]);
  });

  it('names the line of an answer that was not allowed', () => {
    const { history } = played(10);
    const wrong = history.answers.map((answer, i) => (i === 4 ? { ...answer, code: 'fly' } : answer));
    expect(() => historyOf(game, history.header, seed, wrong)).toThrow('fly was not an option');
  });
});
