/** A person, or a script, at a stream of lines: codes and commands in, text out. */
import { createInterface } from 'node:readline';
import pc from 'picocolors';
import { help, LINE_COMMANDS, optionLines, rule, why, whyInShort } from './explain.ts';
import { hint } from './hint.ts';
import { CUT_OFF, LEFT, type Person } from './person.ts';
import { resultLines } from './result.ts';
import { drawTable, optionTyped, type Question, type Table } from './table.ts';

const WIDTH = 100;
const ROWS = 40;
const MOST_OPTIONS = 24;

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

/** Reads from this stream; one line is one answer or command. Empty lines and `#` comments are passed over. */
export function linePerson(input: NodeJS.ReadableStream): Person {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async decide(table, question) {
      show(table, question);
      let refused: string | null = null;
      for (;;) {
        const { value, done } = await lines.next();
        if (done) return CUT_OFF;
        const text = String(value).trim();
        if (text === '' || text.startsWith('#')) continue;
        if (text === 'quit') return LEFT;
        const option = optionTyped(question, text);
        if (option >= 0) return option;
        const reply = replyTo(table, question, text, refused);
        if (reply.refused) refused = text;
        print(reply.lines);
      }
    },
    wait: (_, work) => work(),
    finish(table) {
      print([...table.news, '', ...drawTable(table, WIDTH, ROWS), '', ...resultLines(table)]);
    },
    close: () => reader.close(),
  };
}

function show(table: Table, question: Question): void {
  const news = table.news.map(line => `· ${line}`);
  const asked = `${pc.bold(table.words.say(question.prompt.phrase))} (${question.prompt.rule})`;
  print([...news, '', ...drawTable(table, WIDTH, ROWS), '', asked, ...optionLines(question, MOST_OPTIONS)]);
}

interface Reply {
  lines: readonly string[];
  refused?: true;
}

function replyTo(table: Table, question: Question, text: string, refused: string | null): Reply {
  const [word, rest = ''] = text.split(/\s+(.*)/s);
  if (word === '?' || word === 'help') {
    return { lines: refused === null ? help(LINE_COMMANDS) : why(table, question, refused, WIDTH) };
  }
  if (word === 'why') return { lines: why(table, question, rest, WIDTH) };
  if (word === 'rule') return { lines: rule(table, rest, WIDTH) };
  if (word === 'options') return { lines: optionLines(question) };
  if (word === 'hint') return { lines: hint(table, question) };
  return { lines: [whyInShort(table, question, text)], refused: true };
}
