/** Hidden Leaders in the terminal: the drawn table, menus, a whole game by codes, what simulations count. */
import { join } from 'node:path';
import { CARDS, contentOf, heroId, hiddenLeaders, type State } from '@interregnum/hidden-leaders';
import { chanceFrom, type PositionData, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { drawTable, menuOf, questionOf, type Table } from '../src/play/table.ts';
import { noRecorder } from '../src/record/write.ts';
import { widthOf } from '../src/text/width.ts';
import { wordsFor } from '../src/text/wording.ts';
import type { MenuItem } from '../src/titles/drawing.ts';
import { shortName } from '../src/titles/hidden-leaders/heroes.ts';
import { drawing } from '../src/titles/hidden-leaders/index.ts';
import { labels } from '../src/titles/hidden-leaders/labels.ts';
import { interregnum, temporaryFolder } from './binary.ts';

const FULL = { deck: 'full', memory: 'aid' };
const folder = temporaryFolder();

function tableWith(state: State, seat = 0): Table {
  const players = ['you', 'greedy', 'random', 'greedy', 'random', 'greedy'].slice(0, state.seats);
  const words = wordsFor(hiddenLeaders, drawing);
  return { game: hiddenLeaders, state, seat, players, rules: [], drawing, words, recorder: noRecorder, news: [] };
}

const positioned = (position: PositionData, seats: number): State =>
  hiddenLeaders.proof.position.read(position, FULL, seats);

const reached = (items: readonly MenuItem[]): number[] =>
  items.flatMap(item => ('choice' in item ? [item.choice.index] : reached(item.items())));

/** Plays at random; every state with an open question goes to `visit`, with a seat that is asked. */
function playThrough(seats: number, visit: (state: State, seat: number) => void): State {
  const state = hiddenLeaders.rules.setup(FULL, seats, chanceFrom('drawn'));
  const random = randomFrom('drawn');
  while (state.ask) {
    const seat = state.ask.seats.find(each => state.answers[each] === null)!;
    visit(state, seat);
    hiddenLeaders.rules.apply(state, seat, random.below(state.ask.options[seat]!.length));
  }
  return state;
}

describe('the drawn table', () => {
  const position: PositionData = {
    red: 9,
    green: 10,
    leaders: { 1: 'enned', 2: 'lemron', 3: 'cyra' },
    up: { 1: ['crow-carrier', 'buried-emperor'], 2: ['curious-troll'] },
    down: { 1: ['keen-koi'], 2: ['leery-lizard', 'furious-frog', 'bored-goblin'] },
    known: { 1: { 1: [2] }, 2: { 2: [1], 3: 'all' } },
  };

  test('shows the track, who would be victorious, parties and the own Leader', () => {
    const drawn = drawTable(tableWith(positioned(position, 3)), 100, 40).join('\n');
    expect(drawn).toContain('If it ended now: ☠ Undead');
    expect(drawn).toMatch(/Red .*░?\[R\]░/);
    expect(drawn).toMatch(/Amber you +2\/7 .*☠ Crow Carrier {2}♛ Buried Emperor {2}\[≈ Keen Koi◆\]/);
    expect(drawn).toMatch(/You are Enned, the Innocent {2}≈ Water Folk 2 {2}☠ Undead 2/);
  });

  test('keeps the Hidden Heroes and Leaders of the others to themselves until the end', () => {
    const state = positioned(position, 3);
    const drawn = drawTable(tableWith(state), 100, 40).join('\n');
    expect(drawn).toMatch(
      /Teal greedy +1\/7 .*▲ Curious Troll {2}\[\?\] {2}\[≈ Furious Frog\] {2}\[▲ Bored Goblin all\]/,
    );
    expect(drawn).not.toContain('Lemron');
    const over = drawTable(tableWith(playThrough(2, () => {})), 100, 40).join('\n');
    expect(over).toContain('Victorious: ');
    expect(over).toMatch(/Teal greedy .* \w+ \S\S: /);
  });

  test.each([
    [2, 79, 8],
    [6, 79, 8],
    [2, 99, 22],
    [6, 99, 22],
    [6, 139, 60],
  ])('of %i keeps within %i columns and %i rows through a whole game', (seats, columns, rows) => {
    const least = seats + 6;
    playThrough(seats, (state, seat) => {
      const lines = drawTable(tableWith(state, seat), columns, rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
      expect(lines.length).toBeLessThanOrEqual(Math.max(rows, least));
    });
  });

  test('short names tell the Heroes of a faction apart', () => {
    const names = CARDS.map(
      card =>
        `${contentOf({ content: null }).factions[card]} ${shortName(hiddenLeaders.words.texts.en![`hero.${heroId(card)}`]!)}`,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('menus', () => {
  test('lead to every option exactly once', () => {
    for (const seats of [2, 6]) {
      playThrough(seats, (state, seat) => {
        const table = tableWith(state, seat);
        const question = questionOf(table);
        const found = reached(menuOf(table, question)).sort((a, b) => a - b);
        expect(found).toEqual(question.choices.map(choice => choice.index));
      });
    }
  });

  test('group the preparations by the card that is hidden', () => {
    const state = hiddenLeaders.rules.setup(FULL, 2, chanceFrom('menu'));
    const table = tableWith(state);
    const items = menuOf(table, questionOf(table));
    expect(items).toHaveLength(5);
    expect(items[0]!.label).toMatch(/^Hide .+ in your party …$/);
  });
});

/** Answers that fit some question; whatever does not fit is refused and the next line is tried. */
const MOVES = [1, 2, 3].flatMap(n => [`red+${n}`, `red-${n}`, `green+${n}`, `green-${n}`]);
const PLACES = [1, 2, 3, 4].flatMap(seat => [1, 2, 3].map(place => `${seat}.${place}`));
const PLAIN = ['no', 'harbor', 'stop', 'pass', 'undead', 'wilderness', 'player:2', 'player:3', 'player:1', 'own'];
const ANSWERS = [...MOVES, ...PLAIN, ...PLACES, ...CARDS.map(heroId)].join('\n').concat('\n');

test.each(['beginner', 'promo'])(
  'a whole game by codes with the deck %s, and its record verifies',
  async deck => {
    const file = join(folder, `${deck}.record`);
    const args = ['play', 'hidden-leaders', '--seed', '7', '--seats', '4', '--deck', deck, '--bots', 'random'];
    const asked = await interregnum(args, 'why play:buried-emperor\nrule HDL-H77\nquit\n');
    expect(asked.stdout).toMatch(/play:buried-emperor: .+ \(HDL-\d+\)/);
    expect(asked.stdout).toContain('HDL-H77  Buried Emperor');
    const prepare = /hide:\S+\+discard:\S+/.exec(asked.stdout)![0];
    const { code, stdout } = await interregnum([...args, '--record', file], `${prepare}\n${ANSWERS.repeat(60)}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Amber played .+\./);
    expect(stdout).toContain('The game is over.');
    expect(stdout).toMatch(/You (won!|lost\.)|Nobody won\./);
    expect((await interregnum(['verify', file])).stdout).toBe(`${file}: OK\n`);
  },
  60_000,
);

describe('what simulations count', () => {
  test('a finished game is labelled with its faction and ending, its seats with Leader and turn order', () => {
    const final = playThrough(3, () => {});
    const outcome = hiddenLeaders.rules.outcome(final)!;
    const { seats, game } = labels(final, outcome, key => hiddenLeaders.words.texts.en![key]!);
    expect(seats.Leader).toHaveLength(3);
    expect(seats['Turn order']![final.first]).toBe('1');
    expect([...seats['Turn order']!].sort()).toEqual(['1', '2', '3']);
    expect(game.Ending).toContain(outcome.rule);
    expect(['Imperial Army', 'Hill Tribes', 'Water Folk', 'Undead']).toContain(game.Faction);
  });

  interface Counted {
    name: string;
    games: number;
    wins: number;
  }

  test('simulate adds them up', async () => {
    const { stdout } = await interregnum(['simulate', 'hidden-leaders', '--games', '12', '--seats', '3', '--json']);
    const { byLabel, wins } = JSON.parse(stdout) as { byLabel: Record<string, Counted[]>; wins: number[] };
    const sum = (list: readonly Counted[], of: 'games' | 'wins') => list.reduce((total, each) => total + each[of], 0);
    const won = wins.reduce((a, b) => a + b);
    expect(Object.keys(byLabel)).toEqual(['Faction', 'Ending', 'Leader', 'Turn order']);
    for (const heading of ['Leader', 'Turn order']) {
      expect(sum(byLabel[heading]!, 'games')).toBe(36);
      expect(sum(byLabel[heading]!, 'wins')).toBe(won);
    }
    for (const heading of ['Faction', 'Ending']) expect(sum(byLabel[heading]!, 'wins')).toBe(12);
  });
});
