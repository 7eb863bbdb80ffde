/** What goes between the main thread and the workers. */
import type { BaseOption, BaseView, ContentFile, Flow, Outcome, SetupChoices } from '@interregnum/kernel';
import type { Advice } from '../bot.ts';
import type { BotLevel } from '../levels.ts';
import type { Answer } from '../match.ts';

/** Where a worker finds something: a module and the name of its export. */
export interface ModuleExport {
  module: string;
  name: string;
}

/** Where a worker finds the rules, and the content file they are played with. */
export interface GameSource extends ModuleExport {
  content?: ContentFile;
}

/** What a finished game is counted by, besides seats and bots. */
export interface Labels {
  /** By heading: what each seat was, such as its Leader. */
  seats: Readonly<Record<string, readonly string[]>>;
  /** By heading: what the game was, such as its kind of ending. */
  game: Readonly<Record<string, string>>;
}

/** `text` has the messages of the title in English. */
export type Labeller<S = Flow<BaseOption>> = (final: S, outcome: Outcome, text: (key: string) => string) => Labels;

export interface MatchJob {
  game: GameSource;
  options: SetupChoices;
  seats: number;
  seed: string;
  bots: readonly BotLevel[];
  /** Where the `Labeller` is; without one there are no labels. */
  labels?: ModuleExport;
}

export interface MatchDone {
  outcome: Outcome;
  answers: readonly Answer[];
  decisions: number;
  labels: Labels;
}

/** One decision of one bot; a view is all it gets. */
export interface AdviceJob {
  game: GameSource;
  bot: BotLevel;
  view: BaseView<BaseOption>;
  seed: string;
}

export type Request =
  | { kind: 'matches'; id: number; jobs: readonly MatchJob[] }
  | { kind: 'advice'; id: number; job: AdviceJob };

export type Reply =
  | { kind: 'matches'; id: number; done: readonly MatchDone[] }
  | { kind: 'advice'; id: number; advice: Advice }
  | { kind: 'failed'; id: number; message: string };
