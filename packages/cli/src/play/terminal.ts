/** A person at a real terminal: the table is drawn anew for every decision, answers come by arrow keys or typing. */
import { autocomplete, isCancel } from '@clack/prompts';
import pc from 'picocolors';
import { wrap } from '../text/width.ts';
import type { MenuItem } from '../titles/drawing.ts';
import { COMMANDS, help, rule, why } from './explain.ts';
import { hint } from './hint.ts';
import { LEFT, type Person } from './person.ts';
import { resultLines } from './result.ts';
import { type Line, menuLines, search, type Target } from './search.ts';
import { drawTable, menuOf, type Question, type Table } from './table.ts';

const CLEAR = '\x1b[2J\x1b[H';
/** Message, input, instructions and margins of a prompt. */
const AROUND_ITEMS = 6;
/** Lines kept free for what has happened. */
const NEWS = 4;
const LEAST_NEWS = 2;
const PATIENCE = 150;
const PLACEHOLDER = 'type a code or words; ? for help';

const columns = (): number => Math.max(40, (process.stdout.columns ?? 80) - 1);
const rows = (): number => process.stdout.rows ?? 24;
const mostItems = (): number => (rows() < 32 ? 6 : 8);
const LEAST_ITEMS = 5;

export const terminalPerson: Person = {
  async decide(table, question) {
    const levels: MenuItem[][] = [menuOf(table, question)];
    let notice: string[] = [];
    for (;;) {
      const items = paint(table, notice);
      const target = await ask(table, question, levels, items);
      notice = [];
      switch (target.kind) {
        case 'choice':
          return target.index;
        case 'quit':
          return LEFT;
        case 'open':
          levels.push(target.items());
          break;
        case 'back':
          if (levels.length > 1) levels.pop();
          break;
        default:
          notice = explain(table, question, target);
      }
    }
  },
  async wait(table, work) {
    const thinking = setTimeout(() => {
      const seats = table.state.ask?.seats.filter(seat => table.state.answers[seat] === null) ?? [];
      const names = seats.map(seat => table.words.wording.seatName(seat)).join(', ');
      process.stdout.write(pc.dim(`\r\x1b[K${names} is thinking …`));
    }, PATIENCE);
    try {
      return await work();
    } finally {
      clearTimeout(thinking);
      process.stdout.write('\r\x1b[K');
    }
  },
  finish(table) {
    paint(table, resultLines(table));
  },
  close() {
    process.stdin.pause();
  },
};

/**
 * The table keeps its size from one decision to the next; what has happened gets the rest of the room. A table that is
 * too high leaves fewer lines to the menu. Returns how many.
 */
function paint(table: Table, notice: readonly string[]): number {
  const drawn = drawTable(table, columns(), rows() - mostItems() - AROUND_ITEMS - NEWS);
  const beside = rows() - AROUND_ITEMS - drawn.length - 2;
  const items = Math.max(LEAST_ITEMS, Math.min(mostItems(), beside - LEAST_NEWS));
  const room = beside - items - notice.length;
  const lines = [...drawn, '', ...newsLines(table.news, Math.max(LEAST_NEWS, room)), ...notice];
  process.stdout.write(`${CLEAR}${lines.join('\n')}\n`);
  return items;
}

function newsLines(news: readonly string[], most: number): string[] {
  const lines = news.flatMap(line => wrap(`${pc.dim('·')} ${line}`, columns(), '  '));
  return lines.length <= most ? lines : [pc.dim('  …'), ...lines.slice(1 - most)];
}

/** Escape goes a level up; Ctrl-C leaves the table. */
async function ask(table: Table, question: Question, levels: readonly MenuItem[][], maxItems: number): Promise<Target> {
  let shown: Line[] = [];
  let escaped = false;
  const onKey = (_: unknown, key: { name?: string }) => {
    escaped = key.name === 'escape';
  };
  process.stdin.on('keypress', onKey);
  const picked = await autocomplete<string>({
    message: `${table.words.say(question.prompt.phrase)} ${pc.dim(`(${question.prompt.rule})`)}`,
    maxItems,
    placeholder: PLACEHOLDER,
    filter: typed => typed !== PLACEHOLDER,
    options() {
      const typed = this.userInput ?? '';
      shown = typed.trim() === '' ? menuLines(levels.at(-1)!, levels.length > 1) : search(question, typed);
      return shown.map(({ label, hint: text }, i) => ({ value: String(i), label, hint: text }));
    },
  });
  process.stdin.off('keypress', onKey);
  if (isCancel(picked)) return { kind: escaped ? 'back' : 'quit' };
  return shown[Number(picked)]!.target;
}

function explain(table: Table, question: Question, target: Target): string[] {
  if (target.kind === 'why') return why(table, question, target.code, columns());
  if (target.kind === 'rule') return rule(table, target.id, columns());
  if (target.kind === 'hint') return hint(table, question);
  return help(COMMANDS);
}
