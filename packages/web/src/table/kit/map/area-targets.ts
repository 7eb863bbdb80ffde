/** Where a click on a map is worth something now: the options behind each area. */
import type { BaseOption } from '@interregnum/kernel';
import type { Hovered } from '../hovered.tsx';

export type Targets<O> = ReadonlyMap<number, readonly O[]>;

/** `placesOf`: the areas at which an option can be taken. */
export function targetsBy<O>(options: readonly O[], placesOf: (option: O) => readonly number[]): Targets<O> {
  const out = new Map<number, O[]>();
  for (const option of options) {
    for (const area of placesOf(option)) out.set(area, [...(out.get(area) ?? []), option]);
  }
  return out;
}

/** An area behind which there is only one option previews it. */
export function previewAt<O extends BaseOption>(targets: Targets<O>, hovered: Hovered, area: number | null): void {
  const here = area === null ? [] : (targets.get(area) ?? []);
  hovered.set(here.length === 1 ? here[0]!.code : null);
}
