/** What can stand in the slots of sentences about effects: players, numbers, sets of areas and of units. */
import {
  countSlot,
  type Slot,
  type Template,
  type Templates,
  template,
  templates,
  wordSlot,
  wordsSlot,
} from '@interregnum/kernel';
import type { AreaChoice, AreaSet, Count, UnitSet, Who } from '../effect.ts';
import {
  ATTRIBUTES,
  type Attribute,
  FACTION_UNITS,
  FACTIONS,
  NEUTRAL_UNITS,
  REINFORCEMENTS,
  RESOURCES,
  type Resource,
  SHAPES,
  type UnitId,
} from '../words.ts';

export const UNIT_IDS: readonly UnitId[] = [
  ...FACTIONS.flatMap((faction): readonly UnitId[] => FACTION_UNITS[faction]),
  ...NEUTRAL_UNITS,
  ...FACTIONS.flatMap((faction): readonly UnitId[] => REINFORCEMENTS[faction]),
];

function firstOf<S, R>(all: readonly S[], ask: (one: S) => R | null): R | null {
  for (const one of all) {
    const answer = ask(one);
    if (answer !== null) return answer;
  }
  return null;
}

/** The first slot that can read or write it. */
export const anyOf = <V>(...slots: readonly Slot<V>[]): Slot<V> => ({
  pattern: slots.map(({ pattern }) => `(?:${pattern})`).join('|'),
  says: slots.map(({ says }) => says).join(', '),
  read: text => firstOf(slots, slot => slot.read(text)),
  write: value => firstOf(slots, slot => slot.write(value)),
});

/** Words that stand for values. */
export function named<V>(values: Readonly<Record<string, V>>): Slot<V> {
  const words = wordSlot(Object.keys(values));
  return {
    ...words,
    read: text => values[words.read(text) ?? ''] ?? null,
    write: value => Object.keys(values).find(word => values[word] === value) ?? null,
  };
}

// --- players and numbers -------------------------------------------------------------------------------------------------

const WHO: Readonly<Record<string, Who>> = {
  me: 'me',
  'the picked player': 'picked',
  'the opponent': 'opponent',
  'the highest bidder': 'high',
  'the lowest bidder': 'low',
  'the controller of the area': 'controller',
  'the player with the fewest areas': 'fewest-areas',
};
export const whoSlot: Slot<Who> = { ...named(WHO), says: 'a player' };
/** What can stand in the slots that say less than all of it. */
export const PLAYERS: readonly string[] = Object.keys(WHO);

export const MOST = 12;
export const numberSlot = countSlot(1, MOST);
/** Read and written as what is lost. */
export const lossSlot: Slot<number> = {
  ...numberSlot,
  read: text => {
    const n = numberSlot.read(text);
    return n === null ? null : -n;
  },
  write: n => (n < 0 ? numberSlot.write(-n) : null),
};
const isNumber = (value: unknown): value is number => typeof value === 'number';
const plainCount: Slot<Count> = {
  ...numberSlot,
  read: numberSlot.read,
  write: value => (isNumber(value) ? numberSlot.write(value) : null),
};
/** `n`: the amount that was picked. */
const COUNTED: Readonly<Record<string, Count>> = {
  n: 'n',
  'one for each city': 'perCity',
  "the city's printed": 'printedInfluence',
  "the unit's damage as": 'damageOnUnit',
};
export const countOf: Slot<Count> = { ...anyOf(plainCount, named(COUNTED)), says: 'a count' };
export const COUNTS: readonly string[] = Object.keys(COUNTED);
/** A number, or `all`. */
export const numberOrAll: Slot<number | 'all'> = {
  pattern: `${numberSlot.pattern}|all`,
  says: `${numberSlot.says}, all`,
  read: text => (text === 'all' ? 'all' : numberSlot.read(text)),
  write: value => (value === 'all' ? 'all' : numberSlot.write(value)),
};

export const shapeSlot = wordSlot(SHAPES);
export const unitSlot: Slot<UnitId> = { ...wordSlot(UNIT_IDS), says: 'a unit' };
export const resourceSlot: Slot<Resource | 'picked'> = named<Resource | 'picked'>({
  food: 'food',
  wood: 'wood',
  ore: 'ore',
  'the picked dial': 'picked',
});
export const resourcesSlot: Slot<readonly Resource[] | 'highest'> = anyOf<readonly Resource[] | 'highest'>(
  named<'highest'>({ 'the highest': 'highest' }),
  wordsSlot(RESOURCES, '/'),
);
export const attributeSlot = wordSlot(ATTRIBUTES);
export const attributeOrPicked: Slot<Attribute | 'picked'> = named<Attribute | 'picked'>({
  strength: 'strength',
  agility: 'agility',
  wisdom: 'wisdom',
  'the picked attribute': 'picked',
});

// --- sets ------------------------------------------------------------------------------------------------------------------

const BETWEEN = '&';
const ALL = 'any';

