import hiddenLeaders from '@interregnum/hidden-leaders';
import { describe, expect, test } from 'vitest';
import { ContentError, contentFromText } from '../src/content-text.ts';

const check = (text: string): string => {
  try {
    return contentFromText(text, hiddenLeaders).name;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

describe('a content file as text', () => {
  test('is read with its name', () => {
    expect(check('content: hidden-leaders\nname: My box\n')).toBe('My box');
  });

  test('the hash knows what is said, not in which order nor with which comments', () => {
    const hash = (text: string) => contentFromText(`content: hidden-leaders\nname: A\n${text}`, hiddenLeaders).hash;
    expect(hash('track: { start: 5, dark from: 8 }')).toBe(hash('# mine\ntrack:\n  dark from: 8\n  start: 5'));
    expect(hash('track: { start: 5 }')).not.toBe(hash('track: { start: 6 }'));
  });

  test.each([
    ['text that is no YAML', 'content: [hidden\n', /^line \d: /],
    [
      'another title',
      'name: Other\ncontent: epix\n',
      /^line 2, content: expected "content: hidden-leaders", not 'epix'/,
    ],
    ['a list', '- a\n', /^line 1: expected a map that begins with "content: hidden-leaders"/],
    ['no name', 'content: hidden-leaders\n', /^line 1, name: expected a text, not 'undefined'/],
    [
      'a wrong value, with its line',
      'content: hidden-leaders\nname: A\nheroes:\n  keen-koi:\n    faction: elves\n',
      /^line 5, heroes\.keen-koi\.faction: expected one of/,
    ],
    [
      'a wrong key, with its line',
      'content: hidden-leaders\nname: A\n\nminions: 3\n',
      /^line 4, minions: unknown 'minions'/,
    ],
    [
      'a wrong line of a program',
      'content: hidden-leaders\nname: A\nheroes:\n  keen-koi:\n    text: X\n    program:\n      - red +1\n      - run away\n',
      /^line 8, heroes\.keen-koi\.program\.1: expected a movement/,
    ],
    [
      'a wrong number below a number',
      'content: hidden-leaders\nname: A\nheroes to end:\n  2: 8\n  3: 99\n',
      /^line 5, heroes to end\.3: expected a whole number/,
    ],
    ['too many letters', `content: hidden-leaders\n${'#'.repeat(200_001)}`, /at most 200000 letters/],
    [
      'too much data',
      `content: hidden-leaders\nname: A\nheroes:\n  keen-koi:\n    text: "${'x'.repeat(150_001)}"\n`,
      /at most 150000 letters/,
    ],
    ['lists within lists', '['.repeat(5000), /^line 1: /],
    [
      'levels without end',
      `content: hidden-leaders\nname: A\na: ${'['.repeat(20)}${']'.repeat(20)}\n`,
      /no more than 16 levels/,
    ],
    [
      'lines that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}]\nc: [${'*b,'.repeat(99)}]\n`,
      /^line 1: /,
    ],
    [
      'keys that reach for the prototype',
      'content: hidden-leaders\nname: A\n__proto__: { heroes: {} }\n',
      /unknown '__proto__'/,
    ],
  ])('refused: %s', (_, text, says) => {
    expect(check(text)).toMatch(says);
  });
});
