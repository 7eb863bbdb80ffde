/** `npm start`: installs what is missing, builds what has changed, serves the app and the online tables. */
import { buildWeb } from './build-web.mjs';
import { install, isInstalled, refuseOldNode } from './install.mjs';
import { fail, runServer } from './run-server.mjs';

function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing what is missing …');
  const { ok, output } = install();
  if (!ok) fail(`${output}\nThe installation failed.`);
}

/** The folder of the app. */
function ensureBuilt() {
  const { ok, output, folder } = buildWeb(() => console.error('Building the app …'));
  if (!ok) fail(`${output}\nThe build failed.`);
  return folder;
}

refuseOldNode();
ensureInstalled();
await runServer({ WEB_FOLDER: ensureBuilt(), ...process.env });
