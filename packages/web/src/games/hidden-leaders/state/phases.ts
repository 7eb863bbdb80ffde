/** Where the game is: preparing the parties, then the four steps of every turn, then the end. */
import type { View } from '@interregnum/hidden-leaders';
import type { PhaseTrack } from '../../../table/kit/title.ts';
import { turnStep } from './reading.ts';

const PHASES = ['prepare', 'play', 'draw', 'discard', 'refill', 'end'] as const;

/** The phase that a step of the turn belongs to. */
const PHASE_OF: Readonly<Record<string, number>> = {
  begin: 1,
  playOrDiscard: 1,
  discard: 1,
  lastTurn: 1,
  draw: 2,
  trim: 3,
  refill: 4,
};

function phaseOf(view: View): number {
  if (view.over) return 5;
  const step = turnStep(view);
  return step === null ? 0 : (PHASE_OF[step] ?? 1);
}

export function phaseTrack(view: View, text: (key: string) => string): PhaseTrack {
  const now = phaseOf(view);
  return {
    steps: PHASES.map((id, i) => ({ id, label: text(`hdl.phase.${id}`), now: i === now, done: i < now })),
  };
}
