/** Where the year stands: Spring, the steps of Summer, the Clashes of Autumn, Winter. */
import type { View } from '@interregnum/old-kings-crown';
import type { PhaseTrack } from '../../../table/kit/title.ts';
import { seasonOf } from './reading.ts';

const PHASES = ['spring', 'bids', 'heralds', 'cards', 'clashes', 'winter'] as const;
type Phase = (typeof PHASES)[number];

const OF_SUMMER: Readonly<Partial<Record<NonNullable<View['window']>, Phase>>> = {
  'MSu-H': 'heralds',
  'MSu-P': 'cards',
  LSu: 'cards',
};

/** `null` before the first year, and after the last. */
function phaseOf({ window, over }: View): Phase | null {
  if (window === null || over) return null;
  const season = seasonOf(window);
  if (season === 'summer') return OF_SUMMER[window] ?? 'bids';
  return season === 'autumn' ? 'clashes' : season;
}

export function phaseTrack(view: View, text: (key: string) => string): PhaseTrack {
  const phase = phaseOf(view);
  const now = phase === null ? (view.over ? PHASES.length : -1) : PHASES.indexOf(phase);
  return {
    steps: PHASES.map((id, i) => ({ id, label: text(`okc.phase.${id}`), now: i === now, done: i < now })),
  };
}
