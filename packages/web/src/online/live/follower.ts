/** Shows what comes in one after another, each for as long as it takes to follow; a crowd is shown faster. */

export interface Follower<T> {
  add(item: T): void;
  stop(): void;
}

export function follower<T>(
  show: (item: T) => void,
  timeToFollow: (item: T) => number,
  after: (milliseconds: number, work: () => void) => () => void,
): Follower<T> {
  const waiting: T[] = [];
  let callOff: (() => void) | null = null;

  function next(): void {
    callOff = null;
    while (waiting.length > 0 && !callOff) {
      const item = waiting.shift()!;
      show(item);
      const time = timeToFollow(item) / (1 + waiting.length);
      if (time > 0) callOff = after(time, next);
    }
  }

  return {
    add(item) {
      waiting.push(item);
      if (!callOff) next();
    },
    stop() {
      callOff?.();
      callOff = null;
      waiting.length = 0;
    },
  };
}
