/** What the walk needs of a browser, whatever its engine and however it is driven. */

export interface Window {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Carries this out in the page, with plain data going in and coming out, and waits for its promise. */
  run<A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Presses the middle of the element, which counts as done by a person. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  /** All windows share what the browser keeps. */
  open(): Promise<Window>;
  close(): Promise<void>;
}

/** How large every window is. */
export const SIZE = { width: 1440, height: 900 };

/** Fails when something has not come in time: no command of a browser is waited for without an end. */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
