/** How a bot lays waste tokens and takes them away (D63, D67). */
import type { Option } from '../options.ts';
import { NONE } from '../pieces.ts';
import type { Judging } from './judging.ts';
import { landWorth } from './worth.ts';

type One = (j: Judging, o: Option) => number;

/** What others live on first, then what is nobody's; of one's own the poorest land. */
export const layWaste: One = ({ t, seat, land }, o) => {
  if (o.type !== 'area') return 1.5;
  const owner = land.owner[o.area]!;
  if (owner === seat) return 1 / (0.5 + landWorth(t, o.area));
  return owner === NONE ? 1 : 2 + landWorth(t, o.area);
};

export const cleanse: One = ({ seat, land }, o) =>
  o.type === 'area' ? (land.owner[o.area] === seat ? 5 : 0.4) : o.type === 'raise' ? 2 : 1;
