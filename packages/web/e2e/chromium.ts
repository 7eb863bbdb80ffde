/** Finds a Chromium on this machine; none is downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES];
  const found = process.env.CHROMIUM ?? candidates.find(path => existsSync(path));
  if (!found)
    throw new Error('No Chromium found. Install one (Debian: apt install chromium) or set CHROMIUM to its path.');
  return found;
}
