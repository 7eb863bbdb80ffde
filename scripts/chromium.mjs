/** Finds a Chromium on this machine; installs Debian's when there is none and it may. Nothing else is downloaded. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const NO_CHROMIUM = 'No Chromium found. Install one (Debian: apt install chromium) or set CHROMIUM to its path.';

/** The path of a Chromium, or `null`. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES];
  return process.env.CHROMIUM ?? candidates.find(path => existsSync(path)) ?? null;
}

/** As root on Debian: installs the package `chromium`. Returns the path, or `null`. */
export function installChromium() {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return findChromium();
}
