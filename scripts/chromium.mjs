/** Finds a Chromium on this machine; installs Debian's when there is none and it may. Nothing else is downloaded. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell without a window is a third faster; where there is none, any other will do. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const NO_CHROMIUM =
  'No Chromium found. Install one (Debian: apt install chromium-headless-shell) or set CHROMIUM to its path.';

/** The path of a Chromium, or `null`. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...PLACES];
  return process.env.CHROMIUM ?? candidates.find(path => existsSync(path)) ?? null;
}

const install = name => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return findChromium();
};

/** As root on Debian: installs the shell, or the whole browser where there is none. Returns the path, or `null`. */
export function installChromium() {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return null;
  spawnSync('apt-get', ['update']);
  return install('chromium-headless-shell') ?? install('chromium');
}
