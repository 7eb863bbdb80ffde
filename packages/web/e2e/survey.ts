/** Looks over a table as it is on the screen, to be run inside a page: what a player could not see, read or press. */

export interface Demands {
  /** Whether fingers are at work. */
  touch: boolean;
  /** Where the table allows things to be pressed. */
  playable: string;
  /** Whether the board is judged, too: how large it is, what is seen of it without pushing, and its letters. */
  board: boolean;
}

/** Only a panel that can be folded may lie on the tools of a map. */
export const PLAYABLE = [
  '[data-board] [data-offer]',
  'main[data-panel="prompt"] button:enabled',
  '[data-board]:not(:has([data-folded="false"])) [role="toolbar"] button:enabled',
].join();

export async function survey({ touch, playable, board: ofBoard }: Demands): Promise<string[]> {
  const FINGERTIP = 44;
  const [ON_THE_MAP, TO_BE_READ] = [10, 12];
  const BOARD = 0.45;
  const complaints: string[] = [];
  const said = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 70);
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The table has heard of its new size. */
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** Words are as wide as the app's own letters make them. */
  await document.fonts.ready;

  /** What arrives is looked at when it is there; what glows does so for ever. */
  const passing = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(each => each.finished));

  if (document.documentElement.scrollWidth > innerWidth) complaints.push('the page scrolls sideways');

  const board = document.querySelector('[data-map], [data-board]:not(:has([data-map]))')!.getBoundingClientRect();
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  if (ofBoard && share < BOARD) complaints.push(`the board has only ${Math.round(100 * share)} % of the screen`);

  /** Somewhere in the middle of its box it is the first thing under a finger. */
  const isHit = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    return steps.some(down =>
      steps.some(across => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  };
  for (const element of [...document.querySelectorAll(playable)].filter(shown)) {
    if (isHit(element)) continue;
    if (ofBoard && element.closest('[data-board]:not(:has([data-map]))') && !element.closest('[data-hand]')) {
      complaints.push(`not in sight without pushing: ${said(element)}`);
    }
    if (!element.closest('[data-map]')) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    }
    if (!isHit(element)) complaints.push(`covered or off the screen: ${said(element)}`);
  }

  /** What answers belongs to the question: all of it is in sight, whatever there is to choose from. */
  const dock = document.querySelector('main[data-panel="prompt"]')!.getBoundingClientRect();
  for (const scroller of document.querySelectorAll('[data-panel="prompt"] [data-scrolls]')) scroller.scrollTop = 0;
  for (const button of document.querySelectorAll('main [data-answering] button, main [class*="_primary"]')) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const inside = left >= dock.left && right <= dock.right + 0.5 && top >= dock.top && bottom <= dock.bottom + 0.5;
    if (!inside || !isHit(button)) complaints.push(`the answer is cut: ${said(button)}`);
    if (!button.closest('[data-answering], [data-answers], [data-notice]')) {
      complaints.push(`the answer does not stand beside the question: ${said(button)}`);
    }
  }
  for (const body of document.querySelectorAll('main [data-scrolls]:has(button)')) {
    if (body.scrollHeight > body.clientHeight + 1 && body.clientHeight < FINGERTIP && !body.matches(':has(h2)')) {
      complaints.push(`only ${body.clientHeight} px to choose in`);
    }
  }
  const WORDED = 'main :is([data-answering] button, [data-answers] button, ul[data-line] button)';
  for (const button of [...document.querySelectorAll(WORDED)].filter(shown)) {
    const [across, down] = [button.scrollWidth - button.clientWidth, button.scrollHeight - button.clientHeight];
    /** Lines that stand close reach a little beyond their box. */
    if (across > 1 || down > 4) complaints.push(`words are cut, ${across}x${down}: ${said(button)}`);
  }

  for (const row of [...document.querySelectorAll('[data-panel="prompt"] ul[data-line]')]) {
    if (row.scrollWidth > row.clientWidth + 1) complaints.push(`choices run off the edge: ${said(row)}`);
  }

  if (touch) {
    const pressed = [...document.querySelectorAll('button, a, select, input')].filter(
      element => shown(element) && !element.matches('[data-term], [tabindex="-1"], [type="range"]'),
    );
    for (const element of pressed) {
      const { top, width, height } = element.getBoundingClientRect();
      const small = Math.min(width, height) < FINGERTIP - 0.5;
      if (small && top >= 0 && (element.matches('[data-offer]') || !element.closest('[data-board] ul'))) {
        complaints.push(`too small for a finger, ${Math.round(width)}x${Math.round(height)}: ${said(element)}`);
      }
    }
  }

  for (const text of ofBoard ? [...document.querySelectorAll('[data-map] text')].filter(shown) : []) {
    const { a = 1, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (size < ON_THE_MAP - 0.1) complaints.push(`${size.toFixed(1)} px on the map: ${said(text)}`);
  }
  const hasWords = (element: Element) =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of ofBoard ? [...document.querySelectorAll('[data-board] :not(svg *)')].filter(shown) : []) {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < ON_THE_MAP - 0.1 && hasWords(element)) {
      complaints.push(`${size.toFixed(1)} px on the board: ${said(element)}`);
    }
  }
  for (const element of [...document.querySelectorAll('[data-panel="prompt"] *')].filter(shown)) {
    const own = hasWords(element);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (own && size < TO_BE_READ - 0.1 && element.closest('[aria-hidden="true"], svg') === null) {
      complaints.push(`${size.toFixed(1)} px in the dock: ${said(element)}`);
    }
  }
  return [...new Set(complaints)];
}

/** Where the board and everything that stays on it are. */
export function whereabouts(): string {
  const fixed =
    '[data-board], [data-map], [data-area], [data-plain-board], [data-hdl-board] :is(section, article), [data-okc-board] > section, [data-okc-board] [data-region]';
  return [...document.querySelectorAll(fixed)]
    .map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    })
    .join('\n');
}
