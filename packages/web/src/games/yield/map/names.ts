/** Names that a tower would hide: offset from the Location, by map and Location. */
import { locationNumber } from '@interregnum/yield';

type Offsets = Readonly<Record<number, readonly [number, number]>>;

const above: readonly [number, number] = [0, -38];
const at = locationNumber;

export const NAMES: Readonly<Record<string, Offsets>> = {
  '3': { [at('c')]: [72, 6] },
  '5': { [at('c')]: [-34, -36], [at('d')]: [34, -36], [at('e')]: [74, 6], [at('j')]: above, [at('k')]: above },
};
