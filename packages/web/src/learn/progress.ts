/** How far the lesson of each title was taken on this device. */

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** It was taken to its end at least once. */
  done: boolean;
}

const START: Progress = { step: 0, done: false };
const key = (title: string) => `interregnum.lesson.${title}`;

export function lessonProgress(title: string): Progress {
  try {
    const { step, done } = JSON.parse(localStorage.getItem(key(title)) ?? '{}') as Partial<Progress>;
    return { step: Number.isInteger(step) && step! > 0 ? step! : 0, done: done === true };
  } catch {
    return START;
  }
}

export function keepProgress(title: string, progress: Progress): void {
  try {
    localStorage.setItem(key(title), JSON.stringify(progress));
  } catch {
    // The lesson only begins anew the next time.
  }
}
