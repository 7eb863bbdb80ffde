/** Yield in the terminal: the drawn table, menus, a whole game by codes, what simulations count. */
import { join } from 'node:path';
import { chanceFrom, type PositionData, randomFrom, type SetupChoices } from '@interregnum/kernel';
import { type State, yieldGame } from '@interregnum/yield';
import { describe, expect, test } from 'vitest';
import { drawTable, menuOf, questionOf, type Table } from '../src/play/table.ts';
import { noRecorder } from '../src/record/write.ts';
import { widthOf } from '../src/text/width.ts';
import { wordsFor } from '../src/text/wording.ts';
import type { MenuItem } from '../src/titles/drawing.ts';
import { drawing } from '../src/titles/yield/index.ts';
import { labels } from '../src/titles/yield/labels.ts';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();

function tableWith(state: State, seat = 0): Table {
  const players = ['you', 'greedy', 'random', 'greedy', 'random'].slice(0, state.seats);
  const words = wordsFor(yieldGame, drawing);
  return { game: yieldGame, state, seat, players, rules: [], drawing, words, recorder: noRecorder, news: [] };
}

const positioned = (position: PositionData, seats: number, options: SetupChoices = {}): State =>
  yieldGame.proof.position.read(position, options, seats);

const reached = (items: readonly MenuItem[]): number[] =>
  items.flatMap(item => ('choice' in item ? [item.choice.index] : reached(item.items())));

/** Plays at random; every state with an open question goes to `visit`, with a seat that is asked. */
function playThrough(seats: number, options: SetupChoices, visit: (state: State, seat: number) => void): State {
  const state = yieldGame.rules.setup(options, seats, chanceFrom('drawn'));
  const random = randomFrom('drawn');
  while (state.ask) {
    const seat = state.ask.seats.find(each => state.answers[each] === null)!;
    visit(state, seat);
    yieldGame.rules.apply(state, seat, random.below(state.ask.options[seat]!.length));
  }
  return state;
}

describe('the drawn table', () => {
  const battle: PositionData = {
    turn: 'battle',
    year: 2,
    fortresses: { III: 'n11', IV: 'n2' },
    armies: { 1: { archer: 'e 5', infantry: 'III 4' }, 2: { archer: 'IV 9', infantry: 'V 3' } },
    battle: { armies: ['1.archer'] },
    hands: { 1: ['G3', 'G5', 'R6'], 2: ['B3', 'B4'] },
  };

  test('shows Year, Fortresses, Armies and the battle', () => {
    const drawn = drawTable(tableWith(positioned(battle, 2)), 120, 50).join('\n');
    expect(drawn).toContain('Battles');
    expect(drawn).toContain('□III ♛3');
    expect(drawn).toContain('□IV ☀2');
    expect(drawn).toContain('♛A5');
    expect(drawn).toMatch(/▸ ♛ 5 ◇, yielding costs 4 {2}☀ 9 □/);
    expect(drawn).toContain('◇3 ◇5   □6');
  });

  test('keeps dials, hands and cards of the others to themselves', () => {
    const drawn = drawTable(tableWith(positioned(battle, 2)), 120, 50).join('\n');
    expect(drawn).toContain('☀A9');
    expect(drawn).toMatch(/☀(I\? C\?|C\? I\?)/);
    expect(drawn).not.toContain('○3');
    const hidden = positioned({ turn: '1', strategy: { 2: ['hidden ritual'] } }, 2);
    expect(drawTable(tableWith(hidden), 120, 50).join('\n')).toMatch(/Orange greedy .*\[\?\]/);
  });

  test.each([
    [2, 79, 12],
    [5, 79, 16],
    [2, 99, 40],
    [5, 140, 60],
  ])('of %i keeps within %i columns and %i rows through a whole game', (seats, columns, rows) => {
    const least = seats + 22;
    playThrough(seats, { leaders: 'pick' }, (state, seat) => {
      const lines = drawTable(tableWith(state, seat), columns, rows);
      expect(lines.filter(line => widthOf(line) > columns)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(Math.max(rows, least));
    });
  });
});

test.each([
  [2, { leaders: 'pick' }],
  [4, { mode: 'teams' }],
])('menus of %i players lead to every option exactly once', (seats, options) => {
  playThrough(seats, options, (state, seat) => {
    const table = tableWith(state, seat);
    const question = questionOf(table);
    const found = reached(menuOf(table, question)).sort((a, b) => a - b);
    expect(found).toEqual(question.choices.map(choice => choice.index));
  });
});

/** Answers that fit some question; whatever does not fit is refused and the next line is tried. */
const KINDS = ['G', 'B', 'R'].flatMap(colour => [3, 4, 5, 6].map(value => `${colour}${value}`));
const ANSWERS = [
  ...['start:III', 'start:V', 'deploy:archer:III', 'deploy:infantry:III', 'deploy:cavalry:III', 'deploy:archer:V'],
  ...['deploy:infantry:V', 'deploy:cavalry:V', 'split:archer4+infantry4+cavalry4'],
  ...['move-all', 'move-2', 'conquer', 'ambush', 'upgrade', 'ritual'].map(card => `choose:${card}`),
  ...['keep', 'pass', 'yield', 'done', 'stop', 'loss:1.archer', 'loss:1.infantry', 'loss:1.cavalry'],
  ...Array.from({ length: 16 }, (_, n) => (n < 3 ? 'recruit:none' : `recruit:archer${n}`)),
  ...KINDS.map(kind => `discard:${kind}`),
]
  .join('\n')
  .concat('\n');

test('a game by codes: what is refused says why, rules can be read', async () => {
  const file = join(folder, 'game.record');
  const args = ['play', 'yield', '--seed', '7', '--seats', '2', '--bots', 'random', '--record', file];
  const { stdout } = await interregnum(args, `why start:IV\nrule YLD-024\n${ANSWERS.repeat(3)}quit\n`);
  expect(stdout).toMatch(/start:IV: .+ \(YLD-024\)/);
  expect(stdout).toContain('YLD-024');
  expect(stdout).toMatch(/Year 1, Season 1 began/);
  expect(stdout).toMatch(/Gold (split the Units|laid)/);
}, 60_000);

describe('what simulations count', () => {
  const text = (key: string): string => yieldGame.words.texts.en![key]!;

  test('a finished game is labelled with its ending, its seats with start and ability', () => {
    const final = playThrough(3, { leaders: 'pick' }, () => {});
    const outcome = yieldGame.rules.outcome(final)!;
    const { seats, game } = labels(final, outcome, text);
    expect([...seats.Start!].sort()).toEqual(['II', 'VI', 'VII']);
    expect(seats.Ability!.every(ability => /\((A|B)\)$/.test(ability))).toBe(true);
    expect(game.Ending).toContain(outcome.rule);
  });

  test('without Leaders there are no abilities to count', () => {
    const final = playThrough(2, {}, () => {});
    expect(Object.keys(labels(final, yieldGame.rules.outcome(final)!, text).seats)).toEqual(['Start']);
  });
});
