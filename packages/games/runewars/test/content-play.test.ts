/** What a content file says is what is played, by the rules and by bots, at tables with other contents beside it. */
import { chanceFrom, contentFile, playedWith, say } from '@interregnum/kernel';
import { contentChecks, contract } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { areaNumber, boardOf, runewars, type State, tileNumber, yieldsOf } from '../src/index.ts';
import { kindOf } from './tables.ts';
import { WRONG_FILES } from './wrong-files.ts';

const text = 'Does something else.';

/** Something of every part. */
const variant = contentFile('Other lands', {
  units: {
    bowman: { name: 'Slinger', several: 'Slingers', health: 2, initiative: 3, figures: 9 },
    footman: { text, do: ['deal 2 damage to the opponent (any)'] },
    knight: { shape: 'circle', fast: false, flying: true },
    giant: { figures: 6, health: 3, initiative: 2, text, do: ['deal 1 damage to the opponent (any)'] },
    razorwing: { 'duel text': text, 'in duel': ['1 damage to the opposing hero'] },
  },
  factions: {
    daqan: { start: { food: 4, wood: 2, ore: 3 }, influence: 5, text, do: ['rout 1 of the opponent (any)'] },
  },
  cities: { CT1: { units: { shape: 'circle', n: 1 }, influence: 4 } },
  tiles: {
    1: { A: { food: 0, ore: 1, borders: {} }, B: { neutral: '1 giant' }, C: { borders: { S: 'mountain' } } },
    5: { B: { wood: 2, borders: { N: 'water' } } },
  },
  'season cards': { SP7: { text, do: [{ each: 'player', do: ['gain 2 influence'] }] } },
  tactics: { TA02: { copies: 1 }, TA22: { copies: 3, text, do: ['gain 4 influence'] } },
  rewards: { RW18: { name: 'Gloves of Might', text, effect: 'strength +2' } },
  heroes: { HE01: { health: 7, attributes: { strength: 2, agility: 4, wisdom: 4 } } },
  titles: { TI2: { rewards: 2, text } },
  fate: { 1: 'd1 r1 d2 s gold' },
});

describe('a content file of Runewars', () => {
  const checks = contentChecks(runewars, { variant, wrong: WRONG_FILES });
  for (const { name, run } of checks) test(name, run);
});

describe('the other lands', () => {
  const game = playedWith(runewars, variant);
  for (const { name, run } of contract(game, { games: 1 }).filter((_, i) => i % 17 === 0)) test(name, run);

  test('are known to states and views; what was kept before there were files is as built in', () => {
    const s = game.rules.setup(kindOf(2).options, 2, chanceFrom('lands'));
    const area = areaNumber('5B');
    expect(yieldsOf(game.rules.view(s, null), area)).toEqual([0, 2, 1]);
    const { content: _, ...before } = s;
    expect(yieldsOf(before as unknown as State, area)).toEqual([0, 0, 1]);
  });

  test('have borders of their own where the same tiles lie', () => {
    const placement = [
      { tile: tileNumber('5'), at: { q: 0, r: 0 }, turns: 0 },
      { tile: tileNumber('3'), at: { q: 1, r: -2 }, turns: 0 },
    ];
    const [own, usual] = [variant.hash, null].map(content => boardOf({ content, placement }));
    expect(own!.neighbours).toEqual(usual!.neighbours);
    expect(own!.borders).not.toEqual(usual!.borders);
  });

  test('name the destinies of their own cards in what is told', () => {
    const told = ({ words }: typeof runewars): string => {
      const wording = { catalogue: words.texts.en!, locale: 'en', seatName: String };
      return say(words.tell({ type: 'duelDrew', hero: 0, card: 0 }), wording);
    };
    expect(told(game)).toMatch(/gold/i);
    expect(told(runewars)).toMatch(/red/i);
  });
});
