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

  async function answer(): Promise<void> {
    const [before, asked] = [at(), question()];
    dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    await soon(() => listed().length > 0, 1000);
    const options = listed();
    const ending = options.find(option => final.test(option.dataset.code!));
    const any = options[Math.floor(Math.random() * options.length)];
    (ending && Math.random() < 0.7 ? ending : any)?.click();
    await soon(() => at() !== before || isOver(), 3000);
    const after = at();
    // Whoever may change an answer would do so for ever; others are given the time to answer.
    await soon(() => question() !== asked || at() !== after || !isAsked() || isOver(), 500);
  }

  while (!isOver() && at() < until) {
    if (isAsked()) await answer();
    else await pause(20);
  }
}
