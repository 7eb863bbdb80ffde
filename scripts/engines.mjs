/** Finds the browsers of other engines than Chromium's. They are not installed by us: without them their tests are left out. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = names => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path)) ?? null;
};

/** Debian keeps the browser that belongs to the driver among the libraries of the machine's kind. */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter(name => name.includes('-linux-')) : [];
  const places = libraries.map(name => join('/usr/lib', name, 'webkit2gtk-4.1', 'MiniBrowser'));
  return places.find(path => existsSync(path)) ?? null;
}

/** The path of a Firefox, or `null`. */
export const findFirefox = () => process.env.FIREFOX ?? onPath(['firefox-esr', 'firefox', 'firefox.exe']);

/** The paths of what WebKit needs: its driver, its browser, a screen that nobody looks at; or `null`. */
export function findWebkit() {
  const [driver, browser, screen] = [onPath(['WebKitWebDriver']), findMiniBrowser(), onPath(['Xvfb'])];
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/** A line for each engine that is not here. */
export const missingEngines = () => [
  ...(findFirefox() ? [] : ['Firefox was left out: it is not installed (Debian: apt install firefox-esr).']),
  ...(findWebkit() ? [] : ['WebKit was left out: it is not installed (Debian: apt install webkit2gtk-driver xvfb).']),
];
