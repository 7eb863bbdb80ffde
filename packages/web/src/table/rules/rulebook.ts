/** The rulebook at hand: loaded once, searched by id, word or term. */
import { type Game, parseRulebook, RULE_ID, type Rule, type Rulebook, saidByFile } from '@interregnum/kernel';
import { use } from 'react';
import type { Title } from '../../shelf/titles.ts';

const books = new Map<string, Promise<Rulebook>>();

export function rulebookOf(title: Title): Promise<Rulebook> {
  const { game } = title;
  const key = `${game.meta.id} ${game.content?.file?.hash ?? ''}`;
  const known = books.get(key);
  if (known) return known;
  const book = title.rulebook().then(text => withContent(parseRulebook(text), game));
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}

/** Rules of cards that a content file has changed say what the file says. */
function withContent(book: Rulebook, game: Game): Rulebook {
  if (!game.content?.file) return book;
  const rules = book.rules.map(rule => {
    const said = saidByFile(game, rule.id, 'en');
    return said ? { ...rule, title: said.name, paragraphs: [said.text] } : rule;
  });
  return { ...book, rules };
}

/** Waits for the rulebook; inside a `Suspense`. */
export const useRulebook = (title: Title): Rulebook => use(rulebookOf(title));

/** The rule that explains a term: its own one, the first of its chapter, or the one that names it first. */
export function ruleOfTerm(book: Rulebook, term: string, word: string): Rule | null {
  const own = term.slice(term.lastIndexOf('.') + 1);
  const name = word.toLowerCase();
  const { rules } = book;
  return (
    rules.find(rule => rule.id === own) ??
    rules.find(rule => rule.chapter.toLowerCase() === name) ??
    rules.find(rule => rule.title.toLowerCase().startsWith(name)) ??
    rules.find(rule => rule.title.toLowerCase().includes(name)) ??
    null
  );
}

/** The rules in which every word of the search occurs, those with it in the title first. */
export function searchRules(book: Rulebook, search: string): readonly Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.rules;
  const has = (text: string) => words.every(word => text.includes(word));
  const heading = (rule: Rule) => `${rule.id} ${rule.title}`.toLowerCase();
  const whole = (rule: Rule) => `${heading(rule)} ${rule.paragraphs.join(' ')}`.toLowerCase();
  const titled = book.rules.filter(rule => has(heading(rule)));
  return [...titled, ...book.rules.filter(rule => !titled.includes(rule) && has(whole(rule)))];
}

/** A text cut at the ids of known rules. */
export function cutAtRules(text: string, known: ReadonlySet<string>): { text: string; rule: string | null }[] {
  const pieces: { text: string; rule: string | null }[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE_ID)) {
    const [id] = match;
    if (!known.has(id)) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), rule: null });
    pieces.push({ text: id, rule: id });
    at = match.index + id.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), rule: null });
  return pieces;
}
