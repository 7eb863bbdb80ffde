/** A person of few thoughts, to be run inside a page: answers every question through the list of all options. */
export async function playAlong(until: number): Promise<void> {
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const at = () => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at ?? -1);
  const question = () => document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
  const isOver = () => document.querySelector('[data-sheet] ol[class*="standings"]') !== null;
  const isAsked = () => document.querySelector('[data-mine="true"]') !== null;
  const listed = () => [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-code]')];
  const final = /^(pass|done|end|finish|choose:tax|trust|stop)$/;

  async function soon(happened: () => boolean, patience: number): Promise<void> {
    for (let waited = 0; waited < patience && !happened(); waited += 20) await pause(20);
  }

  let last = { question: question(), at: Number.NEGATIVE_INFINITY };
  /** Whoever may change an answer would do so for ever; the others are given the time to answer. */
  const hasAnswered = () => question() === last.question && Date.now() - last.at < 3000;

  async function answer(): Promise<void> {
    const before = at();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    await soon(() => listed().length > 0, 1000);
    const options = listed();
    const ending = options.find(option => final.test(option.dataset.code!));
    const any = options[Math.floor(Math.random() * options.length)];
    const taken = ending && Math.random() < 0.7 ? ending : any;
    if (!taken) return;
    last = { question: question(), at: Date.now() };
    taken.click();
    await soon(() => at() !== before || isOver(), 3000);
  }

  while (!isOver() && at() < until) {
    if (isAsked() && !hasAnswered()) await answer();
    else await pause(20);
  }
}
