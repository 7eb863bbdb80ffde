/** `interregnum serve`: the app and the online tables of one house. */
import type { Server } from '@interregnum/server';
import { type Config, readConfig, SETTINGS, type Setting } from '@interregnum/server/config';
import { type Command, Option } from 'commander';
import { examples } from '../arguments.ts';
import { BadArgument, Failure } from '../failure.ts';

export function addServe(program: Command): void {
  const command = program.command('serve').description('serve the app and online tables');
  for (const setting of SETTINGS) command.addOption(optionOf(setting));
  command
    .addHelpText(
      'after',
      [
        '\nEvery setting can be given as a flag or as the variable of the environment named beside it; flags win.',
        examples(
          'serve',
          'serve --port 8080 --data /var/lib/interregnum',
          'serve --database postgres://me@localhost/games',
        ),
      ].join('\n'),
    )
    .action(async (_options: unknown, self: Command) => runUntilTold(flagsOf(self)));
}

const optionOf = ({ flag, value, env, fallback, help }: Setting): Option =>
  new Option(`--${flag} <${value}>`, `${help} (${env}${fallback === '' ? '' : `, default ${fallback}`})`);

/** By the names of the flags: commander writes them in another way. */
function flagsOf(command: Command): Record<string, string | undefined> {
  const options = command.options.filter(option => command.getOptionValueSource(option.attributeName()) === 'cli');
  return Object.fromEntries(
    options.map(option => [option.name(), command.getOptionValue(option.attributeName()) as string]),
  );
}

async function runUntilTold(flags: Readonly<Record<string, string | undefined>>): Promise<void> {
  const server = await start(flags);
  console.error(`Interregnum is at ${server.url}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function start(flags: Readonly<Record<string, string | undefined>>): Promise<Server> {
  const config = configOf(flags);
  try {
    const { serve } = await import('@interregnum/server'); // other commands do without it
    return await serve(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Failure(`port ${config.port} is taken; choose another one with --port`);
    throw new Failure(`the server could not start: ${message || code}`);
  }
}

function configOf(flags: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(process.env, flags);
  } catch (error) {
    throw new BadArgument((error as Error).message);
  }
}
