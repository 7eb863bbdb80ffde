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
      left = Math.min(most, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
