/** Runewars in the terminal: the drawn table, menus, a whole game by codes, what simulations count. */
import { join } from 'node:path';
import { chanceFrom, type PositionData, randomFrom, type SetupChoices, setupChoices } from '@interregnum/kernel';
import { runewars, type State } from '@interregnum/runewars';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/games.ts';
import { drawTable, menuOf, questionOf, type Table } from '../src/play/table.ts';
import { noRecorder } from '../src/record/write.ts';
import { loadRulebook } from '../src/rulebook/load.ts';
import { widthOf } from '../src/text/width.ts';
import { wordsFor } from '../src/text/wording.ts';
import type { MenuItem } from '../src/titles/drawing.ts';
import { drawing } from '../src/titles/runewars/index.ts';
import { labels } from '../src/titles/runewars/labels.ts';
import { interregnum, temporaryFolder } from './binary.ts';

const folder = temporaryFolder();
const { rules } = loadRulebook(titleOf('runewars'));

function tableWith(state: State, seat = 0): Table {
  const players = ['you', 'greedy', 'random', 'greedy'].slice(0, state.seats);
  const words = wordsFor(runewars, drawing);
  return { game: runewars, state, seat, players, rules, drawing, words, recorder: noRecorder, news: [] };
}

const chosen = (seats: number, options: SetupChoices = {}): SetupChoices => setupChoices(runewars.meta, options, seats);

const drawn = (position: PositionData, seats = 2, columns = 120, rows = 60, options: SetupChoices = {}): string =>
  drawTable(tableWith(runewars.proof.position.read(position, chosen(seats, options), seats)), columns, rows).join('\n');

const reached = (items: readonly MenuItem[]): number[] =>
  items.flatMap(item => ('choice' in item ? [item.choice.index] : reached(item.items())));

/** Plays at random; every tenth state with an open question goes to `visit`, with a seat that is asked. */
function playThrough(seats: number, options: SetupChoices, visit: (state: State, seat: number) => void): State {
  const state = runewars.rules.setup(chosen(seats, options), seats, chanceFrom('drawn'));
  const random = randomFrom('drawn');
  for (let i = 0; state.ask; i++) {
    const seat = state.ask.seats.find(each => state.answers[each] === null)!;
    if (i % 10 === 0) visit(state, seat);
    runewars.rules.apply(state, seat, random.below(state.ask.options[seat]!.length));
  }
  return state;
}

