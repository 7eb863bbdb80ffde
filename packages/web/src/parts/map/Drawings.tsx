/** Drawings of a map, as few paths as possible. */
import { type Drawing, merge, type Symbols } from './merge.ts';

interface DrawingsProps<Name extends string> {
  symbols: Symbols<Name>;
  /** From back to front. */
  of: readonly Drawing<Name>[];
}

export function Drawings<Name extends string>({ symbols, of }: DrawingsProps<Name>) {
  return merge(symbols, of).map(({ key, look, scale, path }) => (
    <path key={key} className={look} d={path} transform={scale === 1 ? undefined : `scale(${scale})`} />
  ));
}
