/** A table in the terminal: the game, one person's place at it, and what happened since they last decided. */
import {
  type BaseEvent,
  type BaseOption,
  type BaseView,
  type Fact,
  type Flow,
  findOption,
  type Game,
  type Outcome,
  type Prompt,
  type Refusal,
  type Rule,
  type Seat,
  saidByFile,
} from '@interregnum/kernel';
import type { Recorder } from '../record/write.ts';
import { newsFor, type Words } from '../text/wording.ts';
import type { Canvas, Choice, Drawing, MenuItem } from '../titles/drawing.ts';

export interface Table {
  game: Game;
  state: Flow<BaseOption>;
  /** The person's place. */
  seat: Seat;
  /** By seat: `you`, or a bot's level. */
  players: readonly string[];
  rules: readonly Rule[];
  drawing: Drawing;
  words: Words;
  recorder: Recorder;
  /** In words, since the person's last decision. */
  news: string[];
}

/** What the person is asked. */
export interface Question {
  view: BaseView<BaseOption>;
  prompt: Prompt;
  choices: readonly Choice[];
}

export function hear(table: Table, facts: readonly Fact<BaseEvent>[]): void {
  table.news.push(...newsFor(table.game, table.words, facts, table.seat));
}

/** A seat takes an option: recorded first, then played. */
export function answer(table: Table, seat: Seat, option: number): void {
  const { game, state } = table;
  const question = state.ask!.id;
  table.recorder.append({ seat, question, code: state.ask!.options[seat]![option]!.code });
  const facts: Fact<BaseEvent>[] = [];
  game.rules.apply(state, seat, option, facts);
  hear(table, facts);
}

/** Who answers next: the person first, so that nobody waits for bots without need. */
export function nextSeat({ state, seat }: Table): Seat | null {
  const open = state.ask?.seats.filter(each => state.answers[each] === null) ?? [];
  return open.includes(seat) ? seat : (open[0] ?? null);
}

export function questionOf({ game, state, seat, words }: Table): Question {
  const view = game.rules.view(state, seat);
  const choices = view.ask!.options[seat]!.map(
    (option, index): Choice => ({
      index,
      option,
      code: option.code,
      words: words.say(game.words.describe(option, view)),
    }),
  );
  return { view, prompt: game.words.prompt(view)!, choices };
}

/** The table as the person sees it in so much room. */
export const drawTable = (table: Table, columns: number, rows: number): string[] =>
  table.drawing.table(table.game.rules.view(table.state, table.seat), canvasOf(table, columns, rows));

export const menuOf = (table: Table, { view, choices }: Question): MenuItem[] =>
  table.drawing.menu(view, choices, canvasOf(table, 0, 0));

function canvasOf({ game, words, players, rules }: Table, columns: number, rows: number): Canvas {
  return {
    columns,
    rows,
    players,
    say: words.say,
    text: key => words.say({ key }),
    rule: id => saidByFile(game, id, 'en')?.text ?? rules.find(rule => rule.id === id)?.paragraphs[0] ?? '',
  };
}

export const refusalOf = ({ game }: Table, { view }: Question, code: string): Refusal | null =>
  game.rules.refusal(view, code);

/** What a person typed, as an option: its code, or a part of it that fits no other. */
export function optionTyped({ choices }: Question, text: string): number {
  const exact = findOption(
    choices.map(choice => choice.option),
    text,
  );
  if (exact >= 0) return exact;
  const tail = choices.filter(choice => choice.code.endsWith(`:${text}`));
  return tail.length === 1 ? tail[0]!.index : -1;
}

export const outcomeOf = ({ game, state }: Table): Outcome | null => game.rules.outcome(state);
