import { ASK, epix, KNIGHT, type Option, type State, type View } from '@interregnum/epix';
import { chanceFrom, findOption } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { attemptToRecruit, clickArea, clickUnit, dropUnit, isMovable, targets } from './clicks.ts';

const NOTHING = { unit: null, area: null };

function optionsOf(s: State, seat: number): { view: View; options: readonly Option[] } {
  const view = epix.rules.view(s, seat);
  return { view, options: view.ask?.options[seat] ?? [] };
}

const apply = (s: State, seat: number, { code }: { code: string }): void =>
  epix.rules.apply(s, seat, findOption(s.ask!.options[seat]!, code));

function drafting(): { view: View; options: readonly Option[]; seat: number } {
  const s = epix.rules.setup({ mode: 'basic' }, 2, chanceFrom('clicks'));
  const seat = s.ask!.seats[0]!;
  return { ...optionsOf(s, seat), seat };
}

/** Everybody drafts a Soldier and passes; then the First Player plays Move & Attack. */
function moving(): { view: View; options: readonly Option[]; seat: number; s: State } {
  const s = epix.rules.setup({ mode: 'basic' }, 2, chanceFrom('clicks'));
  const take = (fits: (code: string) => boolean) => {
    const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
    epix.rules.apply(
      s,
      seat,
      s.ask!.options[seat]!.findIndex(o => fits(o.code)),
    );
  };
  while (s.ask!.id === ASK.draft) {
    const drafted = s.ask!.options[s.ask!.seats[0]!]!.every(o => !o.code.startsWith('recruit:soldier:land'));
    take(code => (drafted ? code === 'pass' : code.startsWith('recruit:soldier:land')));
  }
  while (s.ask!.id === ASK.auction) take(code => code === 'bid:0');
  take(code => code.startsWith('first:'));
  while (s.ask!.id === ASK.actionCard) take(code => code === 'choose:move');
  const seat = s.ask!.seats[0]!;
  return { ...optionsOf(s, seat), seat, s };
}

test('an area without a Unit in hand is picked, one that nothing may enter explains itself', () => {
  const { view, options, seat } = drafting();
  expect(clickArea(view, options, NOTHING, seat)).toEqual({ do: 'pick', what: { area: seat } });
  expect(clickArea(view, options, NOTHING, 12)).toEqual({ do: 'attempt', code: 'recruit:soldier:kilimandjora' });
});

test('a Unit in hand is placed, or the click says what was tried', () => {
  const { view, options, seat } = drafting();
  const knight = { unit: 1, area: null };
  const camp = { unit: 2, area: null };
  expect(clickArea(view, options, knight, seat)).toEqual({ do: 'choose', code: `recruit:knight:castle${seat + 1}` });
  expect(clickArea(view, options, camp, seat)).toEqual({ do: 'attempt', code: `recruit:camp:castle${seat + 1}` });
});

test('the glow follows the Unit in hand', () => {
  const { options, seat } = drafting();
  expect(targets(options, NOTHING).has(seat)).toBe(true);
  expect(targets(options, { unit: 2, area: null }).has(seat)).toBe(false);
});

test('a click on a Unit uses it, a click where it cannot go names the move', () => {
  const { view, options, seat, s } = moving();
  const area = 4 + 2 * seat;
  const use = clickUnit(view, options, NOTHING, 0, area);
  expect(use.do).toBe('choose');
  apply(s, seat, use as { code: string });
  const next = optionsOf(s, seat);
  const far = 1 - seat;
  expect(clickArea(next.view, next.options, NOTHING, far)).toEqual({
    do: 'attempt',
    code: `attack:soldier:land${seat + 1}a>castle${far + 1}`,
  });
  expect(clickArea(next.view, next.options, NOTHING, 12).do).toBe('choose');
});

test('another own Unit takes the place of the chosen one in a single click', () => {
  const { view, options, seat, s } = moving();
  const use = clickUnit(view, options, NOTHING, 0, 4 + 2 * seat);
  apply(s, seat, use as { code: string });
  const next = optionsOf(s, seat);
  expect(clickUnit(next.view, next.options, NOTHING, 0, 5 + 2 * seat)).toEqual({
    do: 'wish',
    codes: ['back', `use:soldier:land${seat + 1}b`],
  });
});

test('a Unit that is dragged is taken up and moved; to attack, its target is pressed as well', () => {
  const { view, options, seat } = moving();
  const use = options.find(o => o.type === 'use')!;
  if (use.type !== 'use') throw new Error('no Unit can be used');
  const { unit, area } = use;
  expect([isMovable(view, options, unit, area), isMovable(view, options, 3, 12)]).toEqual([true, false]);
  const enemy = view.occupant.findIndex(holder => holder !== null && holder !== seat);
  expect(dropUnit(view, options, unit, area, 12)).toMatchObject({
    do: 'wish',
    aloud: true,
    codes: [use.code, expect.stringMatching(/>kilimandjora$/)],
  });
  expect(dropUnit(view, options, unit, area, enemy)).toEqual({ do: 'wish', aloud: true, codes: [use.code] });
  expect(dropUnit(view, options, unit, area, area)).toEqual({ do: 'nothing' });
});

test('a Unit that is too dear is tried where nothing but its price is in the way', () => {
  const s = epix.proof.position.read(
    { turn: '1 recruit', gold: { 1: 3 }, areas: { castle1: '1: knight' } },
    { mode: 'basic' },
    2,
  );
  const view = epix.rules.view(s, 0);
  expect(epix.rules.refusal(view, attemptToRecruit(view, KNIGHT))?.rule).toBe('EPX-080');
});
