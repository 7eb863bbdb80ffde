/** A fair queue (round-robin): of many who wait, each owner gets one turn after another, however much they ask for. */
export interface FairQueue<T> {
  add(owner: string, item: T): void;
  next(): T | undefined;
  size(): number;
}

export function fairQueue<T>(): FairQueue<T> {
  /** Whose turn is next comes first. */
  const byOwner = new Map<string, T[]>();
  let size = 0;
  return {
    add(owner, item) {
      const items = byOwner.get(owner);
      if (items) items.push(item);
      else byOwner.set(owner, [item]);
      size++;
    },
    next() {
      const [first] = byOwner;
      if (!first) return undefined;
      const [owner, items] = first;
      const item = items.shift()!;
      byOwner.delete(owner);
      if (items.length > 0) byOwner.set(owner, items);
      size--;
      return item;
    },
    size: () => size,
  };
}
