/** What a title brings to the terminal. Everything else about playing there is the same for all. */
import type { BaseOption, BaseView, Phrase, Seat } from '@interregnum/kernel';

/** An option of the person at the open question. */
export interface Choice<O = BaseOption> {
  index: number;
  option: O;
  code: string;
  /** The option in words. */
  words: string;
}

/** A line of the menu: a choice, or a group that opens. */
export type MenuItem<O = BaseOption> =
  | { label: string; choice: Choice<O> }
  | { label: string; hint: string; items(): MenuItem<O>[] };

/** The room there is, and words for what is drawn. */
export interface Canvas {
  columns: number;
  rows: number;
  /** What to call the player in each seat besides its name: `you`, or a bot's level. */
  players: readonly string[];
  say(phrase: Phrase): string;
  /** A term of the title's catalogue. */
  text(key: string): string;
  /** The first paragraph of a rule. */
  rule(id: string): string;
}

/** Draws in less and less detail, from the richest to the poorest, until it fits. */
export function firstThatFits<D>(details: readonly D[], { rows }: Canvas, draw: (detail: D) => string[]): string[] {
  let lines: string[] = [];
  for (const detail of details) {
    lines = draw(detail);
    if (lines.length <= rows) break;
  }
  return lines;
}

export interface Drawing<V = BaseView<BaseOption>, O = BaseOption> {
  seatNames: readonly string[];
  ink(seat: Seat, text: string): string;
  /** The whole table as the viewer sees it, within the canvas. */
  table(v: V, canvas: Canvas): string[];
  /** Long lists of options in groups that a person can find their way in. */
  menu(v: V, choices: readonly Choice<O>[], canvas: Canvas): MenuItem<O>[];
}