const EVERYTHING = { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' };

describe('the drawn table', () => {
  test('shows waste tokens, wards, commanders and Development cards', () => {
    const position = {
      areas: { '7B': 'D: 1 footman; cryomancy 2', '10D': 'desolation' },
      heroes: { HE01: { seat: 1, at: '7B' } },
      commanders: { HE01: 'CM04' },
      developed: ['DD7'],
      wards: [{ seat: 1, area: '7B' }],
    };
    const text = drawn(position, 2, 120, 60, EVERYTHING);
    expect(text).toContain('┤░2 ☻D');
    expect(text).toContain('┤▒ ');
    expect(text).toContain('⚑ Wall of Shields');
    expect(text).toContain('developed Embassy of Daqan');
    expect(text).toContain('ward 7B');
  });

  test('shows borders as they are: ice on 10A opens its water', () => {
    const frozen = (area: string) => drawn({ areas: { '10A': area } }, 2, 120, 60, { bow: 'on' });
    expect(frozen('')).toContain('7A w1        ≈');
    expect(frozen('cryomancy 1')).toContain('7A w1        │');
  });

  test('shows year, season, the areas with units, tokens and heroes, players, and what is yours', () => {
    const text = drawn({
      year: 2,
      season: 'summer',
      areas: { '3D': 'D: 3 bowman 1 knight(routed); stronghold D 3; rune dragon; activated D' },
      heroes: { HE01: { seat: 1, at: '3D', damage: 1 } },
      influence: { 1: 5 },
      tactics: { 1: ['TA01'] },
    });
    expect(text).toContain('Year 2/7  Spring ›  Summer ');
    expect(text).toMatch(/│3D w1 !D/);
    expect(text).toMatch(/│3B1k/);
    expect(text).toMatch(/♜3 .*◆ ☻D/);
    expect(text).toContain('influence 5');
    expect(text).toContain('☻ Ronan of the Wild 3D 4/5');
    expect(text).toContain(`Tactics  ${runewars.words.texts.en!['card.TA01']}`);
  });

  test('shows runes, hands and Objectives of others only as backs', () => {
    const text = drawn({
      areas: { '3A': 'L: 1 archer; rune dragon', '4A': 'D: 1 bowman; rune false' },
      tactics: { 2: ['TA01'] },
      objectives: { 1: 'OG1', 2: 'OG2' },
    });
    expect(text).toMatch(/◈/);
    expect(text).toMatch(/◇/);
    expect(text).not.toContain(runewars.words.texts.en!['card.TA01']);
    expect(text).not.toContain(runewars.words.texts.en!['card.OG2']);
  });

  test('marks mountains and water, and lists the areas where there is no room for a map', () => {
    expect(drawn({})).toMatch(/▲▲▲[\s\S]*≈3A/);
    expect(drawn({}, 4, 70)).not.toMatch(/▲▲▲/);
    expect(drawn({ areas: { '4B': 'D: 2 bowman' } }, 4, 70)).toContain('4B 2B');
  });

  test.each([
    [2, 120, 'preset'],
    [3, 79, 'full'],
    [4, 120, 'preset'],
  ])('of %i keeps within %i columns and a screen of 60 rows through a whole game', (seats, columns, board) => {
    playThrough(seats, { board, explore: 'on', factions: 'chosen' }, (state, seat) => {
      const lines = drawTable(tableWith(state, seat), columns, 60);
      expect(lines.filter(line => widthOf(line) > columns)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(60);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
    });
  });

  test('is a map at 120 columns on every preset board', () => {
    for (const seats of [2, 3, 4]) expect(drawn({}, seats, 120, 42)).toMatch(/├─+┤/);
  });
});

test('menus lead to every option exactly once', () => {
  playThrough(3, { board: 'full' }, (state, seat) => {
    const table = tableWith(state, seat);
    const question = questionOf(table);
    const found = reached(menuOf(table, question)).sort((a, b) => a - b);
    expect(found).toEqual(question.choices.map(choice => choice.index));
  });
});

test('a game by codes: what is refused says why, rules can be read', async () => {
  const args = ['play', 'runewars', '--seed', '7', '--seats', '2', '--bots', 'random'];
  const answers = ['none', 'done', 'continue', 'pass', 'order:harvest', '1'].join('\n').concat('\n');
  const { stdout } = await interregnum(args, `why activate:3A\nrule RNW-422\n${answers.repeat(60)}quit\n`);
  expect(stdout).toMatch(/activate:3A: .+ \(RNW-/);
  expect(stdout).toContain('RNW-422');
}, 60_000);

test('a simulated game can be verified and told', async () => {
  await interregnum(['simulate', 'runewars', '--games', '1', '--seats', '2', '--records', folder]);
  const file = join(folder, 'runewars-000001.record');
  expect((await interregnum(['verify', file])).code).toBe(0);
  expect((await interregnum(['replay', file])).stdout).toContain('Ember');
}, 60_000);

test('a finished game is labelled with its ending, its last season and the factions of its seats', () => {
  const final = playThrough(3, {}, () => {});
  const outcome = runewars.rules.outcome(final)!;
  const { seats, game } = labels(final, outcome, key => runewars.words.texts.en![key]!);
  expect(new Set(seats.Faction).size).toBe(3);
  expect(game.Ending).toMatch(/^(claim|count|last) \(RNW-\d+\)$/);
  expect(game.Season).toMatch(/^year \d, (spring|summer|fall|winter)$/);
});
