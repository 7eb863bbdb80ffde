/** Runs the server until it is told to stop, or nobody is left who could tell it. */
import { join } from 'node:path';
import { root } from './install.mjs';

/** Milliseconds between two looks at whether `npm` is still there: it ends without a word to what it has started. */
const LOOK = 500;

export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The server is written in TypeScript, so it is loaded only when everything is installed. */
async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('../packages/server/src/index.ts');
}

export async function runServer(environment) {
  const { readConfig, serve } = await loadServer();
  let server;
  try {
    server = await serve(readConfig({ LOG_LEVEL: 'warn', DATA_DIR: join(root, 'data'), ...environment }));
  } catch (error) {
    fail(reasonOf(error, environment));
  }
  console.error(`Interregnum is at ${server.url}`);
  const stop = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  if (environment.npm_lifecycle_event) whenOrphaned(stop);
}

function reasonOf(error, { PORT = '4100' }) {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is taken. Choose another one: PORT=${Number(PORT) + 1} npm start`;
  return `The server could not start: ${error.message || error.code || error}`;
}

function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK);
  timer.unref();
}
