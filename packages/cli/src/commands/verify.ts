/** `interregnum verify`: re-derives every draw of finished records and plays them again. */
import { parseRecord, RecordError, verify } from '@interregnum/kernel';
import type { Command } from 'commander';
import { examples } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { readText, shown } from '../files.ts';
import { titleOfRecord } from '../record/read.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check records: every byte, the committed seed, every draw, every answer, the result')
    .argument('<files...>', 'records of finished games')
    .addHelpText('after', examples('verify game.record', 'verify records/*.record'))
    .action(verifyFiles);
}

async function verifyFiles(files: readonly string[]): Promise<void> {
  let failed = 0;
  for (const file of files) {
    const problems = await problemsIn(file);
    if (problems.length > 0) failed++;
    console.log(problems.length === 0 ? `${shown(file)}: OK${reservation(file)}` : problems.join('\n'));
  }
  if (failed > 0) throw new Failure(`${failed} of ${files.length} records did not verify`);
}

/** What a sound record cannot vouch for. */
function reservation(file: string): string {
  const { begun } = parseRecord(readText(file)).header;
  if (!begun) return '';
  return ` (begun on one device: whoever began it could know what was drawn before answer ${begun.answers + 1})`;
}

async function problemsIn(file: string): Promise<string[]> {
  const at = (line: number, message: string) => `${shown(file)}:${line}: ${message}`;
  try {
    const text = readText(file);
    const game = await titleOfRecord(file, parseRecord(text)).load();
    return verify(game, text).problems.map(({ line, message }) => at(line, message));
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    if (error instanceof RecordError) return [at(error.line, error.message)];
    throw error;
  }
}
