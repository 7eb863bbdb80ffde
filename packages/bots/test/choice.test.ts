/** Positions in which a search once ended a lost game, answered by lot, or always answered the same. */
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type Game, randomFrom, type Seat } from '@interregnum/kernel';
import { runewars } from '@interregnum/runewars';
import { yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { botFor } from '../src/index.ts';

const FULL = { deck: 'full', memory: 'aid' };

/** The answers of a search to the same question of four players, with different chance. */
function answers(data: Record<string, unknown>, seat: Seat, tries: number): string[] {
  const s = hiddenLeaders.proof.position.read(data, FULL, 4);
  const view = hiddenLeaders.rules.view(s, seat);
  return Array.from({ length: tries }, (_, n) => {
    const { option } = botFor('ismcts:150i').advise(hiddenLeaders as Game, view, randomFrom(`choice ${n}`));
    return s.ask!.options[seat]![option]!.code;
  });
}

test('nobody ends a game that a rival would win by his count', () => {
  const codes = answers(
    {
      turn: '1 play',
      red: 5,
      green: 5,
      leaders: { 1: 'lemron', 2: 'cyra', 3: 'xiadul', 4: 'myrad' },
      up: {
        1: ['shaky-sharpshooter', 'canned-champion', 'ace-fighter', 'crow-carrier', 'leery-lizard', 'wrapped-warrior'],
        2: ['aimless-eel', 'krill-keeper', 'furious-frog', 'short-sighted-soldier'],
        3: ['rotting-orangutan', 'lethargic-leech'],
        4: ['slaughtered-slime', 'bored-goblin'],
      },
      hands: { 1: ['battle-pet-master', 'friendly-frogmage', 'well-aged-warrior'] },
    },
    0,
    3,
  );
  expect(codes).toEqual(codes.map(() => 'discard'));
});

test('a question put to several players at once is answered by thought, not by lot', () => {
  const hand = ['leery-lizard', 'furious-frog', 'bored-goblin', 'angry-priestess', 'nagging-northman'];
  const codes = answers({ turn: 'setup', leaders: { 1: 'lemron' }, hands: { 1: hand } }, 0, 3);
  for (const code of codes) {
    expect(code).toMatch(/^hide:(leery-lizard|furious-frog|bored-goblin)\+/);
    expect(code).toMatch(/discard:(angry-priestess|nagging-northman)$/);
  }
});

test('how Units are split in Yield cannot be foreseen', () => {
  const s = yieldGame.proof.position.read({ turn: 'split' }, {}, 4);
  const view = yieldGame.rules.view(s, 0);
  const splits = Array.from({ length: 6 }, (_, n) => {
    const { option } = botFor('ismcts:80i').advise(yieldGame as Game, view, randomFrom(`split ${n}`));
    return s.ask!.options[0]![option]!.code;
  });
  expect(new Set(splits).size).toBeGreaterThan(2);
});

test.each(['greedy', 'ismcts:60i'])('%s sees what an order brings, though somebody else has the first turn', level => {
  const options = { board: 'preset', factions: 'dealt', explore: 'off' };
  const position = {
    year: 2,
    season: 'fall',
    dials: { 1: '0/0/0', 2: '3/3/3' },
    areas: {
      '3A': 'D: 2 footman',
      '3B': 'D: 2 footman',
      '3C': 'D: 2 footman',
      '4B': 'D: 2 footman',
      '5B': 'L: 2 warrior',
    },
  };
  const view = runewars.rules.view(runewars.proof.position.read(position, options, 2), 0);
  const { option } = botFor(level).advise(runewars as Game, view, randomFrom('orders'));
  expect(view.ask!.options[0]![option]!.code).toBe('order:harvest');
});
