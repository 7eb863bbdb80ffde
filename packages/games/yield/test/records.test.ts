import { readdirSync, readFileSync } from 'node:fs';
import { type BaseEvent, type Fact, factsFor, parseRecord, replay, say, verify } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { yieldGame } from '../src/index.ts';

const folder = new URL('../records/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.record'));
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The game as a spectator reads it. */
function story(text: string): string {
  const record = parseRecord(text);
  const lines: string[] = [];
  const wording = { catalogue: yieldGame.words.texts.en!, seatName: (seat: number) => `P${seat + 1}` };
  const listen = (_s: unknown, _answer: unknown, news: readonly Fact<BaseEvent>[]) => {
    for (const event of factsFor(news, null)) lines.push(say(yieldGame.words.tell(event as never), wording));
  };
  const { state } = replay(yieldGame, record, record.end!.seed, undefined, listen);
  return `${[...lines, say(yieldGame.rules.outcome(state)!.reason, wording)].join('\n')}\n`;
}

/** By ending: at how many seats, with which Leaders. */
const ENDINGS: Readonly<Record<string, { seats: readonly number[]; leaders: readonly string[] }>> = {
  points: { seats: [2, 3, 4, 5], leaders: ['off', 'pick', 'random'] },
  'points-tied': { seats: [2, 3, 4, 5], leaders: ['off', 'pick', 'random'] },
  destroyer: { seats: [2, 3, 4, 5], leaders: ['pick', 'random'] },
  team: { seats: [3, 4], leaders: ['off', 'pick'] },
  'team-tied': { seats: [3, 4], leaders: ['off', 'pick'] },
};

describe('recorded games', () => {
  test('there is one for every ending at every table', () => {
    const expected = Object.entries(ENDINGS).flatMap(([ending, { seats, leaders }]) =>
      seats.flatMap(n => leaders.map(kind => `${ending}-${n}-${kind}.record`)),
    );
    expect(files.sort()).toEqual(expected.sort());
  });
  for (const file of files) {
    test(`${file} replays to the same end`, () => {
      const text = textOf(file);
      expect(verify(yieldGame, text).problems).toEqual([]);
      const record = parseRecord(text);
      const { reason } = yieldGame.rules.outcome(replay(yieldGame, record, record.end!.seed).state)!;
      const ending = reason.key.replace('end.', '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      expect(file.startsWith(`${ending}-`)).toBe(true);
    });
  }
  for (const name of ['points-2-off', 'destroyer-5-pick', 'team-tied-4-pick']) {
    test(`${name} tells the same story, word for word`, async () => {
      await expect(story(textOf(`${name}.record`))).toMatchFileSnapshot(`../records/${name}.story.txt`);
    });
  }
});
