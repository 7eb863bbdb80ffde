/**
 * Answers as verbs with parts, declared once: from a line such as `move: 'move:{unit}:{from}>{to}'` follow the type of
 * the option, its maker, its code, the reader of that code and the list of everything a player might try.
 *
 * Options of counted values are made once and shared: a list of options is a list of references, which keeps random
 * play fast.
 */
import type { Domain, ValueOf } from './domain.ts';

/** For a code that no template can say: how its parts are written together. */
export interface Spelling {
  readonly parts: readonly string[];
  write(values: readonly never[]): string;
  read(code: string): readonly unknown[] | null;
}

/** How the code of a verb is written: a template as a rule. */
export type Grammar = string | Spelling;

/** The names in braces, in their order. Brackets around a part mean that it may be missing; it is `null` then. */
type Names<G extends Grammar> = G extends { readonly parts: infer P extends readonly string[] }
  ? P
  : G extends string
    ? NamesIn<G>
    : never;
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...NamesIn<Rest>]
  : [];
type PartOf<P, Name> = Name extends keyof P ? ValueOf<P[Name]> : never;
type ArgsOf<P, G extends Grammar> = ValuesOf<P, Names<G>>;
type ValuesOf<P, N extends readonly string[]> = N extends readonly [infer Name, ...infer Rest extends readonly string[]]
  ? [PartOf<P, Name>, ...ValuesOf<P, Rest>]
  : [];
type Made<P, Type extends string, G extends Grammar> = {
  readonly type: Type;
  readonly code: string;
} & { readonly [Name in Names<G>[number]]: PartOf<P, Name> };

/** A maker for each verb with parts; the option itself for a verb without. */
export type Makers<P, V extends Readonly<Record<string, Grammar>>> = {
  readonly [Type in keyof V & string]: Names<V[Type]> extends readonly []
    ? Made<P, Type, V[Type]>
    : (...parts: ArgsOf<P, V[Type]>) => Made<P, Type, V[Type]>;
};

/** The options that these makers make: all, or those of some verbs. */
export type OptionOf<M, Type extends keyof M = keyof M> = {
  [T in Type]: M[T] extends (...parts: never[]) => infer O ? O : M[T];
}[Type];

export interface Verbs<P, V extends Readonly<Record<string, Grammar>>> {
  readonly option: Makers<P, V>;
  /**
   * What somebody tried, read from a code: it need not be an option of any question, nor be spelled as one. `null` for
   * what no verb reads.
   */
  readOption(code: string): OptionOf<Makers<P, V>> | null;
  /** All options of a verb; a part has the values given for it, or else all that are counted. */
  every<Type extends keyof V & string>(
    type: Type,
    limits?: { readonly [Name in Names<V[Type]>[number]]?: readonly PartOf<P, Name>[] },
  ): OptionOf<Makers<P, V>, Type>[];
}

interface AnyOption {
  type: string;
  code: string;
}
type AnyDomain = Domain<unknown>;

interface Verb {
  type: string;
  names: readonly string[];
  domains: readonly AnyDomain[];
  read(code: string): readonly unknown[] | null;
  maker: AnyOption | ((...values: unknown[]) => AnyOption);
}

/** More than this are not kept, but made again each time. */
const MOST_KEPT = 1 << 18;
const PIECES = /\[[^\]]*\]|\{\w+\}|[^[{]+/g;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\>]/g, '\\$&');

interface Template {
  names: string[];
  /** Texts around a part that are written only with it. */
  around: (readonly [before: string, after: string] | null)[];
  /** Alternately fixed texts and parts. */
  pieces: readonly (string | number)[];
}

function parseTemplate(template: string): Template {
  const names: string[] = [];
  const around: Template['around'] = [];
  const pieces: (string | number)[] = [];
  for (const [piece] of template.matchAll(PIECES)) {
    const part = /^(\[?)([^{]*)\{(\w+)\}([^\]]*)\]?$/.exec(piece);
    if (!part) {
      pieces.push(piece);
      continue;
    }
    pieces.push(names.length);
    names.push(part[3]!);
    around.push(part[1] === '[' ? [part[2]!, part[4]!] : null);
  }
  return { names, around, pieces };
}