/** Filters between brackets, all of which must hold: `(mine & with a city)`; `(any)` is all of them. */
function setSlot<S extends object>(says: string, filters: Templates<S>): Slot<S> {
  const bare = (text: string): string => text.slice(1, -1).trim();
  return {
    pattern: '\\((?:[^()]|\\([^()]*\\))*\\)',
    says,
    read: text => {
      if (bare(text) === ALL) return {} as S;
      const found = partsOf(bare(text)).map(filters.find);
      const keys = found.flatMap(one => Object.keys(one ?? {}));
      if (found.includes(null) || new Set(keys).size < keys.length) return null;
      return Object.assign({}, ...found) as S;
    },
    write: set => {
      const parts = Object.entries(set).map(([key, value]) => filters.write({ [key]: value } as S));
      if (parts.includes(null)) return null;
      return `(${parts.length === 0 ? ALL : parts.join(` ${BETWEEN} `)})`;
    },
  };
}

/** Parts between `&`, those in inner brackets left whole. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === BETWEEN && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim());
}

const area = (words: string, set: AreaSet): Template => template(words, { ...set });

export const AREA_FILTERS = templates<AreaSet>('a word for areas', [
  area('mine', { control: 'mine' }),
  area('of an enemy', { control: 'enemy' }),
  area('of nobody', { control: 'free' }),
  area('mine or of nobody', { control: 'friendly-or-free' }),
  area('not of the picked player', { control: 'not-picked' }),
  area('in my home realm', { home: 'my' }),
  area('in no home realm', { home: 'no' }),
  area('without a rune', { rune: 'none' }),
  area('with a rune', { rune: 'some' }),
  area('with a facedown rune', { rune: 'facedown' }),
  area('with a facedown dragon rune', { rune: 'dragon' }),
  area('whose rune can go next door', { runeCanGo: true }),
  area('with a city', { city: true }),
  area('without a city', { city: false }),
  area('with a free space for a city', { citySpace: 'free' }),
  area('with my stronghold', { stronghold: 'mine' }),
  area('without my stronghold', { stronghold: 'none' }),
  area('with an undamaged stronghold', { stronghold: 'undamaged' }),
  area('where a stronghold may stand', { site: true }),
  area('with a development', { development: true }),
  area('without a development', { development: false }),
  area('with my hero', { myHero: 'here' }),
  area('with my hero or next to him', { myHero: 'within-1' }),
  area("the hero's", { theHero: 'here' }),
  area("the hero's or next to it", { theHero: 'here-or-next' }),
  area("next to the hero's", { theHero: 'next' }),
  area("within two of the hero's", { theHero: 'within-2' }),
  area('that its neutral units can enter', { enterable: 'by-neutrals' }),
  area('next to the picked area', { nextTo: 'area' }),
  area('next to mine', { nextTo: 'mine' }),
  area('next to my home realm', { nextTo: 'my-home' }),
  area('mine or next to mine', { near: 'mine' }),
  area('with units of my faction', { units: 'my-faction' }),
  area('with neutral units', { units: 'neutral' }),
  area('with standing units', { units: 'standing' }),
  area('without units', { units: 'none' }),
  template('with at least {myUnits} of my units', {}, { myUnits: numberSlot }),
  area('that I have not activated', { notActivated: 'me' }),
  area('that the picked player has not activated', { notActivated: 'picked' }),
  area('seen', { seen: true }),
  area('picked', { picked: true }),
  area('desolated', { waste: 'desolation' }),
  area('with a waste token', { waste: 'some' }),
  area('where desolation may lie', { waste: 'can-desolate' }),
  area('where cryomancy may lie', { waste: 'can-freeze' }),
]);
export const areaSlot: Slot<AreaSet> = setSlot('areas', AREA_FILTERS);

const OTHERWISE = ' or else ';
/** One set, or two: the second if the first is empty. */
export const choiceSlot: Slot<AreaChoice> = {
  pattern: `${areaSlot.pattern}(?:${OTHERWISE}${areaSlot.pattern})?`,
  says: areaSlot.says,
  read: text => {
    const [one, other] = text.split(OTHERWISE).map(areaSlot.read);
    if (!one || other === null) return null;
    return other === undefined ? one : [one, other];
  },
  write: from => {
    const texts = (Array.isArray(from) ? (from as readonly AreaSet[]) : [from as AreaSet]).map(areaSlot.write);
    return texts.includes(null) ? null : texts.join(OTHERWISE);
  },
};

const unit = (words: string, set: UnitSet): Template => template(words, { ...set });

export const UNIT_FILTERS = templates<UnitSet>('a word for units', [
  unit('mine', { of: 'mine' }),
  unit("the opponent's", { of: 'opponents' }),
  unit("anybody's", { of: 'anybody' }),
  unit('neutral', { of: 'neutral' }),
  template('{shapes}', {}, { shapes: wordsSlot(SHAPES, '/') }),
  template('{types}', {}, { types: wordsSlot(UNIT_IDS, '/') }),
  unit('standing', { state: 'standing' }),
  unit('routed', { state: 'routed' }),
  template('with initiative {initiative} or more', {}, { initiative: countSlot(1, 5) }),
  template('with initiative {initiativeIs}', {}, { initiativeIs: countSlot(1, 5) }),
  unit('also beside the battle', { bystanders: true }),
  unit('with more than one health', { tough: true }),
  template('with at least {healthLeft} health left', {}, { healthLeft: numberSlot }),
  unit('damaged', { hurt: 'damaged' }),
  unit('damaged or routed', { hurt: 'damaged-or-routed' }),
  template('in {in}', {}, { in: areaSlot }),
]);
export const unitsSlot: Slot<UnitSet> = setSlot('units', UNIT_FILTERS);
