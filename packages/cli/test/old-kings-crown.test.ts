/** The Old King's Crown in the terminal: the drawn table, menus, a whole game by codes, what simulations count. */
import { join } from 'node:path';
import { chanceFrom, type PositionData, randomFrom, type SetupChoices, setupChoices } from '@interregnum/kernel';
import { oldKingsCrown, type State } from '@interregnum/old-kings-crown';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/games.ts';
import { drawTable, menuOf, questionOf, type Table } from '../src/play/table.ts';
import { noRecorder } from '../src/record/write.ts';
import { loadRulebook } from '../src/rulebook/load.ts';
import { widthOf } from '../src/text/width.ts';
import { wordsFor } from '../src/text/wording.ts';
import type { MenuItem } from '../src/titles/drawing.ts';
import { drawing } from '../src/titles/old-kings-crown/index.ts';
import { labels } from '../src/titles/old-kings-crown/labels.ts';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
const { rules } = loadRulebook(titleOf('old-kings-crown'));

function tableWith(state: State, seat = 0): Table {
  const players = ['you', 'greedy', 'random', 'greedy'].slice(0, state.seats);
  const words = wordsFor(oldKingsCrown, drawing);
  return { game: oldKingsCrown, state, seat, players, rules, drawing, words, recorder: noRecorder, news: [] };
}

const chosen = (seats: number, options: SetupChoices = {}): SetupChoices =>
  setupChoices(oldKingsCrown.meta, options, seats);

const positioned = (position: PositionData, seats: number): State =>
  oldKingsCrown.proof.position.read(position, chosen(seats), seats);

const drawn = (position: PositionData, seats = 2, rows = 60): string =>
  drawTable(tableWith(positioned(position, seats)), 100, rows).join('\n');

const reached = (items: readonly MenuItem[]): number[] =>
  items.flatMap(item => ('choice' in item ? [item.choice.index] : reached(item.items())));

/** Plays at random; every state with an open question goes to `visit`, with a seat that is asked. */
function playThrough(seats: number, options: SetupChoices, visit: (state: State, seat: number) => void): State {
  const state = oldKingsCrown.rules.setup(chosen(seats, options), seats, chanceFrom('drawn'));
  const random = randomFrom('drawn');
  while (state.ask) {
    const seat = state.ask.seats.find(each => state.answers[each] === null)!;
    visit(state, seat);
    oldKingsCrown.rules.apply(state, seat, random.below(state.ask.options[seat]!.length));
  }
  return state;
}

