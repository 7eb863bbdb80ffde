/** Words for people: seats get the names and colours that the title's drawing gives them. */
import {
  type BaseEvent,
  type Fact,
  factsFor,
  type Game,
  type Phrase,
  parts,
  type Seat,
  type Wording,
} from '@interregnum/kernel';
import type { Drawing } from '../titles/drawing.ts';

export interface Words {
  wording: Wording;
  /** A phrase in words, seats in their colours. */
  say(phrase: Phrase): string;
}

export function wordsFor(game: Game, drawing: Drawing): Words {
  const wording: Wording = { catalogue: game.words.texts.en!, seatName: seat => drawing.seatNames[seat]! };
  const say = (phrase: Phrase) =>
    parts(phrase, wording)
      .map(({ text, arg }) =>
        typeof arg === 'object' && arg !== null && 'seat' in arg ? drawing.ink(arg.seat, text) : text,
      )
      .join('');
  return { wording, say };
}

/** What these facts tell a seat (`null`: a spectator), a line each. */
export const newsFor = (game: Game, words: Words, facts: readonly Fact<BaseEvent>[], seat: Seat | null): string[] =>
  factsFor(facts, seat).map(event => words.say(game.words.tell(event)));

/** What these facts tell once nothing is secret any more. */
export const fullNews = (game: Game, words: Words, facts: readonly Fact<BaseEvent>[]): string[] =>
  facts.flatMap(({ open, closed }) => {
    const event = closed ?? open;
    return event === null ? [] : [words.say(game.words.tell(event))];
  });
