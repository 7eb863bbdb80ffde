import { type ContentData, chanceFrom, contentFile, playedWith, type Random, randomFrom } from '@interregnum/kernel';
import { contract, playRandomly, type RandomGame } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { effectLines, ONCE } from '../src/content/effects.ts';
import { ABILITY_IDS, CHAMPION, FOURTH_ARMY } from '../src/content/leaders.ts';
import { type State, yieldGame } from '../src/index.ts';
import { actionsOf } from '../src/phases/actions.ts';
import { valueInBattle } from '../src/phases/initiative.ts';
import { ASK } from '../src/questions.ts';
import type { Battle } from '../src/state.ts';
import { type Crowd, crowded, yieldOptions } from './crowded.ts';

type Title = typeof yieldGame;

const doing = (effects: Readonly<Record<string, readonly string[]>>): Title =>
  playedWith(
    yieldGame,
    contentFile('Other effects', {
      abilities: Object.fromEntries(
        Object.entries(effects).map(([id, lines]) => [id, { text: 'As the lines say.', effects: lines }]),
      ),
    }),
  );

const OPTIONS = yieldOptions({ seats: 2, mode: 'free', leaders: 'pick' });
const table = (game: Title, position: ContentData): State => game.proof.position.read(position, { ...OPTIONS }, 2);
const codes = (s: State): string[] => s.ask!.options[s.ask!.seats[0]!]!.map(o => o.code);

function answer(game: Title, s: State, ...answers: string[]): State {
  for (const code of answers) {
    const option = codes(s).indexOf(code);
    if (option < 0) throw new Error(`${s.ask!.id} has no ${code}: ${codes(s).join(' ')}`);
    game.rules.apply(s, s.ask!.seats[0]!, option);
  }
  return s;
}

describe('the effects of abilities', () => {
  test('an ability can have the effects of two others, and loses its own', () => {
    const game = doing({ moveFortresses: ['cards face down add 5', 'steps with a ritual +2'] });
    const s = table(game, { leaders: { 1: 'lemron:A', 2: 'basil:A' }, turn: 'choose' });
    expect(valueInBattle(s, { armies: 0 } as Battle, 0, 0, false)).toBe(5);
    expect(valueInBattle(s, { armies: 0 } as Battle, 1, 0, false)).toBe(1);
    expect(actionsOf(s, 0, null, true)).toMatchObject({ extra: 2, fortress: false });
  });

  test('a Champion is chosen by whoever has the effect, and adds its number', () => {
    const game = doing({
      champion: ['steps with a ritual +1'],
      destroyer: ['cards face up add 4 more while your champion fights'],
    });
    const s = game.rules.setup({ ...OPTIONS, startingPlayer: 'host' }, 2, chanceFrom('champion'));
    const seat = () => s.ask!.seats[0]!;
    if (s.ask!.id === ASK.startingPlayer) answer(game, s, codes(s)[0]!);
    expect(s.ask!.id).toBe(ASK.leader);
    const chooser = seat();
    answer(game, s, 'leader:basil:B');
    expect([seat(), codes(s)]).toEqual([chooser, ['champion:archer', 'champion:infantry', 'champion:cavalry']]);
    answer(game, s, 'champion:infantry');
    expect(s.champion).toBe(4 * chooser + 1);
    expect(codes(s).some(code => code.startsWith('champion:'))).toBe(false);
  });
});

/** Effects dealt out anew: those of one ability at most once, others anywhere, with any number. */
function randomContent(random: Random): ContentData {
  const taken = new Set<number>();
  const linesFor = (ability: number): string[] => {
    const own = new Map<number, string>();
    if (ability === FOURTH_ARMY) own.set(FOURTH_ARMY, 'you have four armies');
    for (let tries = 1 + random.below(2); tries > 0 && own.size < 2; tries--) {
      const line = effectLines.lines[random.below(effectLines.lines.length)]!;
      const { does } = effectLines.read(line, []);
      if (does === FOURTH_ARMY || own.has(does) || taken.has(does) || (does === CHAMPION && ability === FOURTH_ARMY))
        continue;
      if (ONCE.includes(does)) taken.add(does);
      own.set(does, line);
    }
    return own.size > 0 ? [...own.values()] : ['cards face down add 2'];
  };
  return {
    abilities: Object.fromEntries(
      ABILITY_IDS.map((id, ability) => [id, { text: 'As the lines say.', effects: linesFor(ability) }]),
    ),
  };
}

const CROWDS: readonly Crowd[] = [
  { seats: 2, mode: 'free', leaders: 'pick' },
  { seats: 4, mode: 'free', leaders: 'pick' },
  { seats: 3, mode: 'teams', leaders: 'pick' },
];

const crowdedGame = (game: Title, crowd: Crowd, content: string): RandomGame<State> => ({
  kind: { seats: crowd.seats, options: yieldOptions(crowd) },
  seed: `${content}, ${crowd.seats} players, ${crowd.mode}`,
  start: seed => crowded(crowd, seed, game),
});

describe('abilities put together at random', () => {
  for (const crowd of CROWDS) {
    const content = `abilities ${crowd.seats}`;
    const game = playedWith(yieldGame, contentFile(content, randomContent(randomFrom(content))));
    const also = { 'a crowded table': () => [crowdedGame(game, crowd, content)] };
    const checks = contract(game, { games: 1, every: 25, also }).filter(({ name }) =>
      name.startsWith('a crowded table'),
    );
    for (const { name, run } of checks) test(`${content}: ${name}`, run);

    test(`${content}: whatever is tried is an option or has a reason; clocks and bots have an answer`, () => {
      const one = crowdedGame(game, crowd, content);
      playRandomly(game, one, s => {
        const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
        const v = game.rules.view(s, seat);
        const options = s.ask!.options[seat]!;
        const open = new Set(options.map(o => o.code));
        for (const code of game.proof.candidates(v)) {
          if ((game.rules.refusal(v, code) === null) !== open.has(code)) throw new Error(`${one.seed}: ${code}`);
        }
        expect(options[game.advice.timeout(v, randomFrom(one.seed))], one.seed).toBeDefined();
        expect(
          game.advice.priors!(v).every(w => w > 0 && w < 1e9),
          one.seed,
        ).toBe(true);
        expect(Number.isFinite(game.advice.evaluate(s, seat)), one.seed).toBe(true);
      });
    });
  }
});
