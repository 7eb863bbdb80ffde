/** `interregnum content`: the built-in content as a file to change, or a check of such a file. */
import { textOfContent } from '@interregnum/shelf/content-text';
import type { Command } from 'commander';
import { examples, gameArgument } from '../arguments.ts';
import { loadWith } from '../content.ts';
import { BadArgument } from '../failure.ts';
import { titleOf } from '../games.ts';

export function addContent(program: Command): void {
  program
    .command('content')
    .description('print the built-in cards and maps as a content file, or check such a file')
    .addArgument(gameArgument())
    .option('--check <file>', 'say whether this content file can be played, and where it is wrong')
    .addHelpText('after', examples('content epix > my-box.yaml', 'content epix --check my-box.yaml'))
    .action(printContent);
}

async function printContent(id: string, { check }: { check?: string }): Promise<void> {
  const title = titleOf(id);
  if (check !== undefined) {
    const { name, hash } = (await loadWith(title, { content: check })).content!.file!;
    console.log(`${check}: OK, '${name}', ${hash}`);
    return;
  }
  const game = await title.load();
  if (!game.content) throw new BadArgument(`${title.meta.title} has no content files`);
  console.log(textOfContent(game, null).trimEnd());
}
