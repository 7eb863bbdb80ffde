/** One thing after another: what is done to a table waits for what was begun before. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
