/** Drawings of the map of Epix. */
import { Drawings as MapDrawings } from '../../../table/kit/map/drawings.tsx';
import { type Drawing, SYMBOLS } from './symbols.ts';

/** Drawings from back to front. */
export const Drawings = ({ of }: { of: readonly Drawing[] }) => <MapDrawings symbols={SYMBOLS} of={of} />;
