/** A title that brings nothing for the browser can still be played there. */
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type BaseOption, type BaseView, chanceFrom, type Game, setupChoices } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { completed } from './complete.ts';
import { factsOf, inWords, plainLabel } from './facts.ts';
import { grouped, viewFacts } from './plain-table.tsx';

const NAMES = ['Ada', 'Ben', 'Cy'];
const text = (key: string) => key;

function viewOf(game: Game, seat: number | null): BaseView<BaseOption> {
  const s = game.rules.setup(setupChoices(game.meta, {}), NAMES.length, chanceFrom('plain'));
  return game.rules.view(s, seat);
}

test('what is noted by seat belongs to the seats, the rest to the table; where the flow stands to neither', () => {
  const { common, seats } = factsOf(
    { round: 2, hand: { 1: ['a', 'b'], 2: 3, deck: 9 }, at: [{ step: 'game.bid' }] },
    2,
  );
  expect(common).toEqual([
    { key: 'round', value: '2' },
    { key: 'hand', value: 'deck 9' },
  ]);
  expect(seats).toEqual([[{ key: 'hand', value: ['a', 'b'] }], [{ key: 'hand', value: '3' }]]);
});

test('what there is nothing to say about is left out', () => {
  const nothing = [null, undefined, false, 'none', [], {}, '', ['none'], { a: null }];
  expect(nothing.map(inWords)).toEqual(nothing.map(() => ''));
  expect(factsOf({ passed: [], over: false, bid: 'none', gold: { 1: 0 } }, 1)).toEqual({
    common: [],
    seats: [[{ key: 'gold', value: '0' }]],
  });
});

test('a field without a word of the title is called by its name', () => {
  expect([plainLabel('lastBid'), plainLabel('extra_neutral'), plainLabel('deck')]).toEqual([
    'Last bid',
    'Extra neutral',
    'Deck',
  ]);
});

test('seats show what the view’s owner may know, and no more', () => {
  const own = viewFacts(hiddenLeaders, viewOf(hiddenLeaders, 1), 3).seats;
  const hand = (seat: number) => own[seat]!.find(fact => fact.key === 'hands')!.value as string[];
  expect(hand(1)).not.toContain('hidden');
  expect(hand(1).length).toBeGreaterThan(0);
  expect(hand(0)).toEqual(hand(1).map(() => 'hidden'));
});

test('a title without parts of its own has all that the shell needs', () => {
  const ui = completed(epix, {});
  const view = viewOf(epix, null);
  const seat = view.ask!.seats[0]!;
  const asked = viewOf(epix, seat);
  const options = asked.ask!.options[seat]!;
  expect(ui.phaseTrack(view, text)).toEqual({ steps: [] });
  expect(ui.describeTable(view, text, NAMES)).toContain('Ada: Gold: 15');
  expect(options.length).toBeGreaterThan(9);
  expect(options.every(option => ui.offersItself(option, asked))).toBe(true);
  expect(grouped(options).flat()).toHaveLength(options.length);
  expect(new Set(grouped(options).map(group => group[0]!.type)).size).toBe(grouped(options).length);
});

test('what a title brings takes the place of the kit’s part', () => {
  const describeTable = () => ['an own line'];
  expect(completed(epix, { describeTable }).describeTable(viewOf(epix, 0), text, NAMES)).toEqual(['an own line']);
});
