/** Sets of cards as content files write them: `my revealed captain/cavalry cards in the Clash`, `all facedown cards there`. */
import type { Slot } from '@interregnum/kernel';
import type { CardSet, Where } from '../card-sets.ts';
import { TRAITS, type Trait } from '../traits.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

const WHOSE: Words<CardSet['whose']> = { mine: 'my', opponents: 'opposing', everybody: 'all', picked: 'their' };
const IN: Words<CardSet['in']> = {
  revealed: 'revealed',
  facedown: 'facedown',
  hand: 'hand',
  discard: 'discarded',
  lost: 'lost',
  court: 'court',
  all: '',
};
const WHERE: Words<Where> = {
  clash: 'in the Clash',
  here: 'here',
  adjacent: 'next door',
  elsewhere: 'elsewhere',
  herald: 'by my Herald',
  picked: 'there',
  regions: 'at Regions',
  any: '',
};

const keyOf = <K extends string>(words: Words<K>, text: string): K =>
  (Object.keys(words) as K[]).find(key => words[key].toLowerCase() === text)!;
const oneOf = (words: Words<string>): string =>
  Object.values(words)
    .filter(word => word !== '')
    .map(word => word.toLowerCase())
    .join('|');

// --- which cards ---------------------------------------------------------------------------------------------------------

type Which = Pick<CardSet, 'traits' | 'not' | 'supporters' | 'keyed'>;
const which = (part: Partial<Which>): Which => ({ traits: [], not: [], supporters: false, keyed: false, ...part });
const TRAIT_LIST = '[a-z-]+(?:/[a-z-]+)*';

export function readTraits(text: string): readonly Trait[] | null {
  const traits = text.split('/');
  return traits.every(trait => (TRAITS as readonly string[]).includes(trait)) ? (traits as Trait[]) : null;
}

function readWhich(text: string): Which | null {
  if (text === 'cards') return which({});
  if (text === 'supporters') return which({ supporters: true });
  if (text === 'keyed cards') return which({ keyed: true });
  const but = text.startsWith('cards but ');
  const traits = readTraits(but ? text.slice('cards but '.length) : text.slice(0, -' cards'.length));
  return traits && which(but ? { not: traits } : { traits });
}

/** A set has one such property; no sentence says two of them. */
function writeWhich({ traits, not, supporters, keyed }: Which): string | null {
  const said = [
    ...(traits.length > 0 ? [`${traits.join('/')} cards`] : []),
    ...(not.length > 0 ? [`cards but ${not.join('/')}`] : []),
    ...(supporters ? ['supporters'] : []),
    ...(keyed ? ['keyed cards'] : []),
  ];
  return said.length > 1 ? null : (said[0] ?? 'cards');
}

// --- sets ----------------------------------------------------------------------------------------------------------------

const PATTERN = `(${oneOf(WHOSE)}) (?:(${oneOf(IN)}) )?(cards but ${TRAIT_LIST}|supporters|${TRAIT_LIST} cards|cards)(?: (${oneOf(WHERE)}))?`;
const SET = new RegExp(`^${PATTERN}$`);

function read(text: string): CardSet | null {
  const [, whose, lying = '', kind, where = ''] = SET.exec(text) ?? [];
  const cards = kind === undefined ? null : readWhich(kind);
  return cards && { in: keyOf(IN, lying), whose: keyOf(WHOSE, whose!), where: keyOf(WHERE, where), ...cards };
}

function write({ in: lying, whose, where, ...cards }: CardSet): string | null {
  const kind = writeWhich(cards);
  return kind && [WHOSE[whose], IN[lying], kind, WHERE[where]].filter(word => word !== '').join(' ');
}

export const SET_SLOT: Slot<CardSet> = {
  pattern: PATTERN.replaceAll(/\((?!\?)/g, '(?:'),
  says: 'such as: my revealed cards in the Clash',
  read,
  write,
};

/** One set or several. */
export const SETS_SLOT: Slot<readonly CardSet[]> = {
  pattern: `${SET_SLOT.pattern}(?: or ${SET_SLOT.pattern})*`,
  says: 'such as: my hand cards or my facedown cards elsewhere',
  read: text => {
    const sets = text.split(' or ').map(read);
    return sets.includes(null) ? null : (sets as CardSet[]);
  },
  write: sets => {
    const said = sets.map(write);
    return said.includes(null) ? null : said.join(' or ');
  },
};

export const TRAITS_SLOT: Slot<readonly Trait[]> = {
  pattern: TRAIT_LIST,
  says: 'Traits, such as captain/heir',
  read: readTraits,
  write: traits => traits.join('/'),
};
