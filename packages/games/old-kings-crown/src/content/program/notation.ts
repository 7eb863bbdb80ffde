/** Programs in content files: a list of effects, each with its moment, conditions, what is named, and what is done. */
import {
  type ContentData,
  expectList,
  expectMap,
  expectText,
  NotationError,
  type Path,
  type Templates,
} from '@interregnum/kernel';
import { mine } from '../card-sets.ts';
import {
  bid,
  type Condition,
  type Effect,
  gain,
  type Moment,
  type Offer,
  type OfferQuestion,
  type Op,
  type Parameter,
} from '../effect.ts';
import { invulnerable } from '../traits.ts';
import { CONDITIONS, MODIFIERS, MOMENT_WORDS, OPS, PARAMETERS } from './effect-words.ts';

const MOST_EFFECTS = 3;
const MOST_LINES = 6;
const LONGEST = 120;
const KEYS = ['may', 'must', 'always', 'if', 'name', 'choose', 'do'];

// --- what is named, and by which question it is offered ------------------------------------------------------------------------

/** Moments with a question of their own; all others are windows. */
const QUESTIONS: Readonly<Partial<Record<Moment, OfferQuestion>>> = {
  'MSp-O': 'OKC-D03',
  AuD: 'OKC-D41',
  onCourt: 'OKC-D52',
  onLoss: 'OKC-D63',
  afterShrine: 'OKC-D84',
};

function questionOf(at: Moment, first: Parameter | null): OfferQuestion {
  if (first?.of === 'location' && first.for === 'card') return 'OKC-D60';
  if (first?.of === 'tile') return 'OKC-D61';
  return QUESTIONS[at] ?? 'OKC-D10';
}

/** What can be chosen between: answers know these ways by their names. */
const WAYS: Readonly<Record<string, Op>> = {
  gain: gain(1),
  heir: { op: 'grant', keywords: [invulnerable], to: mine('heir'), until: 'round' },
  bid: bid(3),
};
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function wayOf(op: Op, path: Path): string {
  const way = Object.keys(WAYS).find(name => OPS.write(WAYS[name]!) === OPS.write(op));
  if (way !== undefined) return way;
  const known = Object.values(WAYS).map(one => `'${OPS.write(one)}'`);
  throw new NotationError(path, `expected ${known.join(' or ')}: between others no choice is offered`);
}

// --- reading ---------------------------------------------------------------------------------------------------------------------

const lines = <T>(value: unknown, vocabulary: Templates<T>, path: Path): T[] =>
  expectList(value, MOST_LINES, path).map((one, i) => {
    const at = [...path, i];
    return vocabulary.read(expectText(one, LONGEST, at), at);
  });

const readConditions = (value: unknown, path: Path): Condition[] =>
  value === undefined ? [] : lines(value, CONDITIONS, [...path, 'if']);

function readMoment(value: unknown, path: Path): Moment {
  const said = expectText(value, LONGEST, path).toLowerCase();
  const found = (Object.keys(MOMENT_WORDS) as Moment[]).find(moment => MOMENT_WORDS[moment]!.toLowerCase() === said);
  if (found) return found;
  throw new NotationError(
    path,
    `expected one of ${Object.values(MOMENT_WORDS).join(', ')}, not '${said.slice(0, 40)}'`,
  );
}

function readOffer(at: Moment, said: ContentData, path: Path): Offer {
  const first = readParameter(said, path);
  return { by: questionOf(at, first), first };
}

function readParameter({ name, choose }: ContentData, path: Path): Parameter | null {
  if (choose !== undefined) {
    const ops = lines(choose, OPS, [...path, 'choose']);
    const ways = ops.map((op, i) => [wayOf(op, [...path, 'choose', i]), [op]] as const);
    return { of: 'way', ways: Object.fromEntries(ways) };
  }
  const at = [...path, 'name'];
  return name === undefined ? null : PARAMETERS.read(expectText(name, LONGEST, at), at);
}

const MODES = ['may', 'must', 'always'];

function readEffect(value: unknown, path: Path): Effect {
  const said = expectMap(value, KEYS, path);
  const modes = MODES.filter(key => said[key] !== undefined);
  if (modes.length !== 1) throw new NotationError(path, `expected one of ${MODES.join(', ')}`);
  const conditions = readConditions(said.if, path);
  if (said.always !== undefined) {
    onlyWith(said, ['always', 'if'], path);
    return { mode: 'static', if: conditions, change: lines(said.always, MODIFIERS, [...path, 'always']) };
  }
  const isChoice = said.choose !== undefined;
  if (isChoice) onlyWith(said, ['may', 'if', 'choose'], path);
  const ops = isChoice ? [] : lines(said.do, OPS, [...path, 'do']);
  if (said.must !== undefined) {
    onlyWith(said, ['must', 'if', 'do'], path);
    return { mode: 'auto', at: readMoment(said.must, [...path, 'must']), if: conditions, do: ops };
  }
  const at = readMoment(said.may, [...path, 'may']);
  return { mode: 'may', at, if: conditions, offer: readOffer(at, said, path), do: ops };
}

function onlyWith(said: ContentData, keys: readonly string[], path: Path): void {
  const other = Object.keys(said).find(key => !keys.includes(key));
  if (other !== undefined) throw new NotationError([...path, other], `expected only ${keys.join(', ')} together`);
}

export const readProgram = (value: unknown, path: Path): readonly Effect[] =>
  expectList(value, MOST_EFFECTS, path).map((one, i) => readEffect(one, [...path, i]));

// --- writing ---------------------------------------------------------------------------------------------------------------------

function written<T>(value: T, vocabulary: Templates<T>): string {
  const text = vocabulary.write(value);
  if (text === null) throw new Error(`no sentence says ${JSON.stringify(value)}`);
  return text;
}
const all = <T>(values: readonly T[], vocabulary: Templates<T>): string[] =>
  values.map(value => written(value, vocabulary));

function writeParameter(first: Parameter | null): ContentData {
  if (first === null) return {};
  if (first.of === 'way') return { choose: all(Object.values(first.ways).flat(), OPS) };
  return { name: written(first, PARAMETERS) };
}

function writeEffect(effect: Effect): ContentData {
  const conditions = effect.if.length === 0 ? {} : { if: all(effect.if, CONDITIONS) };
  if (effect.mode === 'static') return { always: all(effect.change, MODIFIERS), ...conditions };
  const done = effect.do.length === 0 ? {} : { do: all(effect.do, OPS) };
  const at = MOMENT_WORDS[effect.at]!;
  if (effect.mode === 'auto') return { must: at, ...conditions, ...done };
  return { may: at, ...conditions, ...writeParameter(effect.offer.first), ...done };
}

export const writeProgram = (effects: readonly Effect[]): readonly ContentData[] => effects.map(writeEffect);

/** Whether two programs are the same, however they are written. */
export const isSameProgram = (one: readonly Effect[], other: readonly Effect[]): boolean =>
  isSame(writeProgram(one), writeProgram(other));
