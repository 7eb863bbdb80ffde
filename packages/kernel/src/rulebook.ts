/** The executable rulebook: rules by id in our words, read from a title's `rulebook.md`. */

export interface Rule {
  id: string;
  title: string;
  chapter: string;
  /** A pure definition needs no scenario. */
  definition: boolean;
  /** A rule without code of its own: other rules, carried out, bring it about. */
  followsFrom: readonly string[];
  /** Where its content comes from, if not from the printed game. */
  source: 'printed' | 'inferred' | 'ours';
  paragraphs: readonly string[];
}

export interface Rulebook {
  title: string;
  introduction: readonly string[];
  rules: readonly Rule[];
}

/** `EPX-041`, `EPX-Q09`, `SA05`, `T-NO1`, `OKC-T-NO1`: parts in capitals, then a number; `CM-NO`: at least two parts. */
const PREFIX = '[A-Z]+(?:-[A-Z]+)*-?';
const WORDS = '[A-Z]+(?:-[A-Z]+)+';
const ID = `(?:${PREFIX}\\d+|${WORDS})`;
export const RULE_ID = new RegExp(`\\b${ID}\\b`, 'g');
const ONLY_WORDS = new RegExp(`\\b${WORDS}\\b`, 'g');
const RULE_HEADING = new RegExp(`^### (${ID})\\s+(.+)$`);
const IDS_AND_RANGES = new RegExp(`\\b(${PREFIX})(\\d+)(?:\\.\\.(?:${PREFIX})?(\\d+))?`, 'g');

/** Reads the Markdown of a rulebook; throws with the line for a heading it does not understand or an id given twice. */
export function parseRulebook(markdown: string): Rulebook {
  const rules: Rule[] = [];
  const introduction: string[] = [];
  let title = '';
  let chapter = '';
  let body: string[] = introduction;
  for (const [i, line] of markdown.split(/\r?\n/).entries()) {
    const heading = RULE_HEADING.exec(line);
    if (heading) {
      const [, id, name] = heading as unknown as [string, string, string];
      if (rules.some(rule => rule.id === id)) throw new Error(`line ${i + 1}: ${id} is there twice`);
      body = [];
      rules.push({
        id,
        title: name.trim(),
        chapter,
        definition: false,
        followsFrom: [],
        source: 'printed',
        paragraphs: body,
      });
    } else if (line.startsWith('### ')) {
      throw new Error(`line ${i + 1}: expected '### ID Title'`);
    } else if (line.startsWith('## ')) {
      chapter = line.slice(3).trim();
      body = [];
    } else if (line.startsWith('# ')) {
      title = line.slice(2).trim();
    } else {
      body.push(line);
    }
  }
  return { title, introduction: paragraphs(introduction), rules: rules.map(finishRule) };
}

const MARKS = ['*definition*', '*inferred*', '*ours*'];
const FOLLOWS = new RegExp(`^\\*follows from (${ID}(?:, ${ID})*)\\*$`);

function finishRule(rule: Rule): Rule {
  const all = paragraphs(rule.paragraphs);
  return {
    ...rule,
    definition: all.includes('*definition*'),
    followsFrom: all.flatMap(p => FOLLOWS.exec(p)?.[1]?.split(', ') ?? []),
    source: all.includes('*ours*') ? 'ours' : all.includes('*inferred*') ? 'inferred' : 'printed',
    paragraphs: all.filter(p => !MARKS.includes(p) && !FOLLOWS.test(p)),
  };
}

function paragraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map(block => block.replaceAll(/\s*\n\s*/g, block.trimStart().startsWith('- ') ? '\n' : ' ').trim())
    .filter(Boolean);
}

/** The ids in a text, ranges such as `EPX-060..EPX-064` or `EPX-060..064` written out over the known ids. */
export function ruleIdsIn(text: string, known: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [id] of text.matchAll(ONLY_WORDS)) if (known.includes(id)) found.add(id);
  for (const match of text.matchAll(IDS_AND_RANGES)) {
    const [, prefix, from, to] = match as unknown as [string, string, string, string | undefined];
    for (const id of known) {
      const number = id.startsWith(prefix) ? id.slice(prefix.length) : '';
      if (/^\d+$/.test(number) && Number(number) >= Number(from) && Number(number) <= Number(to ?? from)) found.add(id);
    }
  }
  return [...found];
}
