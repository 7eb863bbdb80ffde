/** Drawings of the map of Epix. */
import { Drawings as MapDrawings } from '../../../parts/map/Drawings.tsx';
import { type Drawing, SYMBOLS } from './symbols.ts';

/** Drawings from back to front. */
export const Drawings = ({ of }: { of: readonly Drawing[] }) => <MapDrawings symbols={SYMBOLS} of={of} />;
