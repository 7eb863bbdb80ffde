/** Names that would stand in the way: offset from the Location, by map and Location. */
export const NAMES: Readonly<Record<string, Readonly<Record<number, readonly [number, number]>>>> = {};
