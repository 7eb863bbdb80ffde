/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { type FuzzedGame, refusalChecks, type TableKind, tableKinds } from '@interregnum/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { hiddenLeaders, type State } from '../src/index.ts';
import { answer, MISTAKES } from './refusal-cases.ts';
import { crowded, deckOf } from './tables.ts';

const GAMES = 16;

/** The first game of each table from the deal, the others from a crowded table. */
function games(kind: TableKind): FuzzedGame<State>[] {
  const { seats, options } = kind;
  const deck = deckOf(options);
  return Array.from({ length: GAMES + 1 }, (_, n) => {
    const one = { kind, seed: `${deck}, ${seats} players, ${n}` };
    return n === 0 ? one : { ...one, start: seed => crowded({ seats, deck, memory: 'aid' }, seed) };
  });
}

describe('Hidden Leaders refuses what cannot be done', () => {
  const checks = refusalChecks(hiddenLeaders, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games: () =>
      tableKinds(hiddenLeaders)
        .filter(({ options }) => options.memory === 'aid' && options.end === 'deck')
        .flatMap(games),
    mistakes: MISTAKES,
    words: [
      ...['play', 'discard', 'take', 'hide', 'bury', 'turn', 'look', 'exchange', 'with', 'perform', 'give', 'reveal'],
      ...['red', 'green', 'player', 'faction', 'pile', 'undead', 'wilderness', 'own', 'keen-koi', 'buried-emperor'],
      ...['2.1', '9.9'],
    ],
    nonsense: ['red', 'green+', 'turn:2', 'turn:.1'],
  });
  for (const { name, run } of checks) test(name, run);
});

describe('HDL-Q01 what may be taken back', () => {
  it('the two cards of the setup may be changed until everybody has chosen', () => {
    const s = hiddenLeaders.proof.position.read({ turn: 'setup' }, {}, 2);
    const [first, second] = s.ask!.options[0]!.map(o => o.code);
    expect(hiddenLeaders.rules.refusal(hiddenLeaders.rules.view(answer(s, 0, first!), 0), second!)).toBeNull();
  });
});
