/** Playing by keyboard. */
import { useEffect, useLayoutEffect, useRef } from 'react';

/** What each key does; a digit takes that plain option. */
export interface KeyActions {
  options(): void;
  takeBack(): void;
  recap(): void;
  hint(): void;
  pause(): void;
  skip(): void;
  back(): void;
  forward(): void;
  now(): void;
  log(): void;
  rules(): void;
  words(): void;
  help(): void;
  prompt(): void;
  plain(nth: number): void;
  pass(): void;
}

export const KEYS: readonly [key: string, action: Exclude<keyof KeyActions, 'plain'>][] = [
  ['o', 'options'],
  ['0', 'pass'],
  ['u', 'takeBack'],
  ['b', 'recap'],
  ['h', 'hint'],
  ['p', 'pause'],
  ['n', 'skip'],
  [',', 'back'],
  ['.', 'forward'],
  ['Escape', 'now'],
  ['l', 'log'],
  ['r', 'rules'],
  ['w', 'words'],
  ['q', 'prompt'],
  ['?', 'help'],
];

/** A sheet that is about to go takes no more keys. */
const GOING = '[data-sheet][data-closed]';
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(GOING) === null &&
  (target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable);
const underSheet = () => document.querySelector(`[data-sheet]:not(${GOING})`) !== null;

export function useShortcuts(actions: KeyActions): void {
  const current = useRef(actions);
  useLayoutEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || underSheet()) return;
      const action = KEYS.find(([key]) => key === event.key)?.[1];
      const nth = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
      if (action) current.current[action]();
      else if (nth !== null) current.current.plain(nth);
      else return;
      if (event.key !== 'Escape') event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
