/** The server of online tables. */

export type { AppContext, AppEvents } from './app-context.ts';
export { type Config, readConfig, SETTINGS, type Setting } from './config.ts';
export { Refused, refused } from './errors.ts';
export { type Ports, realPorts } from './ports.ts';
export { type Parts, type Server, serve } from './serve.ts';
export { openStore, type Store } from './store/store.ts';
export { TITLES, type Title, type Titles } from './titles.ts';
