/** What a person's typing leads to: options by code or words, or one of the table's commands. */
import { stripVTControlCharacters } from 'node:util';
import type { MenuItem } from '../titles/drawing.ts';
import type { Question } from './table.ts';

/** Where a line of the prompt leads. */
export type Target =
  | { kind: 'choice'; index: number }
  | { kind: 'open'; items: () => MenuItem[] }
  | { kind: 'back' | 'help' | 'hint' | 'quit' }
  | { kind: 'why'; code: string }
  | { kind: 'rule'; id: string };

export interface Line {
  label: string;
  hint: string;
  target: Target;
}

const MOST_FOUND = 50;

/** The open menu; below the first level there is a way back. */
export function menuLines(items: readonly MenuItem[], nested: boolean): Line[] {
  const lines = items.map(
    (item): Line =>
      'choice' in item
        ? { label: item.label, hint: item.choice.code, target: { kind: 'choice', index: item.choice.index } }
        : { label: item.label, hint: item.hint, target: { kind: 'open', items: item.items } },
  );
  return nested ? [...lines, { label: '← back', hint: '', target: { kind: 'back' } }] : lines;
}

/** What fits the typed text, best first; never empty. */
export function search(question: Question, typed: string): Line[] {
  const text = typed.trim();
  const command = commandLine(text);
  if (command) return [command];
  const found = question.choices
    .flatMap(({ code, words, index }) => {
      const rank = rankOf(text.toLowerCase(), code.toLowerCase(), stripVTControlCharacters(words).toLowerCase());
      return rank === null
        ? []
        : [{ rank, line: { label: words, hint: code, target: { kind: 'choice', index } as const } }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND);
  const exact = found[0]?.rank === 0;
  const why: Line = { label: `Why not '${text}'?`, hint: '', target: { kind: 'why', code: text } };
  return [...found.map(({ line }) => line), ...(exact ? [] : [why])];
}

function commandLine(text: string): Line | null {
  const [, word, rest] = /^(\S+)\s*(.*)$/.exec(text) ?? ['', '', ''];
  switch (word) {
    case '?':
    case 'help':
      return { label: 'What can I type?', hint: '', target: { kind: 'help' } };
    case 'hint':
      return { label: 'What would a bot do?', hint: '', target: { kind: 'hint' } };
    case 'quit':
      return { label: 'Leave the table', hint: '', target: { kind: 'quit' } };
    case 'why':
      return { label: `Why not '${rest}'?`, hint: '', target: { kind: 'why', code: rest! } };
    case 'rule':
      return { label: `Read rule ${rest!.toUpperCase()}`, hint: '', target: { kind: 'rule', id: rest! } };
    default:
      return null;
  }
}

/** The code itself, its last part, its beginning, all words somewhere; `null` when it does not fit. */
function rankOf(text: string, code: string, words: string): number | null {
  if (code === text) return 0;
  if (code.endsWith(`:${text}`)) return 1;
  if (code.startsWith(text)) return 2;
  return text.split(/\s+/).every(word => code.includes(word) || words.includes(word)) ? 3 : null;
}
