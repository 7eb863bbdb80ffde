/** Where the game is: the Years, and within the current one its Seasons and phases. */
import { SEASONS, type View, YEARS } from '@interregnum/yield';
import type { PhaseTrack } from '../../../table/kit/title.ts';

type Step = PhaseTrack['steps'][number];

const LATER = ['battle', 'conquer', 'recovery'] as const;

function stepsOfYear(view: View, text: (key: string) => string): Step[] {
  const { year, phase, season, over } = view;
  const at = phase === 'strategy' ? season - 1 : SEASONS + LATER.indexOf(phase as (typeof LATER)[number]);
  const seasons = Array.from({ length: SEASONS }, (_, i) => text(`yield.season.${i + 1}`));
  const phases = LATER.filter(one => one !== 'recovery' || year < YEARS).map(one => text(`yield.phase.${one}`));
  return [...seasons, ...phases].map((label, i) => ({
    id: `${year}.${label}`,
    label,
    now: i === at && !over,
    done: i < at || over,
  }));
}

export function phaseTrack(view: View, text: (key: string) => string): PhaseTrack {
  const setup = view.phase === 'setup';
  const years = Array.from({ length: YEARS }, (_, i) => i + 1).flatMap((year): Step[] => {
    const current = !setup && year === view.year;
    const head = {
      id: `year ${year}`,
      label: text(`yield.year.${year}`),
      now: false,
      done: !setup && year <= view.year,
    };
    return current ? [head, ...stepsOfYear(view, text)] : [head];
  });
  return {
    steps: [
      { id: 'setup', label: text('yield.phase.setup'), now: setup, done: !setup },
      ...years,
      { id: 'end', label: text('yield.phase.end'), now: view.over, done: false },
    ],
  };
}
