/** Where the game is: the seven years, and the seasons of the present one. */
import { LAST_YEAR, SEASONS, type View } from '@interregnum/runewars';
import type { PhaseTrack } from '../../../table/kit/title.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function phaseTrack(view: View, text: (key: string) => string): PhaseTrack {
  const over = view.ending !== null;
  const years = Array.from({ length: LAST_YEAR }, (_, i) => i + 1).flatMap(year => {
    const head = { id: `year ${year}`, label: ROMAN[year]!, now: false, done: view.year > 0 && year <= view.year };
    if (year !== view.year) return [head];
    const seasons = SEASONS.map((season, i) => ({
      id: `${year} ${season}`,
      label: text(`season.${season}`),
      now: i === view.season && !over,
      done: i < view.season || over,
    }));
    return [head, ...seasons];
  });
  return {
    steps: [
      { id: 'setup', label: text('runewars.phase.setup'), now: view.year === 0, done: view.year > 0 },
      ...years,
      { id: 'end', label: text('runewars.phase.end'), now: over, done: false },
    ],
  };
}
