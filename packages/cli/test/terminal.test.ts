/** What a person sees and finds at the terminal: the drawn table, menus, searching by typing. */
import { epix, type State } from '@interregnum/epix';
import { chanceFrom, type PositionData, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { search } from '../src/play/search.ts';
import { drawTable, menuOf, type Question, questionOf, type Table } from '../src/play/table.ts';
import { noRecorder } from '../src/record/write.ts';
import { widthOf } from '../src/text/width.ts';
import { wordsFor } from '../src/text/wording.ts';
import type { MenuItem } from '../src/titles/drawing.ts';
import { drawing } from '../src/titles/epix/index.ts';

function tableWith(state: Table['state'], seat = 0): Table {
  const players = ['you', 'greedy', 'random', 'greedy'].slice(0, state.seats);
  const words = wordsFor(epix, drawing);
  return { game: epix, state, seat, players, rules: [], drawing, words, recorder: noRecorder, news: [] };
}

const positioned = (position: PositionData, seats: number, mode = 'basic'): State =>
  epix.proof.position.read(position, { mode }, seats);

/** All choices that a menu leads to, each as often as there are ways to it. */
const reached = (items: readonly MenuItem[]): number[] =>
  items.flatMap(item => ('choice' in item ? [item.choice.index] : reached(item.items())));

describe('the drawn table', () => {
  test('shows owners, Units, Gold and supply', () => {
    const state = positioned({ turn: 'auction', gold: { 1: 7, 2: 11 }, areas: { land1a: '1: knight camp' } }, 2);
    const drawn = drawTable(tableWith(state), 90, 40).join('\n');
    expect(drawn).toContain('Vallombre');
    expect(drawn).toContain('● K C');
    expect(drawn).toMatch(/Blue you .*7 +\+1 +\d+ {2}SSS? ?·? ?K· CC· XX/);
  });

  test.each([
    [80, 24],
    [100, 40],
    [140, 60],
  ])('keeps within %i columns and %i rows through a whole game of four', (columns, rows) => {
    const state = epix.rules.setup({ mode: 'advanced' }, 4, chanceFrom('drawn'));
    const random = randomFrom('drawn');
    while (state.ask) {
      const seat = state.ask.seats.find(each => state.answers[each] === null)!;
      const lines = drawTable(tableWith(state, seat), columns, rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
      expect(lines.length).toBeLessThanOrEqual(Math.max(rows, 24));
      epix.rules.apply(state, seat, random.below(state.ask.options[seat]!.length));
    }
  });
});

describe('menus', () => {
  const questionAt = (state: Table['state']): [Table, Question] => {
    const table = tableWith(state, state.ask!.seats[0]!);
    return [table, questionOf(table)];
  };

  test('lead to every option exactly once in the draft', () => {
    const [table, question] = questionAt(epix.rules.setup({ mode: 'advanced' }, 4, chanceFrom('menu')));
    const items = menuOf(table, question);
    expect(items.length).toBeLessThanOrEqual(12);
    expect(reached(items).sort((a, b) => a - b)).toEqual(question.choices.map(choice => choice.index));
  });

  test('lead to a guess of three numbers, whichever is named first', () => {
    const state = positioned(
      {
        turn: '1 move',
        gold: { 1: 9, 2: 5 },
        abilities: { 2: ['SA11'] },
        areas: { land2a: '1: soldier', castle2: '' },
      },
      2,
      'advanced',
    );
    for (const code of ['use:soldier:land2a', 'attack:soldier:land2a>castle2', 'bid:4']) {
      const seat = state.ask!.seats[0]!;
      epix.rules.apply(
        state,
        seat,
        state.ask!.options[seat]!.findIndex(option => option.code === code),
      );
    }
    const [table, question] = questionAt(state);
    const pick = (items: MenuItem[], label: string): MenuItem[] => {
      const item = items.find(each => each.label === label)!;
      return 'choice' in item ? [item] : item.items();
    };
    const named = pick(pick(menuOf(table, question), 'Guess 7 and …'), 'Guess 7 and 2 and …');
    expect(named.map(item => ('choice' in item ? item.choice.code : item.label))).toContain('guess:2+4+7');
    expect(new Set(reached(menuOf(table, question))).size).toBe(question.choices.length);
  });
});

describe('typing', () => {
  const table = tableWith(epix.rules.setup({ mode: 'basic' }, 2, chanceFrom('typing')), 0);
  const asked = { ...table, seat: table.state.ask!.seats[0]! };
  const question = questionOf(asked);
  const found = (typed: string) => search(question, typed).map(line => line.hint || line.label);

  test('a code finds its option first', () => {
    const code = question.choices[3]!.code;
    expect(found(code)).toEqual([code]);
  });

  test('words in any order find options', () => {
    const own = asked.seat + 1;
    expect(found('knight recruit')).toContain(`recruit:knight:land${own}a`);
  });

  test('what is no option can be asked about', () => {
    expect(found('fly:dragon')).toEqual(["Why not 'fly:dragon'?"]);
    expect(search(question, 'why recruit:camp:castle1')[0]!.target).toEqual({
      kind: 'why',
      code: 'recruit:camp:castle1',
    });
    expect(search(question, 'rule epx-040')[0]!.target).toEqual({ kind: 'rule', id: 'epx-040' });
  });
});