function patternOf({ pieces, around }: Template, domains: readonly AnyDomain[]): RegExp {
  const source = pieces.map(piece => {
    if (typeof piece === 'string') return escaped(piece);
    const part = `(${domains[piece]!.pattern})`;
    const texts = around[piece];
    return texts ? `(?:${escaped(texts[0])}${part}${escaped(texts[1])})?` : part;
  });
  return new RegExp(`^${source.join('')}$`);
}

function codeOf({ pieces, around }: Template, domains: readonly AnyDomain[], values: readonly unknown[]): string {
  let code = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') code += piece;
    else if (around[piece] === null) code += domains[piece]!.write(values[piece]);
    else if (values[piece] !== null) {
      const [before, after] = around[piece]!;
      code += before + domains[piece]!.write(values[piece]) + after;
    }
  }
  return code;
}

/** Hands out what was made before for the same values, as long as all of them are counted. */
function keeping(
  make: (values: readonly unknown[]) => AnyOption,
  domains: readonly AnyDomain[],
): (...values: unknown[]) => AnyOption {
  const count = domains.reduce((product, domain) => product * domain.size, 1);
  if (count === 0 || count > MOST_KEPT) return (...values) => make(values);
  const kept = new Array<AnyOption | undefined>(count).fill(undefined);
  const numbers = numbersOf(domains);
  if (numbers && domains.length === 1) return keepingOne(make, kept, numbers[0]);
  return numbers ? keepingNumbers(make, kept, numbers) : keepingAny(make, kept, domains);
}

function keepingAny(
  make: (values: readonly unknown[]) => AnyOption,
  kept: (AnyOption | undefined)[],
  domains: readonly AnyDomain[],
): (...values: unknown[]) => AnyOption {
  return (...values) => {
    let index = 0;
    for (let p = 0; p < domains.length; p++) {
      const { size } = domains[p]!;
      const i = domains[p]!.index(values[p]);
      if (!(i >= 0 && i < size)) return make(values);
      index = index * size + i;
    }
    const known = kept[index] ?? make(values);
    kept[index] = known;
    return known;
  };
}

/** One part whose values are numbers in a row; `null`, where it is a value, comes last. */
interface Numbers {
  first: number;
  size: number;
}

/** Up to three such parts, filled up with parts of one value; `null` when there are others. */
function numbersOf(domains: readonly AnyDomain[]): readonly [Numbers, Numbers, Numbers] | null {
  if (domains.length > 3 || domains.some(domain => domain.first === undefined)) return null;
  const [a, b, c] = domains.map(({ first, size }) => ({ first: first!, size }));
  const only = { first: 0, size: 1 };
  return [a!, b ?? only, c ?? only];
}

/** Looks at nothing but its first argument, so that it can be handed to `map`. */
function keepingOne(
  make: (values: readonly unknown[]) => AnyOption,
  kept: (AnyOption | undefined)[],
  { first, size }: Numbers,
): (...values: unknown[]) => AnyOption {
  const maker = (x: number | null): AnyOption => {
    const i = x === null ? size - 1 : x - first;
    if (!(i >= 0 && i < size)) return make([x]);
    const known = kept[i];
    if (known !== undefined) return known;
    const fresh = make([x]);
    kept[i] = fresh;
    return fresh;
  };
  return maker as (...values: unknown[]) => AnyOption;
}

