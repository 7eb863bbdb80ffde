/** Units and faction sheets in content files. */
import { expectWorded, NotationError, type Path, type Worded } from '@interregnum/kernel';
import { texts } from '../../texts/index.ts';
import type { DialSpace, FactionSheet, Unit } from '../card.ts';
import { SHEETS } from '../sheets.ts';
import { UNITS } from '../units.ts';
import { FACTION_UNITS, FACTIONS, RESOURCES, type Resource, SHAPES } from '../words.ts';
import { type Chapter, NAME, type OtherWords } from './chapter.ts';
import { checkProgram } from './check.ts';
import { program } from './effects.ts';
import { flag, list, number, numbers, on, oneOf, only, type Part, word } from './field.ts';
import { askedAs } from './program.ts';

// --- units -------------------------------------------------------------------------------------------------------------------

const isNeutral = ({ faction }: Unit): boolean => faction === null;

const LANGUAGES = ['en', 'de'] as const;
const PLURAL = /^\{n, plural, one \{# (.*)\} other \{# (.*)\}\}$/;
/** What one is called where they are counted, and what several are. */
const counted = (language: 'en' | 'de', { id }: Unit): readonly [one: string, several: string] => {
  const [, one, several] = PLURAL.exec(texts[language][`units.${id}`]!)!;
  return [one!, several!];
};
const worded = (value: unknown, path: Path): Worded => {
  const words = expectWorded(value, NAME, path);
  if (LANGUAGES.some(language => words[language].includes('#'))) throw new NotationError(path, "expected no '#'");
  return words;
};

const several: OtherWords<Unit> = {
  key: 'several',
  read: (unit, said, words, path) => {
    if (said.name === undefined && said.several === undefined) return;
    const one = said.name === undefined ? null : worded(said.name, [...path, 'name']);
    const more = said.several === undefined ? null : worded(said.several, [...path, 'several']);
    const messages = LANGUAGES.map(language => {
      const before = counted(language, unit);
      return `{n, plural, one {# ${one?.[language] ?? before[0]}} other {# ${more?.[language] ?? before[1]}}}`;
    });
    words.say(`units.${unit.id}`, { en: messages[0]!, de: messages[1]! });
  },
  write: unit => {
    const [en, de] = LANGUAGES.map(language => counted(language, unit)[1]);
    return en === de ? en : { en, de };
  },
};

/** Those who join are of the same sheet. */
function checkJoining({ faction, ability }: Unit, path: Path): void {
  const own: readonly string[] = faction === null ? [] : FACTION_UNITS[faction];
  const foreign = ability.find(op => op.op === 'join' && !own.includes(op.unit));
  if (foreign) throw new NotationError(path, 'only units of its own faction join');
}

function completeUnit(unit: Unit, path: Path): Unit {
  checkJoining(unit, [...path, 'do']);
  checkProgram(unit.ability, isNeutral(unit) ? 'neutralAbility' : 'ability', unit.module, [...path, 'do']);
  checkProgram(unit.inDuel, 'inDuel', unit.module, [...path, 'in duel']);
  return { ...unit, ability: askedAs(unit.ability, 'RNW-D26') };
}

/** Cards and cities ask for shapes: of a faction for triangles, of neutral units for all. */
function checkShapes(units: readonly Unit[], path: Path): void {
  const has = (faction: Unit['faction'], shape: Unit['shape']) =>
    units.some(unit => unit.faction === faction && unit.module === 'base' && unit.shape === shape);
  const missing = SHAPES.find(shape => !has(null, shape));
  if (missing) throw new NotationError(path, `expected a neutral unit that is a ${missing}`);
  const faction = FACTIONS.find(one => !has(one, 'triangle'));
  if (faction) throw new NotationError(path, `expected a unit of ${faction} that is a triangle`);
}

export const units: Chapter<Unit> = {
  name: 'units',
  things: UNITS,
  idOf: ({ id }) => id,
  words: unit => ({
    name: `unit.${unit.id}`,
    ability: `ability.${unit.id}`,
    text: `text.${unit.id}`,
    ...(isNeutral(unit) && { 'duel text': `inDuel.${unit.id}` }),
  }),
  other: several,
  parts: {
    figures: on('figures', number(1, 24)),
    shape: on('shape', word(SHAPES)),
    health: on('health', number(1, 6)),
    initiative: on('initiative', number(1, 5)),
    flying: on('isFlying', flag),
    fast: on('isFast', flag),
    do: on('ability', program),
    'in duel': only(isNeutral, on('inDuel', program)),
  },
  told: { do: 'text', 'in duel': 'duel text' },
  complete: completeUnit,
  check: checkShapes,
};

// --- faction sheets ------------------------------------------------------------------------------------------------------------

const SPACES = 8;

/** Its own units of the base game, and the icons. */
const spaces = (sheet: FactionSheet): readonly DialSpace[] => ['influence', 'tactics', ...FACTION_UNITS[sheet.id]];
const dialPart = (res: Resource): Part<FactionSheet> => ({
  read: (sheet, value, path) => {
    const read = list(oneOf(spaces(sheet)), SPACES, SPACES).read(value, path, []);
    return { ...sheet, dials: { ...sheet.dials, [res]: read } };
  },
  write: sheet => sheet.dials[res],
});

/** What the dials start with has to be in the box. */
export function checkArmies(sheets: readonly FactionSheet[], all: readonly Unit[]): void {
  for (const { id, dials, start } of sheets) {
    const army = RESOURCES.flatMap(res => dials[res].slice(0, start[res]));
    const short = all.find(unit => army.filter(space => space === unit.id).length > unit.figures);
    if (short)
      throw new NotationError(
        ['factions', id, 'start'],
        `the dials start with more ${short.id} than there are figures`,
      );
  }
}

export const factions: Chapter<FactionSheet> = {
  name: 'factions',
  things: SHEETS,
  idOf: ({ id }) => id,
  words: ({ id }) => ({
    name: `faction.${id}`,
    fortification: `fortification.${id}`,
    text: `fortificationText.${id}`,
  }),
  parts: {
    start: on('start', numbers(RESOURCES, 0, SPACES)),
    influence: on('influence', number(0, 9)),
    tactics: on('tactics', number(0, 6)),
    ...Object.fromEntries(RESOURCES.map(res => [`${res} dial`, dialPart(res)])),
    do: on('fortification', program),
    'used up': on('isFortificationSpent', flag),
  },
  told: { do: 'text', 'used up': 'text' },
  complete: (sheet, path) => {
    checkProgram(sheet.fortification, 'fortification', 'base', [...path, 'do']);
    return { ...sheet, fortification: askedAs(sheet.fortification, 'RNW-D26') };
  },
  check: (all, path) => {
    const twice = all.findIndex((sheet, i) => all.findIndex(other => other.influence === sheet.influence) < i);
    if (twice >= 0)
      throw new NotationError(
        [...path, all[twice]!.id, 'influence'],
        'every faction starts with influence of its own: the order of bids and ties follows from it',
      );
  },
};
