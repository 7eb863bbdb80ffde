/** The program of every Hero in play, by card; the Buried Emperor has none (HDL-093). */
import { inPlay } from './in-play.ts';
import type { Program } from './program.ts';

export let PROGRAMS: readonly Program[];
inPlay.follow(
  ({ programs }) => [[], ...programs],
  programs => {
    PROGRAMS = programs;
  },
);
