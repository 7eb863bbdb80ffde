/** Runs after every `npm install` and `npm ci`, so that the test command does not install again. */
import { rememberInstall } from './install.mjs';

if (process.env.npm_config_dry_run !== 'true') rememberInstall();
