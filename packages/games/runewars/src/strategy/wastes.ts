import { NONE } from '../pieces.ts';
import type { Weight } from './judging.ts';
import { landWorth } from './worth.ts';

/** What others live on first, then what is nobody's; of one's own the poorest land. */
export const layWaste: Weight = ({ t, seat, land }, o) => {
  if (o.type !== 'area') return 1.5;
  const owner = land.owner[o.area]!;
  if (owner === seat) return 1 / (0.5 + landWorth(t, o.area));
  return owner === NONE ? 1 : 2 + landWorth(t, o.area);
};

export const cleanse: Weight = ({ seat, land }, o) =>
  o.type === 'area' ? (land.owner[o.area] === seat ? 5 : 0.4) : o.type === 'raise' ? 2 : 1;
