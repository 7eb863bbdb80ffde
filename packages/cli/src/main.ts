/** The binary `interregnum`: all commands, and how they fail. */
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { examples } from './arguments.ts';
import { addAdmin } from './commands/admin.ts';
import { addContent } from './commands/content.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addPosition } from './commands/position.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { BadArgument, Failure } from './failure.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

function program(): Command {
  const root = new Command('interregnum')
    .description('Board games about a throne to be won: play them, simulate them, prove their rules.')
    .version(version, '-V, --version', 'print the version')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => {}, writeErr: text => process.stdout.write(text) })
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText(
      'after',
      examples('play epix', 'simulate epix --games 1000 --bots greedy,random', 'rules epix --coverage'),
    );
  const commands = [
    addPlay,
    addSimulate,
    addLadder,
    addScenario,
    addPosition,
    addContent,
    addRules,
    addReplay,
    addVerify,
    addServe,
    addAdmin,
  ];
  for (const add of commands) add(root);
  return root;
}

/** One line, whatever happened. */
function complain(message: string): void {
  process.stderr.write(`${pc.red('interregnum:')} ${message}\n`);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0 || error.code === 'commander.help') return 0;
    complain(error.message.replace(/^error: /, '').replaceAll('\n', ' '));
    return 2;
  }
  if (error instanceof BadArgument || error instanceof Failure) {
    complain(error.message);
    return error instanceof BadArgument ? 2 : 1;
  }
  throw error;
}

/** A reader such as `head` that has seen enough is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
