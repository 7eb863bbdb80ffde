/** `interregnum verify`: re-derives every draw of finished records and plays them again. */
import { type GameRecord, parseRecord, RecordError, verify } from '@interregnum/kernel';
import type { Command } from 'commander';
import { examples } from '../arguments.ts';
import { type ContentFlag, loadWith } from '../content.ts';
import { Failure } from '../failure.ts';
import { readText, shown } from '../files.ts';
import type { Title } from '../games.ts';
import { titleOfRecord } from '../record/read.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check records: every byte, the committed seed, every draw, every answer, the result')
    .argument('<files...>', 'records of finished games')
    .option('--content <file>', 'also check that they were played with this content file')
    .addHelpText(
      'after',
      examples('verify game.record', 'verify records/*.record', 'verify game.record --content my-box.yaml'),
    )
    .action(verifyFiles);
}

async function verifyFiles(files: readonly string[], flags: ContentFlag): Promise<void> {
  let failed = 0;
  for (const file of files) {
    const problems = await problemsIn(file, flags);
    if (problems.length > 0) failed++;
    console.log(problems.length === 0 ? `${shown(file)}: OK${reservation(file)}` : problems.join('\n'));
  }
  if (failed > 0) throw new Failure(`${failed} of ${files.length} records did not verify`);
}

/** What a sound record cannot vouch for. */
function reservation(file: string): string {
  const { begun, content } = parseRecord(readText(file)).header;
  const played = content ? ` (played with '${content.name}', ${content.hash})` : '';
  if (!begun) return played;
  return `${played} (begun on one device: whoever began it could know what was drawn before answer ${begun.answers + 1})`;
}

/** The record was played with something else than the file that was named. */
async function otherContent(title: Title, { header }: GameRecord, flags: ContentFlag) {
  const file = (await loadWith(title, flags)).content!.file!;
  if (header.content?.hash === file.hash) return [];
  const played = header.content
    ? `the content '${header.content.name}' (${header.content.hash})`
    : 'the built-in content';
  return [{ line: 1, message: `it was played with ${played}, not with '${file.name}' (${file.hash})` }];
}

async function problemsIn(file: string, flags: ContentFlag): Promise<string[]> {
  const at = (line: number, message: string) => `${shown(file)}:${line}: ${message}`;
  try {
    const text = readText(file);
    const record = parseRecord(text);
    const title = titleOfRecord(file, record);
    const other = flags.content === undefined ? [] : await otherContent(title, record, flags);
    const problems = [...other, ...verify(await title.load(), text).problems];
    return problems.map(({ line, message }) => at(line, message));
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    if (error instanceof RecordError) return [at(error.line, error.message)];
    throw error;
  }
}
