/** `interregnum replay`: a finished game again, in words. */
import type { Game, GameRecord, Outcome, RecordHeader } from '@interregnum/kernel';
import { yamlOf } from '@interregnum/shelf/yaml';
import type { Command } from 'commander';
import pc from 'picocolors';
import { examples, wholeNumber } from '../arguments.ts';
import { replayFile } from '../record/read.ts';
import { inBrackets } from '../text/choices.ts';
import { padEnd, padStart } from '../text/width.ts';
import { fullNews, type Words, wordsFor } from '../text/wording.ts';
import type { Drawing } from '../titles/drawing.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('print what happened in a finished game, and the position at the end')
    .argument('<file>', 'a record')
    .option('--to <n>', 'stop after this many answers', wholeNumber(0))
    .addHelpText('after', examples('replay game.record', 'replay game.record --to 25'))
    .action(printReplay);
}

async function printReplay(file: string, flags: { to?: number }): Promise<void> {
  const { title, game, record, state, played, told } = await replayFile(file, flags.to);
  const drawing = await title.drawing();
  const words = wordsFor(game, drawing);
  console.log(headline(game, record, drawing));
  for (const line of fullNews(game, words, told[0]!)) console.log(`  ${line}`);
  record.answers.slice(0, played).forEach(({ seat, code }, i) => {
    console.log(
      `${padStart(String(i + 1), 4)}  ${padEnd(drawing.ink(seat, drawing.seatNames[seat]!), 8)} ${pc.dim(code)}`,
    );
    for (const line of fullNews(game, words, told[i + 1]!)) console.log(`      ${line}`);
  });
  if (played < record.answers.length) console.log(pc.dim(`(${record.answers.length - played} answers follow)`));
  const outcome = game.rules.outcome(state);
  if (outcome) console.log(`\n${resultLine(outcome, words)}`);
  console.log(`\n${yamlOf({ position: game.proof.position.write(state) }).trimEnd()}`);
}

function headline(game: Game, { header }: GameRecord, drawing: Drawing): string {
  const players = Array.from({ length: header.seats }, (_, seat) =>
    `${drawing.ink(seat, drawing.seatNames[seat]!)} ${header.players[seat] ?? ''}`.trimEnd(),
  );
  return `${pc.bold(game.meta.title)}${inBrackets(header.options)}${contentOf(header)}, ${header.seats} seats: ${players.join(', ')}`;
}

/** The content file that was played with. */
const contentOf = ({ content }: RecordHeader): string => (content ? ` with '${content.name}'` : '');

export const resultLine = (outcome: Outcome, words: Words): string =>
  `${pc.bold(words.say(outcome.reason))} ${pc.dim(outcome.rule)}`;
