/** What reaches a viewer, and that nothing else does. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Flow, Seat } from './flow.ts';
import { copy, flowSights, look, nobody, open, own, type Sights } from './sight.ts';

interface CardTable extends Flow<string> {
  board: { pile: number[] };
  hands: number[][];
  deck: number[];
  secret: number;
}

const sights = {
  ...flowSights,
  ask: (ask: CardTable['ask'], viewer: Seat | null) => flowSights.ask(ask, viewer),
  board: open<CardTable['board']>,
  hands: own<number[]>,
  deck: (deck: number[]) => deck.length,
  secret: nobody,
} satisfies Sights<CardTable>;

const table = (): CardTable => ({
  seats: 2,
  frames: [{ proc: 'round', step: 'play', locals: { leader: 1, tricks: [2, 0] }, items: [1, 0], index: 1 }],
  ask: { id: 'round.play', seats: [0, 1], options: [['a', 'b'], ['c']], changeable: true },
  answers: [1, null],
  board: { pile: [7] },
  hands: [[1, 2], [3]],
  deck: [4, 5, 6],
  secret: 42,
});

describe('a view', () => {
  it('shows a seat what is open, its own and no more', () => {
    expect(look(sights, table(), 0)).toEqual({
      viewer: 0,
      seats: 2,
      frames: table().frames,
      ask: { id: 'round.play', seats: [0, 1], options: [['a', 'b'], null], changeable: true },
      answers: { mine: 1, given: [true, false] },
      board: { pile: [7] },
      hands: [[1, 2], null],
      deck: 3,
      secret: null,
    });
  });

  it('shows a spectator nothing of any seat', () => {
    expect(look(sights, table(), null)).toMatchObject({
      viewer: null,
      ask: { options: [null, null] },
      answers: { mine: null, given: [true, false] },
      hands: [null, null],
    });
  });

  it('is the same whatever is hidden from its viewer', () => {
    const other: CardTable = { ...table(), hands: [[1, 2], [9]], deck: [6, 5, 4], secret: 0 };
    other.ask = {
      ...other.ask!,
      options: [
        ['a', 'b'],
        ['z', 'y', 'x'],
      ],
    };
    expect(look(sights, other, 0)).toEqual(look(sights, table(), 0));
  });

  it('has no field that has no sight', () => {
    const s: CardTable = Object.assign(table(), { forgotten: 'ace' });
    expect(look(sights, s, 0)).not.toHaveProperty('forgotten');
  });

  it('does not compile while a field of the state has no sight', () => {
    const { secret: _, ...forgetful } = sights;
    expectTypeOf(sights).toExtend<Sights<CardTable>>();
    expectTypeOf(forgetful).not.toExtend<Sights<CardTable>>();
  });

  it('lets a sight see the whole table', () => {
    const ofTheLeader = {
      ...sights,
      secret: (n: number, _: Seat | null, s: CardTable) => (s.deck.length > 2 ? n : null),
    };
    expect(look(ofTheLeader, table(), null).secret).toBe(42);
  });

  it('shares nothing that can change with the state', () => {
    const s = table();
    const view = look(sights, s, 0);
    (view.frames[0]!.locals as { tricks: number[] }).tricks.push(9);
    view.frames[0]!.step = 'over';
    view.frames.pop();
    view.board.pile.push(9);
    view.hands[0]!.push(9);
    view.hands[1] = [9];
    view.answers.given[1] = true;
    view.ask!.changeable = false;
    expect(s).toEqual(table());
  });

  it('stays as it was when the state goes on', () => {
    const s = table();
    const view = look(sights, s, 0);
    const before = structuredClone(view);
    (s.frames[0]!.locals as { tricks: number[] }).tricks.push(9);
    s.frames.pop();
    s.answers[0] = 0;
    s.ask = null;
    s.board.pile.push(9);
    s.hands[0]!.pop();
    expect(view).toEqual(before);
  });

  it('of a finished game asks nothing', () => {
    expect(look(sights, { ...table(), frames: [], ask: null }, 0).ask).toBeNull();
  });
});

describe('a copy', () => {
  it('is equal and shares no list or record', () => {
    const original = { n: 1, none: null, list: [{ deep: [1, 2] }], text: 'a', yes: true };
    const made = copy(original);
    expect(made).toEqual(original);
    original.list[0]!.deep.push(3);
    original.list.push({ deep: [] });
    expect(made.list).toEqual([{ deep: [1, 2] }]);
  });
});
