/** The server of online tables. */
export { type Config, readConfig, SETTINGS, type Setting } from './config.ts';
export { Refused, refused } from './errors.ts';
export type { Happenings, House } from './house.ts';
export { type Ports, realPorts } from './ports.ts';
export { type Parts, type Server, serve } from './serve.ts';
export { openStore, type Store } from './store/store.ts';
export { TITLES, type Title, type Titles } from './titles.ts';