/** Options are made in the hot loops of rules: plain arithmetic, no calls, no lists. */
function keepingNumbers(
  make: (values: readonly unknown[]) => AnyOption,
  kept: (AnyOption | undefined)[],
  [a, b, c]: readonly [Numbers, Numbers, Numbers],
): (...values: unknown[]) => AnyOption {
  const [firstA, sizeA, firstB, sizeB, firstC, sizeC] = [a.first, a.size, b.first, b.size, c.first, c.size];
  const maker = (x: number | null, y: number | null = 0, z: number | null = 0): AnyOption => {
    const i = x === null ? sizeA - 1 : x - firstA;
    const j = y === null ? sizeB - 1 : y - firstB;
    const k = z === null ? sizeC - 1 : z - firstC;
    const isCounted = i >= 0 && i < sizeA && j >= 0 && j < sizeB && k >= 0 && k < sizeC;
    if (!isCounted) return make([x, y, z]);
    const index = (i * sizeB + j) * sizeC + k;
    const known = kept[index];
    if (known !== undefined) return known;
    const fresh = make([x, y, z]);
    kept[index] = fresh;
    return fresh;
  };
  return maker as (...values: unknown[]) => AnyOption;
}

function readTemplate(pattern: RegExp, domains: readonly AnyDomain[], code: string): unknown[] | null {
  const match = pattern.exec(code);
  if (!match) return null;
  const values: unknown[] = [];
  for (let i = 0; i < domains.length; i++) {
    const text = match[i + 1];
    const value = text === undefined ? null : domains[i]!.read(text);
    if (value === null && text !== undefined) return null;
    values.push(value);
  }
  return values;
}

/** A template as the spelling that it describes. */
function spellingOf(text: string, domainsOf: (names: readonly string[]) => readonly AnyDomain[]): Spelling {
  const template = parseTemplate(text);
  const domains = domainsOf(template.names);
  const pattern = patternOf(template, domains);
  return {
    parts: template.names,
    write: values => codeOf(template, domains, values),
    read: code => readTemplate(pattern, domains, code),
  };
}

function verbOf(type: string, grammar: Grammar, parts: Readonly<Record<string, AnyDomain>>): Verb {
  const domainsOf = (names: readonly string[]): readonly AnyDomain[] =>
    names.map(name => {
      const domain = parts[name];
      if (!domain) throw new Error(`the verb '${type}' has a part '${name}' that nobody has declared`);
      return domain;
    });
  const { parts: names, write, read } = typeof grammar === 'string' ? spellingOf(grammar, domainsOf) : grammar;
  const make = (values: readonly unknown[]): AnyOption => {
    const option: AnyOption & Record<string, unknown> = { type, code: write(values as never[]) };
    for (let i = 0; i < names.length; i++) option[names[i]!] = values[i];
    return option;
  };
  const domains = domainsOf(names);
  return { type, names, domains, read, maker: names.length === 0 ? make([]) : keeping(make, domains) };
}

function readWith({ read, maker }: Verb, code: string): AnyOption | null {
  const values = read(code);
  if (values === null) return null;
  if (typeof maker !== 'function') return maker;
  const option = maker(...values);
  return option.code === code ? option : { ...option, code };
}

function combinations(lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>((rows, list) => rows.flatMap(row => list.map(value => [...row, value])), [[]]);
}

const allOf = (domain: AnyDomain): unknown[] => Array.from({ length: domain.size }, (_, index) => domain.value(index));

/** Declares the parts and the verbs of a title. Where two verbs read the same code, the first one is meant. */
export function verbs<
  const P extends Readonly<Record<string, unknown>>,
  const V extends Readonly<Record<string, Grammar>>,
>(parts: P, templates: V): Verbs<P, V> {
  const all = Object.entries(templates).map(([type, text]) =>
    verbOf(type, text, parts as Readonly<Record<string, AnyDomain>>),
  );
  const byType = new Map(all.map(verb => [verb.type, verb]));
  const option = Object.fromEntries(all.map(({ type, maker }) => [type, maker]));
  return {
    option: option as unknown as Makers<P, V>,
    readOption(code) {
      for (const verb of all) {
        const read = readWith(verb, code);
        if (read) return read as unknown as OptionOf<Makers<P, V>>;
      }
      return null;
    },
    every(type, limits = {}) {
      const { names, domains, maker } = byType.get(type)!;
      if (typeof maker !== 'function') return [maker] as never;
      const given = limits as Readonly<Record<string, readonly unknown[] | undefined>>;
      const lists = names.map((name, i) => given[name] ?? allOf(domains[i]!));
      return combinations(lists).map(values => maker(...values)) as never;
    },
  };
}
