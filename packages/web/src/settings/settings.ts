/** What a person has chosen for the whole app, kept on this device. */
import { useSyncExternalStore } from 'react';
import { arrange } from '../parts/use-screen.ts';
import { speak } from '../texts/texts.ts';

export type Theme = 'system' | 'light' | 'dark';
export type MotionChoice = 'system' | 'full' | 'reduced';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export type Volume = 'off' | 'quiet' | 'middle' | 'full';
/** In per cent of what the browser is set to. */
export type TextSize = '100' | '115' | '130' | '150';

export interface Settings {
  theme: Theme;
  motion: MotionChoice;
  pace: Pace;
  textSize: TextSize;
  sound: Volume;
  language: string;
  /** What the person at this device is called; empty: the app's word for it. */
  name: string;
}

const KEY = 'interregnum.settings';

const FIRST: Settings = {
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  textSize: '100',
  /** A phone makes no noise before it is asked to. */
  sound: matchMedia('(pointer: coarse)').matches ? 'off' : 'middle',
  language: preferredLanguage(),
  name: '',
};

function preferredLanguage(): string {
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

function stored(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return FIRST;
  }
}

let now = stored();
const listeners = new Set<() => void>();
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const isReduced = (s: Settings) => s.motion === 'reduced' || (s.motion === 'system' && stillness.matches);

/** Puts the choices where styles and words see them. */
export function applySettings(): Promise<void> {
  const root = document.documentElement;
  root.lang = now.language;
  if (now.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  root.dataset.motion = isReduced(now) ? 'reduced' : 'full';
  root.style.setProperty('--text-scale', String(Number(now.textSize) / 100 || 1));
  arrange();
  return speak(now.language);
}

function tellEveryone(): void {
  void applySettings();
  for (const listener of listeners) listener();
}

stillness.addEventListener('change', tellEveryone);

export function changeSettings(change: Partial<Settings>): void {
  now = { ...now, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A device that keeps nothing still gets the choice until the page is closed.
  }
  tellEveryone();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSettings = (): Settings => now;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => now);
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => isReduced(now));
