/** The contract between the shell of the app and the titles on its shelf. */
import type { BaseEvent, BaseOption, BaseView, Phrase, Seat } from '@interregnum/kernel';
import type { ComponentType } from 'react';
import type { SealLook } from '../../parts/seal.tsx';
import type { Course } from './course.ts';
import type { Hovered } from './hovered.tsx';
import type { MatPart } from './pieces/mat.tsx';
import type { Sound } from './sounds.ts';
import type { Act, Scene } from './stage/scene.ts';

/** What the shell hands to the parts of a title. */
export interface TableProps<V = BaseView<BaseOption>, O = BaseOption, E = BaseEvent> {
  view: V;
  seatNames: readonly string[];
  /** The viewer's options now; empty when somebody else is asked or while looking at the past. */
  options: readonly O[];
  /** Which question is open, counted from the start; no question of the past has a number. */
  question: number | null;
  /** Takes the option with this code. */
  choose(code: string): void;
  /** The player tried something that is not offered: the shell says why, with the rule. */
  attempt(code: string): void;
  /** The option under pointer or focus, wherever it is; a part that shows its preview follows it with `use`. */
  hovered: Hovered;
  /** What has just happened, in order, to animate from the last view to this one. */
  news: readonly E[];
  /** The view before the news; `null` where there was none, and while looking at the past. */
  before: V | null;
  /** All that the viewer has heard of up to this view, the news included. */
  history(): readonly E[];
  say(p: Phrase): string;
  /** A word of the title's or the app's catalogue. */
  text(key: string, args?: Phrase['args']): string;
  openRule(id: string): void;
  /** False while looking at the past or for spectators. */
  live: boolean;
  reducedMotion: boolean;
  /** From one event of the news to the next, in milliseconds; 0: all of them at once. */
  beat: number;
}

export interface PhaseTrack {
  steps: readonly { id: string; label: string; now: boolean; done: boolean }[];
}

/** What wins the game, from what the viewer may know. */
export interface Objective {
  /** "You win if …" */
  aim: Phrase;
  /** How it stands. */
  now: Phrase;
  /** That the end is near; `null` while it is not. */
  warning: Phrase | null;
}

/** Where an event divides the log: a heading above it, or the end of a passage after it. */
export type Heading = { opens: 'chapter' | 'passage'; phrase: Phrase } | { opens: 'rest' };

/** As CSS: by the size of letters, and by the height of the screen where that is short. */
type DockHeight = `${number}rem` | `${number}dvh` | `min(${number}rem, ${string}dvh${string})`;

/** What a title brings to the table. Whatever it leaves out the kit has: a title without any of it can be played. */
export interface TitleUi<V, O, E> {
  Board?: ComponentType<TableProps<V, O, E>>;
  /** Stands beside the prompt: sliders, palettes, cards. Returns null when plain buttons are enough. */
  Controls?: ComponentType<TableProps<V, O, E>>;
  SeatPanel?: ComponentType<TableProps<V, O, E> & { seat: Seat; compact: boolean }>;
  /** Everything of a seat that the viewer may know, for the mat that a press on the seat opens; left out: its facts. */
  mat?(props: TableProps<V, O, E>, seat: Seat): readonly MatPart[];
  /** A true interruption (a fight, an auction); null when there is none. It must not hide the part of the board it is about. */
  Interruption?: ComponentType<TableProps<V, O, E>>;
  /**
   * How high the dock below the board is at most, the same at every question; what does not fit is scrolled in it.
   * `phone-low`: how high it is at least on a phone, however little that leaves for the board.
   */
  dock?: Readonly<Partial<Record<'desk' | 'tablet' | 'phone' | 'phone-low', DockHeight>>>;
  /** Whether an option is offered on the board or in the controls instead of as a plain button. */
  offersItself?(option: O, view: V): boolean;
  /** Whether the board tells the phase by itself where the screen is narrow, so that there is more room for it. */
  boardTellsPhase?: boolean;
  phaseTrack?(view: V, text: (key: string) => string): PhaseTrack;
  /** The board in words, for screen readers and the text view. */
  describeTable?(view: V, text: (key: string, args?: Phrase['args']) => string, seatNames: readonly string[]): string[];
  /** What the viewer needs to win, always on the table; `null` for those who only watch. Left out: nothing is said. */
  objective?(view: V): Objective | null;
  /** Why one would take an option, in a clause and from what the viewer may know; `null`: there is nothing short to say. */
  because?(option: O, view: V): Phrase | null;
  /** What decides the game, for the chart and the story of the end screen; left out: neither. */
  course?: Course<V, E>;
  /** How an event divides the log; `null`: it goes on. A chapter that is named again goes on, too. Left out: one chapter. */
  heading?(event: E): Heading | null;
  /** The seals of the seats where they depend on the game, by seat; left out: those of the shelf. */
  seals?(view: V): readonly SealLook[];
  /** In which order the players' panels stand; left out: by seat. */
  seatOrder?(view: V): readonly Seat[];
  /** The rule that explains a term, where its word alone would not find it. */
  termRule?(term: string): string | null;
  /** What is heard of an event; whose turn it is and the end are heard in every title. */
  sounds?: Readonly<Record<string, Sound | null>>;
  /** What has no beat of its own when a bot does it, but goes with what comes next. */
  isMinor?(event: E): boolean;
  /** The moment of this news that takes the centre of the table for a breath, or several in turn; `null`: none. */
  scene?(news: readonly E[], view: V): Scene<E> | readonly Scene<E>[] | null;
  /** Draws the scenes. */
  Stage?: ComponentType<TableProps<V, O, E> & { scene: Scene<E>; act: Act }>;
  /** Words of the title's browser parts by language. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type HasDefault =
  | 'Board'
  | 'Controls'
  | 'SeatPanel'
  | 'mat'
  | 'Interruption'
  | 'offersItself'
  | 'phaseTrack'
  | 'describeTable'
  | 'texts';
type AnyTitleUi = TitleUi<BaseView<BaseOption>, BaseOption, BaseEvent>;

/** A title's parts as the shell knows them: with the kit's defaults, over views and options of any title. */
export type CompleteTitleUi = AnyTitleUi & Required<Pick<AnyTitleUi, HasDefault>>;
