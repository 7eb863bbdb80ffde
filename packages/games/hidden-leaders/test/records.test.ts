import { readdirSync, readFileSync } from 'node:fs';
import { type BaseEvent, type Fact, factsFor, parseRecord, replay, say, verify } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { hiddenLeaders } from '../src/index.ts';

const folder = new URL('../records/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.record'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The game as a spectator reads it. */
function story(text: string): string {
  const record = parseRecord(text);
  const lines: string[] = [];
  const wording = { catalogue: hiddenLeaders.words.texts.en!, seatName: (seat: number) => `P${seat + 1}` };
  const listen = (_s: unknown, _answer: unknown, news: readonly Fact<BaseEvent>[]) => {
    for (const event of factsFor(news, null)) lines.push(say(hiddenLeaders.words.tell(event as never), wording));
  };
  const { state } = replay(hiddenLeaders, record, record.end!.seed, undefined, listen);
  return `${[...lines, say(hiddenLeaders.rules.outcome(state)!.reason, wording)].join('\n')}\n`;
}

/** By ending: how many players at most can see it. With more, every faction has aligned players. */
const ENDINGS: Readonly<Record<string, number>> = {
  nobody: 3,
  alone: 4,
  'most-heroes': 6,
  'smallest-party': 6,
  'highest-leader': 6,
  'ended-by-another': 6,
};

describe('recorded games', () => {
  test('there is one for every ending at every table', () => {
    const expected = [2, 3, 4, 5, 6].flatMap(seats =>
      Object.entries(ENDINGS).flatMap(([ending, most]) =>
        seats <= most ? ['full', 'beginner'].map(deck => `${ending}-${seats}-${deck}.record`) : [],
      ),
    );
    expect(files.sort()).toEqual([...expected, 'sixty-rounds-2-full.record'].sort());
  });
  for (const file of files) {
    test(`${file} replays to the same end`, () => {
      expect(verify(hiddenLeaders, textOf(file)).problems).toEqual([]);
    });
  }
  for (const name of ['nobody-2-full', 'highest-leader-6-beginner', 'ended-by-another-4-full']) {
    test(`${name} tells the same story, word for word`, async () => {
      await expect(story(textOf(`${name}.record`))).toMatchFileSnapshot(`../records/${name}.story.txt`);
    });
  }
});
