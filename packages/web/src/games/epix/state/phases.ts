/** Where the game is: the draft, then four seasons with the phases of the current one in between. */
import { SEASON_IDS, type View } from '@interregnum/epix';
import type { PhaseTrack } from '../../../table/kit/title.ts';
import { isDraft } from './reading.ts';

const PHASES = ['auction', 'choice', 'actions', 'income'] as const;

/** The phase that a step of the season's procedure belongs to. */
const PHASE_OF: Readonly<Record<string, number>> = {
  auction: 0,
  giveCard: 0,
  choose: 1,
  look: 1,
  respond: 1,
  resolution: 2,
  income: 3,
};

function phaseOf(view: View): number {
  if (view.frames.some(frame => frame.proc === 'turn')) return 2;
  const step = view.frames.find(frame => frame.proc === 'season')?.step ?? '';
  return PHASE_OF[step] ?? 3;
}

export function phaseTrack(view: View, text: (key: string) => string): PhaseTrack {
  const drafting = isDraft(view);
  const season = Math.min(view.season, 3);
  const phase = phaseOf(view);
  const seasons = SEASON_IDS.flatMap((id, i) => {
    const done = view.over || (!drafting && i < season);
    const current = !drafting && !view.over && i === season;
    const label = text(`season.${id}`);
    if (!current) return [{ id, label, now: false, done }];
    const phases = PHASES.map((name, n) => ({
      id: `${id}.${name}`,
      label: text(`epix.phase.${name}`),
      now: n === phase,
      done: n < phase,
    }));
    return [{ id, label, now: false, done: true }, ...phases];
  });
  return {
    steps: [
      { id: 'draft', label: text('epix.phase.draft'), now: drafting, done: !drafting },
      ...seasons,
      { id: 'end', label: text('epix.phase.end'), now: view.over, done: false },
    ],
  };
}
