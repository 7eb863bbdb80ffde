/** What goes between the main thread and the workers. */
import type { BaseOption, BaseView, Outcome, SetupChoices } from '@interregnum/kernel';
import type { Advice } from '../bot.ts';
import type { BotLevel } from '../levels.ts';
import type { Answer } from '../match.ts';

/** Where a worker finds the rules: a module and the name of its export. */
export interface GameSource {
  module: string;
  name: string;
}

export interface MatchJob {
  game: GameSource;
  options: SetupChoices;
  seats: number;
  seed: string;
  bots: readonly BotLevel[];
}

export interface MatchDone {
  outcome: Outcome;
  answers: readonly Answer[];
  decisions: number;
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
