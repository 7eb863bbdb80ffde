/** A limit on how fast something may happen: a bucket that fills steadily and is emptied by use. */
export interface Bucket {
  /** False when it is empty. */
  take(): boolean;
}

export function bucket(perSecond: number, most: number, now: () => number): Bucket {
  let left = most;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(most, left + (Math.max(0, time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

const MOST_SOURCES = 100_000;

/** One bucket for each source, a network address or a name; the oldest make room. False when its bucket is empty. */
export function perSource(perSecond: number, most: number, now: () => number): (source: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return source => {
    const known = buckets.get(source) ?? bucket(perSecond, most, now);
    if (buckets.size >= MOST_SOURCES) buckets.delete(buckets.keys().next().value!);
    buckets.delete(source);
    buckets.set(source, known);
    return known.take();
  };
}
