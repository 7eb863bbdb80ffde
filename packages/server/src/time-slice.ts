/** Long work in slices: others get the event loop in between. */

/** Milliseconds before whatever else has arrived gets its turn. */
const SLICE = 8;

/** To be awaited after every small piece of the work. */
export function timeSlice(): () => Promise<void> {
  let until = performance.now() + SLICE;
  return async () => {
    if (performance.now() < until) return;
    await new Promise(resolve => setImmediate(resolve));
    until = performance.now() + SLICE;
  };
}
