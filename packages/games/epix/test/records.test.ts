import { readdirSync, readFileSync } from 'node:fs';
import { type BaseEvent, type Fact, factsFor, parseRecord, replay, say, verify } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { epix } from '../src/index.ts';

const folder = new URL('../records/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.record'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The game as a spectator reads it. */
function story(text: string): string {
  const record = parseRecord(text);
  const lines: string[] = [];
  const wording = { catalogue: epix.words.texts.en!, seatName: (seat: number) => `P${seat + 1}` };
  const listen = (_s: unknown, _answer: unknown, news: readonly Fact<BaseEvent>[]) => {
    for (const event of factsFor(news, null)) lines.push(say(epix.words.tell(event as never), wording));
  };
  const { state } = replay(epix, record, record.end!.seed, undefined, listen);
  return `${[...lines, say(epix.rules.outcome(state)!.reason, wording)].join('\n')}\n`;
}

describe('recorded games', () => {
  test('there is one for every ending at every table', () => {
    const endings = ['castle', 'most-areas', 'gold-tie', 'shared', 'last-player-skipped'];
    const tables = [2, 3, 4].flatMap(seats => [`${seats}-basic`, `${seats}-advanced`]);
    const expected = endings.flatMap(ending => tables.map(table => `${ending}-${table}.record`));
    expect(files.sort()).toEqual(expected.sort());
  });
  for (const file of files) {
    test(`${file} replays to the same end`, () => {
      expect(verify(epix, textOf(file)).problems).toEqual([]);
    });
  }
  for (const name of ['castle-4-advanced', 'last-player-skipped-3-basic', 'gold-tie-2-advanced']) {
    test(`${name} tells the same story, word for word`, async () => {
      await expect(story(textOf(`${name}.record`))).toMatchFileSnapshot(`../records/${name}.story.txt`);
    });
  }
});

describe('a changed record is found out', () => {
  const text = textOf('castle-2-basic.record');
  test('any changed byte', () => {
    for (let at = 0; at < text.length; at++) {
      const changed = text[at] === '1' ? '2' : '1';
      const { problems } = verify(epix, text.slice(0, at) + changed + text.slice(at + 1));
      expect(problems.length, `byte ${at}`).toBeGreaterThan(0);
    }
  });
  test('a missing or an added line, a missing last newline, other white space', () => {
    const lines = text.split('\n');
    const variants = [
      ...lines.slice(0, -1).map((_, i) => lines.filter((_l, j) => j !== i).join('\n')),
      [...lines.slice(0, 3), lines[3], ...lines.slice(3)].join('\n'),
      text.trimEnd(),
      `${text}\n`,
      text.replace(',', ', '),
      text.replaceAll('\n', '\r\n'),
    ];
    for (const variant of variants) expect(verify(epix, variant).problems.length).toBeGreaterThan(0);
  });
});
