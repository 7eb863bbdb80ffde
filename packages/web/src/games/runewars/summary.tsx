/** Runewars in one page. */
import Dragon from 'icon:game-icons/spiked-dragon-head';
import { unitNumber } from '@interregnum/runewars';
import type { Summary } from '../../table/kit/summary.ts';
import { DialPip } from './panels/seat-panel.tsx';
import { runewarsClass } from './peoples/peoples.ts';
import { UnitPicture } from './peoples/units.tsx';
import { words } from './texts/summary.ts';

/** One of each shape, as all are drawn: of a people, and neutral. */
const UNITS = (['bowman', 'knight', 'giant', 'sorceress'] as const).map(unitNumber);
const EVERYBODY = { factions: [0, 1, 2, 3] };

export const summary: Summary = {
  words,
  className: runewarsClass,
  signs: [
    <Dragon key="dragon" width={28} height={28} />,
    ...[0, 1, 2].map(dial => <DialPip key={`dial ${dial}`} dial={dial} />),
    ...UNITS.map(type => <UnitPicture key={`unit ${type}`} view={EVERYBODY} type={type} size={34} />),
  ],
};
