/** Items of a list that never changes its order, with their places as keys. */
export const keyed = <T>(list: readonly T[]): { key: string; at: number; item: T }[] =>
  list.map((item, at) => ({ key: String(at), at, item }));
