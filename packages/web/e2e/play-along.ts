/** A person of few thoughts, to be run inside a page: answers every question through the list of all options. */

export interface Along {
  /** The same lots give the same answers. */
  seed: number;
  /** Until so many decisions were taken by all; left out: to the end. */
  until?: number;
  /** No more than so many answers. */
  answers?: number;
  /** The beginnings of codes that are taken where they are offered, as a regular expression. */
  wanted?: string;
}

export async function playAlong({ seed, until = Infinity, answers = Infinity, wanted }: Along): Promise<void> {
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const at = () => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at ?? -1);
  const question = () => document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
  const isOver = () => document.querySelector('[data-sheet] ol[class*="standings"], [data-final="true"]') !== null;
  const isAsked = () => document.querySelector('[data-mine="true"] h2') !== null;
  const listed = () => [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-code]')];
  /** Mostly something that ends a phase, so that games do not dwell. */
  const final = /^(pass|done|end|finish|choose:tax|trust|stop)$/;

  let state = seed;
  const roll = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };

  async function soon(happened: () => boolean, patience: number): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end && !happened(); ) await pause(10);
  }

  let last = { question: question(), at: Number.NEGATIVE_INFINITY };
  /** Whoever may change an answer would do so for ever; the others are given the time to answer. */
  const hasAnswered = () => question() === last.question && Date.now() - last.at < 3000;

  function choice(options: readonly HTMLElement[]): HTMLElement | undefined {
    const fitting = wanted ? options.filter(option => new RegExp(wanted).test(option.dataset.code!)) : [];
    if (fitting.length > 0) return fitting[roll(fitting.length)];
    const ending = wanted ? undefined : options.find(option => final.test(option.dataset.code!));
    return ending && roll(3) > 0 ? ending : options[roll(options.length)];
  }

  async function answer(): Promise<boolean> {
    const before = at();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    await soon(() => listed().length > 0, 300);
    const taken = choice(listed());
    if (!taken) return false;
    last = { question: question(), at: Date.now() };
    taken.click();
    await soon(() => at() !== before || isOver(), 3000);
    return true;
  }

  /** Nobody looks on, and painting takes longer than playing; whatever is seen or pressed stays where it is. */
  document.documentElement.style.opacity = '0';
  for (let given = 0; given < answers && !isOver() && at() < until; ) {
    if (!isAsked() || hasAnswered()) await pause(10);
    else if (await answer()) given++;
  }
  document.documentElement.style.opacity = '';
}