describe('the drawn table', () => {
  test('shows season, order, Heralds, a Clash with its totals, market and hand', () => {
    const text = drawn({
      turn: 'strength plateau',
      round: 4,
      influence: { 1: 6, 2: 9 },
      order: [2, 1],
      heralds: { 1: 'harvest' },
      up: { plateau: { 1: ['CL11'], 2: ['UP12'] } },
      hands: { 1: ['CL14'] },
      kingdom: { 1: ['K21+CL02'] },
    });
    expect(text).toContain('Round 4/30');
    expect(text).toContain(' Autumn  › Winter  Clash: Strength');
    expect(text).toMatch(/Order {2}1 U Stag 9 {2}2 C Raven 6 .*20 Influence/);
    expect(text).toMatch(/Plateau +◈ The Harvest Field \+2 ⚑C/);
    expect(text).toContain('C Raven Orrin Half-Tide 7 = 7');
    expect(text).toContain('= 8 ▸');
    expect(text).toContain('Saga the Unifier 10');
  });

  test('shows Bids, Kingdom Cards with their defence, the Court and the Commander Disc', () => {
    const text = drawn({
      turn: 'winning bids',
      bids: { 1: 'CL05', 2: 'pass' },
      kingdom: { 2: ['K12+UP10'] },
      court: ['UP11'],
      disc: '1 II',
    });
    expect(text).toMatch(/Bids {2}✉ C Oar-Kin 3 .* {2}✉ U passes/);
    expect(text).toContain('♜ Guild of Siege-Wrights (Baron Cuttlefish, defence 6)');
    expect(text).toMatch(/Court {2}U .* 7 Authority 1/);
    expect(text).toContain('disc II');
    expect(text).toContain('The Tide-Reader');
  });

  test('counts a Quest against what the Site of Power needs, with the Charter of Safe Roads too', () => {
    expect(drawn({ sites: { 1: ['CL05'] } })).toContain('quest 1/3');
    expect(drawn({ sites: { 1: ['CL05'] }, kingdom: { 1: ['K31+CL06'] } })).toContain('quest 1/2');
  });

  test('keeps hands, Bids and face-down cards of the others to themselves', () => {
    const text = drawn({
      turn: 'early autumn',
      hands: { 1: ['CL14'], 2: ['UP14'] },
      down: { plateau: { 1: 'CL10', 2: 'UP11' } },
    });
    expect(text).toMatch(/C Raven ▮Lethe 6 {2}U Stag ▮\s/);
    for (const id of ['UP11', 'UP14']) expect(text).not.toContain(oldKingsCrown.words.texts.en![`card.${id}`]);
    expect(drawn({ turn: 'bids', order: [2, 1], bids: { 2: 'UP11' } })).toMatch(/Bids {2}✉ U ▮/);
  });

  test('shows the Simulacrum where one plays alone', () => {
    expect(drawn({}, 1)).toMatch(/S Simulacrum knight {2}plans \d+ {2}quest 0\/3/);
  });

  test('leaves out what cards do where there is little room', () => {
    const position = { turn: 'bids', hands: { 1: ['CL07'] } };
    expect(drawn(position)).toContain('Cavalry, Bolster 2, Quest 2');
    expect(drawn(position, 2, 10)).not.toContain('Cavalry, Bolster 2');
  });

  test.each([
    [1, 79],
    [2, 100],
    [4, 79],
    [4, 140],
  ])('of %i keeps within %i columns and a screen of 60 rows through a whole game', (seats, columns) => {
    playThrough(seats, { factions: 'pick' }, (state, seat) => {
      const lines = drawTable(tableWith(state, seat), columns, 60);
      expect(lines.filter(line => widthOf(line) > columns)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(60);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
    });
  });
});

test.each([1, 2, 4])('menus of %i players lead to every option exactly once', seats => {
  playThrough(seats, {}, (state, seat) => {
    const table = tableWith(state, seat);
    const question = questionOf(table);
    const found = reached(menuOf(table, question)).sort((a, b) => a - b);
    expect(found).toEqual(question.choices.map(choice => choice.index));
  });
});

/** Answers that fit some question; whatever does not fit is refused and the next line is tried. */
const ANSWERS = ['none', 'pass', 'herald:castle', '1', 'decline', 'stop', 'done'].join('\n').concat('\n');

test('a game by codes: what is refused says why, rules can be read', async () => {
  const file = join(folder, 'game.record');
  const args = ['play', 'old-kings-crown', '--seed', '7', '--seats', '2', '--bots', 'random', '--record', file];
  const { stdout } = await interregnum(args, `why bid:CL01\nrule OKC-029\n${ANSWERS.repeat(40)}quit\n`);
  expect(stdout).toMatch(/bid:CL01: .+ \(OKC-/);
  expect(stdout).toContain('OKC-029');
  expect(stdout).toContain('Round 1 begins.');
  expect(stdout).toMatch(/Raven passes\./);
}, 60_000);

test('a finished game is labelled with its ending, its Rounds and the factions of its seats', () => {
  const final = playThrough(3, {}, () => {});
  const outcome = oldKingsCrown.rules.outcome(final)!;
  const { seats, game } = labels(final, outcome, key => oldKingsCrown.words.texts.en![key]!);
  expect(new Set(seats.Faction).size).toBe(3);
  expect(game.Ending).toMatch(/^(threshold|cap) \(OKC-\w+\)$/);
  expect(game.Rounds).toBe(String(final.round));
});
