import { readFileSync } from 'node:fs';
import {
  type ContentData,
  contentFile,
  playedWith,
  type Random,
  randomFrom,
  readContentFile,
} from '@interregnum/kernel';
import { contentChecks, contract } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn } from '../src/content/built-in.ts';
import { source } from '../src/content/file.ts';
import { ALL_SENTENCES, ONCE, readLine, writeProgram } from '../src/content/vocabulary.ts';
import { hiddenLeaders } from '../src/index.ts';

const example = readContentFile(
  parse(readFileSync(new URL('../../../../examples/content/hidden-leaders.yaml', import.meta.url), 'utf8')),
  'hidden-leaders',
);

const hero = (id: string, said: ContentData): ContentData => ({ heroes: { [id]: said } });
const doing = (...program: string[]): ContentData => hero('rotting-orangutan', { text: 'Something else.', program });

describe('the content file of Hidden Leaders', () => {
  test('the vocabulary says every built-in program, and reads it back', () => {
    for (const program of builtIn.programs) {
      expect(writeProgram(program).flatMap(line => readLine(line)!)).toEqual(program);
    }
  });

  test('the built-in content, written and read, is the built-in content', () => {
    const { words: _, ...content } = source.read(JSON.parse(JSON.stringify(source.write())));
    const { words: __, ...expected } = builtIn;
    expect(content).toEqual(expected);
  });

  const checks = contentChecks(hiddenLeaders, {
    variant: example,
    wrong: {
      'a Hero that is not in the box': {
        data: hero('merry-minstrel', { name: 'Merry Minstrel' }),
        at: 'heroes.merry-minstrel',
        says: /expected one of shaky-sharpshooter/,
      },
      'a faction that does not exist': {
        data: hero('keen-koi', { faction: 'elves' }),
        at: 'heroes.keen-koi.faction',
        says: /expected one of imperial-army, hill-tribes, water-folk, undead, not 'elves'/,
      },
      'a name with braces': {
        data: hero('keen-koi', { name: '{hero}' }),
        at: 'heroes.keen-koi.name',
        says: /no braces/,
      },
      'a line that is not in the vocabulary': {
        data: doing('bury everybody'),
        at: 'heroes.rotting-orangutan.program.0',
        says: /sentence of the vocabulary such as "bury a/,
      },
      'a program without a text': {
        data: hero('rotting-orangutan', { program: ['red +1'] }),
        at: 'heroes.rotting-orangutan.text',
        says: /needs a text/,
      },
      'X without a count': { data: doing('red +x'), at: 'heroes.rotting-orangutan.program.0', says: /X needs/ },
      'a leading marker without asking for one': {
        data: doing('leading -1'),
        at: 'heroes.rotting-orangutan.program.0',
        says: /only if one marker leads/,
      },
      'a second Hero that copies its party': {
        data: doing('perform one of your face-up Heroes'),
        at: 'heroes.rotting-orangutan.program',
        says: /ghastly-granny has it/,
      },
      'more after copying': {
        data: doing('perform the top card of the Graveyard', 'red +1'),
        at: 'heroes.rotting-orangutan.program.0',
        says: /must be the last line/,
      },
      'two Leaders with the same factions': {
        data: { leaders: { cyra: { factions: ['water-folk', 'hill-tribes'] } } },
        at: 'leaders.cyra.factions',
        says: /lemron has the same/,
      },
      'a track that starts beyond its end': { data: { track: { start: 13 } }, at: 'track.start', says: /from 1 to 12/ },
      'a key that nobody knows': { data: { minions: {} }, at: 'minions', says: /expected one of track/ },
      'an Emperor with a program': {
        data: hero('buried-emperor', { program: ['red +1'] }),
        at: 'heroes.buried-emperor.program',
        says: /unknown 'program'/,
      },
    },
  });
  for (const { name, run } of checks) test(name, run);
});

describe('the example of Hidden Leaders', () => {
  const game = playedWith(hiddenLeaders, example);

  test('says its names and texts', () => {
    const { en, de } = game.words.texts;
    expect(en!['hero.furious-frog']).toBe('Patient Pike');
    expect(de!['hero.furious-frog']).toBe('Geduldiger Hecht');
    expect(en!['victory.water-folk']).toBe('The Tide Folk are victorious');
    expect(hiddenLeaders.words.texts.en!['hero.furious-frog']).toBe('Furious Frog');
  });

  for (const { name, run } of contract(game, { games: 1 }).filter((_, i) => i % 3 === 0)) test(name, run);
});

/** Heroes put together at random: whatever the vocabulary can say must keep the contract. */
function randomContent(random: Random): ContentData {
  const lines = ALL_SENTENCES.filter(line => !ONCE.some(once => once.toLowerCase() === line));
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const moves = ['red +1', 'red -3 and green +2', 'red +2 and/or green -1', 'next player: red +2 or red -2'];
  const program = () => [pick(moves), ...Array.from({ length: 1 + random.below(3) }, () => pick(lines))];
  const changed = builtIn.heroes.filter(({ id }) => id !== 'buried-emperor' && random.below(2) === 0);
  return {
    track: { start: 1 + random.below(12), 'dark from': 6 + random.below(6) },
    heroes: Object.fromEntries(
      changed.map(({ id }) => [
        id,
        { text: 'As the lines say.', faction: pick(['undead', 'water-folk']), program: program() },
      ]),
    ),
  };
}

describe('Heroes put together at random', () => {
  for (let i = 0; i < 4; i++) {
    const seed = `content ${i}`;
    const game = playedWith(hiddenLeaders, contentFile(seed, randomContent(randomFrom(seed))));
    const tables = contract(game, { games: 1 }).filter((_, at) => at % 13 === i);
    for (const { name, run } of tables) test(`${seed}: ${name}`, run);
  }
});
