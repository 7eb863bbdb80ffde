/** Coalesces requests: one runs at a time; of what is asked meanwhile only the latest is fetched, and everybody gets that. */

export function coalesce<A, T>(fetch: (asked: A) => Promise<T>): (asked: A) => Promise<T> {
  let running: Promise<T> | null = null;
  let waiting: { asked: A; result: Promise<T> } | null = null;

  function start(asked: A): Promise<T> {
    const mine = fetch(asked).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  return asked => {
    if (!running) return start(asked);
    if (waiting) {
      waiting.asked = asked;
      return waiting.result;
    }
    const then = () => {
      const last = waiting!.asked;
      waiting = null;
      return start(last);
    };
    const result = running.then(then, then);
    waiting = { asked, result };
    return result;
  };
}
