/** `npm start`: installs what is missing, builds what has changed, serves the app and the online tables. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install, isInstalled, refuseOldNode, root } from './install.mjs';
import { serveFolder } from './serve-folder.mjs';

const DEFAULT_PORT = 4100;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function chosenPort() {
  const { PORT } = process.env;
  const port = Number(PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  fail(`PORT is '${PORT}'; expected a number from 1 to 65535.`);
}

function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what is missing …');
  const { ok, output } = install();
  if (!ok) fail(`${output}\nThe installation failed.`);
}

function ensureBuilt() {
  const { ok, output } = buildWeb(() => console.log('Building the app …'));
  if (!ok) fail(`${output}\nThe build failed.`);
}

function refuseTakenPort(error, port) {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
}

/** The server is written in TypeScript, so it is loaded only when everything is installed. */
async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('../packages/server/src/index.ts');
}

async function serveOnline(port) {
  const { readConfig, serve } = await loadServer();
  const config = readConfig({ LOG_LEVEL: 'warn', DATA_DIR: join(root, 'data'), ...process.env, PORT: String(port) });
  const server = await serve(config);
  console.log(`Interregnum is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().then(() => process.exit(0)));
}

/** Games on this device need no server: they stay possible when the database does not run here. */
function serveAlone(port, reason) {
  console.error(`Online tables are not available: ${reason}`);
  const server = createServer(serveFolder(join(root, 'packages/web/dist')));
  server.on('error', error => {
    refuseTakenPort(error, port);
    fail(error.message);
  });
  server.listen(port, () => console.log(`Interregnum is at http://localhost:${port} (games on this device only)`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

refuseOldNode();
const port = chosenPort();
ensureInstalled();
ensureBuilt();
try {
  await serveOnline(port);
} catch (error) {
  refuseTakenPort(error, port);
  serveAlone(port, error.message);
}
