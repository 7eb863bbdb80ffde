/** Drawings of a map, as few paths as possible. */
import { type Drawing, type Merged, merge, type Symbols } from './merge.ts';

interface DrawingsProps<Name extends string> {
  symbols: Symbols<Name>;
  /** From back to front. */
  of: readonly Drawing<Name>[];
}

export const Drawings = <Name extends string>({ symbols, of }: DrawingsProps<Name>) => (
  <Paths of={merge(symbols, of)} />
);

/** Drawings that are merged already. */
export const Paths = ({ of }: { of: readonly Merged[] }) =>
  of.map(({ key, look, scale, path }) => (
    <path key={key} className={look} d={path} transform={scale === 1 ? undefined : `scale(${scale})`} />
  ));
