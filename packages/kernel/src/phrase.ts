/** Words as data: a message key and arguments. A catalogue turns a phrase into a sentence of one language. */

/** An argument: a number or plain text, a seat (a player's name), a term that has its own message, or a phrase within. */
export type PhraseArg =
  | number
  | string
  | { seat: number }
  | { term: string }
  | { phrase: Phrase }
  | { list: readonly PhraseArg[] };

export interface Phrase {
  key: string;
  args?: Readonly<Record<string, PhraseArg>>;
}

/** Messages by key, for example `{ 'log.tax': '{seat} collects {gold} Gold.' }`. */
export type Catalogue = Readonly<Record<string, string>>;

export interface Wording {
  catalogue: Catalogue;
  /** What a seat is called. */
  seatName(seat: number): string;
  locale?: string;
}

/** A piece of a worded phrase: the app colours names and links terms, the terminal joins the texts. */
export interface PhrasePart {
  text: string;
  arg: PhraseArg | null;
}

export const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key });
export const seatArg = (seat: number): PhraseArg => ({ seat });
export const term = (key: string): PhraseArg => ({ term: key });
export const listArg = (list: readonly PhraseArg[]): PhraseArg => ({ list });

/** How each part of an option is named in phrases, by the name of the part. */
export type PartNames = Readonly<Record<string, (value: never) => PhraseArg>>;

/** The parts of an option as arguments of its phrase; parts that have no name are left out. */
export function partArgs(option: object, names: PartNames): Record<string, PhraseArg> {
  const args: Record<string, PhraseArg> = {};
  for (const [part, value] of Object.entries(option)) if (names[part]) args[part] = names[part](value as never);
  return args;
}

/** The sentence. */
export const say = (p: Phrase, w: Wording): string =>
  parts(p, w)
    .map(x => x.text)
    .join('');

/** The sentence in pieces. Unknown keys throw: a missing message is a bug that tests must find. */
export function parts(p: Phrase, w: Wording): PhrasePart[] {
  const message = w.catalogue[p.key];
  if (message === undefined) throw new Error(`the catalogue has no message '${p.key}'`);
  return fill(message, p.args ?? {}, w);
}

/** Finds the brace that closes the one at `open`. */
function closing(message: string, open: number): number {
  let depth = 0;
  for (let i = open; i < message.length; i++) {
    if (message[i] === '{') depth++;
    if (message[i] === '}' && --depth === 0) return i;
  }
  throw new Error(`a brace is not closed in '${message}'`);
}

function fill(message: string, args: NonNullable<Phrase['args']>, w: Wording): PhrasePart[] {
  const out: PhrasePart[] = [];
  let at = 0;
  while (at < message.length) {
    const open = message.indexOf('{', at);
    if (open < 0) break;
    if (open > at) out.push({ text: message.slice(at, open), arg: null });
    const close = closing(message, open);
    out.push(...slot(message.slice(open + 1, close), args, w));
    at = close + 1;
  }
  if (at < message.length) out.push({ text: message.slice(at), arg: null });
  return out;
}

/** `{name}`, or `{n, plural, one {# Unit} other {# Units}}`, or `{mode, select, a {…} other {…}}`. */
function slot(inner: string, args: NonNullable<Phrase['args']>, w: Wording): PhrasePart[] {
  const [name, kind] = inner.split(',', 2).map(x => x.trim());
  const arg = args[name!];
  if (arg === undefined) throw new Error(`the message needs '${name}'`);
  if (!kind) return word(arg, w);
  const cases = casesOf(inner.slice(inner.indexOf(',', inner.indexOf(',') + 1) + 1));
  const value = kind === 'plural' ? pluralCase(Number(arg), cases, w) : String(arg);
  const chosen = cases.get(value) ?? cases.get('other');
  if (chosen === undefined) throw new Error(`no case '${value}' in '{${inner}}'`);
  return fill(kind === 'plural' ? chosen.replaceAll('#', String(arg)) : chosen, args, w);
}

function pluralCase(n: number, cases: Map<string, string>, w: Wording): string {
  return cases.has(`=${n}`) ? `=${n}` : new Intl.PluralRules(w.locale ?? 'en').select(n);
}

function casesOf(text: string): Map<string, string> {
  const cases = new Map<string, string>();
  let at = 0;
  for (;;) {
    const open = text.indexOf('{', at);
    if (open < 0) return cases;
    const close = closing(text, open);
    cases.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
}

function word(arg: PhraseArg, w: Wording): PhrasePart[] {
  if (typeof arg !== 'object') return [{ text: String(arg), arg }];
  if ('seat' in arg) return [{ text: w.seatName(arg.seat), arg }];
  if ('term' in arg) {
    const message = w.catalogue[arg.term];
    if (message === undefined) throw new Error(`the catalogue has no term '${arg.term}'`);
    return [{ text: message, arg }];
  }
  if ('phrase' in arg) return parts(arg.phrase, w);
  return arg.list.flatMap((x, i) => [
    ...(i > 0 ? [{ text: w.catalogue[i === arg.list.length - 1 ? 'list.last' : 'list.next'] ?? ', ', arg: null }] : []),
    ...word(x, w),
  ]);
}
