/** Recorded games of a title: they replay, end as they are called, tell the same story; a changed byte is found out. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { replay, verify } from '../course/replay.ts';
import { type Fact, factsFor } from '../events.ts';
import type { Flow } from '../flow.ts';
import type { BaseEvent, BaseOption, Game, Outcome } from '../game.ts';
import { say } from '../phrase.ts';
import { parseRecord, verifySeal } from '../record.ts';
import type { BaseView } from '../sight.ts';
import type { Check } from './check.ts';

/** A recorded game, played again. */
export interface Told<S, E> {
  state: S;
  outcome: Outcome;
  /** What everybody was told. */
  events: readonly E[];
}

export interface RecordSettings<S, E> {
  /** Where the files `NAME.record` and `NAME.story.txt` lie. */
  folder: URL;
  /** By ending: the key of its reason, or whether a game shows it. A record is called after its ending. */
  endings: Readonly<Record<string, string | ((told: Told<S, E>) => boolean)>>;
  /** The names of all records. */
  names: readonly string[];
  /** The names of those whose story is compared word for word. */
  stories: readonly string[];
}

type AnyTitle<S extends Flow<BaseOption>, E extends BaseEvent> = Game<S, BaseOption, BaseView<BaseOption>, E>;

/** Plays a record again; its text must be that of a finished game. */
export function retold<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  text: string,
): Told<S, E> {
  const record = parseRecord(text);
  const events: E[] = [];
  const listen = (_s: S, _answer: unknown, news: readonly Fact<BaseEvent>[]) => {
    events.push(...(factsFor(news, null) as E[]));
  };
  const { state } = replay(game as Game<S>, record, record.end!.seed, undefined, listen);
  return { state, outcome: game.rules.outcome(state)!, events };
}

/** The game as a spectator reads it. */
function storyOf<S extends Flow<BaseOption>, E extends BaseEvent>(game: AnyTitle<S, E>, text: string): string {
  const { events, outcome } = retold(game, text);
  const wording = { catalogue: game.words.texts.en!, seatName: (seat: number) => `P${seat + 1}` };
  const lines = [...events.map(event => game.words.tell(event)), outcome.reason].map(phrase => say(phrase, wording));
  return `${lines.join('\n')}\n`;
}

export function recordChecks<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  { folder, endings, names, stories }: RecordSettings<S, E>,
): Check[] {
  const textOf = (name: string) => readFileSync(new URL(`${name}.record`, folder), 'utf8');
  const found = readdirSync(folder).flatMap(file => (file.endsWith('.record') ? [file.replace('.record', '')] : []));
  const untold = readdirSync(folder).filter(file => file.endsWith('.story.txt'));
  return [
    {
      name: 'there is one for every ending at every table',
      run: () => {
        expect(found.sort()).toEqual([...names].sort());
        expect(untold.sort()).toEqual(stories.map(name => `${name}.story.txt`).sort());
      },
    },
    ...found.map(name => ({
      name: `${name} replays to the same end, the one that it is called after`,
      run: () => {
        expect(verify(game as Game, textOf(name)).problems).toEqual([]);
        expect(showsItsEnding(endings, name, retold(game, textOf(name)))).toBe(true);
      },
    })),
    ...stories.map(name => ({
      name: `${name} tells the same story, word for word`,
      run: async () => {
        const file = fileURLToPath(new URL(`${name}.story.txt`, folder));
        await expect(storyOf(game, textOf(name))).toMatchFileSnapshot(file);
      },
    })),
    ...tamperingChecks(game as Game, () => found.map(textOf).reduce((a, b) => (b.length < a.length ? b : a))),
  ];
}

function showsItsEnding<S, E>(endings: RecordSettings<S, E>['endings'], name: string, told: Told<S, E>): boolean {
  const [ending] = Object.keys(endings)
    .filter(one => name.startsWith(`${one}-`))
    .sort((a, b) => b.length - a.length);
  if (ending === undefined) return false;
  const shown = endings[ending]!;
  return typeof shown === 'string' ? told.outcome.reason.key === shown : shown(told);
}

function tamperingChecks(game: Game, text: () => string): Check[] {
  /** Most of it shows without playing: a big title takes long to play once for every byte. */
  const isFoundOut = (changed: string, what: string) =>
    expect(verifySeal(changed).problems.length || verify(game, changed).problems.length, what).toBeGreaterThan(0);
  return [
    {
      name: 'a record with any changed byte is found out',
      run: () => {
        const whole = text();
        for (let at = 0; at < whole.length; at++) {
          const other = whole[at] === '1' ? '2' : '1';
          isFoundOut(whole.slice(0, at) + other + whole.slice(at + 1), `byte ${at}`);
        }
      },
    },
    {
      name: 'a missing or an added line, a missing last newline and other white space are found out',
      run: () => {
        const whole = text();
        const lines = whole.split('\n');
        for (const i of lines.slice(0, -1).keys())
          isFoundOut(lines.toSpliced(i, 1).join('\n'), `without line ${i + 1}`);
        isFoundOut(lines.toSpliced(3, 0, lines[3]!).join('\n'), 'a line twice');
        isFoundOut(whole.trimEnd(), 'no last newline');
        isFoundOut(`${whole}\n`, 'an empty line');
        isFoundOut(whole.replace(',', ', '), 'a space');
        isFoundOut(whole.replaceAll('\n', '\r\n'), 'other newlines');
      },
    },
  ];
}
