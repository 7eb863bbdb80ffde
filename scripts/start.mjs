/** `npm start`: installs what is missing, builds what has changed, serves the app. Plain Node without dependencies. */
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

function listen(port) {
  const server = createServer(serveFolder(join(root, 'packages/web/dist')));
  server.on('error', error => {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
    fail(error.message);
  });
  server.listen(port, () => console.log(`Interregnum is at http://localhost:${port}`));
}

refuseOldNode();
const port = chosenPort();
ensureInstalled();
ensureBuilt();
listen(port);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
