/** Yield in one page. */
import type { Summary } from '../../table/kit/summary.ts';
import { RegionSign } from './cards/region-sign.tsx';
import { yieldClass } from './houses/houses.ts';
import { ArmyPicture } from './houses/meeple.tsx';
import { words } from './texts/summary.ts';

const ARMIES = [0, 1, 2];
const REGIONS = [0, 1, 2];

export const summary: Summary = {
  words,
  className: yieldClass,
  signs: [
    ...ARMIES.map(army => <ArmyPicture key={`army ${army}`} army={army} size={36} />),
    ...REGIONS.map(region => <RegionSign key={`region ${region}`} region={region} size={24} />),
  ],
};
