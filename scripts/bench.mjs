/** The bench command: installs what is missing, then measures. Everything but the figures goes to stderr. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, isInstalled, refuseOldNode, root } from './install.mjs';

refuseOldNode();
if (!isInstalled()) {
  const { ok, output } = install();
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'bench', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exitCode = status ?? 1;
